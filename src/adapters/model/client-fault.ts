/** What an error of a provider's client comes to. The clients of OpenAI and Anthropic are made by the same generator and share their classes' shapes. */
import type { Refusal } from './corrections.ts';
import type { ModelFault } from './model-fault.ts';
import { moderated } from './moderated.ts';
import { StreamRefused } from './server-sent-events.ts';

export type ErrorClasses = {
  readonly connectionTimeout: new (...args: never[]) => Error;
  readonly connection: new (...args: never[]) => Error;
  readonly api: new (...args: never[]) => Error;
  readonly any: new (...args: never[]) => Error;
};

/** Undefined where no server refused anything. */
export function refusalOf(error: unknown, { api }: ErrorClasses): Refusal | undefined {
  if (error instanceof StreamRefused) return error.refusal;
  if (!(error instanceof api)) return undefined;
  const { status, param, error: body } = error as { status?: number; param?: unknown; error?: unknown };
  if (typeof status !== 'number') return undefined;
  return {
    status,
    parameter: typeof param === 'string' ? param : null,
    text: `${error.message} ${body === undefined ? '' : JSON.stringify(body)}`,
    body,
  };
}

const credit = /insufficient_quota|exceeded your current quota|billing|credit balance|insufficient (credits|balance|funds)/i;
const badKey = /api[ _]key (is )?(not valid|invalid)|invalid api[ _-]key|API_KEY_INVALID/i;
const modelIsUnknown =
  /model[^.]{0,80}(not found|does not exist)|model_not_found|no such model|invalid model|DeploymentNotFound/i;
const tooLong =
  /context (length|size|window)|context_length_exceeded|exceed_context_size|maximum model length|prompt is too long/i;

function faultOfStatus({ status, text }: Refusal): ModelFault {
  if ((status === 400 || status === 403) && moderated.test(text)) return 'refused';
  if (status === 402 || ((status === 400 || status === 403 || status === 429) && credit.test(text))) return 'no_credit';
  if (status === 401 || status === 403 || (status === 400 && badKey.test(text))) return 'unauthorised';
  if (status === 429) return 'rate_limited';
  if (status >= 500) return 'provider_failed';
  if (status === 413 || tooLong.test(text)) return 'context_exceeded';
  if (status === 404 || modelIsUnknown.test(text)) return 'unknown_model';
  return 'bad_request';
}

/** The cause of an error of the client; undefined for what is no fault of the other side. */
export function faultOf(error: unknown, timedOut: boolean, classes: ErrorClasses): ModelFault | undefined {
  if (timedOut || error instanceof classes.connectionTimeout) return 'timed_out';
  if (error instanceof classes.connection) return 'unreachable';
  const refusal = refusalOf(error, classes);
  if (refusal) return faultOfStatus(refusal);
  if (error instanceof SyntaxError) return 'broken_answer'; // the body of the response is no JSON
  if (error instanceof classes.any || error instanceof TypeError) return 'unreachable'; // the body broke off
  return undefined;
}

/**
 * Passed to the clients instead of fetch. They keep of a refusal's body only its `error`, and servers such as Mistral and vLLM have none; and they
 * retry every 429 and 500, those too that no waiting helps.
 */
export const fetchKeepingRefusals: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  if (response.ok || response.status < 400) return response;
  const text = await response.text();
  const headers = new Headers(response.headers);
  headers.delete('content-encoding');
  headers.delete('content-length');
  const hopeless =
    (response.status === 429 && credit.test(text)) || (response.status === 500 && /not supported|requires --jinja/i.test(text));
  if (hopeless) headers.set('x-should-retry', 'false');
  return new Response(withError(text), { status: response.status, statusText: response.statusText, headers });
};

function withError(text: string): string {
  try {
    const body: unknown = JSON.parse(text);
    const error = (body as { error?: unknown } | null)?.error;
    if (typeof error === 'object' && error !== null) return text;
    return JSON.stringify({ error: { message: text } });
  } catch {
    return text;
  }
}
