/** The client of OpenAI and of the many servers that speak its API. */
import OpenAI from 'openai';
import { isAzure } from './capabilities.ts';
import { fetchKeepingRefusals } from './client-fault.ts';

export const openAiUrl = 'https://api.openai.com/v1';

export type OpenAiClientOptions = {
  /** null: a server that asks for none */
  readonly apiKey: string | null;
  /** null: OpenAI's own. A query (`?api-version=…` of Azure's deployments) goes with every request. */
  readonly baseUrl: string | null;
  /** of one attempt, milliseconds */
  readonly timeoutMs: number;
  readonly retries: number;
};

export function createOpenAiClient({ apiKey, baseUrl, timeoutMs, retries }: OpenAiClientOptions): OpenAI {
  const url = new URL(baseUrl ?? openAiUrl);
  const query = Object.fromEntries(url.searchParams);
  url.search = '';
  // Azure's older API (…/openai/deployments/NAME) takes the key in a header of its own; its v1 API takes both
  const azureKey = apiKey !== null && isAzure(url) ? { 'api-key': apiKey } : {};
  return new OpenAI({
    apiKey: apiKey ?? 'none',
    baseURL: url.toString().replace(/\/$/, ''),
    organization: null,
    project: null,
    maxRetries: retries,
    timeout: timeoutMs,
    logLevel: 'off',
    defaultQuery: query,
    defaultHeaders: { ...azureKey, ...(apiKey === null || 'api-key' in azureKey ? { Authorization: null } : {}) },
    fetch: fetchKeepingRefusals,
  });
}
