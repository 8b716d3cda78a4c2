/** A stand-in for the Graph API that speaks its protocol: messages are taken, refused or left hanging as told; media are served. */
import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { faultOf, type Interactive } from './interactive.ts';

export type SentMessage = {
  readonly phoneNumberId: string;
  readonly token: string;
  readonly body: {
    readonly to?: string;
    readonly recipient?: string;
    /** what the customer reads, of an interactive message too */
    readonly text: { readonly body: string };
    readonly interactive?: Interactive;
    readonly type?: string;
    readonly template?: { readonly name: string; readonly language: { readonly code: string } };
    readonly context?: { readonly message_id: string };
    readonly biz_opaque_callback_data: string;
  };
  readonly wamid: string;
};

/** How the next message is answered; `hang` takes it and never answers. */
export type NextAnswer =
  | { readonly error: { readonly code: number; readonly status?: number; readonly retryAfter?: number } }
  | { readonly status: number }
  | { readonly hang: true }
  | { readonly hold: Promise<void> };

export type GraphServer = {
  /** with its version, for CHAT_GRAPH_URL */
  readonly url: string;
  /** messages that were taken, whether or not the sender heard of it */
  readonly sent: readonly SentMessage[];
  /** every POST of a message, refused ones too */
  readonly attempts: readonly SentMessage[];
  readonly typing: readonly string[];
  /** From now on this number shows itself to this token alone. */
  readonly own: (phoneNumberId: string, token: string) => void;
  readonly answerNext: (...answers: readonly NextAnswer[]) => void;
  /** Puts a file up; answers its media id and digest. */
  readonly offer: (file: Buffer, mimeType: string, host?: string) => { readonly id: string; readonly sha256: string };
  readonly stop: () => Promise<void>;
};

const version = 'v25.0';

type Media = { readonly file: Buffer; readonly mimeType: string; readonly host: string | null };

const json = (response: ServerResponse, status: number, body: object, headers: Record<string, string> = {}): void =>
  void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));

const bodyOf = async (request: IncomingMessage) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString('utf8'));
};

/** What may be looked up: files that were put up, and numbers, each by the token that owns it. */
const createLookups = (origin: string) => {
  const owners = new Map<string, string>();
  const media = new Map<string, Media>();

  const look = (first: string, second: string, response: ServerResponse): void => {
    const file = media.get(second === '' ? first : second);
    if (second !== '' && file) return void response.writeHead(200, { 'content-type': file.mimeType }).end(file.file);
    if (file)
      return void json(response, 200, {
        url: `${file.host ?? origin}/${version}/download/${first}`,
        mime_type: file.mimeType,
        sha256: createHash('sha256').update(file.file).digest('hex'),
        file_size: file.file.length,
        id: first,
        messaging_product: 'whatsapp',
      });
    if (/^\d+$/.test(first) && !first.startsWith('404'))
      return void json(response, 200, { display_phone_number: '+1 555-078-3881', verified_name: 'Test number', id: first });
    json(response, 404, { error: { message: 'Object does not exist', type: 'GraphMethodException', code: 100 } });
  };

  const own: GraphServer['own'] = (phoneNumberId, token) => void owners.set(phoneNumberId, token);
  const offer: GraphServer['offer'] = (file, mimeType, host) => {
    const id = String(Math.floor(Math.random() * 1e15));
    media.set(id, { file, mimeType, host: host ?? null });
    return { id, sha256: createHash('sha256').update(file).digest('hex') };
  };
  return {
    own,
    offer,
    answer: (first: string, second: string, token: string, response: ServerResponse): void => {
      const hidden = owners.has(first) && owners.get(first) !== token;
      look(hidden ? `404${first}` : first, second, response);
    },
  };
};

/** What was posted, and how it is answered. */
const createMailroom = (taken: (message: SentMessage) => void) => {
  const sent: SentMessage[] = [];
  const attempts: SentMessage[] = [];
  const typing: string[] = [];
  const answers: NextAnswer[] = [];

  const take = async (message: SentMessage, response: ServerResponse): Promise<void> => {
    attempts.push(message);
    const answer = answers.shift();
    if (answer && 'error' in answer) {
      const { code, status = 400, retryAfter } = answer.error;
      const error = { message: `(#${code}) refused`, type: 'OAuthException', code, fbtrace_id: 'A1' };
      return void json(response, status, { error }, retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) });
    }
    if (answer && 'status' in answer) return void json(response, answer.status, {});
    sent.push(message);
    taken(message);
    if (answer && 'hang' in answer) return;
    if (answer && 'hold' in answer) await answer.hold;
    const to = message.body.to ?? message.body.recipient;
    json(response, 200, {
      messaging_product: 'whatsapp',
      contacts: [{ input: to, wa_id: to }],
      messages: [{ id: message.wamid }],
    });
  };
  const answerNext: GraphServer['answerNext'] = (...next) => void answers.push(...next);
  return { sent, attempts, typing, take, answerNext };
};

type Posted = {
  readonly type?: string;
  readonly text?: { readonly body: string };
  readonly interactive?: { readonly body: { readonly text: string } };
  readonly template?: { readonly components: readonly { readonly parameters: readonly { readonly text: string }[] }[] };
};
/** What the customer reads; of a template the parameters, as its own words are the provider's. */
const textOf = ({ text, interactive, template }: Posted): string =>
  template?.components.flatMap(({ parameters }) => parameters.map((parameter) => parameter.text)).join('\n') ??
  interactive?.body.text ??
  text?.body ??
  '';

/** A number's id that this server knows; of one that begins with 404 it says that there is none. */
export const newPhoneNumberId = (): string => String(10 ** 14 + Math.floor(Math.random() * 10 ** 14));

/** `taken` receives each accepted message, so that its delivery can be reported. */
export const startGraphServer = async (taken: (message: SentMessage) => void = () => undefined): Promise<GraphServer> => {
  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const lookups = createLookups(origin);
  const { sent, attempts, typing, take, answerNext } = createMailroom(taken);

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const token = (request.headers.authorization ?? '').replace('Bearer ', '');
    const [, , first = '', second = ''] = new URL(request.url ?? '/', origin).pathname.split('/');
    if (token === '') return void json(response, 401, { error: { message: 'no token', type: 'OAuthException', code: 190 } });
    if (request.method === 'GET') return lookups.answer(first, second, token, response);
    const body = await bodyOf(request);
    if (body.status === 'read') {
      typing.push(body.message_id);
      return void json(response, 200, { success: true });
    }
    const fault = faultOf(body);
    if (fault !== null) {
      const error = {
        message: '(#131009) Parameter value is not valid',
        type: 'OAuthException',
        code: 131009,
        error_data: { details: fault },
      };
      return void json(response, 400, { error });
    }
    const shown = { ...body, text: { body: textOf(body) } };
    const wamid = `wamid.${Buffer.from(randomUUID()).toString('base64')}`;
    await take({ phoneNumberId: first, token, body: shown, wamid }, response);
  };

  return {
    url: `${origin}/${version}`,
    sent,
    attempts,
    typing,
    own: lookups.own,
    answerNext,
    offer: lookups.offer,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
