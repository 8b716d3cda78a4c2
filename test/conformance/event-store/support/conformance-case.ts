import { randomUUID } from 'node:crypto';
import {
  type AppendExpectedRevision,
  type EventStoreDBClient,
  type JSONEventType,
  jsonEvent,
  type ResolvedEvent,
} from '@eventstore/db-client';
import type { Conduct, Target } from './target.ts';

/** What a case is given: clients, what the server does differently, and stream names nobody else uses. */
export type CaseContext = {
  readonly client: EventStoreDBClient;
  /** a client for one subscription */
  readonly subscriber: () => EventStoreDBClient;
  readonly conduct: Conduct;
  readonly stream: string;
  readonly other: string;
};

/** A case says in words what came back, so that the expectation can be read without the code. */
export type ConformanceCase = {
  readonly name: string;
  readonly expected: string | ((conduct: Conduct) => string);
  run(context: CaseContext): Promise<string>;
};

/** Servers before 23.10 do not say that a subscription has caught up. */
export const expectedOf = ({ expected }: ConformanceCase, conduct: Conduct): string => {
  const words = typeof expected === 'string' ? expected : expected(conduct);
  return conduct.tellsCaughtUp ? words : words.replaceAll(' caught-up', '');
};

export const newContext = ({ client, connect, conduct }: Target): CaseContext => {
  const run = randomUUID().slice(0, 13);
  return { client, subscriber: connect, conduct, stream: `kit-${run}-a`, other: `kit-${run}-b` };
};

export type KitEvent = JSONEventType<string, { label: string }>;

/** An event called by a letter; the same letter in the same stream name is the same id. */
const eventNamed = (context: CaseContext, label: string, type = 'KitHappened') =>
  jsonEvent<KitEvent>({ id: idFor(`${context.stream}/${label}`), type, data: { label } });

const ids = new Map<string, string>();
function idFor(key: string): string {
  const known = ids.get(key) ?? randomUUID();
  ids.set(key, known);
  return known;
}

type Failure = { type?: string; actualVersion?: unknown; message?: string };

export const failureOf = (error: unknown): string => {
  const { type, actualVersion, message } = error as Failure;
  if (type === 'wrong-expected-version') return `wrong, it is ${String(actualVersion)}`;
  return type ?? `error ${message}`;
};

export const inWords = (work: Promise<string>): Promise<string> => work.catch(failureOf);

/** Appends events by their letters. `classic` takes the call with one answer instead of the pipelined one. */
export function append(
  context: CaseContext,
  letters: string,
  options: { expectedRevision?: AppendExpectedRevision; classic?: boolean; stream?: string } = {},
): Promise<string> {
  const { expectedRevision = 'any', classic = false, stream = context.stream } = options;
  const events = [...letters].map((letter) => eventNamed(context, letter));
  const call = classic ? { credentials: { username: 'admin', password: 'changeit' } } : {};
  return inWords(
    context.client
      .appendToStream(stream, events, { expectedRevision, ...call })
      .then((result) => `at ${result.nextExpectedRevision}`),
  );
}

export const labelOf = ({ event, link }: ResolvedEvent): string => {
  const recorded = event ?? link;
  const data = recorded?.data as { label?: string } | undefined;
  return `${data?.label ?? recorded?.type}@${recorded?.revision}`;
};

/** The events of a read in words: `a@0 b@1`. */
export async function wordsOf(events: AsyncIterable<ResolvedEvent>): Promise<string> {
  const words: string[] = [];
  for await (const resolved of events) words.push(labelOf(resolved));
  return words.join(' ') || 'nothing';
}

export const readBack = (context: CaseContext, stream = context.stream): Promise<string> =>
  inWords(wordsOf(context.client.readStream(stream)));
