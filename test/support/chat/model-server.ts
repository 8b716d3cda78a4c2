/** An OpenAI-compatible server under a test's control: it answers as told, and keeps what it was asked. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Asked = { readonly messages: readonly { readonly role: string; readonly content: string }[] };
export type Scripted =
  | { readonly action?: string; readonly reply?: string; readonly used?: readonly string[] }
  | { readonly calls: readonly { readonly name: string; readonly arguments: object }[] }
  | { readonly status: number };

export type ModelServer = {
  /** for OPENAI_BASE_URL */
  readonly url: string;
  readonly asked: readonly Asked[];
  readonly embedded: () => number;
  /** How the next questions are answered; without one the first source is repeated. */
  readonly answerNext: (...answers: readonly (Scripted | (() => Promise<Scripted>))[]) => void;
  readonly stop: () => Promise<void>;
};

export const startModelServer = async (dims = 512): Promise<ModelServer> => {
  const asked: Asked[] = [];
  const answers: (Scripted | (() => Promise<Scripted>))[] = [];
  let embedded = 0;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      // the settings ask which models there are
      if (request.method === 'GET') return void response.writeHead(404).end();
      answer(request.url ?? '', JSON.parse(Buffer.concat(chunks).toString('utf8'))).then(
        ({ status, body }) => response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
        () => response.destroy(),
      );
    });
  });

  const answer = async (url: string, body: { input?: readonly string[]; messages?: Asked['messages'] }) => {
    if (url.endsWith('/embeddings')) {
      embedded += body.input?.length ?? 0;
      const data = (body.input ?? []).map((text, index) => ({ index, embedding: vectorOf(text, dims), object: 'embedding' }));
      return { status: 200, body: { object: 'list', data, model: 'test', usage: { prompt_tokens: 1, total_tokens: 1 } } };
    }
    asked.push({ messages: body.messages ?? [] });
    const next = answers.shift() ?? {};
    const scripted = typeof next === 'function' ? await next() : next;
    if ('status' in scripted) return { status: scripted.status, body: { error: { message: 'refused', type: 'server_error' } } };
    if ('calls' in scripted) return { status: 200, body: calling(scripted.calls) };
    const sources = [...(body.messages?.at(-1)?.content ?? '').matchAll(/<record id="(S\d+)"[^>]*>([^<]*)</g)];
    const content = JSON.stringify({
      action: scripted.action ?? (sources.length > 0 ? 'answer' : 'no_answer'),
      reply: scripted.reply ?? sources[0]?.[2] ?? '',
      used_source_ids: scripted.used ?? sources.slice(0, 1).map(([, id]) => id),
    });
    return {
      status: 200,
      body: {
        id: 'chatcmpl-1',
        object: 'chat.completion',
        choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content, refusal: null } }],
        usage: { prompt_tokens: 120, completion_tokens: 20, total_tokens: 140 },
      },
    };
  };

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    embedded: () => embedded,
    answerNext: (...next) => void answers.push(...next),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

const calling = (calls: readonly { readonly name: string; readonly arguments: object }[]) => ({
  id: 'chatcmpl-2',
  object: 'chat.completion',
  choices: [
    {
      index: 0,
      finish_reason: 'tool_calls',
      message: {
        role: 'assistant',
        content: null,
        refusal: null,
        tool_calls: calls.map(({ name, arguments: given }, index) => ({
          id: `call-${index}`,
          type: 'function',
          function: { name, arguments: JSON.stringify(given) },
        })),
      },
    },
  ],
  usage: { prompt_tokens: 100, completion_tokens: 10, total_tokens: 110 },
});

/** Letters counted: alike texts have alike vectors, which is all a test needs. */
const vectorOf = (text: string, dims: number): number[] => {
  const vector = new Array<number>(dims).fill(0);
  for (const word of text.toLowerCase().match(/[a-z0-9]+/g) ?? []) {
    let place = 7;
    for (const letter of word) place = (place * 31 + letter.charCodeAt(0)) % dims;
    vector[place] = (vector[place] ?? 0) + 1;
  }
  return vector;
};
