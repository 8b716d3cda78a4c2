/** The client for a URL, or a sentence why there is none: the URL itself is never told, it may hold a password. */
import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { EventStoreDBClient } from '@eventstore/db-client';
import { BadConnection } from './errors.ts';
import { parseStoreUrl } from './store-url.ts';
import { withStreamPrefix } from './stream-prefix.ts';
import { withoutGzip } from './without-gzip.ts';

const caFileParameter = /[?&]tls[-_]?ca[-_]?file=([^&]*)/i;

const checkAuthority = (name: string): void => {
  const path = resolve(name);
  const where = `the event store's URL names tlsCaFile=${name}, looked for at ${path}`;
  let text: Buffer;
  try {
    text = readFileSync(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new BadConnection(
      `${where}: it cannot be read (${code}). Put the authority's certificate (PEM) there, or correct the path`,
    );
  }
  try {
    new X509Certificate(text);
  } catch {
    throw new BadConnection(`${where}: it holds no certificate. It must be the authority's certificate in PEM form`);
  }
};

/** As the client has it, for its own use. */
type WithStreams = {
  GRPCStreamCreator: (
    service: unknown,
    name: string,
    open: (service: unknown) => Readable,
    opened?: WeakMap<object, unknown>,
  ) => () => Promise<Readable>;
};

/**
 * The client keeps the appends that await an answer in one table for all streams of the process, earlier connections
 * included, and clears it when any of these streams breaks. If another stream then delivers an answer, the client
 * finds no entry and throws where no caller can catch it, which would end the process. By then the callers know that
 * their outcome is unknown and look it up.
 */
const withoutThrowingAtLateAnswers = (client: EventStoreDBClient): EventStoreDBClient => {
  const streams = client as unknown as WithStreams;
  const create = streams.GRPCStreamCreator;
  streams.GRPCStreamCreator = (service, name, open, opened) =>
    create(service, name, (to) => (name === 'appendToStream' ? catching(open(to)) : open(to)), opened);
  return client;
};

const catching = (stream: Readable): Readable => {
  const listeners = stream.listeners('data') as ((answer: unknown) => void)[];
  stream.removeAllListeners('data');
  return stream.on('data', (answer) => {
    for (const listener of listeners)
      try {
        listener(answer);
      } catch (error) {
        if (!(error instanceof TypeError)) throw error;
      }
  });
};

/** As the client has it, for its own use: milliseconds, and the moment when they are over. */
type WithDeadlines = { createDeadline: (ms?: number) => Date };
const century = 100 * 365 * 24 * 3_600_000;

/**
 * How long an append may take is told to the server as a moment of our clock. The client ends what shall have no end after a year, so that a server whose
 * clock is a year ahead of ours would write nothing.
 */
const withEndlessDeadlines = (client: EventStoreDBClient): EventStoreDBClient => {
  const deadlines = client as unknown as WithDeadlines;
  const create = deadlines.createDeadline.bind(client);
  deadlines.createDeadline = (ms) => (ms === Number.POSITIVE_INFINITY ? new Date(Date.now() + century) : create(ms));
  return client;
};

/** Connects nothing yet. Throws BadConnection. Relative names of files are resolved against the working directory. */
export const connect = (url: string): EventStoreDBClient => {
  const [, caFile] = caFileParameter.exec(url) ?? [];
  if (caFile !== undefined) checkAuthority(decodeURIComponent(caFile));
  const { forClient = url, streamPrefix = null } = parseStoreUrl(url) ?? {};
  try {
    const client = withoutGzip(
      withEndlessDeadlines(withoutThrowingAtLateAnswers(EventStoreDBClient.connectionString(forClient))),
    );
    return streamPrefix === null ? client : withStreamPrefix(client, streamPrefix);
  } catch {
    throw new BadConnection(
      "the event store's URL cannot be used: it must be esdb://[user:password@]host:port[,host:port…][?tls=true&tlsCaFile=FILE], special characters of user and password percent-encoded",
    );
  }
};
