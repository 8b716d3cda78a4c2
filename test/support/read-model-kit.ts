/** givenEvents(…).thenRow(…): the way every read model is tested. No database: the runtime's own folding, row by row. */
import { expect } from 'chai';
import { isLeft } from 'fp-ts/lib/Either.js';
import type { EventCodec } from '../../packages/event-sourcing/event-store/event-codec.ts';
import type { DomainEvent, EventMetadata, Recorded } from '../../packages/event-sourcing/event-store/event-store.ts';
import { openPersonal, sealPersonal } from '../../packages/event-sourcing/event-store/sealing.ts';
import { foldBatch, keyed } from '../../packages/event-sourcing/projections/fold-batch.ts';
import type { ReadModel, Row } from '../../packages/event-sourcing/projections/read-model.ts';
import { canonicalKey, type Table, tableOf } from '../../packages/event-sourcing/projections/table.ts';
import { eventCodecs } from '../../src/domain/event-codecs.ts';

type Place = {
  readonly stream?: string;
  readonly companyId?: string;
  readonly personKeyId?: string | null;
  readonly recordedAt?: Date;
  readonly revision?: number;
};

const beginning = Date.UTC(2026, 10, 20, 8);

/** An event as it would be read: the n-th of its stream unless said, a second after the one before. */
export const recorded = <E extends DomainEvent>(event: E, n = 0, place: Place = {}): Recorded<E> => {
  const metadata: EventMetadata = {
    correlationId: 'correlation',
    causationId: 'causation',
    companyId: place.companyId ?? 'company-1',
    actor: 'user:ann',
    schemaVersion: 1,
    commandId: `command-${n}`,
  };
  return {
    ...event,
    id: `00000000-0000-4000-8000-${n.toString(16).padStart(12, '0')}`,
    stream: place.stream ?? 'stream-1',
    revision: place.revision ?? n,
    position: { commit: BigInt(n + 1) * 100n, prepare: BigInt(n + 1) * 100n },
    recordedAt: place.recordedAt ?? new Date(beginning + n * 1_000),
    metadata,
    personKeyId: place.personKeyId ?? null,
    openedWith: place.personKeyId ? [place.personKeyId] : [],
  };
};

/** The event as it reads when every key it was sealed under is gone. */
export const asErased = <E extends DomainEvent>(event: E): E => {
  const codec = eventCodecs.find(({ type }) => type === event.type) as unknown as EventCodec | undefined;
  if (!codec) throw new Error(`${event.type} has no codec`);
  const person = (id: string) => ({ id, key: Buffer.alloc(32) });
  const sealed = sealPersonal(codec.encode(event.data), codec.personal, 'event', { subject: person('subject'), self: person });
  const decoded = codec.decode(openPersonal(sealed, 'event', new Map()), codec.version);
  if (isLeft(decoded)) throw new Error(decoded.left);
  return { ...event, data: decoded.right };
};

/** Rows as a database would give them back: copies, so that a fold that changes its input or keeps a reference is found out. */
const reloaded = (row: Row): Row => structuredClone(row);

const apply = (table: Table, rows: ReadonlyMap<string, Row>, events: readonly Recorded[]): ReadonlyMap<string, Row> => {
  const after = new Map([...rows].map(([key, row]) => [key, reloaded(row)]));
  const { written, removed } = foldBatch(table, { rows: after, origins: new Map() }, keyed(table, events));
  for (const key of removed) after.delete(key);
  for (const row of written) after.set(String(row[table.primaryKey.name]), reloaded(row));
  return after;
};

/**
 * `place` holds for all events given. Every expectation also checks that it does not matter where batches end; with `applyTwice` that an event
 * applied a second time at once changes nothing more.
 */
export const readModelKit = <E extends DomainEvent>(
  model: ReadModel,
  options: { readonly applyTwice?: boolean; readonly place?: Place } = {},
) => {
  const table = tableOf(model);
  const applyAll = (events: readonly Recorded[]): ReadonlyMap<string, Row> => {
    const atOnce = apply(table, new Map(), events);
    const isolateMails = events.reduce(
      (rows, event) => apply(table, rows, [event]),
      new Map<string, Row>() as ReadonlyMap<string, Row>,
    );
    expect(isolateMails, 'one event a batch and all in one batch end differently').to.deep.equal(atOnce);
    if (options.applyTwice) {
      const twice = events.reduce(
        (rows, event) => apply(table, apply(table, rows, [event]), [event]),
        new Map<string, Row>() as ReadonlyMap<string, Row>,
      );
      expect(twice, 'an event applied twice changes something').to.deep.equal(atOnce);
    }
    return atOnce;
  };

  const after = (events: readonly Recorded[]) => {
    const rows = applyAll(events);
    const row = (key: string) => rows.get(canonicalKey(table, key)) ?? null;
    return {
      thenRow: (key: string, expected: Row) => expect(row(key)).to.deep.equal(expected),
      /** some columns of it */
      thenRowHas: (key: string, expected: Row) => expect(row(key)).to.deep.include(expected),
      thenNoRow: (key: string) => expect(row(key)).to.equal(null),
      thenKeys: (...keys: readonly string[]) => expect([...rows.keys()].sort()).to.deep.equal([...keys].sort()),
      rows,
    };
  };

  return {
    givenEvents: (events: readonly E[]) => after(events.map((event, n) => recorded(event, n, options.place))),
    /** for events whose stream, time or person matters: see `recorded` */
    givenRecorded: (events: readonly Recorded<E>[]) => after(events),
  };
};
