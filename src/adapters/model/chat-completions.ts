/** Chat Completions, which OpenAI invented and most servers speak. Source: OpenAI API reference, "Create chat completion". */
import type OpenAI from 'openai';
import type { Capabilities } from './capabilities.ts';
import { schemaInWords } from './json-answer.ts';
import type { ModelMessage, ModelReply, ModelRequest, ModelUsage } from './model.types.ts';

type Body = OpenAI.Chat.ChatCompletionCreateParamsNonStreaming;

export const dataUrl = (jpeg: Uint8Array): string => `data:image/jpeg;base64,${Buffer.from(jpeg).toString('base64')}`;

export function chatCompletionsBody(model: string, request: ModelRequest, can: Capabilities, limit: number): Body {
  const { answer, tools = [] } = request;
  const inWords = can.format === 'json_object' || can.format === 'prompt';
  const functions = can.tools ? tools.map(({ name, description, parameters }) => functionOf(name, description, parameters)) : [];
  const forced = can.format === 'tool' ? [functionOf(answer.name, 'Gives the answer.', answer.schema)] : [];
  const all = [...functions, ...forced];
  return {
    model,
    messages: [
      { role: 'system', content: request.instructions + (inWords ? schemaInWords(answer.schema) : '') },
      ...request.messages.map((message) => messageOf(message, can)),
    ],
    ...formatOf(request, can),
    ...(all.length > 0 ? { tools: all } : {}),
    ...(forced.length > 0 && functions.length === 0
      ? { tool_choice: { type: 'function' as const, function: { name: answer.name } } }
      : {}),
    ...(functions.length > 0 && request.toolsClosed ? { tool_choice: 'none' as const } : {}),
    ...(functions.length > 0 && can.effortWithTools ? { reasoning_effort: can.effortWithTools } : {}),
    ...(can.limitParameter ? { [can.limitParameter]: limit } : {}),
    ...(can.temperature ? { temperature: request.temperature } : {}),
    ...(can.store ? { store: false } : {}),
    ...(can.declinesTraining ? { provider: { data_collection: 'deny' } } : {}),
  };
}

const functionOf = (name: string, description: string, parameters: object): OpenAI.Chat.ChatCompletionFunctionTool => ({
  type: 'function',
  function: { name, description, parameters: { ...parameters } },
});

const formatOf = ({ answer: { name, schema } }: ModelRequest, { format }: Capabilities): Pick<Body, 'response_format'> => {
  if (format === 'strict_schema' || format === 'schema')
    return {
      response_format: { type: 'json_schema', json_schema: { name, strict: format === 'strict_schema', schema: { ...schema } } },
    };
  return format === 'json_object' ? { response_format: { type: 'json_object' } } : {};
};

function messageOf(message: ModelMessage, { pictures: sees }: Capabilities): OpenAI.Chat.ChatCompletionMessageParam {
  if (message.role === 'tool') return { role: 'tool', tool_call_id: message.callId, content: message.text };
  if (message.role === 'assistant')
    return (message.raw as OpenAI.Chat.ChatCompletionMessageParam | undefined) ?? { role: 'assistant', content: message.text };
  const pictures = sees ? (message.pictures ?? []) : [];
  if (pictures.length === 0) return { role: 'user', content: message.text }; // some servers take no parts of text
  return {
    role: 'user',
    content: [
      { type: 'text', text: message.text },
      ...pictures.flatMap(({ label, jpeg }) => [
        { type: 'text' as const, text: label },
        { type: 'image_url' as const, image_url: { url: dataUrl(jpeg), detail: 'high' as const } },
      ]),
    ],
  };
}

/** Undefined for an answer without a choice: no server should give one, some do. */
export function chatCompletionsReply(completion: OpenAI.Chat.ChatCompletion, answerName: string): ModelReply | undefined {
  const choice = completion.choices?.[0];
  if (!choice?.message) return undefined;
  const { message, finish_reason } = choice;
  const calls = (message.tool_calls ?? []).flatMap((call) =>
    call.type === 'function' ? [{ id: call.id, ...call.function }] : [],
  );
  const answer = calls.find(({ name }) => name === answerName);
  const refused = Boolean(message.refusal) || finish_reason === 'content_filter';
  return {
    text: answer?.arguments ?? message.content ?? '',
    calls: calls.filter((call) => call !== answer),
    raw: message,
    end: refused ? 'refused' : finish_reason === 'length' ? 'cut_off' : 'complete',
  };
}

export const chatCompletionsUsage = ({ usage }: OpenAI.Chat.ChatCompletion): ModelUsage => ({
  inputTokens: usage?.prompt_tokens ?? 0,
  outputTokens: usage?.completion_tokens ?? 0,
});
