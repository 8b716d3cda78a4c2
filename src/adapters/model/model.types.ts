/** A question to a language model and its answer, in terms of no provider. */
import type { Either } from 'fp-ts/lib/Either.js';
import type { ModelFault } from './model-fault.ts';

export type ModelPicture = { readonly label: string; readonly jpeg: Uint8Array };

/** `arguments` is the text that the model wrote, JSON if it kept to the tool's parameters. */
export type ToolCall = { readonly id: string; readonly name: string; readonly arguments: string };

export type ModelMessage =
  | { readonly role: 'user'; readonly text: string; readonly pictures?: readonly ModelPicture[] }
  /** `raw`: the message as the provider's API gave it, to be given back to the same API */
  | { readonly role: 'assistant'; readonly text: string; readonly calls?: readonly ToolCall[]; readonly raw?: unknown }
  | { readonly role: 'tool'; readonly callId: string; readonly text: string };

export type ModelTool = { readonly name: string; readonly description: string; readonly parameters: JsonSchema };
export type JsonSchema = { readonly [keyword: string]: unknown };

export type ModelRequest = {
  readonly instructions: string;
  readonly messages: readonly ModelMessage[];
  /** what the answer has to be; `name` has letters and underscores only */
  readonly answer: { readonly name: string; readonly schema: JsonSchema };
  readonly tools?: readonly ModelTool[];
  /** the tools were used before and may not be used again */
  readonly toolsClosed?: boolean;
  /** tokens */
  readonly longestAnswer: number;
  /** sent only to models that take one */
  readonly temperature: number;
};

export type ModelReply = {
  readonly text: string;
  readonly calls: readonly ToolCall[];
  readonly raw: unknown;
  readonly end: 'complete' | 'cut_off' | 'refused';
};

/** tokens, cached ones included */
export type ModelUsage = { readonly inputTokens: number; readonly outputTokens: number };
export const noUsage: ModelUsage = { inputTokens: 0, outputTokens: 0 };
export const addUsage = (a: ModelUsage, b: ModelUsage): ModelUsage => ({
  inputTokens: a.inputTokens + b.inputTokens,
  outputTokens: a.outputTokens + b.outputTokens,
});

/** `usage` is there also when the answer cannot be used: it was paid for. `says`: of a fault of the account or the settings, the provider's own sentence. */
export type ModelAnswered<T> = { readonly result: Either<ModelFault, T>; readonly usage: ModelUsage; readonly says?: string };

export type LanguageModel = {
  readonly provider: 'openai' | 'anthropic';
  /** the provider's name of the model */
  readonly name: string;
  /** whether it takes pictures, as far as is known; absent: nothing is known */
  readonly sees?: () => boolean;
  /** Rejects only for faults of this program. */
  readonly send: (request: ModelRequest, signal: AbortSignal) => Promise<ModelAnswered<ModelReply>>;
};
