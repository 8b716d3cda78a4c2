/** What the settings page shows of the language model, and its test. */
import { createAskedTogether, createRemembered } from '@order-intake/kernel';
import type { BudgetLimits } from '../../adapters/extraction/openai/model-budget.ts';
import { isPermanent, type ModelFault } from '../../adapters/model/model-fault.ts';
import type { ConfiguredModel, LanguageModelOfInstallation } from '../../api/endpoints/company/language-model.endpoints.ts';
import type { CompanySettings } from '../../domain/company/company.events.ts';
import type { Config, ModelConfig } from '../../platform/config/config.ts';
import type { Foundation } from './compose-foundation.ts';
import { probeLanguageModel } from './probe-language-model.ts';

const hourMs = 3_600_000;
const listMs = 4_000;

const usedThisMonth = `select coalesce(sum(requests), 0)::int as documents, coalesce(sum(tokens), 0)::float8 as tokens,
    coalesce(sum(input_tokens), 0)::float8 as "inputTokens", coalesce(sum(output_tokens), 0)::float8 as "outputTokens"
  from app.model_usage where company_id = $1 and day >= date_trunc('month', now() at time zone 'utc')::date`;

/** Who may see the page is no operator: no password that a URL holds, and no query. */
const shownUrl = (url: string | null): string | null => {
  if (url === null) return null;
  const { origin, pathname } = new URL(url);
  return `${origin}${pathname}`;
};

const configuredOf = (
  { provider, apiKey, baseUrl, model, dailyTokens, monthlyTokens, monthlyCost, prices }: ModelConfig,
  config: Config,
): ConfiguredModel => ({
  provider,
  baseUrl: shownUrl(baseUrl),
  model,
  isKeySet: apiKey !== null,
  settings:
    provider === 'anthropic'
      ? ['AI_PROVIDER', 'ANTHROPIC_API_KEY', 'ANTHROPIC_BASE_URL', 'ANTHROPIC_MODEL']
      : ['AI_PROVIDER', 'OPENAI_API_KEY', 'OPENAI_BASE_URL', 'OPENAI_MODEL'],
  dailyTokens,
  monthlyTokens,
  monthlyCost,
  embeddingModel: config.embedding?.model ?? null,
  prices,
});

/** A company may want to spend less than the installation allows, never more. */
export const budgetLimits = (
  { dailyTokens, monthlyTokens, monthlyCost, prices }: ModelConfig,
  { languageModelMonthlyCost: companyLimit = null }: Pick<CompanySettings, 'languageModelMonthlyCost'>,
): BudgetLimits => ({
  dailyTokens,
  monthlyTokens,
  monthlyCost: companyLimit === null ? monthlyCost : Math.min(companyLimit, monthlyCost ?? companyLimit),
  prices,
});

export const composeLanguageModel = ({
  config,
  pool,
  modelHealth,
  modelWatch,
}: Pick<Foundation, 'config' | 'pool' | 'modelHealth' | 'modelWatch'>): LanguageModelOfInstallation => {
  const { model } = config;
  const listed = createRemembered<Awaited<ReturnType<LanguageModelOfInstallation['listed']>>>({
    ms: hourMs,
    most: 1,
    now: () => performance.now(),
  });
  const together = createAskedTogether<Awaited<ReturnType<typeof probeLanguageModel>>>();
  return {
    configured: model && configuredOf(model, config),
    state: async () => (await modelHealth?.read()) ?? null,
    listed: () =>
      listed('model', async () => {
        const { listedModel } = await import('../../adapters/model/listed-model.ts');
        return model ? listedModel({ ...model, timeoutMs: listMs, retries: 0 }) : { isListed: null, endsOn: null };
      }),
    usedThisMonth: async (companyId) =>
      (await pool.query<Awaited<ReturnType<LanguageModelOfInstallation['usedThisMonth']>>>(usedThisMonth, [companyId]))
        .rows[0] ?? {
        documents: 0,
        tokens: 0,
        inputTokens: 0,
        outputTokens: 0,
      },
    test: async () => {
      const results = (await together('test', () => probeLanguageModel(config))) ?? [];
      const text = results.find(({ probe }) => probe === 'text');
      if (text) await noted(text.fault, text.says);
      return results;
    },
  };

  /** One test that fails for a moment says nothing yet; one that answers does. */
  async function noted(fault: ModelFault | null, says: string | null): Promise<void> {
    if (fault !== null && !isPermanent(fault)) return;
    modelWatch.note(fault ?? 'answered', says ?? undefined);
    await modelWatch.flushed();
    // another process may have seen a fault since this one told that it answers
    if (fault === null) await modelHealth?.note(null);
  }
};
