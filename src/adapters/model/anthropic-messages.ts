/** Anthropic's Messages API. Its OpenAI-compatible layer ignores `response_format`, so it is spoken natively. Source: Claude API reference, "Messages". */
import type Anthropic from '@anthropic-ai/sdk';
import type { Capabilities } from './capabilities.ts';
import { schemaInWords } from './json-answer.ts';
import type { JsonSchema, ModelMessage, ModelReply, ModelRequest, ModelUsage } from './model.types.ts';

type Body = Anthropic.MessageCreateParamsNonStreaming;

export function messagesBody(model: string, request: ModelRequest, can: Capabilities, limit: number): Body {
  const { answer, tools = [] } = request;
  const functions = can.tools ? tools.map(({ name, description, parameters }) => toolOf(name, description, parameters)) : [];
  const forced = can.format === 'tool' ? [toolOf(answer.name, 'Gives the answer.', answer.schema)] : [];
  const all = [...functions, ...forced];
  const inWords = can.format === 'prompt' || can.format === 'json_object';
  return {
    model,
    max_tokens: limit,
    system: request.instructions + (inWords ? schemaInWords(answer.schema) : ''),
    messages: request.messages.map((message) => messageOf(message, can)),
    ...(can.format === 'strict_schema'
      ? { output_config: { format: { type: 'json_schema', schema: withoutNulls(answer.schema) } } }
      : {}),
    ...(all.length > 0 ? { tools: all } : {}),
    ...(functions.length > 0 && request.toolsClosed ? { tool_choice: { type: 'none' } } : {}),
    ...(forced.length > 0 && functions.length === 0 ? { tool_choice: { type: 'tool', name: answer.name } } : {}),
  };
}

/**
 * A field that may be null becomes one that may be left out: only a few fields may have several types
 * (https://platform.claude.com/docs/en/build-with-claude/structured-outputs, "Schema complexity limits").
 */
function withoutNulls(schema: JsonSchema): JsonSchema {
  const parts = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(parts);
    return typeof part === 'object' && part !== null ? withoutNulls(part as JsonSchema) : part;
  };
  const copy = Object.fromEntries(Object.entries(schema).map(([keyword, value]) => [keyword, parts(value)]));
  const { properties, required } = schema as { properties?: Record<string, unknown>; required?: readonly string[] };
  if (!properties || !required) return copy;
  return {
    ...copy,
    properties: Object.fromEntries(Object.entries(properties).map(([name, value]) => [name, parts(notNullOf(value) ?? value)])),
    required: required.filter((name) => notNullOf(properties[name]) === null),
  };
}

/** The other one of two alternatives of which one is null; null for everything else. */
const notNullOf = (schema: unknown): unknown => {
  const { anyOf } = (schema ?? {}) as { anyOf?: readonly { type?: string }[] };
  const nonNull = anyOf?.filter(({ type }) => type !== 'null') ?? [];
  return anyOf && nonNull.length === 1 && nonNull.length < anyOf.length ? nonNull[0] : null;
};

const toolOf = (name: string, description: string, schema: JsonSchema): Anthropic.Tool => ({
  name,
  description,
  input_schema: { ...schema, type: 'object' },
});

function messageOf(message: ModelMessage, { pictures: sees }: Capabilities): Anthropic.MessageParam {
  if (message.role === 'tool')
    return { role: 'user', content: [{ type: 'tool_result', tool_use_id: message.callId, content: message.text }] };
  if (message.role === 'assistant')
    return { role: 'assistant', content: (message.raw as Anthropic.ContentBlockParam[] | undefined) ?? message.text };
  const pictures = sees ? (message.pictures ?? []) : [];
  return {
    role: 'user',
    content: [
      { type: 'text', text: message.text },
      ...pictures.flatMap(({ label, jpeg }) => [
        { type: 'text' as const, text: label },
        {
          type: 'image' as const,
          source: { type: 'base64' as const, media_type: 'image/jpeg' as const, data: Buffer.from(jpeg).toString('base64') },
        },
      ]),
    ],
  };
}

export function messagesReply({ content = [], stop_reason }: Anthropic.Message, answerName: string): ModelReply {
  const calls = content.flatMap((block) =>
    block.type === 'tool_use' ? [{ id: block.id, name: block.name, arguments: JSON.stringify(block.input) }] : [],
  );
  const answer = calls.find(({ name }) => name === answerName);
  return {
    text: answer?.arguments ?? content.map((block) => (block.type === 'text' ? block.text : '')).join(''),
    calls: calls.filter((call) => call !== answer),
    raw: content,
    end: stop_reason === 'refusal' ? 'refused' : stop_reason === 'max_tokens' ? 'cut_off' : 'complete',
  };
}

/** `input_tokens` leaves out what came from the cache or went into it. */
export const messagesUsage = ({ usage }: Anthropic.Message): ModelUsage => ({
  inputTokens: (usage?.input_tokens ?? 0) + (usage?.cache_read_input_tokens ?? 0) + (usage?.cache_creation_input_tokens ?? 0),
  outputTokens: usage?.output_tokens ?? 0,
});
