/** An OpenAI-compatible model writes the answer. Records and history are data in the user's role; no text of theirs reaches the system's. */
import OpenAI, { APIConnectionError, APIConnectionTimeoutError, APIError } from 'openai';
import {
  type Assistant,
  type AssistantAnswer,
  type AssistantQuestion,
  AssistantUnavailable,
} from '../../domain/chat/assistant/assistant.port.ts';
import { promptVersion, systemPrompt, userPrompt } from './prompt.ts';

export type OpenAiAssistantOptions = {
  readonly apiKey: string;
  readonly baseUrl: string | null;
  readonly model: string;
  readonly timeoutMs?: number;
};

const actions = ['answer', 'clarify', 'handover', 'refuse', 'no_answer'] as const;
const answerSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['action', 'reply', 'used_source_ids'],
  properties: {
    action: { type: 'string', enum: actions },
    reply: { type: 'string' },
    used_source_ids: { type: 'array', items: { type: 'string' } },
  },
};

export const createOpenAiAssistant = ({ apiKey, baseUrl, model, timeoutMs = 20_000 }: OpenAiAssistantOptions): Assistant => {
  // attempts are counted by the session's stream, not here
  const client = new OpenAI({ apiKey, ...(baseUrl === null ? {} : { baseURL: baseUrl }), maxRetries: 0, timeout: timeoutMs });
  return {
    compose: async (question) => {
      const completion = await client.chat.completions
        .create({
          model,
          temperature: 0.2,
          max_completion_tokens: 800,
          response_format: { type: 'json_schema', json_schema: { name: 'reply', strict: true, schema: answerSchema } },
          messages: [
            { role: 'system', content: systemPrompt(question.companyName, question.language) },
            { role: 'user', content: userPrompt(question) },
          ],
        })
        .catch(fail);
      const choice = completion.choices[0];
      if (choice?.message.refusal) throw new AssistantUnavailable('answer_refused', 'the model refused to answer');
      if (choice?.finish_reason === 'length') throw new AssistantUnavailable('answer_unreadable', 'the answer was cut off');
      return answerOf(choice?.message.content ?? '', question, model, {
        promptTokens: completion.usage?.prompt_tokens ?? 0,
        completionTokens: completion.usage?.completion_tokens ?? 0,
      });
    },
  };
};

const answerOf = (
  content: string,
  question: AssistantQuestion,
  model: string,
  tokens: { readonly promptTokens: number; readonly completionTokens: number },
): AssistantAnswer => {
  let json: { action?: unknown; reply?: unknown; used_source_ids?: unknown };
  try {
    json = JSON.parse(content) as typeof json;
  } catch {
    throw new AssistantUnavailable('answer_unreadable', 'the model answered something that is not JSON');
  }
  const action = actions.find((known) => known === json?.action);
  if (!action || typeof json.reply !== 'string')
    throw new AssistantUnavailable('answer_unreadable', 'the answer is not in the form that was asked for');
  const named = Array.isArray(json.used_source_ids) ? json.used_source_ids : [];
  return {
    action,
    reply: json.reply,
    usedSourceIds: question.sources.map(({ id }) => id).filter((id) => named.includes(id)),
    usage: { provider: 'openai', model, promptVersion, ...tokens },
  };
};

/** Which kind of trouble it is; the provider's own words may repeat the prompt, so they go no further. */
const fail = (error: unknown): never => {
  if (error instanceof APIConnectionTimeoutError)
    throw new AssistantUnavailable('model_timeout', 'the model did not answer in time');
  if (error instanceof APIConnectionError) throw new AssistantUnavailable('model_failed', 'the model cannot be reached');
  if (error instanceof APIError) {
    const code =
      error.status === 401 || error.status === 403 ? 'model_refused_key' : error.status === 429 ? 'model_busy' : 'model_failed';
    throw new AssistantUnavailable(code, `the model answered ${error.status}`);
  }
  throw error;
};
