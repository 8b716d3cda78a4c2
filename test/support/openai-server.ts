/** A local server that speaks the chat completions API of OpenAI, its faults included. Nothing of a model is in it: each test says the answers. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export type ChatRequest = {
  readonly model: string;
  readonly messages: readonly { readonly role: string; readonly content: unknown }[];
  readonly response_format: {
    readonly type: string;
    readonly json_schema: { readonly strict: boolean; readonly schema: object };
  };
  readonly max_completion_tokens: number;
  readonly stream?: boolean;
};

/** What the next request gets, as a stream where it asks for one. `hang` never answers, `stall` stops in the middle of the answer. */
export type Reply =
  /** `after`: the answer is held back until then */
  | {
      readonly kind: 'answer';
      readonly content: string;
      readonly finish?: string;
      readonly refusal?: string;
      readonly after?: Promise<unknown>;
      /** between two pieces of a stream */
      readonly pauseMs?: number;
    }
  | { readonly kind: 'status'; readonly status: number; readonly retryAfter?: string; readonly body?: string }
  | { readonly kind: 'raw'; readonly body: string }
  | { readonly kind: 'hang' }
  | { readonly kind: 'stall' }
  | { readonly kind: 'drop' };

export type OpenAiServer = {
  readonly baseUrl: string;
  readonly requests: readonly { readonly body: ChatRequest; readonly authorization: string; readonly at: number }[];
  /** Replies in turn; the last one is given again. */
  readonly replies: (...replies: readonly Reply[]) => void;
  /** What `GET /v1/models` lists; nothing: 404. */
  readonly lists: (...models: readonly { readonly id: string; readonly shutdown_date?: string }[]) => void;
  readonly stop: () => Promise<void>;
};

const usage = { prompt_tokens: 1200, completion_tokens: 300, total_tokens: 1500 };

const completion = (model: string, { content, finish = 'stop', refusal }: Extract<Reply, { kind: 'answer' }>) => ({
  id: 'chatcmpl-1',
  object: 'chat.completion',
  created: 1,
  model,
  choices: [
    { index: 0, finish_reason: finish, logprobs: null, message: { role: 'assistant', content, refusal: refusal ?? null } },
  ],
  usage,
});

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

/** As "Chat Completions streaming" of the API reference has it: the role, the text in pieces, the end, the usage, and a mark. */
const chunksOf = (model: string, { content, finish = 'stop', refusal }: Extract<Reply, { kind: 'answer' }>) => {
  const chunk = (choices: readonly object[], more: object = {}) => ({
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 1,
    model,
    choices,
    ...more,
  });
  const pieces = content.match(/[\s\S]{1,40}/g) ?? [];
  return [
    chunk([{ index: 0, delta: { role: 'assistant', content: '' }, finish_reason: null }]),
    ...pieces.map((piece) => chunk([{ index: 0, delta: { content: piece }, finish_reason: null }])),
    ...(refusal ? [chunk([{ index: 0, delta: { refusal }, finish_reason: null }])] : []),
    chunk([{ index: 0, delta: {}, finish_reason: finish }]),
    chunk([], { usage }),
  ];
};

async function stream(response: ServerResponse, events: readonly object[], pauseMs = 0, ends = true): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
  for (const event of events) {
    response.write(`data: ${JSON.stringify(event)}\n\n`);
    if (pauseMs > 0) await sleep(pauseMs);
  }
  if (ends) response.end('data: [DONE]\n\n');
}

function give(reply: Reply, { model, stream: streams = false }: ChatRequest, response: ServerResponse): void {
  const json = (status: number, body: string, headers: Record<string, string> = {}) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(body);
  };
  switch (reply.kind) {
    case 'answer':
      void Promise.resolve(reply.after).then(() => {
        if (streams) void stream(response, chunksOf(model, reply), reply.pauseMs);
        else json(200, JSON.stringify(completion(model, reply)));
      });
      break;
    case 'raw':
      json(200, reply.body);
      break;
    case 'status':
      json(
        reply.status,
        reply.body ?? JSON.stringify({ error: { message: 'as the test wished', type: 'x', code: null, param: null } }),
        reply.retryAfter === undefined ? {} : { 'retry-after': reply.retryAfter },
      );
      break;
    case 'hang':
      break;
    case 'stall':
      if (streams) {
        void stream(response, chunksOf(model, { kind: 'answer', content: '{"documents":[' }).slice(0, 2), 0, false);
        break;
      }
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' });
      response.write('{"id":"chatcmpl-1","cho');
      break;
    case 'drop':
      response.destroy();
  }
}

export async function startOpenAiServer(): Promise<OpenAiServer> {
  const requests: { body: ChatRequest; authorization: string; at: number }[] = [];
  let queue: readonly Reply[] = [];
  let models: readonly { readonly id: string }[] = [];
  const server = createServer((request, response) => {
    void bodyOf(request).then((text) => {
      if (request.method === 'GET' && request.url === '/v1/models' && models.length > 0) {
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ object: 'list', data: models }));
        return;
      }
      if (request.method !== 'POST' || request.url !== '/v1/chat/completions') {
        response.writeHead(404).end();
        return;
      }
      const body = JSON.parse(text) as ChatRequest;
      requests.push({ body, authorization: request.headers.authorization ?? '', at: performance.now() });
      const [next, ...rest] = queue;
      if (rest.length > 0) queue = rest;
      if (next) give(next, body, response);
      else response.writeHead(500).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    replies: (...replies) => {
      queue = replies;
    },
    lists: (...given) => {
      models = given;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
