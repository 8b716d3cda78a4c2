/** Vectors of an OpenAI-compatible server. */
import OpenAI, { APIError } from 'openai';
import { type Embedder, EmbedderUnavailable } from '../../domain/chat/knowledge/embedder.port.ts';
import { normalised } from './local-hash.ts';

export type OpenAiEmbedderOptions = {
  readonly apiKey: string;
  readonly baseUrl: string | null;
  readonly model: string;
  readonly dims: number;
  readonly timeoutMs?: number;
};

export const createOpenAiEmbedder = ({ apiKey, baseUrl, model, dims, timeoutMs = 30_000 }: OpenAiEmbedderOptions): Embedder => {
  const client = new OpenAI({ apiKey, ...(baseUrl === null ? {} : { baseURL: baseUrl }), maxRetries: 2, timeout: timeoutMs });
  return {
    provider: 'openai',
    model,
    dims,
    semantic: true,
    minScore: 0.25,
    embed: async (texts) => {
      const answer = await client.embeddings
        .create({ model, input: [...texts], dimensions: dims, encoding_format: 'float' })
        .catch((error: unknown) => {
          if (error instanceof APIError) throw new EmbedderUnavailable(`the embedder answered ${error.status ?? 'nothing'}`);
          throw error;
        });
      const vectors = answer.data
        .toSorted((a, b) => a.index - b.index)
        .map(({ embedding }) => normalised(Float32Array.from(embedding)));
      if (vectors.length !== texts.length) throw new EmbedderUnavailable('the embedder answered fewer vectors than texts');
      return { vectors, tokens: answer.usage?.total_tokens ?? 0 };
    },
  };
};
