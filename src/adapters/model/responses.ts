/** OpenAI's Responses API, for models that take tools nowhere else. Source: OpenAI API reference, "Create a model response". */
import type OpenAI from 'openai';
import type { Capabilities } from './capabilities.ts';
import { dataUrl } from './chat-completions.ts';
import { schemaInWords } from './json-answer.ts';
import type { ModelMessage, ModelReply, ModelRequest, ModelUsage } from './model.types.ts';
import { eventsOf, StreamRefused } from './server-sent-events.ts';

type Body = OpenAI.Responses.ResponseCreateParamsNonStreaming;
type Item = OpenAI.Responses.ResponseInputItem;

export function responsesBody(model: string, request: ModelRequest, can: Capabilities, limit: number): Body {
  const { answer, tools = [] } = request;
  const hasSchema = can.format === 'strict_schema' || can.format === 'schema';
  const format = hasSchema
    ? { type: 'json_schema' as const, name: answer.name, schema: { ...answer.schema }, strict: can.format === 'strict_schema' }
    : { type: can.format === 'json_object' ? ('json_object' as const) : ('text' as const) };
  return {
    model,
    instructions: request.instructions + (hasSchema ? '' : schemaInWords(answer.schema)),
    input: request.messages.flatMap((message) => itemsOf(message, can)),
    text: { format },
    ...(can.tools && tools.length > 0
      ? {
          tools: tools.map(({ name, description, parameters }) => ({
            type: 'function' as const,
            name,
            description,
            parameters: { ...parameters },
            strict: true,
          })),
        }
      : {}),
    ...(can.tools && tools.length > 0 && request.toolsClosed ? { tool_choice: 'none' as const } : {}),
    max_output_tokens: limit,
    ...(can.temperature ? { temperature: request.temperature } : {}),
    store: false,
    include: ['reasoning.encrypted_content'], // nothing is stored there, so the next request has to carry it
  };
}

function itemsOf(message: ModelMessage, { pictures: sees }: Capabilities): Item[] {
  if (message.role === 'tool') return [{ type: 'function_call_output', call_id: message.callId, output: message.text }];
  if (message.role === 'assistant') return (message.raw as Item[] | undefined) ?? [{ role: 'assistant', content: message.text }];
  const pictures = sees ? (message.pictures ?? []) : [];
  return [
    {
      role: 'user',
      content: [
        { type: 'input_text', text: message.text },
        ...pictures.flatMap(({ label, jpeg }) => [
          { type: 'input_text' as const, text: label },
          { type: 'input_image' as const, image_url: dataUrl(jpeg), detail: 'high' as const },
        ]),
      ],
    },
  ];
}

export function responsesReply({ output = [], status, incomplete_details }: OpenAI.Responses.Response): ModelReply {
  const parts = output.flatMap((item) => (item.type === 'message' ? item.content : []));
  const refused = parts.some(({ type }) => type === 'refusal') || incomplete_details?.reason === 'content_filter';
  return {
    text: parts.map((part) => (part.type === 'output_text' ? part.text : '')).join(''),
    calls: output.flatMap((item) =>
      item.type === 'function_call' ? [{ id: item.call_id, name: item.name, arguments: item.arguments }] : [],
    ),
    raw: output,
    end: refused ? 'refused' : status === 'incomplete' ? 'cut_off' : 'complete',
  };
}

/** The last event of a stream has the whole response. Undefined where none came. Source: OpenAI API reference, "Streaming events". */
export async function streamedResponse(
  response: Response,
  onArrival: () => void,
): Promise<OpenAI.Responses.Response | undefined> {
  let last: OpenAI.Responses.Response | undefined;
  for await (const data of eventsOf(response)) {
    const event = data as OpenAI.Responses.ResponseStreamEvent;
    if (event.type.endsWith('.delta')) onArrival();
    if (event.type === 'response.completed' || event.type === 'response.incomplete') last = event.response;
    if (event.type === 'response.failed')
      throw new StreamRefused({ status: 500, parameter: null, text: JSON.stringify(event.response.error) });
  }
  return last;
}

export const responsesUsage = ({ usage }: OpenAI.Responses.Response): ModelUsage => ({
  inputTokens: usage?.input_tokens ?? 0,
  outputTokens: usage?.output_tokens ?? 0,
});
