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
  /** per million tokens, as the operator says; null: nobody said */
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
  fault: [orNull(text), 'The code of what is wrong: unauthorised, no_credit, unknown_model, timed_out …'],
  says: [orNull(text), "The provider's own sentence about it, without anything of the key"],
} as const;

const usageShape = record({
  from: [day, 'The first day of the month (UTC)'],
  documents: [integer, 'Documents and mails that it read'],
  tokens: [integer, 'Of questions and answers together'],
  input_tokens: [integer, 'Of questions; those of days before this was counted are missing'],
  output_tokens: [integer, 'Of answers; likewise'],
  tokens_per_document: [orNull(number), 'On average; null: it read none'],
  cost: [orNull(number), 'By the prices of the operator (`AI_PRICES`); null: they are not set'],
  cost_per_document: [orNull(number), 'On average; null: not known'],
  currency: [orNull(text), 'ISO 4217; of the prices'],
  daily_limit: [integer, 'Tokens that the company may use in a day (UTC)'],
  monthly_limit: [orNull(integer), 'Tokens that it may use in a month (`AI_MONTHLY_TOKENS`); null: no such limit'],
  monthly_cost_limit: [
    orNull(number),
    'What it may spend in a month: the lower of `AI_MONTHLY_COST` and `language_model_monthly_cost` of its settings; null: no such limit, or no prices to count with',
  ],
});

const modelShape = named(
  'LanguageModel',
  'The language model that reads documents beside the built-in readers',
  record({
    state: [choice(...states), 'not_configured; not_asked: nothing has been asked of it yet; answers; unavailable: see `fault`'],
    ...faultFields,
    since: [orNull(time), 'Since when it is in this state'],
    seen_at: [orNull(time), 'When it was last seen in it'],
    provider: [orNull(choice('openai', 'anthropic')), 'Whose API it speaks; openai: also every compatible server'],
    base_url: [orNull(text), "The server; null: the provider's own"],
    model: [orNull(text), 'Its name'],
    ends_on: [orNull(day), 'When the provider shuts it down, as its list of models says; null: not announced or not told'],
    listed: [orNull(flag), 'Whether the provider lists it; null: not told'],
    key_set: [flag, 'Whether the operator has set a key'],
    embedding_model: [orNull(text), 'Of the vectors of the chat assistant; null: the service makes its own'],
    settings: [listOf(text), 'The environment variables by which the operator chose it'],
    used: [flag, 'The company lets it read its documents (`language_model` of its settings)'],
    usage: [orNull(usageShape), 'What the company has used this month; null: no model is configured'],
  }),
);

const probeShape = named(
  'LanguageModelProbe',
  'One thing that the model was asked to show',
  record({
    probe: [choice(...probes), 'A text, an answer of a given shape, a picture, a tool, vectors'],
    outcome: [
      choice(...outcomes),
      'works; limited: it answers and cannot do this, which the service does without; failed; skipped: the model does not answer at all; not_configured: nothing of the kind is asked for',
    ],
    ms: [orNull(integer), 'How long it took, in milliseconds; null: nothing was asked'],
    ...faultFields,
  }),
);

const rounded = (amount: number): number => Math.round(amount * 10_000) / 10_000;
const million = 1_000_000;

const lowest = (...limits: readonly (number | null | undefined)[]): number | null => {
  const known = limits.filter((limit) => limit != null);
  return known.length === 0 ? null : Math.min(...known);
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
    const seen = await languageModel.state();
    if (!seen) return { ...none, state: 'not_asked' as const };
    const { fault, says, since, seenAt } = seen;
    return { fault, says, since, seen_at: seenAt, state: fault === null ? ('answers' as const) : ('unavailable' as const) };
  };

  return [
    endpoint({
      method: 'get',
      path,
      summary: 'The language model that reads documents: how it does, and what the company has used of it this month',
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
      summary:
        'Ask the language model for a text, an answer of a given shape, a picture, a tool and vectors; without a model the list is empty',
      permission: 'channels:write',
      body: requestSchema({}),
      answers: { 200: json(record({ probes: [listOf(probeShape), 'What came of each'] })) },
      handle: async () => ({ status: 200, body: { probes: [...(await languageModel.test())] } }),
    }),
  ];
};
