/** What a provider's list of models says about one. Sources: OpenAI API reference, "List models"; Claude API reference, "List models". */
import Anthropic from '@anthropic-ai/sdk';
import type { LanguageModelSettings } from './language-model.ts';
import { createOpenAiClient } from './openai-client.ts';

export type ListedModel = {
  /** null: the server has no list, or gives none to this key */
  readonly isListed: boolean | null;
  /** the provider's date, null: none is announced */
  readonly endsOn: string | null;
};

const unknown: ListedModel = { isListed: null, endsOn: null };

/** Never rejects: some servers have no list. */
export async function listedModel(settings: LanguageModelSettings): Promise<ListedModel> {
  try {
    return settings.provider === 'anthropic' ? await ofAnthropic(settings) : await ofOpenAi(settings);
  } catch {
    return unknown;
  }
}

async function ofOpenAi({ apiKey, baseUrl, model, timeoutMs, retries }: LanguageModelSettings): Promise<ListedModel> {
  const client = createOpenAiClient({ apiKey, baseUrl, timeoutMs, retries });
  let count = 0;
  for await (const { id, shutdown_date } of client.models.list()) {
    count += 1;
    if (id === model) return { isListed: true, endsOn: shutdown_date ?? null };
  }
  return count > 0 ? { isListed: false, endsOn: null } : unknown;
}

async function ofAnthropic({ apiKey, baseUrl, model, timeoutMs, retries }: LanguageModelSettings): Promise<ListedModel> {
  const url = baseUrl === null ? {} : { baseURL: baseUrl };
  const client = new Anthropic({ apiKey, authToken: null, ...url, maxRetries: retries, timeout: timeoutMs, logLevel: 'off' });
  for await (const { id, retires_at } of client.models.list())
    if (id === model) return { isListed: true, endsOn: retires_at?.slice(0, 10) ?? null };
  return { isListed: false, endsOn: null };
}
