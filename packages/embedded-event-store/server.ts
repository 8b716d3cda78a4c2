import { Server, ServerCredentials } from '@grpc/grpc-js';
import { DEFAULT_MAX_APPEND_SIZE } from './command-line.ts';
import { type ControlPort, type Controls, openControlPort } from './control-port.ts';
import { createFaults, type Faults } from './faults/faults.ts';
import { createCallGate } from './faults/faulty-calls.ts';
import { deathAtWrites, withBrokenWrites } from './faults/faulty-storage.ts';
import { type Credentials, createAccess } from './grpc/access.ts';
import { createAppending } from './grpc/appending.ts';
import type { Service } from './grpc/context.ts';
import { likeTheRealOne } from './grpc/like-the-real-one.ts';
import { DEFAULT_RELEASE, playedVersion, type Release } from './grpc/played-version.ts';
import { addServices } from './grpc/services.ts';
import { CALLS_OF_A_CONNECTION, type Trait } from './grpc/traits.ts';
import { type Listener, startListener } from './listener.ts';
import { checkPrivateKey } from './private-key.ts';
import { type EventStore, openEventStore } from './store/event-store.ts';
import type { Scavenged } from './store/scavenge.ts';

const HOST = '127.0.0.1';
/** What one gRPC message may have: generous, so that an append that is too large hears the protocol's own error. */
const MAX_MESSAGE_SIZE = 64 << 20;

export type EventStoreServerOptions = {
  /** 0: any free one. */
  port: number;
  /** null: in memory. */
  dataDir: string | null;
  /** Gets one line for each thing worth knowing; nothing is printed without it. */
  log?: (line: string) => void;
  /** With users, system streams and `$all` are for administrators and a wrong password is refused. */
  users?: readonly Credentials[];
  /** The release whose conduct it has; 23.10 without it. */
  playVersion?: Release;
  /** Whether it compresses messages for clients that offer gzip; as the release does without it. */
  gzip?: boolean | undefined;
  /** What it has of real servers' surprises; none without it. */
  traits?: readonly Trait[];
  /** How long `late-returns` lasts; as measured without it. */
  returnedAfterMs?: number;
  /** Bytes of data and metadata one append may have. */
  maxAppendSize?: number;
  /** PEM texts, the key RSA as for a real server; with them the server speaks TLS only. */
  tls?: { key: string; certificate: string } | null;
  /** A port for faults, scavenge and status (0: any free one); null: none. */
  controlPort?: number | null;
  /** What "die" does: by default this server falls silent and lets go of its files while the process lives on. */
  die?: () => void;
};

export type EventStoreServer = {
  port: number;
  /** For the client's connection string: `esdb://127.0.0.1:PORT?tls=false`. */
  url: string;
  controlPort: number | null;
  /** Lasts as long as the data: another store has another one. */
  storeId: string;
  faults: Faults;
  /** Cuts all connections, as a network failure would; new ones are accepted. */
  dropConnections(): void;
  /** Gives back the space of events that nobody can read any more. */
  scavenge(): Promise<Scavenged>;
  /** Falls silent as a killed process would: no answer, no end of a call, nothing finished. */
  crash(): Promise<void>;
  /** Ends open calls at once, waits for appends in hand and closes the files. */
  stop(): Promise<void>;
};

const credentialsOf = (tls: EventStoreServerOptions['tls']): ServerCredentials =>
  tls
    ? ServerCredentials.createSsl(null, [{ private_key: Buffer.from(tls.key), cert_chain: Buffer.from(tls.certificate) }])
    : ServerCredentials.createInsecure();

function createGrpcServer(service: Service, port: () => number): Server {
  const server = new Server({
    'grpc.max_receive_message_length': MAX_MESSAGE_SIZE,
    'grpc.max_send_message_length': -1,
    'grpc.keepalive_time_ms': 60_000,
    'grpc.keepalive_timeout_ms': 20_000,
    'grpc.enable_channelz': 0,
    ...(service.traits.has('open-batches') ? { 'grpc.max_concurrent_streams': CALLS_OF_A_CONNECTION } : {}),
    interceptors: [likeTheRealOne],
  });
  addServices(server, service, () => ({ host: HOST, port: port() }));
  return server;
}

function statusOf(store: EventStore): Record<string, unknown> {
  const { heapUsed, rss } = process.memoryUsage();
  return { storeId: store.storeId, events: store.index.committed(), streams: store.index.streams.count(), heapUsed, rss };
}

type Say = (line: string) => void;

/** What the calls of a server are answered from. */
function createService(
  options: EventStoreServerOptions,
  {
    store,
    faults,
    die,
    scavenge,
    say,
  }: { store: EventStore; faults: Faults; die(): void; scavenge(): Promise<Scavenged>; say: Say },
): Service {
  const traits = new Set(options.traits ?? []);
  return {
    store,
    traits,
    appending: createAppending(store, traits, options.returnedAfterMs),
    plays: playedVersion(options.playVersion ?? DEFAULT_RELEASE),
    maxAppendSize: options.maxAppendSize ?? DEFAULT_MAX_APPEND_SIZE,
    access: createAccess(options.users ?? []),
    gate: createCallGate(faults, die),
    openCalls: new Set(),
    openBatches: new Set(),
    report: (error) => say(`A call failed unexpectedly: ${error instanceof Error ? error.stack : String(error)}`),
    startScavenge: () => {
      scavenge().catch((error: unknown) => say(`The scavenge failed: ${String(error)}`));
    },
  };
}

type Doors = { listener: Listener | null; control: ControlPort | null };

/** The two ways in which a server ends; whichever comes first is the one. */
function createEnd(server: Server, service: Service, doors: Doors) {
  let ended: Promise<void> | null = null;
  const { store } = service;

  const closeDoors = async (): Promise<void> => {
    await doors.listener?.close();
    server.forceShutdown();
    await doors.control?.close();
  };
  const stop = async (): Promise<void> => {
    for (const end of [...service.openCalls]) end();
    await store.log.enqueue([], 0).catch(() => undefined); // appends in hand are finished, and answered
    for (const end of [...service.openBatches]) end();
    // one turn for the last words to be sent, then the connections go
    await new Promise((resolve) => setTimeout(resolve, 20));
    await closeDoors();
    await store.close();
  };
  return {
    crash: (): Promise<void> => {
      ended ??= closeDoors().then(() => store.abandon());
      return ended;
    },
    stop: (): Promise<void> => {
      ended ??= stop();
      return ended;
    },
    /** It never began. */
    giveUp: async (): Promise<void> => {
      await closeDoors();
      await store.close();
    },
  };
}

/**
 * Starts a server that speaks the EventStoreDB protocol to its client, on this machine only.
 * Throws when the port is taken, another server has the directory, the log is damaged, or a real server would not load the key.
 */
export async function startEventStoreServer(options: EventStoreServerOptions): Promise<EventStoreServer> {
  if (options.tls) checkPrivateKey(options.tls);
  const say: Say = options.log ?? (() => undefined);
  const faults = createFaults();
  const doors: Doors = { listener: null, control: null };

  const die = (): void => {
    if (options.die) options.die();
    else end.crash().catch((error: unknown) => say(`The event store did not die cleanly: ${String(error)}`));
  };
  const store = await openEventStore({
    dataDir: options.dataDir,
    log: say,
    faults: deathAtWrites(faults, die),
    wrapSegments: (segments) => withBrokenWrites(segments, faults, die),
    mayTellSubscribers: () => !faults.isSet('die'),
  });
  const scavenge = async (): Promise<Scavenged> => {
    const scavenged = await store.scavenge();
    say(`Scavenged: ${scavenged.events} events left out of ${scavenged.segments} segments, ${scavenged.bytes} bytes given back.`);
    return scavenged;
  };
  const service = createService(options, { store, faults, die, scavenge, say });
  const server = createGrpcServer(service, () => doors.listener?.port ?? options.port);
  const end = createEnd(server, service, doors);
  const dropConnections = (): void => doors.listener?.dropConnections();
  const { crash, stop } = end;

  try {
    const gzips = options.gzip ?? service.plays.gzips;
    const spoken = { credentials: credentialsOf(options.tls), secured: Boolean(options.tls), gzips };
    const listener = await startListener(server, spoken, HOST, options.port);
    doors.listener = listener;
    const controls: Controls = { faults, dropConnections, scavenge, status: () => statusOf(store) };
    const requestedPort = options.controlPort ?? null;
    if (requestedPort !== null) doors.control = await openControlPort(controls, HOST, requestedPort);
    const url = `esdb://${HOST}:${listener.port}?tls=${options.tls ? 'true' : 'false'}`;
    const controlPort = doors.control?.port ?? null;
    return { port: listener.port, url, controlPort, storeId: store.storeId, faults, dropConnections, scavenge, crash, stop };
  } catch (error) {
    await end.giveUp();
    throw error;
  }
}
