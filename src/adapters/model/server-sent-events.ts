/** Answers that arrive piece by piece. Source: HTML Living Standard, "Server-sent events"; each event's data is one JSON value. */
import type { Refusal } from './corrections.ts';

/** The provider gives up in the middle of its answer, with what it would have refused the request with. */
export class StreamRefused extends Error {
  override readonly name = 'StreamRefused';
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.text);
    this.refusal = refusal;
  }
}

export const isStream = ({ headers }: Response): boolean => /text\/event-stream/i.test(headers.get('content-type') ?? '');

/** Marks the end of OpenAI's streams. */
const endMarker = '[DONE]';

/** The data of each event. Throws StreamRefused for one that is an error. */
export async function* eventsOf({ body }: Response): AsyncGenerator<unknown> {
  if (!body) return;
  let rest = '';
  for await (const text of body.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + text).split(/\r?\n/);
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const data = /^data: ?(.*)$/.exec(line)?.[1];
      if (!data) continue; // names of events, comments, and the empty lines between them
      if (data === endMarker) return;
      const event: unknown = JSON.parse(data);
      throwRefusal(event);
      yield event;
    }
  }
}

type ErrorEvent = {
  readonly type?: string;
  readonly error?: { readonly code?: unknown; readonly type?: string; readonly message?: string } | null;
  readonly code?: unknown;
  readonly message?: string;
};

/** OpenRouter gives the status as `error.code`, Anthropic a type, OpenAI's Responses an event of the type "error". */
function throwRefusal(event: unknown): void {
  const { type, error, ...rest } = (event ?? {}) as ErrorEvent;
  const refusal = error ?? (type === 'error' ? rest : null);
  if (!refusal) return;
  const status = typeof refusal.code === 'number' ? refusal.code : statusOf(JSON.stringify(event));
  throw new StreamRefused({ status, parameter: null, text: `${refusal.message ?? ''} ${JSON.stringify(event)}` });
}

const statuses: readonly (readonly [RegExp, number])[] = [
  [/overloaded_error/, 529],
  [/rate_limit|insufficient_quota/, 429],
  [/authentication_error|invalid_api_key/, 401],
  [/invalid_request|invalid_prompt/, 400],
];
const statusOf = (text: string): number => statuses.find(([sign]) => sign.test(text))?.[1] ?? 500;
