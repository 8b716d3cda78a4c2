/** What writes an answer from the company's own records. Adapters under adapters/assistant implement it. */

export type HistoryEntry = { readonly from: 'customer' | 'assistant'; readonly text: string };

/** A record that the answer may rest on; `id` is what `usedSourceIds` names. */
export type AssistantSource = { readonly id: string; readonly entity: string; readonly recordId: string; readonly text: string };

export type AssistantQuestion = {
  /** null: unknown */
  readonly companyName: string | null;
  /** ISO 639-1: of the customer's last message */
  readonly language: string;
  /** oldest first, without the questions */
  readonly history: readonly HistoryEntry[];
  /** the messages to answer, oldest first */
  readonly questions: readonly string[];
  readonly sources: readonly AssistantSource[];
  /** What may be looked up while answering. Each gives records that the answer may then rest on, of this customer and nobody else. */
  readonly tools: {
    readonly search: (text: string) => Promise<readonly AssistantSource[]>;
    /** `number`: as the customer wrote it, empty for all */
    readonly orders: (number: string) => Promise<readonly AssistantSource[]>;
  };
};

export type AssistantAnswer = {
  /** `no_answer`: nothing in the sources answers it */
  readonly action: 'answer' | 'clarify' | 'handover' | 'refuse' | 'no_answer';
  readonly reply: string;
  /** all that it was shown: those given and those it looked up */
  readonly sources: readonly AssistantSource[];
  /** among the ids of those */
  readonly usedSourceIds: readonly string[];
  readonly usage: {
    readonly provider: string;
    readonly model: string;
    readonly promptVersion: string;
    readonly promptTokens: number;
    readonly completionTokens: number;
  };
};

export type Assistant = {
  /** Rejects with AssistantUnavailable. */
  readonly compose: (question: AssistantQuestion) => Promise<AssistantAnswer>;
};

export const assistantFailures = [
  'model_timeout',
  'model_refused_key',
  'model_busy',
  'model_failed',
  'answer_unreadable',
  'answer_refused',
] as const;
export type AssistantFailure = (typeof assistantFailures)[number];

/** No answer could be had. */
export class AssistantUnavailable extends Error {
  override readonly name = 'AssistantUnavailable';
  readonly code: AssistantFailure;
  constructor(code: AssistantFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
