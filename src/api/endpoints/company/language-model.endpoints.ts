/** The language model that the operator configured: how it does, what it costs, and a test of it. Nothing of its key is told. */
import type { LoadCompanySettings } from '../../../commands/company/change-company-settings.command.ts';
import { requestSchema } from '../../../platform/codec/decode-request.ts';
import { json } from '../../http/answers.ts';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { choice, day, flag, integer, listOf, named, number, orNull, record, text, time } from '../../http/shapes.ts';

const path = '/sales/language-model/';

const states = ['not_configured', 'not_asked', 'answers', 'unavailable'] as const;
const probes = ['text', 'schema', 'picture', 'tools', 'embeddings'] as const;
const outcomes = ['works', 'limited', 'failed', 'skipped', 'not_configured'] as const;

type Fault = { readonly fault: string | null; readonly says: string | null };

/** `isKeySet`: never the key. `endsOn`, `isListed` null: not known. */
export type ConfiguredModel = {
  readonly provider: 'openai' | 'anthropic';
  readonly baseUrl: string | null;
  readonly model: string;
  readonly isKeySet: boolean;
  readonly settings: readonly string[];
  readonly dailyTokens: number;
  readonly monthlyTokens: number | null;
  readonly monthlyCost: number | null;
  readonly embeddingModel: string | null;
  /** per million tokens, as configured by the operator; null: not configured */
  readonly prices: { readonly input: number; readonly output: number; readonly currency: string } | null;
};
export type ModelUsageOfMonth = {
  readonly documents: number;
  readonly tokens: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
};
export type ProbedModel = Fault & {
  readonly probe: (typeof probes)[number];
  readonly outcome: (typeof outcomes)[number];
  readonly ms: number | null;
};

/** null: none is configured */
export type LanguageModelOfInstallation = {
  readonly configured: ConfiguredModel | null;
  /** what the processes saw last; null: nobody has asked it yet */
  readonly state: () => Promise<(Fault & { readonly since: Date; readonly seenAt: Date }) | null>;
  readonly listed: () => Promise<{ readonly isListed: boolean | null; readonly endsOn: string | null }>;
  readonly usedThisMonth: (companyId: string) => Promise<ModelUsageOfMonth>;
  /** its outcome is noted for all processes */
  readonly test: () => Promise<readonly ProbedModel[]>;
};

const faultFields = {
  fault: [orNull(text), 'Error code: unauthorised, no_credit, unknown_model, timed_out …'],
  says: [orNull(text), "The provider's error message, without any part of the key"],
} as const;

const usageShape = record({
  from: [day, 'First day of the month (UTC)'],
  documents: [integer, 'Documents and emails that the model read'],
  tokens: [integer, 'Input and output tokens'],
  input_tokens: [integer, 'Input tokens; days before the service recorded them are missing'],
  output_tokens: [integer, 'Output tokens; days before the service recorded them are missing'],
  tokens_per_document: [orNull(number), 'Average tokens per document; null if it read none'],
  cost: [orNull(number), "Cost by the operator's prices (`AI_PRICES`); null if they are not set"],
  cost_per_document: [orNull(number), 'Average cost per document; null if unknown'],
  currency: [orNull(text), 'ISO 4217 currency code of the prices'],
  daily_limit: [integer, 'Daily (UTC) token limit of the company'],
  monthly_limit: [orNull(integer), 'Monthly token limit (`AI_MONTHLY_TOKENS`); null: no limit'],
  monthly_cost_limit: [
    orNull(number),
    "Monthly cost limit: the lower of `AI_MONTHLY_COST` and the company's setting `language_model_monthly_cost`; null: no limit, or no prices",
  ],
});

const modelShape = named(
  'LanguageModel',
  'The language model that reads documents in addition to the built-in readers',
  record({
    state: [choice(...states), 'not_configured; not_asked: not called yet; answers; unavailable: see `fault`'],
    ...faultFields,
    since: [orNull(time), 'Time since when it is in this state'],
    seen_at: [orNull(time), 'Time when this state was last observed'],
    provider: [orNull(choice('openai', 'anthropic')), 'API of the provider; openai also stands for compatible servers'],
    base_url: [orNull(text), "Server URL; null: the provider's default"],
    model: [orNull(text), 'Model name'],
    ends_on: [orNull(day), 'Date on which the provider retires the model; null: not announced or unknown'],
    listed: [orNull(flag), 'Whether the provider lists the model; null: unknown'],
    key_set: [flag, 'Whether the operator has set a key'],
    embedding_model: [orNull(text), 'Embedding model of the chat assistant; null: the built-in one'],
    settings: [listOf(text), 'Environment variables that select the model'],
    used: [flag, 'Whether the company uses the model (setting `language_model`)'],
    usage: [orNull(usageShape), 'Usage in the current month; null: no model is configured'],
  }),
);

const probeShape = named(
  'LanguageModelProbe',
  'A capability check of the model',
  record({
    probe: [choice(...probes), 'Capability: text, structured output, image, tool use or embeddings'],
    outcome: [
      choice(...outcomes),
      'works; limited: not supported, and the service works without it; failed; skipped: the model does not respond at all; not_configured: not used',
    ],
    ms: [orNull(integer), 'Duration in milliseconds; null if nothing was requested'],
    ...faultFields,
  }),
);

const rounded = (amount: number): number => Math.round(amount * 10_000) / 10_000;
const million = 1_000_000;

const lowest = (...limits: readonly (number | null | undefined)[]): number | null => {
  const setLimits = limits.filter((limit) => limit != null);
  return setLimits.length === 0 ? null : Math.min(...setLimits);
};

const usageView = (configured: ConfiguredModel, used: ModelUsageOfMonth, ownLimit: number | null | undefined, now: Date) => {
  const { prices, dailyTokens, monthlyTokens, monthlyCost } = configured;
  const { documents, tokens, inputTokens, outputTokens } = used;
  const cost = prices && (inputTokens * prices.input + outputTokens * prices.output) / million;
  return {
    from: `${now.toISOString().slice(0, 7)}-01`,
    documents,
    tokens,
    input_tokens: inputTokens,
    output_tokens: outputTokens,
    tokens_per_document: documents === 0 ? null : Math.round(tokens / documents),
    cost: cost === null ? null : rounded(cost),
    cost_per_document: cost === null || documents === 0 ? null : rounded(cost / documents),
    currency: prices?.currency ?? null,
    daily_limit: dailyTokens,
    monthly_limit: monthlyTokens,
    monthly_cost_limit: prices && lowest(monthlyCost, ownLimit),
  };
};

const none = { fault: null, says: null, since: null, seen_at: null } as const;

type Deps = {
  readonly commands: { readonly companySettings: LoadCompanySettings };
  readonly languageModel: LanguageModelOfInstallation;
};

export const languageModelEndpoints = ({ commands, languageModel }: Deps): readonly Endpoint[] => {
  const stateView = async (configured: ConfiguredModel | null) => {
    if (!configured) return { ...none, state: 'not_configured' as const };
    const observed = await languageModel.state();
    if (!observed) return { ...none, state: 'not_asked' as const };
    const { fault, says, since, seenAt } = observed;
    return { fault, says, since, seen_at: seenAt, state: fault === null ? ('answers' as const) : ('unavailable' as const) };
  };

  return [
    endpoint({
      method: 'get',
      path,
      summary: 'Get the status and monthly usage of the language model',
      permission: 'channels:read',
      answers: { 200: json(modelShape) },
      handle: async ({ caller }) => {
        const { configured } = languageModel;
        const [state, listed, settings, used] = await Promise.all([
          stateView(configured),
          configured ? languageModel.listed() : { isListed: null, endsOn: null },
          commands.companySettings(caller.companyId),
          configured ? languageModel.usedThisMonth(caller.companyId) : null,
        ]);
        return {
          status: 200,
          body: {
            ...state,
            provider: configured?.provider ?? null,
            base_url: configured?.baseUrl ?? null,
            model: configured?.model ?? null,
            ends_on: listed.endsOn,
            listed: listed.isListed,
            key_set: configured?.isKeySet ?? false,
            embedding_model: configured?.embeddingModel ?? null,
            settings: configured?.settings ?? [],
            used: settings.languageModel ?? true,
            usage: configured && used && usageView(configured, used, settings.languageModelMonthlyCost, new Date()),
          },
        };
      },
    }),
    endpoint({
      method: 'post',
      path: `${path}test/`,
      summary: 'Check the capabilities of the language model; the list is empty if none is configured',
      permission: 'channels:write',
      body: requestSchema({}),
      answers: { 200: json(record({ probes: [listOf(probeShape), 'Result of each check'] })) },
      handle: async () => ({ status: 200, body: { probes: [...(await languageModel.test())] } }),
    }),
  ];
};
