/** An OpenAI-compatible model writes the answer. Records and history are data in the user's role; no text of theirs reaches the system's. */
import OpenAI, { APIConnectionError, APIConnectionTimeoutError, APIError, APIUserAbortError } from 'openai';
import {
  type Assistant,
  type AssistantAnswer,
  type AssistantQuestion,
  AssistantUnavailable,
} from '../../domain/chat/assistant/assistant.port.ts';
import { promptVersion, recordsBlock, systemPrompt, userPrompt } from './prompt.ts';

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

const tools: OpenAI.ChatCompletionTool[] = [
  toolOf('search_records', 'Articles and texts of the company about these words.', { words: { type: 'string' } }),
  toolOf('order_status', 'The orders of this customer: the one with this number, or all with an empty one.', {
    number: { type: 'string' },
  }),
  toolOf('hand_over', 'A person takes the conversation over.', {}),
];
/** then it has to answer */
const mostRounds = 3;

/** One turn: a few look-ups, an end to its time, one answer. */
export const createOpenAiAssistant = ({ apiKey, baseUrl, model, timeoutMs = 20_000 }: OpenAiAssistantOptions): Assistant => {
  // attempts are counted by the session's stream, not here
  const client = new OpenAI({ apiKey, ...(baseUrl === null ? {} : { baseURL: baseUrl }), maxRetries: 0, timeout: timeoutMs });
  return {
    compose: async (question) => {
      const deadline = AbortSignal.timeout(timeoutMs);
      const messages: OpenAI.ChatCompletionMessageParam[] = [
        { role: 'system', content: systemPrompt(question.companyName, question.language) },
        { role: 'user', content: userPrompt(question) },
      ];
      let sources = question.sources;
      const tokens = { promptTokens: 0, completionTokens: 0 };
      for (let round = 1; ; round += 1) {
        const completion = await client.chat.completions
          .create(
            {
              model,
              temperature: 0.2,
              max_completion_tokens: 800,
              response_format: { type: 'json_schema', json_schema: { name: 'reply', strict: true, schema: answerSchema } },
              messages,
              ...(round <= mostRounds ? { tools } : {}),
            },
            { signal: deadline },
          )
          .catch(fail);
        tokens.promptTokens += completion.usage?.prompt_tokens ?? 0;
        tokens.completionTokens += completion.usage?.completion_tokens ?? 0;
        const choice = completion.choices[0];
        const calls = round <= mostRounds ? (choice?.message.tool_calls ?? []) : [];
        if (!choice || calls.length === 0) return concluded(choice, { ...question, sources }, model, tokens);
        if (calls.some((call) => nameOf(call) === 'hand_over')) return handedOver(sources, model, tokens);
        messages.push(choice.message);
        for (const call of calls) {
          const found = await looked(call, question);
          const fresh = found.map((source, index) => ({ ...source, id: `S${sources.length + index + 1}` }));
          sources = [...sources, ...fresh];
          messages.push({ role: 'tool', tool_call_id: call.id, content: recordsBlock(fresh) });
        }
      }
    },
  };
};

function toolOf(
  name: string,
  description: string,
  properties: { readonly [argument: string]: object },
): OpenAI.ChatCompletionTool {
  const parameters = { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
  return { type: 'function', function: { name, description, parameters } };
}

const nameOf = (call: OpenAI.ChatCompletionMessageToolCall): string | null =>
  call.type === 'function' ? call.function.name : null;
const longestArgument = 300;

/** What a model asks for is a stranger's words: cut, and nothing but words. */
const looked = async (call: OpenAI.ChatCompletionMessageToolCall, { tools: may }: AssistantQuestion) => {
  if (call.type !== 'function') return [];
  let given: unknown;
  try {
    given = JSON.parse(call.function.arguments);
  } catch {
    return [];
  }
  const argument = (name: string) => {
    const value = (given as { readonly [name: string]: unknown } | null)?.[name];
    return typeof value === 'string' ? value.slice(0, longestArgument) : '';
  };
  if (call.function.name === 'search_records') return may.search(argument('words'));
  return call.function.name === 'order_status' ? may.orders(argument('number')) : [];
};

type Tokens = { readonly promptTokens: number; readonly completionTokens: number };
const handedOver = (sources: AssistantQuestion['sources'], model: string, tokens: Tokens): AssistantAnswer => ({
  action: 'handover',
  reply: '',
  sources,
  usedSourceIds: [],
  usage: { provider: 'openai', model, promptVersion, ...tokens },
});

const concluded = (
  choice: OpenAI.ChatCompletion.Choice | undefined,
  question: AssistantQuestion,
  model: string,
  tokens: Tokens,
): AssistantAnswer => {
  if (choice?.message.refusal) throw new AssistantUnavailable('answer_refused', 'the model refused to answer');
  if (choice?.finish_reason === 'length') throw new AssistantUnavailable('answer_unreadable', 'the answer was cut off');
  return answerOf(choice?.message.content ?? '', question, model, tokens);
};

const answerOf = (content: string, question: AssistantQuestion, model: string, tokens: Tokens): AssistantAnswer => {
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
    sources: question.sources,
    usedSourceIds: question.sources.map(({ id }) => id).filter((id) => named.includes(id)),
    usage: { provider: 'openai', model, promptVersion, ...tokens },
  };
};

/** Which kind of trouble it is; the provider's own words may repeat the prompt, so they go no further. */
const fail = (error: unknown): never => {
  if (error instanceof APIConnectionTimeoutError || error instanceof APIUserAbortError)
    throw new AssistantUnavailable('model_timeout', 'the model did not answer in time');
  if (error instanceof APIConnectionError) throw new AssistantUnavailable('model_failed', 'the model cannot be reached');
  if (error instanceof APIError) {
    const code =
      error.status === 401 || error.status === 403 ? 'model_refused_key' : error.status === 429 ? 'model_busy' : 'model_failed';
    throw new AssistantUnavailable(code, `the model answered ${error.status}`);
  }
  throw error;
};
