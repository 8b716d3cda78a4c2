/** A long log from a short one: what the service's own deciders wrote about a sample of mails, again and again under other ids. */
import { createHash } from 'node:crypto';
import type { DomainEvent, EventStore } from '@order-intake/event-sourcing';
import { eventCodecs } from '../../src/domain/event-codecs.ts';
import type { Stack } from '../../test/support/stack.ts';
import { openLog, rememberingKeys } from '../rebuild/log.ts';

/** The events of one stream; `keyId`: the personal key that they are sealed under. */
export type Written = { readonly stream: string; readonly events: readonly DomainEvent[]; readonly keyId: string | null };

const lanes = 16;
const multiplied = /^(email|salesOrder|purchaseOrder|chatSession)-/;
const uuids = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** What the log says about mails, their orders, the claims on their numbers, and conversations, stream by stream. */
export const writtenSoFar = async (store: EventStore): Promise<readonly Written[]> => {
  const streams = new Map<string, { events: DomainEvent[]; keyId: string | null }>();
  for await (const entry of store.readAll({ types: eventCodecs.map(({ type }) => type), after: null })) {
    if (!multiplied.test(entry.stream)) continue;
    if ('undecodable' in entry) throw new Error(`${entry.stream} holds an event that cannot be decoded: ${entry.reason}`);
    const { type, data, personKeyId } = entry;
    const known = streams.get(entry.stream) ?? { events: [], keyId: null };
    streams.set(entry.stream, { events: [...known.events, { type, data }], keyId: known.keyId ?? personKeyId });
  }
  return [...streams].map(([stream, { events, keyId }]) => ({ stream, events, keyId }));
};

/** Another id for each of these in each copy, the same wherever it stands; purchase orders and references have numbers of their own. */
const renamed = (own: ReadonlySet<string>, copy: number, companyId: string, company: string) => (text: string) =>
  text
    .replace(uuids, (id) => {
      if (id === companyId) return company;
      if (!own.has(id)) return id;
      const hash = createHash('md5').update(`${id}/${copy}`).digest('hex');
      return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-5${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20)}`;
    })
    .replace(/\b(PO-\d+|SO-\d{4}-\d+)\b/g, `$1-${copy}`);

type Multiplied = {
  readonly stack: Stack;
  readonly written: readonly Written[];
  /** whose the sample is */
  readonly companyId: string;
  /** the company of copy 1, 2, … by turns */
  readonly companies: readonly string[];
  readonly copies: number;
  readonly onCopy: (events: number) => void;
};

/** Writes `copies` more of all that. Answers how many events they are. */
export const multiplyLog = async ({ stack, written, companyId, companies, copies, onCopy }: Multiplied): Promise<number> => {
  // keys are asked for once each: filling is not what is measured
  const store = openLog(stack.urls.eventStoreUrl, rememberingKeys(stack.foundation.personalKeys), true);
  const texts = written.map(({ stream, events, keyId }) => ({ stream, text: JSON.stringify({ stream, events }), keyId }));
  // the messages of a conversation have no streams of their own
  const namesOwn = ({ stream, text }: (typeof texts)[number]) => (stream.startsWith('chatSession-') ? text : stream);
  const own = new Set(texts.flatMap((one) => namesOwn(one).match(uuids) ?? []));
  own.delete(companyId);
  const perCopy = written.reduce((sum, { events }) => sum + events.length, 0);
  let [next, events] = [0, 0];
  const lane = async () => {
    for (let n = next++; n < copies * texts.length; n = next++) {
      const [copy, { text, keyId }] = [Math.floor(n / texts.length) + 1, texts[n % texts.length] as (typeof texts)[number]];
      const company = companies[copy % companies.length] ?? companyId;
      const one = JSON.parse(renamed(own, copy, companyId, company)(text)) as { stream: string; events: DomainEvent[] };
      await store.append({
        ...one,
        expected: 'no_stream',
        metadata: {
          correlationId: one.stream,
          causationId: one.stream,
          companyId: company,
          actor: 'system:bench',
          commandId: `${n}`,
        },
        ...(keyId === null ? {} : { person: { keyId } }),
      });
      events += one.events.length;
      if (n % texts.length === texts.length - 1) onCopy(perCopy * copy);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  await store.close();
  return events;
};

/** Half of it is this company's, the others share the rest. */
export const sharesOf = (companyId: string, companies: number): readonly string[] => {
  const others = Array.from(
    { length: companies - 1 },
    (_, index) => `b7f7c1de-0f4e-4a3e-9d43-${String(index).padStart(12, '0')}`,
  );
  return Array.from({ length: 2 * others.length }, (_, index) =>
    index % 2 === 0 ? companyId : (others[(index - 1) / 2] ?? companyId),
  );
};
