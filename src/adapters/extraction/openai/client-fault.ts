import OpenAI from 'openai';
import type { ModelFault } from './model-fault.ts';

/** The cause of an error of the client; undefined for what is no fault of the other side. */
export function faultOf(error: unknown, timedOut: boolean): ModelFault | undefined {
  if (timedOut || error instanceof OpenAI.APIConnectionTimeoutError) return 'timed_out';
  if (error instanceof OpenAI.APIConnectionError) return 'unreachable';
  if (error instanceof OpenAI.APIError && typeof error.status === 'number') {
    if (error.status === 401 || error.status === 403) return 'unauthorised';
    if (error.status === 429) return 'rate_limited';
    return error.status >= 500 ? 'provider_failed' : 'bad_request';
  }
  if (error instanceof SyntaxError) return 'broken_answer'; // the body of the response is no JSON
  if (error instanceof OpenAI.OpenAIError || error instanceof TypeError) return 'unreachable'; // the body broke off
  return undefined;
}
