/** Vectors of an OpenAI-compatible server. */
import { APIError, APIUserAbortError } from 'openai';
import { type Embedder, EmbedderUnavailable } from '../../domain/chat/knowledge/embedder.port.ts';
import { createOpenAiClient, type OpenAiClientOptions } from '../model/openai-client.ts';
import { normalised } from './local-hash.ts';

export type OpenAiEmbedderOptions = Pick<OpenAiClientOptions, 'apiKey' | 'baseUrl'> & {
  readonly model: string;
  readonly dims: number;
  readonly timeoutMs?: number;
};

export const createOpenAiEmbedder = ({ apiKey, baseUrl, model, dims, timeoutMs = 30_000 }: OpenAiEmbedderOptions): Embedder => {
  const client = createOpenAiClient({ apiKey, baseUrl, timeoutMs, retries: 2 });
  /** Only some models can shorten their vectors; the others are taken as they come, if they are of the right length. */
  let shortens = true;
  const create = async (texts: readonly string[]) => {
    const request = { model, input: [...texts], encoding_format: 'float' as const };
    if (!shortens) return client.embeddings.create(request);
    return client.embeddings.create({ ...request, dimensions: dims }).catch((error: unknown) => {
      if (!refusesDimensions(error)) throw error;
      shortens = false;
      return client.embeddings.create(request);
    });
  };
  return {
    provider: 'openai',
    model,
    dims,
    semantic: true,
    minScore: 0.25,
    embed: async (texts) => {
      const answer = await create(texts).catch((error: unknown) => {
        if (error instanceof APIError && !(error instanceof APIUserAbortError))
          throw new EmbedderUnavailable(`the embedder answered ${error.status ?? 'nothing'}`);
        throw error;
      });
      const vectors = answer.data
        .toSorted((a, b) => a.index - b.index)
        .map(({ embedding }) => normalised(Float32Array.from(embedding)));
      if (vectors.length !== texts.length) throw new EmbedderUnavailable('the embedder answered fewer vectors than texts');
      const length = vectors[0]?.length ?? dims;
      if (length !== dims)
        throw new EmbedderUnavailable(`the vectors of ${model} have ${length} numbers: set OPENAI_EMBEDDING_DIMENSIONS to it`);
      return { vectors, tokens: answer.usage?.total_tokens ?? 0 };
    },
  };
};

/** Source: OpenAI ("This model does not support specifying dimensions"), vLLM ("does not support matryoshka representation"), Mistral (422, `loc`). */
const refusesDimensions = (error: unknown): boolean =>
  error instanceof APIError && (error.status === 400 || error.status === 422) && /dimension|matryoshka/i.test(error.message);
