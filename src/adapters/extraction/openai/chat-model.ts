/** One question to an OpenAI-compatible server, held to a schema. */
import { type Either, left, right } from 'fp-ts/lib/Either.js';
import OpenAI from 'openai';
import { faultOf } from './client-fault.ts';
import { answerSchema, type ModelAnswer, readAnswer } from './model-answer.codec.ts';
import type { ModelFault } from './model-fault.ts';
import { instructions } from './prompt.ts';

export type ModelSettings = {
  readonly apiKey: string;
  /** null: OpenAI's own */
  readonly baseUrl: string | null;
  readonly model: string;
  /** of one attempt, milliseconds */
  readonly timeoutMs?: number;
  /** of all attempts with the waiting between them, milliseconds */
  readonly deadlineMs?: number;
};

export type Question = {
  readonly text: string;
  /** JPEGs of pages that have no text */
  readonly pictures: readonly Uint8Array[];
  /** tokens */
  readonly longestAnswer: number;
};

export type Usage = { readonly inputTokens: number; readonly outputTokens: number };
/** `usage` is there also when the answer cannot be used: it was paid for. */
export type Answered = { readonly result: Either<ModelFault, ModelAnswer>; readonly usage: Usage };
export type ChatModel = { readonly name: string; readonly ask: (question: Question) => Promise<Answered> };

const retries = 2;
const none: Usage = { inputTokens: 0, outputTokens: 0 };
const failed = (fault: ModelFault, usage: Usage = none): Answered => ({ result: left(fault), usage });

/** Retries what may pass (429, 5xx, no connection) twice, after the time that Retry-After names. Rejects only for faults of this program. */
export function createChatModel({ apiKey, baseUrl, model, timeoutMs = 45_000, deadlineMs = 165_000 }: ModelSettings): ChatModel {
  const client = new OpenAI({
    apiKey,
    baseURL: baseUrl ?? 'https://api.openai.com/v1',
    organization: null,
    project: null,
    maxRetries: retries,
    timeout: timeoutMs,
    logLevel: 'off',
  });

  const ask = async ({ text, pictures, longestAnswer }: Question): Promise<Answered> => {
    // the client's own timeout is of each attempt, with the answer's body
    const signal = AbortSignal.timeout(deadlineMs);
    const seen = pictures.map((picture) => ({
      type: 'image_url' as const,
      image_url: { url: `data:image/jpeg;base64,${Buffer.from(picture).toString('base64')}`, detail: 'high' as const },
    }));
    try {
      const completion = await client.chat.completions.create(
        {
          model,
          messages: [
            { role: 'system', content: instructions },
            { role: 'user', content: [{ type: 'text', text }, ...seen] },
          ],
          response_format: { type: 'json_schema', json_schema: { name: 'documents', strict: true, schema: answerSchema } },
          max_completion_tokens: longestAnswer,
          temperature: 0,
        },
        { signal },
      );
      return judged(completion);
    } catch (error) {
      const fault = faultOf(error, signal.aborted);
      if (fault) return failed(fault);
      throw error;
    }
  };
  return { name: model, ask };
}

function judged({ choices, usage }: OpenAI.Chat.ChatCompletion): Answered {
  const used = { inputTokens: usage?.prompt_tokens ?? 0, outputTokens: usage?.completion_tokens ?? 0 };
  const choice = choices?.[0];
  if (!choice) return failed('broken_answer', used);
  if (choice.message.refusal || choice.finish_reason === 'content_filter') return failed('refused', used);
  if (choice.finish_reason === 'length') return failed('truncated', used);
  const answer = readAnswer(choice.message.content ?? '');
  return answer ? { result: right(answer), usage: used } : failed('broken_answer', used);
}
