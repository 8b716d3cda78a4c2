/**
 * A provider's server in a process of its own: `node server.ts NAME`. Prints its port; `/__answers` sets what it answers, `/__asked` tells what it took. Streams are as
 * the pages say: OpenAI API reference, "Chat Completions streaming" and "Streaming events" of Responses; Claude API reference, "Streaming messages".
 */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Asked, type Body, type Provider, textOf, tokensOf } from './provider.types.ts';
import { type ProviderName, providers } from './providers.ts';

/** A text, or a call of a tool. */
export type Scripted = { readonly text: string } | { readonly tool: string; readonly arguments: object };
type Call = { readonly status: number; readonly path: string; readonly parameters: readonly string[] };

const provider: Provider = providers[process.argv[2] as ProviderName];
let answers: Scripted[] = [];
const calls: Call[] = [];

const read = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
};

const usageOf = (body: Body) => Math.min(tokensOf(textOf(body)), provider.window ?? Number.POSITIVE_INFINITY);

const take = (): Scripted => {
  const [next, ...rest] = answers;
  if (rest.length > 0) answers = rest;
  return next ?? { text: '{}' };
};

const chatAnswer = (body: Body) => {
  const next = take();
  const call = 'tool' in next ? { name: next.tool, arguments: JSON.stringify(next.arguments) } : null;
  const content = 'text' in next ? (provider.writes?.(next.text) ?? next.text) : null;
  const calling = call ? { tool_calls: [{ id: 'call_1', type: 'function', function: call }] } : {};
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1,
    model: body.model ?? '',
    choices: [{ index: 0, finish_reason: call ? 'tool_calls' : 'stop', message: { role: 'assistant', content, ...calling } }],
    usage: { prompt_tokens: usageOf(body), completion_tokens: 50, total_tokens: usageOf(body) + 50 },
  };
};

const responsesAnswer = (body: Body) => {
  const next = take();
  const output =
    'tool' in next
      ? [{ type: 'function_call', id: 'fc_1', call_id: 'call_1', name: next.tool, arguments: JSON.stringify(next.arguments) }]
      : [
          {
            type: 'message',
            id: 'msg_1',
            role: 'assistant',
            content: [{ type: 'output_text', text: next.text, annotations: [] }],
          },
        ];
  return {
    id: 'resp_1',
    object: 'response',
    status: 'completed',
    output,
    usage: { input_tokens: usageOf(body), output_tokens: 50 },
  };
};

const messagesAnswer = (body: Body) => {
  const next = take();
  const content =
    'tool' in next
      ? [{ type: 'tool_use', id: 'toolu_1', name: next.tool, input: next.arguments }]
      : [{ type: 'text', text: next.text }];
  return {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: body.model,
    content,
    stop_reason: 'tool' in next ? 'tool_use' : 'end_turn',
    usage: { input_tokens: usageOf(body), output_tokens: 50 },
  };
};

const piecesOf = (text: string): readonly string[] => text.match(/[\s\S]{1,60}/g) ?? [];
type Named = { readonly event?: string; readonly data: object };

/** The usage comes last, where it was asked for; Mistral sends it unasked. */
const chatEvents = (body: Body): readonly Named[] => {
  const { choices, usage, object: _, ...head } = chatAnswer(body);
  const [choice] = choices;
  const chunk = (delta: object, finish_reason: string | null = null, more: object = {}): Named => ({
    data: { ...head, object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason }], ...more },
  });
  type Call = { readonly id: string; readonly function: { readonly name: string; readonly arguments: string } };
  const { content = null, tool_calls: calls = [] } = (choice?.message ?? {}) as {
    readonly content?: string | null;
    readonly tool_calls?: readonly Call[];
  };
  const isCounted = provider.countsStreams === 'unasked' || 'stream_options' in body;
  return [
    chunk({ role: 'assistant', content: '' }),
    ...calls.map(({ id, function: { name } }, index) =>
      chunk({ tool_calls: [{ index, id, type: 'function', function: { name, arguments: '' } }] }),
    ),
    ...calls.flatMap((call, index) =>
      piecesOf(call.function.arguments).map((piece) => chunk({ tool_calls: [{ index, function: { arguments: piece } }] })),
    ),
    ...piecesOf(content ?? '').map((piece) => chunk({ content: piece })),
    chunk({}, choice?.finish_reason ?? 'stop'),
    ...(isCounted ? [{ data: { ...head, object: 'chat.completion.chunk', choices: [], usage } }] : []),
  ];
};

const responsesEvents = (body: Body): readonly Named[] => {
  const response = responsesAnswer(body);
  const named = (data: { readonly type: string }): Named => ({ event: data.type, data });
  const started = { ...response, status: 'in_progress', output: [] };
  const deltas = response.output.flatMap((item) =>
    'content' in item
      ? piecesOf(item.content?.[0]?.text ?? '').map((delta) => ({ type: 'response.output_text.delta', item_id: item.id, delta }))
      : [],
  );
  return [
    { type: 'response.created', response: started } as const,
    ...deltas,
    { type: 'response.completed', response } as const,
  ].map(named);
};

const messagesEvents = (body: Body): readonly Named[] => {
  const { content, stop_reason, usage, ...head } = messagesAnswer(body);
  const events = content.flatMap((block, index) => {
    const isText = block.type === 'text';
    const pieces = piecesOf('text' in block ? (block.text ?? '') : JSON.stringify(block.input));
    return [
      { type: 'content_block_start', index, content_block: isText ? { type: 'text', text: '' } : { ...block, input: {} } },
      ...pieces.map((piece) => ({
        type: 'content_block_delta',
        index,
        delta: isText ? { type: 'text_delta', text: piece } : { type: 'input_json_delta', partial_json: piece },
      })),
      { type: 'content_block_stop', index },
    ];
  });
  return [
    { type: 'message_start', message: { ...head, content: [], stop_reason: null, usage: { ...usage, output_tokens: 1 } } },
    { type: 'ping' },
    ...events,
    { type: 'message_delta', delta: { stop_reason, stop_sequence: null }, usage: { output_tokens: usage.output_tokens } },
    { type: 'message_stop' },
  ].map((data) => ({ event: data.type, data }));
};

/** Null: it does not stream here. */
const eventsFor = (path: string, body: Body): readonly Named[] | null => {
  if (body.stream !== true) return null;
  if (path.endsWith('/chat/completions')) return chatEvents(body);
  if (path.endsWith('/responses')) return responsesEvents(body);
  return path.endsWith('/v1/messages') ? messagesEvents(body) : null;
};

const embeddingsAnswer = ({ input, dimensions = 512 }: Body) => ({
  object: 'list',
  model: 'embedding',
  data: [input].flat().map((_, index) => ({
    object: 'embedding',
    index,
    embedding: Array.from({ length: dimensions }, (__, at) => (at === index ? 1 : 0)),
  })),
  usage: { prompt_tokens: 3, total_tokens: 3 },
});

const answered = (path: string, body: Body): object | null => {
  if (path.endsWith('/chat/completions')) return chatAnswer(body);
  if (path.endsWith('/responses')) return responsesAnswer(body);
  if (path.endsWith('/v1/messages')) return messagesAnswer(body);
  return path.endsWith('/embeddings') && provider.api === 'openai' ? embeddingsAnswer(body) : null;
};

const server = createServer(async (request, response) => {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const json = (status: number, body: unknown): void => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
  const text = await read(request);
  if (url.pathname === '/__answers') {
    answers = JSON.parse(text) as Scripted[];
    return json(200, {});
  }
  if (url.pathname === '/__asked') return json(200, calls.splice(0));
  const body = JSON.parse(text || '{}') as Body;
  const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
  const asked: Asked = { path: url.pathname, query: Object.fromEntries(url.searchParams), headers, body };
  const refusal = provider.refuses(asked);
  const events = refusal ? null : eventsFor(url.pathname, body);
  if (events) {
    calls.push({ status: 200, path: url.pathname, parameters: Object.keys(body) });
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const { event, data } of events) response.write(`${event ? `event: ${event}\n` : ''}data: ${JSON.stringify(data)}\n\n`);
    return response.end(provider.api === 'openai' && !url.pathname.endsWith('/responses') ? 'data: [DONE]\n\n' : '');
  }
  const answer = refusal ? null : answered(url.pathname, body);
  const { status, body: said } =
    refusal ?? (answer ? { status: 200, body: answer } : { status: 404, body: { error: { message: 'Not found' } } });
  calls.push({ status, path: url.pathname, parameters: Object.keys(body) });
  json(status, said);
});
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
process.once('disconnect', () => process.exit(0));
