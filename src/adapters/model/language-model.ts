/** A language model behind one of the providers' APIs: requests that it accepts, found out as needed, and every fault as a code. */
import Anthropic from '@anthropic-ai/sdk';
import { left, right } from 'fp-ts/lib/Either.js';
import OpenAI from 'openai';
import { messagesBody, messagesReply, messagesUsage } from './anthropic-messages.ts';
import { type AttemptClock, startClock } from './attempt-clock.ts';
import {
  anthropicCapabilities,
  type Capabilities,
  type CapabilityMemory,
  createCapabilityMemory,
  guessedCapabilities,
} from './capabilities.ts';
import { chatCompletionsBody, chatCompletionsReply, chatCompletionsUsage } from './chat-completions.ts';
import { type ErrorClasses, faultOf, fetchKeepingRefusals, refusalOf } from './client-fault.ts';
import { corrected } from './corrections.ts';
import type { LanguageModel, ModelAnswered, ModelReply, ModelRequest, ModelUsage } from './model.types.ts';
import { noUsage } from './model.types.ts';
import { isPermanent, type ModelFault } from './model-fault.ts';
import { createOpenAiClient, openAiUrl } from './openai-client.ts';
import { ownSentence } from './own-sentence.ts';
import { promptTokens, tokensOfText, wasCut } from './prompt-size.ts';
import { responsesBody, responsesReply, responsesUsage, streamedResponse } from './responses.ts';
import { isStream } from './server-sent-events.ts';
import { completionOf } from './streamed-completion.ts';
import { messageOf } from './streamed-message.ts';

export type LanguageModelSettings = {
  readonly provider: 'openai' | 'anthropic';
  /** null: a server that asks for none */
  readonly apiKey: string | null;
  /** null: the provider's own */
  readonly baseUrl: string | null;
  readonly model: string;
  /** until an answer begins, milliseconds; of the whole attempt where the server does not stream */
  readonly timeoutMs: number;
  /** between two pieces of an answer, milliseconds */
  readonly idleMs?: number;
  /** how often what may pass (429, 5xx, no connection) is tried again, after the time that Retry-After names */
  readonly retries: number;
  /** told once for each thing that a server turns out not to accept */
  readonly onCorrection?: (correction: string, now: Capabilities) => void;
};

type Read = { readonly reply: ModelReply | undefined; readonly usage: ModelUsage };
/** `limit` of the answer, in tokens */
type Asked = { readonly request: ModelRequest; readonly can: Capabilities; readonly limit: number; readonly clock: AttemptClock };
type Wire = {
  readonly ask: (question: Asked) => Promise<Read>;
  readonly errors: ErrorClasses;
  readonly key: string;
  readonly guess: () => Capabilities;
};

/** Each refusal corrects one thing at least; more than there are things to correct would be a circle. */
const mostCorrections = 10;
/** tokens: less room for an answer than this is none */
const shortestAnswer = 800;
const usualIdleMs = 20_000;
/** The clients would try again what took too long. */
const clockDecidesMs = 600_000;

const shared: CapabilityMemory = createCapabilityMemory();

export function createLanguageModel(settings: LanguageModelSettings, memory: CapabilityMemory = shared): LanguageModel {
  const { provider, model, onCorrection = () => undefined } = settings;
  const wire = provider === 'anthropic' ? anthropicWire(settings) : openAiWire(settings);

  const attempt = async (request: ModelRequest, can: Capabilities, clock: AttemptClock): Promise<ModelAnswered<ModelReply>> => {
    const limit = limitOf(request, can);
    if (limit === null) return failed('context_exceeded');
    const { reply, usage: counted } = await wire.ask({ request, can, limit, clock });
    const usage = counted.inputTokens + counted.outputTokens > 0 || !reply ? counted : estimated(request, reply);
    if (!reply) return failed('broken_answer', usage);
    if (reply.end === 'refused') return failed('refused', usage);
    if (wasCut(request, usage)) return failed('prompt_cut', usage);
    return { result: right(reply), usage };
  };

  return {
    provider,
    name: model,
    sees: () => memory.of(wire.key, wire.guess).pictures,
    send: async (request, signal) => {
      let can = memory.of(wire.key, wire.guess);
      for (let corrections = 0; ; corrections += 1) {
        const clock = startClock({ timeoutMs: settings.timeoutMs, idleMs: settings.idleMs ?? usualIdleMs }, signal);
        try {
          return await attempt(request, can, clock);
        } catch (error) {
          const refusal = refusalOf(error, wire.errors);
          const better = refusal && corrections < mostCorrections ? corrected(can, refusal, sentParts(request, can)) : null;
          if (better) {
            can = better.capabilities;
            memory.learn(wire.key, can);
            for (const correction of better.what) onCorrection(correction, can);
            continue;
          }
          const fault = faultOf(error, clock.signal.aborted, wire.errors);
          if (fault) return { ...failed(fault), ...saidOf(fault, refusal?.body, settings.apiKey) };
          throw error;
        } finally {
          clock.stop();
        }
      }
    },
  };
}

/** The server ended its answer before it began. */
const nothing: Read = { reply: undefined, usage: noUsage };

/** Only of what no document has caused: such a sentence repeats nothing of one. */
const saidOf = (fault: ModelFault, body: unknown, apiKey: string | null): { readonly says?: string } => {
  const says = isPermanent(fault) ? ownSentence(body, apiKey) : null;
  return says === null ? {} : { says };
};

const failed = (fault: ModelFault, usage: ModelUsage = noUsage): ModelAnswered<never> => ({ result: left(fault), usage });

/** Of a server that counts nothing. */
const estimated = (request: ModelRequest, { text }: ModelReply): ModelUsage => ({
  inputTokens: promptTokens(request),
  outputTokens: tokensOfText(text),
});

/** How long the answer may be so that it fits beside the question; null when there is no room. */
function limitOf(request: ModelRequest, { contextTokens }: Capabilities): number | null {
  if (contextTokens === null) return request.longestAnswer;
  const room = contextTokens - promptTokens(request);
  return room < shortestAnswer ? null : Math.min(request.longestAnswer, room);
}

const sentParts = ({ messages, tools = [] }: ModelRequest, can: Capabilities) => ({
  tools: can.tools && tools.length > 0,
  pictures: can.pictures && messages.some((message) => message.role === 'user' && (message.pictures ?? []).length > 0),
  temperature: can.temperature,
});

function openAiWire({ apiKey, baseUrl, model, retries }: LanguageModelSettings): Wire {
  const client = createOpenAiClient({ apiKey, baseUrl, timeoutMs: clockDecidesMs, retries });
  const url = baseUrl ?? openAiUrl;
  return {
    key: `${url} ${model}`,
    guess: () => guessedCapabilities(url, model),
    errors: {
      connectionTimeout: OpenAI.APIConnectionTimeoutError,
      connection: OpenAI.APIConnectionError,
      api: OpenAI.APIError,
      any: OpenAI.OpenAIError,
    },
    ask: async ({ request, can, limit, clock: { signal, arrived } }) => {
      if (can.api === 'responses') {
        const body = { ...responsesBody(model, request, can, limit), stream: can.stream };
        const httpResponse = await client.responses.create(body, { signal }).asResponse();
        const response = isStream(httpResponse)
          ? await streamedResponse(httpResponse, arrived)
          : ((await httpResponse.json()) as OpenAI.Responses.Response);
        return response ? { reply: responsesReply(response), usage: responsesUsage(response) } : nothing;
      }
      const streaming = can.stream
        ? { stream: true, ...(can.streamUsage ? { stream_options: { include_usage: true } } : {}) }
        : {};
      const body = { ...chatCompletionsBody(model, request, can, limit), ...streaming };
      const httpResponse = await client.chat.completions.create(body, { signal }).asResponse();
      const completion = isStream(httpResponse)
        ? await completionOf(httpResponse, arrived)
        : ((await httpResponse.json()) as OpenAI.Chat.ChatCompletion);
      return completion
        ? { reply: chatCompletionsReply(completion, request.answer.name), usage: chatCompletionsUsage(completion) }
        : nothing;
    },
  };
}

function anthropicWire({ apiKey, baseUrl, model, retries }: LanguageModelSettings): Wire {
  const client = new Anthropic({
    apiKey,
    authToken: null,
    ...(baseUrl === null ? {} : { baseURL: baseUrl }),
    maxRetries: retries,
    timeout: clockDecidesMs,
    logLevel: 'off',
    fetch: fetchKeepingRefusals,
  });
  return {
    key: `${baseUrl ?? 'anthropic'} ${model}`,
    guess: () => anthropicCapabilities,
    errors: {
      connectionTimeout: Anthropic.APIConnectionTimeoutError,
      connection: Anthropic.APIConnectionError,
      api: Anthropic.APIError,
      any: Anthropic.AnthropicError,
    },
    ask: async ({ request, can, limit, clock: { signal, arrived } }) => {
      const body = { ...messagesBody(model, request, can, limit), ...(can.stream ? { stream: true } : {}) };
      const httpResponse = await client.messages.create(body, { signal }).asResponse();
      const message = isStream(httpResponse)
        ? await messageOf(httpResponse, arrived)
        : ((await httpResponse.json()) as Anthropic.Message);
      return message ? { reply: messagesReply(message, request.answer.name), usage: messagesUsage(message) } : nothing;
    },
  };
}
