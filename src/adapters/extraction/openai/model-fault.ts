/** Why the model gave nothing that can be used. Each has a sentence for people and a code for machines. */
import OpenAI from 'openai';

export const modelFaults = {
  refused: 'The model refused to read the document.',
  truncated: "The model's answer was cut off before its end.",
  broken_answer: "The model's answer was not of the shape that it was asked for.",
  unauthorised: 'The model provider does not accept the key (OPENAI_API_KEY).',
  bad_request: 'The model provider does not accept the request: OPENAI_MODEL or OPENAI_BASE_URL may be wrong.',
  rate_limited: 'The model provider takes no more requests at the moment.',
  provider_failed: 'The model provider failed.',
  unreachable: 'The model provider could not be reached.',
  timed_out: 'The model did not answer in time.',
  document_budget: 'The document is larger than may be sent to the model.',
  daily_budget: 'The budget of the company for the model is used up for today.',
} as const;
export type ModelFault = keyof typeof modelFaults;

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
