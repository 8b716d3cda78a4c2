/** A language model writes the answer. Records and history are data in the user's role; no text of theirs reaches the instructions. */
import { isLeft, left, right } from 'fp-ts/lib/Either.js';
import {
  type Assistant,
  type AssistantAnswer,
  type AssistantFailure,
  type AssistantQuestion,
  AssistantUnavailable,
} from '../../domain/chat/assistant.port.ts';
import { type Decode, inShape } from '../model/answer-in-shape.ts';
import {
  addUsage,
  type LanguageModel,
  type ModelMessage,
  type ModelRequest,
  type ModelTool,
  type ModelUsage,
  noUsage,
  type ToolCall,
} from '../model/model.types.ts';
import type { ModelFault } from '../model/model-fault.ts';
import { promptVersion, recordsBlock, systemPrompt, userPrompt } from './prompt.ts';

export type ModelAssistantOptions = {
  readonly model: LanguageModel;
  /** of a turn with all its look-ups, milliseconds */
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

const tools: readonly ModelTool[] = [
  toolOf('search_records', 'Articles and texts of the company about these words.', { words: { type: 'string' } }),
  toolOf('order_status', 'The orders of this customer: the one with this number, or all with an empty one.', {
    number: { type: 'string' },
  }),
  toolOf('hand_over', 'A person takes the conversation over.', {}),
];
/** then it has to answer */
const mostRounds = 3;
/** tokens; models that reason before they answer count their reasoning too */
const longestAnswer = 4_000;

/** One turn: a few look-ups, an end to its time, one answer. */
export const createModelAssistant = ({ model, timeoutMs = 20_000 }: ModelAssistantOptions): Assistant => ({
  compose: async (question) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const messages: ModelMessage[] = [{ role: 'user', text: userPrompt(question) }];
    let sources = question.sources;
    let usage = noUsage;
    for (let round = 1; ; round += 1) {
      const request: ModelRequest = {
        instructions: systemPrompt(question.companyName, question.language),
        messages,
        answer: { name: 'reply', schema: answerSchema },
        tools,
        toolsClosed: round > mostRounds,
        longestAnswer,
        temperature: 0.2,
      };
      const response = await model.send(request, signal);
      usage = addUsage(usage, response.usage);
      if (isLeft(response.result)) throw unavailable(response.result.left);
      const reply = response.result.right;
      const calls = round <= mostRounds ? reply.calls : [];
      if (calls.length === 0) {
        if (reply.end === 'cut_off') throw unavailable('truncated');
        const answered = await inShape(model, request, reply, usage, decodeAnswer, signal);
        if (isLeft(answered.result)) throw unavailable(answered.result.left);
        return concluded(answered.result.right, sources, model, answered.usage);
      }
      if (calls.some(({ name }) => name === 'hand_over'))
        return concluded({ action: 'handover', reply: '', used: [] }, sources, model, usage);
      messages.push({ role: 'assistant', text: reply.text, calls, raw: reply.raw });
      for (const call of calls) {
        const retrieved = await looked(call, question);
        const fresh = retrieved.map((source, index) => ({ ...source, id: `S${sources.length + index + 1}` }));
        sources = [...sources, ...fresh];
        messages.push({ role: 'tool', callId: call.id, text: recordsBlock(fresh) });
      }
    }
  },
});

function toolOf(name: string, description: string, properties: { readonly [argument: string]: object }): ModelTool {
  const parameters = { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
  return { name, description, parameters };
}

const longestArgument = 300;

/** What a model asks for is a stranger's words: cut, and nothing but words. */
const looked = async (call: ToolCall, { tools: may }: AssistantQuestion) => {
  let parsedArguments: unknown;
  try {
    parsedArguments = JSON.parse(call.arguments);
  } catch {
    return [];
  }
  const argument = (name: string) => {
    const value = (parsedArguments as { readonly [name: string]: unknown } | null)?.[name];
    return typeof value === 'string' ? value.slice(0, longestArgument) : '';
  };
  if (call.name === 'search_records') return may.search(argument('words'));
  return call.name === 'order_status' ? may.orders(argument('number')) : [];
};

type Answer = { readonly action: (typeof actions)[number]; readonly reply: string; readonly used: readonly unknown[] };

const decodeAnswer: Decode<Answer> = (json) => {
  const answer = json as { action?: unknown; reply?: unknown; used_source_ids?: unknown } | null;
  const action = actions.find((candidate) => candidate === answer?.action);
  if (!action) return left(`"action" is none of ${actions.join(', ')}`);
  if (typeof answer?.reply !== 'string') return left('"reply" is not a text');
  return right({ action, reply: answer.reply, used: Array.isArray(answer.used_source_ids) ? answer.used_source_ids : [] });
};

const concluded = (
  { action, reply, used }: Answer,
  sources: AssistantQuestion['sources'],
  { provider, name }: LanguageModel,
  usage: ModelUsage,
): AssistantAnswer => ({
  action,
  reply,
  sources,
  usedSourceIds: sources.map(({ id }) => id).filter((id) => used.includes(id)),
  usage: {
    provider,
    model: name,
    promptVersion,
    promptTokens: usage.inputTokens,
    completionTokens: usage.outputTokens,
  },
});

const failures: { readonly [fault in ModelFault]?: AssistantFailure } = {
  timed_out: 'model_timeout',
  unauthorised: 'model_refused_key',
  rate_limited: 'model_busy',
  refused: 'answer_refused',
  truncated: 'answer_unreadable',
  broken_answer: 'answer_unreadable',
};

/** The provider's own words may repeat the prompt, so they go no further. */
const unavailable = (fault: ModelFault): AssistantUnavailable =>
  new AssistantUnavailable(failures[fault] ?? 'model_failed', `the model gave no answer: ${fault}`);
