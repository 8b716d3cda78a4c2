/**
 * What a server's model accepts in a request. Providers differ, and so do models of one provider: the first guess comes from the server's
 * address, every refusal that names a parameter corrects it (corrections.ts), and what was learned is remembered for a day.
 */

export type ModelApi = 'chat_completions' | 'responses' | 'messages';

/** How the answer is held to its schema, from the strictest to a plea in the prompt. */
export const answerFormats = ['strict_schema', 'schema', 'tool', 'json_object', 'prompt'] as const;
export type AnswerFormat = (typeof answerFormats)[number];

export type Capabilities = {
  readonly api: ModelApi;
  /** the parameter that limits the answer, null: none is sent */
  readonly limitParameter: 'max_completion_tokens' | 'max_tokens' | null;
  readonly temperature: boolean;
  readonly format: AnswerFormat;
  readonly tools: boolean;
  /** sent with tools, null: not sent */
  readonly effortWithTools: 'none' | null;
  readonly pictures: boolean;
  /** takes `store: false`, which keeps the provider from storing question and answer */
  readonly store: boolean;
  /** passes requests on to providers, and takes `provider.data_collection: 'deny'`: to none that keeps them or trains on them */
  readonly declinesTraining: boolean;
  /** sends its answer piece by piece */
  readonly stream: boolean;
  /** takes `stream_options`, without which some servers count no tokens of a stream */
  readonly streamUsage: boolean;
  /** tokens of question and answer together, null: unknown */
  readonly contextTokens: number | null;
};

const compatible: Capabilities = {
  api: 'chat_completions',
  limitParameter: 'max_tokens',
  temperature: true,
  format: 'strict_schema',
  tools: true,
  effortWithTools: null,
  pictures: true,
  store: false,
  declinesTraining: false,
  stream: true,
  streamUsage: true,
  contextTokens: null,
};

/** Only models before the reasoning ones take a temperature. */
const takesTemperature = (model: string): boolean => /^(gpt-3|gpt-4|chatgpt-4)/.test(model);
const isOpenAi = (host: string): boolean => host === 'api.openai.com' || host.endsWith('.api.openai.com');
const isOpenRouter = (host: string): boolean => host === 'openrouter.ai' || host.endsWith('.openrouter.ai');
const azureHost = /\.(openai\.azure|services\.ai\.azure|cognitiveservices\.azure)\.(com|us|cn)$/;
/** By the host, or by the path where a gateway stands in front. */
export const isAzure = ({ hostname, pathname }: URL): boolean =>
  azureHost.test(hostname) || /\/openai\/(deployments\/|v1(\/|$))/.test(pathname);

export const anthropicCapabilities: Capabilities = { ...compatible, api: 'messages', temperature: false };

/** The first guess for an OpenAI-compatible server. */
export function guessedCapabilities(baseUrl: string, model: string): Capabilities {
  const url = new URL(baseUrl);
  if (isOpenAi(url.hostname) || isAzure(url))
    return {
      ...compatible,
      limitParameter: 'max_completion_tokens',
      temperature: takesTemperature(model),
      store: isOpenAi(url.hostname), // Azure stores completions only where a request asks for it
    };
  // https://openrouter.ai/docs/features/provider-routing
  if (isOpenRouter(url.hostname)) return { ...compatible, declinesTraining: true };
  return url.hostname === 'api.mistral.ai' ? { ...compatible, streamUsage: false } : compatible; // it counts unasked
}

const rememberedMs = 24 * 60 * 60 * 1000;

/** Of this process. The key is server and model. */
export type CapabilityMemory = {
  readonly of: (key: string, guess: () => Capabilities) => Capabilities;
  readonly learn: (key: string, capabilities: Capabilities) => void;
};

export function createCapabilityMemory(now: () => number = Date.now): CapabilityMemory {
  const remembered = new Map<string, { readonly capabilities: Capabilities; readonly until: number }>();
  return {
    of: (key, guess) => {
      const entry = remembered.get(key);
      return entry && entry.until > now() ? entry.capabilities : guess();
    },
    learn: (key, capabilities) => {
      remembered.set(key, { capabilities, until: now() + rememberedMs });
    },
  };
}
