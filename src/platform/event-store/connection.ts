/** The client for a URL, or a sentence why there is none: the URL itself is never told, it may hold a password. */
import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { EventStoreDBClient } from '@eventstore/db-client';
import { BadConnection } from './errors.ts';

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

/** Connects nothing yet. Throws BadConnection. Relative names of files are resolved against the working directory. */
export const connect = (url: string): EventStoreDBClient => {
  const [, caFile] = caFileParameter.exec(url) ?? [];
  if (caFile !== undefined) checkAuthority(decodeURIComponent(caFile));
  try {
    return EventStoreDBClient.connectionString(url);
  } catch {
    throw new BadConnection(
      "the event store's URL cannot be used: it must be esdb://[user:password@]host:port[,host:port…][?tls=true&tlsCaFile=FILE], special characters of user and password percent-encoded",
    );
  }
};
