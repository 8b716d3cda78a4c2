/** A company with a chat channel, the API and a worker on a real stack, a stand-in for the Graph API and, where wanted, for a model. */
import { randomUUID } from 'node:crypto';
import { isLeft } from 'fp-ts/lib/Either.js';
import { type GraphServer, newPhoneNumberId, startGraphServer } from '../../../demo/chat/graph-server.ts';
import { createWhatsAppProvider } from '../../../src/adapters/whatsapp/whatsapp-provider.ts';
import { chatSessionStream } from '../../../src/domain/chat/chat.stream.ts';
import { composeChat } from '../../../src/main/compose/compose-chat.ts';
import { startApi } from '../../../src/main/start/start-api.ts';
import type { ChatRulesOverride, InterposeChat } from '../../../src/main/start/start-chat-jobs.ts';
import { developmentTokenKey, signToken } from '../../../src/platform/crypto/token-key.ts';
import { silentLogger } from '../../../src/platform/logging/logger.ts';
import { createQueue } from '../../../src/platform/queue/queue.ts';
import { chatSessions } from '../../../src/projections/chat-sessions/chat-sessions.read-model.ts';
import { type Description, expectDescribed } from '../described.ts';
import { untilQuiet } from '../quiet.ts';
import type { SmtpSink } from '../smtp-sink.ts';
import { type Stack, startStack } from '../stack.ts';
import { until } from '../until.ts';
import { type ModelServer, startModelServer } from './model-server.ts';
import { change, type Element, payload, sign } from './payloads.ts';

export const secret = 'test-app-secret';
export const verifyToken = 'a verify token';
export const accessToken = 'EAAtestAccessToken123';

export type Session = {
  readonly id: string;
  readonly state: string;
  readonly is_active: boolean;
  readonly [field: string]: unknown;
};
export type Message = {
  readonly id: string;
  readonly direction: 'in' | 'out';
  readonly type: string;
  readonly text: string | null;
  readonly status: string;
  readonly error_code: number | null;
  readonly wamid: string | null;
  readonly sources: readonly unknown[];
};
export type Posted = { readonly status: number; readonly text: string; readonly ms: number };

export type ChatStage = {
  readonly stack: Stack;
  readonly graph: GraphServer;
  readonly model: ModelServer | null;
  readonly url: string;
  /** a company with a channel of its own */
  readonly company: (name?: string, changes?: { readonly acceptOrders?: boolean }) => Promise<ChatCompany>;
  /** The webhook, signed unless a signature is given. */
  readonly post: (
    body: unknown,
    options?: { readonly signature?: string | null; readonly raw?: string | Buffer },
  ) => Promise<Posted>;
  readonly get: (
    path: string,
    token?: string,
  ) => Promise<{ readonly status: number; readonly body: unknown; readonly text: string; readonly type: string }>;
  readonly call: (
    method: string,
    path: string,
    token: string,
    body?: unknown,
  ) => Promise<{ readonly status: number; readonly body: never }>;
  /** No chat job runs, is due, or is made of the newest events, and the read models show them. */
  readonly quiet: () => Promise<void>;
  readonly stopWorker: () => Promise<void>;
  readonly startWorker: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

export type ChatCompany = {
  readonly companyId: string;
  readonly channelId: string;
  readonly phoneNumberId: string;
  readonly admin: string;
  readonly sales: string;
  /** Sends elements of this channel's `messages` and waits until nothing is left to do. */
  readonly say: (...messages: readonly Element[]) => Promise<void>;
  readonly sessions: () => Promise<readonly Session[]>;
  readonly messages: (sessionId?: string) => Promise<readonly Message[]>;
  readonly replies: () => readonly string[];
};

type Options = {
  readonly model?: boolean;
  readonly rules?: ChatRulesOverride;
  readonly graphTimeoutMs?: number;
  readonly onLog?: (line: string) => void;
  readonly env?: Record<string, string>;
  /** a server that mails to administrators go through */
  readonly smtp?: Pick<SmtpSink, 'ca' | 'port'>;
};

export const startChatStage = async ({
  model: withModel = false,
  rules,
  graphTimeoutMs,
  onLog,
  env = {},
  smtp,
}: Options = {}): Promise<ChatStage> => {
  const graph = await startGraphServer();
  const model = withModel ? await startModelServer() : null;
  const stack = await startStack({
    ...(smtp ? { ca: [smtp.ca], mailPorts: [smtp.port, 993] } : {}),
    ...(onLog ? { onLog } : {}),
    env: {
      PORT: '0',
      CHAT_APP_SECRET: secret,
      CHAT_VERIFY_TOKEN: verifyToken,
      CHAT_GRAPH_URL: graph.url,
      ...(model ? { OPENAI_API_KEY: 'sk-test', OPENAI_BASE_URL: model.url, OPENAI_MODEL: 'test-model' } : {}),
      ...env,
    },
  });
  const { foundation } = stack;
  const queue = createQueue({ pool: foundation.pool, log: silentLogger });
  await queue.start();
  const api = await startApi(foundation, queue, undefined, stack.shownWithin);
  const interpose: InterposeChat = (ports) => ({
    ...ports,
    ...(rules ? { rules } : {}),
    ...(graphTimeoutMs
      ? { provider: createWhatsAppProvider({ graphUrl: graph.url, mediaHosts: [], timeoutMs: graphTimeoutMs }) }
      : {}),
  });
  let worker: Awaited<ReturnType<Stack['startWorker']>> | null = await stack.startWorker(undefined, interpose);
  const key = await developmentTokenKey(stack.config.dataDir);
  const chat = await composeChat(foundation, foundation.store);

  const described = (await (await fetch(`${api.url}/openapi.json`)).json()) as Description;
  /** Every answer of the chat's routes is one that the service describes. */
  const asDescribed = (method: string, path: string, response: Response, text: string) => {
    const contentType = response.headers.get('content-type');
    const body = text === '' ? undefined : contentType?.includes('json') ? JSON.parse(text) : text;
    expectDescribed(described, method, path, { status: response.status, headers: response.headers, body });
  };

  const get: ChatStage['get'] = async (path, token) => {
    const response = await fetch(api.url + path, token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } });
    const text = await response.text();
    const type = response.headers.get('content-type') ?? '';
    asDescribed('GET', path, response, text);
    return { status: response.status, text, type, body: type.includes('json') ? JSON.parse(text) : undefined };
  };
  const call: ChatStage['call'] = async (method, path, token, body) => {
    const response = await fetch(api.url + path, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    asDescribed(method, path, response, text);
    return { status: response.status, body: (text === '' ? undefined : JSON.parse(text)) as never };
  };
  const post: ChatStage['post'] = async (body, { signature, raw } = {}) => {
    const sent = raw ?? JSON.stringify(body);
    const signed = signature === undefined ? sign(secret, sent) : signature;
    const started = performance.now();
    const response = await fetch(`${api.url}/api/chatchannel/webhook/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(signed === null ? {} : { 'x-hub-signature-256': signed }) },
      body: sent as never,
    });
    const text = await response.text();
    const ms = performance.now() - started;
    asDescribed('POST', '/api/chatchannel/webhook/', response, text);
    return { status: response.status, text, ms };
  };
  const quiet: ChatStage['quiet'] = async () => {
    await untilQuiet(foundation);
  };

  /** Every message has its session, every session waits for nothing but the clock. */
  const settled = async (companyId: string): Promise<void> => {
    await until(
      'every message to be answered or left',
      async () => {
        const { rows } = await foundation.pool.query<{ n: string; sessions: string[] | null }>(
          `select (select count(*) from app.chat_contents where company_id = $1 and session_id is null) as n,
             (select array_agg(session_id::text) from app.chat_contacts where company_id = $1 and session_id is not null) as sessions`,
          [companyId],
        );
        if (rows[0]?.n !== '0') return false;
        for (const id of rows[0].sessions ?? []) {
          const state = await chat.load(companyId, id);
          if (state.phase !== 'open') continue;
          const events = await stack.events(chatSessionStream(companyId, id));
          const folded = events.findLastIndex(({ type }) => chatSessions.types.includes(type));
          const row = await foundation.pool.query('select 1 from read.chat_sessions where id = $1 and revision >= $2', [
            id,
            folded,
          ]);
          if (row.rowCount === 0) return false;
          const waits = state.turn !== null && (state.turn.retryAt ?? state.turn.reply?.dueAt ?? null) !== null;
          if (state.pending.length > 0 || (state.turn !== null && !waits)) return false;
        }
        return true;
      },
      30_000,
    );
    await quiet();
  };

  return {
    stack,
    graph,
    model,
    url: api.url,
    get,
    call,
    post,
    quiet,
    company: async (name, { acceptOrders = false } = {}) => {
      const companyId = await stack.newCompany(name);
      const phoneNumberId = newPhoneNumberId();
      const done = await chat.channels.configure(
        { name: 'Chat', phoneNumberId, displayPhoneNumber: null, acceptOrders, token: accessToken },
        stack.request(companyId),
      );
      if (isLeft(done)) throw new Error(`the channel was refused: ${done.left.type}`);
      const admin = await signToken(key, { companyId, roles: ['admin'], subject: 'anna' }, 1);
      const sales = await signToken(key, { companyId, roles: ['sales'], subject: 'ben' }, 1);
      const sessions = async () => (await get('/api/chatchannel/sessions/', sales)).body as readonly Session[];
      return {
        companyId,
        channelId: done.right.channelId,
        phoneNumberId,
        admin,
        sales,
        say: async (...messages) => {
          const answered = await post(payload(change(phoneNumberId, { messages })));
          if (answered.status !== 200) throw new Error(`the webhook answered ${answered.status}: ${answered.text}`);
          await settled(companyId);
        },
        sessions,
        messages: async (sessionId) => {
          const id = sessionId ?? (await sessions())[0]?.id ?? randomUUID();
          return (await get(`/api/chatchannel/sessions/${id}/messages/`, sales)).body as readonly Message[];
        },
        replies: () => graph.sent.filter((sent) => sent.phoneNumberId === phoneNumberId).map(({ body }) => body.text.body),
      };
    },
    stopWorker: async () => {
      await worker?.stop();
      worker = null;
    },
    startWorker: async () => {
      worker = await stack.startWorker(undefined, interpose);
    },
    stop: async () => {
      await worker?.stop();
      await api.stop();
      await queue.stop();
      await stack.stop();
      await graph.stop();
      await model?.stop();
    },
  };
};
