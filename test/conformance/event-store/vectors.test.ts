import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { EventStoreDBClient, StreamMetadata } from '@eventstore/db-client';
import type { ServiceError } from '@grpc/grpc-js';
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import {
  createRawClient,
  type RawClient,
  type RawSubscription,
  type RecordedExpectation,
  type RecordedRead,
} from './support/raw-client.ts';
import { failureShape } from './support/recorded-shapes.ts';
import { type Conduct, openTarget, type Target } from './support/target.ts';

/** What the real server answered, case by case; beside the project, not in it. */
const RECORDINGS = '../shared/vectors/event-store';
const FILES = ['01-truth-table', '02-idempotency', '03-read-stream', '05-subscribe-stream'];
/** Of subscriptions servers from 23.10 on say more. */
const recordingOf = (file: string, { tellsCaughtUp }: Conduct): string =>
  file === '05-subscribe-stream' && tellsCaughtUp ? `23.10/${file}` : file;
/** What servers from 26.0 on answer otherwise; the kit's own cases say how. */
const ANSWERED_OTHERWISE = /from end to tombstoned stream|from (?:start|\d+) (?:on missing|to soft deleted) stream/;

type Step = { op: string; args: Record<string, unknown>; out?: unknown; err?: unknown };
type RecordedCase = { name: string; steps: Step[] };

const SET_METADATA = 'client.setStreamMetadata';
const OPERATIONS: readonly string[] = [
  'append',
  'batchAppend',
  'delete',
  'tombstone',
  'read',
  'subscribe',
  'drain',
  SET_METADATA,
];

/** Cases have streams of their own, so several may run at a time. */
const AT_ONCE = 16;

/** Cases that the recordings do not say enough about to be repeated: what the events held, or that time passed. */
const NOT_ENOUGH_SAID =
  /other type and data|zero uuid|structured|maxAge|no stream name|no filter option|anonymous|truncated \(\$tb|maxCount 1 stream|resolveLinks|1200/;

const isEventList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string');

/** The metadata of a step, when the recording says which: then it is all the step's arguments. */
const isMetadata = (args: Record<string, unknown>): args is StreamMetadata =>
  Object.keys(args).every((key) => key === 'maxCount' || key === 'truncateBefore');

const canBeRepeated = ({ name, steps }: RecordedCase): boolean =>
  !NOT_ENOUGH_SAID.test(name) &&
  steps.every(
    ({ op, args }) =>
      OPERATIONS.includes(op) &&
      (op !== SET_METADATA || isMetadata(args)) &&
      (args?.events === undefined || isEventList(args.events)),
  );

const load = (file: string): RecordedCase[] =>
  existsSync(`${RECORDINGS}/${file}.json`)
    ? (JSON.parse(readFileSync(`${RECORDINGS}/${file}.json`, 'utf8')) as { cases: RecordedCase[] }).cases.filter(canBeRepeated)
    : [];

/** Puts real names in the place of the recording's labels, and labels in the place of what came back. */
function createLabels() {
  const run = randomUUID().slice(0, 13);
  const streams = new Map<string, string>();
  const ids = new Map<string, string>();

  const idOf = (label: string): string => {
    const hex = createHash('sha256').update(`${run}/${label}`).digest('hex');
    const id = `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
    ids.set(id, label);
    return id;
  };
  const streamOf = (text: string): string =>
    text.replace(/<([^>]+)>/g, (_, label: string) => {
      streams.set(`kit-${run}-${label}.`, label);
      return `kit-${run}-${label}.`;
    });

  const texts = (text: string): string => {
    let shown = text;
    for (const [name, label] of streams) shown = shown.replaceAll(name, `<${label}>`);
    for (const [id, label] of ids) shown = shown.replaceAll(id, label);
    return shown.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '<uuid>').replace('id:<uuid>', '<uuid>');
  };

  /** Positions as the recording has them: ranks in the order of the log. */
  const labelled = (answers: unknown): unknown => {
    const json = texts(JSON.stringify(answers));
    const found = [...new Set([...json.matchAll(/"@(\d+)"/g)].map((match) => BigInt(match[1] ?? 0)))].sort((a, b) =>
      a < b ? -1 : 1,
    );
    return JSON.parse(json.replace(/"@(\d+)"/g, (_, at: string) => `"@p${found.indexOf(BigInt(at)) + 1}"`));
  };
  return { idOf, streamOf, labelled };
}

async function setMetadata(client: EventStoreDBClient, stream: string, metadata: StreamMetadata): Promise<unknown> {
  const { success, nextExpectedRevision, position } = await client.setStreamMetadata(stream, metadata);
  const at = { commit: `@${position?.commit}`, prepare: `@${position?.prepare}` };
  return { success, nextExpectedRevision: Number(nextExpectedRevision), position: at };
}

async function repeat(raw: RawClient, client: EventStoreDBClient, steps: readonly Step[]): Promise<unknown> {
  const labels = createLabels();
  const answers: Record<string, unknown>[] = [];
  const subscriptions = new Map<string, RawSubscription>();
  for (const { op, args, out } of steps) {
    const stream = labels.streamOf(String(args.stream));
    const expected = args.expected as RecordedExpectation;
    const events = ((args.events ?? []) as string[]).map((label) => ({
      id: labels.idOf(label),
      type: 'T',
      data: JSON.stringify({ v: label }),
    }));
    const call = async (): Promise<unknown> => {
      if (op === 'subscribe') {
        subscriptions.set(String(args.name), raw.subscribe({ ...(args as RecordedRead), stream }));
        return undefined;
      }
      if (op === 'drain') return subscriptions.get(String(args.name))?.drain((out as { messages: unknown[] }).messages.length);
      if (op === SET_METADATA) return setMetadata(client, labels.streamOf('<s>'), args as StreamMetadata);
      if (op === 'append') return raw.append(stream, expected, events);
      if (op === 'batchAppend') return raw.batchAppend(stream, expected, events);
      if (op === 'read') return raw.read({ ...(args as RecordedRead), stream });
      return raw.remove(op as 'delete' | 'tombstone', stream, expected);
    };
    answers.push(
      await call().then(
        (out) => ({ out }),
        (error: unknown) => ({ err: failureShape(error as ServiceError) }),
      ),
    );
  }
  for (const subscription of subscriptions.values()) subscription.cancel();
  return labels.labelled(answers);
}

/** Only what the server said: the arguments are the recording's own. */
const answersOf = (steps: readonly Step[]): unknown => steps.map(({ out, err }) => (err === undefined ? { out } : { err }));

describe('what the real server answered, repeated', () => {
  let target: Target;
  let raw: RawClient | null = null;

  before(async function () {
    if (!existsSync(RECORDINGS)) {
      console.log(`Skipped: the recordings are not at ${RECORDINGS}.`);
      this.skip();
    }
    target = await openTarget();
    const url = new URL(target.url.replace(/^esdb/, 'http'));
    if (url.searchParams.get('tls') !== 'false') {
      console.log('Skipped: the recordings are repeated without TLS, and EVENTSTORE_URL has it.');
      this.skip();
    }
    raw = createRawClient(url.host, url.username ? `${url.username}:${url.password}` : null);
  });

  after(async () => {
    raw?.close();
    await target?.close();
  });

  for (const file of FILES) {
    it(`${file}: ${load(file).length} cases`, async () => {
      const { conduct } = target;
      const recorded = load(recordingOf(file, conduct));
      expect(recorded).not.to.have.length(0);
      const cases = recorded.filter(({ name }) => !(conduct.looksFirst && ANSWERED_OTHERWISE.test(name)));
      const different: string[] = [];
      const check = async ({ name, steps }: RecordedCase): Promise<void> => {
        const got = JSON.stringify(sorted(await repeat(raw as RawClient, target.client, steps)));
        const wanted = JSON.stringify(sorted(answersOf(steps)));
        if (got !== wanted) different.push(`${name}\n  recorded ${wanted}\n  got      ${got}`);
      };
      for (let from = 0; from < cases.length; from += AT_ONCE) await Promise.all(cases.slice(from, from + AT_ONCE).map(check));
      expect(different.join('\n')).to.equal('');
    });
  }
});

/** The same value with the keys of its objects in order, so that only what is said counts. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}
