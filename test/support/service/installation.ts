/**
 * The whole product as it is installed: API, projector, worker, event store and Postgres, each a program of its own that can be ended and brought
 * back; a Dovecot, an SMTP server and a chat provider; between the service and each of them a network that can be made bad.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type GraphServer, startGraphServer } from '../../../demo/chat/graph-server.ts';
import { type Chat, composeChat } from '../../../src/main/compose/compose-chat.ts';
import { type Dovecot, startDovecot } from '../dovecot.ts';
import { startEventStoreProgram } from '../event-store.ts';
import { type FaultProxy, startFaultProxy } from '../fault-proxy.ts';
import { auditReadModels, password } from '../mail-stage.ts';
import { freePorts } from '../ports.ts';
import { type SmtpSink, startSmtpSink } from '../smtp-sink.ts';
import { type Stack, startStack } from '../stack.ts';
import { type Network, postgresBy, postgresTarget, startNetwork } from './network.ts';
import type { Part } from './part.ts';
import { startPostgresServer } from './postgres-server.ts';
import { type ServiceProgram, startServiceProgram } from './service-program.ts';

export const secret = 'an app secret';

export type PartName = 'API' | 'projector' | 'worker' | 'event store' | 'Postgres';
export type NetworkName = 'IMAP' | 'SMTP' | 'chat provider' | 'event store' | 'Postgres';

export type Installation = {
  /** the stores in this process: to set up, and to look at what became of everything */
  readonly stack: Stack;
  readonly chat: Chat;
  readonly url: string;
  readonly dovecot: Dovecot;
  readonly sink: SmtpSink;
  readonly graph: GraphServer;
  readonly parts: Readonly<Record<PartName, Part>>;
  readonly service: { readonly api: ServiceProgram; readonly projector: ServiceProgram; readonly worker: ServiceProgram };
  readonly networks: Readonly<Record<NetworkName, Network>>;
  /** between the network and Dovecot: one thing wrong at a named place of what the two say */
  readonly imap: FaultProxy;
  /** where a mailbox finds its servers */
  readonly mail: { readonly imapPort: number; readonly smtpPort: number };
  readonly stop: () => Promise<void>;
};

type Options = {
  readonly users: readonly string[];
  /** of API, projector and worker */
  readonly env?: Readonly<Record<string, string>>;
  /** where the stores keep what they hold, on small disks for instance; made by the caller */
  readonly directories?: { readonly eventStore?: string; readonly postgres?: string };
  /** worker and projector run at low priority, as where they are installed */
  readonly givesWay?: boolean;
  /** nothing between the service and its servers: for who measures it, and makes no network bad */
  readonly direct?: boolean;
  /** what the stores get of an environment */
  readonly storeEnv?: {
    readonly eventStore?: Readonly<Record<string, string>>;
    readonly postgres?: Readonly<Record<string, string>>;
  };
};

export const startInstallation = async (options: Options): Promise<Installation> => {
  const { users, env = {}, directories = {}, storeEnv = {}, givesWay = false, direct = false } = options;
  const accounts = Object.fromEntries(users.map((user) => [user, password]));
  const eventStoreDirectory = directories.eventStore ?? mkdtempSync(join(tmpdir(), 'oi-es-'));
  const [dovecot, sink, graph, eventStore, postgres, [apiPort = 0]] = await Promise.all([
    startDovecot({ users: accounts, tls: false }),
    startSmtpSink({ users: accounts }),
    startGraphServer(),
    startEventStoreProgram(eventStoreDirectory, { env: storeEnv.eventStore ?? {} }),
    startPostgresServer({
      ...(directories.postgres ? { directory: directories.postgres } : {}),
      environment: storeEnv.postgres ?? {},
    }),
    freePorts(1),
  ]);
  const imap = await startFaultProxy(() => dovecot.imapPort);
  const to = (url: string) => () => ({ port: Number(new URL(url).port) });
  const networks = {
    IMAP: await startNetwork(() => imap),
    SMTP: await startNetwork(() => sink),
    'chat provider': await startNetwork(to(graph.url)),
    'event store': await startNetwork(to(eventStore.url)),
    Postgres: await startNetwork(() => postgresTarget(postgres.database.url)),
  };
  const by = (url: string, { port }: Network) => url.replace(/:\d+/, `:${port}`);
  const mail = direct
    ? { imapPort: dovecot.imapPort, smtpPort: sink.port }
    : { imapPort: networks.IMAP.port, smtpPort: networks.SMTP.port };
  const stack = await startStack({
    ca: [sink.ca],
    mailPorts: Object.values(mail),
    found: { database: postgres.database, eventStore },
    ...(direct
      ? {}
      : {
          by: {
            databaseUrl: postgresBy(postgres.database.url, networks.Postgres.port),
            eventStoreUrl: by(eventStore.url, networks['event store']),
          },
        }),
    env: {
      MAIL_ALLOW_PLAINTEXT: 'true',
      HOST: '127.0.0.1',
      PORT: String(apiPort),
      HEALTH_PORT: '0',
      CHAT_APP_SECRET: secret,
      CHAT_GRAPH_URL: direct ? graph.url : by(graph.url, networks['chat provider']),
      CHAT_TURNS_PER_HOUR: '10000',
      ...env,
    },
  });
  await stack.stopProjector(); // it is a program here
  const chat = await composeChat(stack.foundation, stack.foundation.store);
  const [api, projector, worker] = await Promise.all([
    startServiceProgram('api', stack.env, { givesWay }),
    startServiceProgram('projector', stack.env, { givesWay }),
    startServiceProgram('worker', stack.env, { givesWay }),
  ]);
  const service = { api, projector, worker };
  return {
    stack,
    chat,
    url: `http://127.0.0.1:${apiPort}`,
    dovecot,
    sink,
    graph,
    parts: { API: api, projector, worker, 'event store': eventStore, Postgres: postgres },
    service,
    networks,
    imap,
    mail,
    stop: async () => {
      await Promise.all(Object.values(networks).map((network) => network.become('open')));
      await auditReadModels(stack);
      await Promise.all(Object.values(service).map((program) => program.stop()));
      await stack.stop();
      imap.stop();
      await Promise.all([...Object.values(networks), sink, dovecot, graph].map((part) => part.stop()));
      if (!directories.eventStore) rmSync(eventStoreDirectory, { recursive: true, force: true, maxRetries: 5 });
    },
  };
};
