import { randomUUID } from 'node:crypto';
import { buildEventRecord } from '../frame/event-frame.ts';
import type { LogIndex } from '../index/log-index.ts';
import type { Log } from '../storage/log.ts';
import { plainRecord, RecordKind, writeHeader } from '../storage/record.ts';
import type { DecideAppend } from './decide-append.ts';
import type { RecentIds } from './recent-ids.ts';
import type { Records } from './records.ts';
import { SOFT_DELETE, withTruncateBefore } from './stream-metadata.ts';
import { isMetastream, metastreamOf, originalOf, type StreamView } from './stream-view.ts';

export type ProposedEvent = { id: string; type: string; isJson: boolean; data: Uint8Array; metadata: Uint8Array };

/** `position` null: a repeated append whose event can no longer be read. `revision` -1: nothing was appended to a missing stream. */
export type AppendOutcome =
  | { kind: 'written'; revision: number; position: number | null }
  | { kind: 'wrong'; current: number }
  | { kind: 'deleted' };

export type Writer = {
  /** Resolves when the events are durable (or when it is clear that they will not be written). */
  append(stream: string, expected: number, events: readonly ProposedEvent[]): Promise<AppendOutcome>;
  /** Soft delete: the events are hidden, the stream may come back. */
  remove(stream: string, expected: number): Promise<AppendOutcome>;
  /** The stream is gone for good. */
  tombstone(stream: string, expected: number): Promise<AppendOutcome>;
};

type Draft = { stream: Uint8Array; event: ProposedEvent; revision: number | null };

/** More than any record's header, ids and field heads take beside names and payload. */
const OVERHEAD_BYTES = 512;

const METADATA_TYPE = '$metadata';
const TOMBSTONE_TYPE = '$streamDeleted';

const systemEvent = (type: string, data: Uint8Array, isJson: boolean): ProposedEvent => ({
  id: randomUUID(),
  type,
  isJson,
  data,
  metadata: new Uint8Array(0),
});

export type WriterParts = {
  index: LogIndex;
  log: Log;
  records: Records;
  view: StreamView;
  recent: RecentIds;
  decide: DecideAppend;
  now: () => number;
};

/** Puts events into the log and the index, a group at a time. */
function createGroupWriter({
  index,
  log,
  records,
  recent,
  now,
}: Pick<WriterParts, 'index' | 'log' | 'records' | 'recent' | 'now'>) {
  const placeRecord = (
    draft: Draft,
    position: number,
    offset: number,
    segment: number,
    created: number,
    following: number,
  ): Buffer => {
    const type = Buffer.from(draft.event.type, 'utf8');
    const { record, spans } = buildEventRecord({ ...draft.event, ...draft, type, position, created });
    const tombstone = draft.revision === null;
    const kind = tombstone ? RecordKind.tombstone : RecordKind.event;
    writeHeader(record, { position, revision: draft.revision ?? 0, created, kind, following }, spans);
    const stream = index.streams.intern(draft.stream);
    const entry = { stream, type: index.types.intern(type), revision: draft.revision ?? 0, position, segment, offset, tombstone };
    const ordinal = index.add(entry);
    records.hold(ordinal, record);
    recent.add(draft.event.id, ordinal, draft.stream.length);
    return record;
  };

  /** Writes the drafts as one group, all or nothing; the position is that of number `answer` of them. */
  const write = async (drafts: readonly Draft[], answer: number): Promise<number> => {
    const bytes = (draft: Draft): number =>
      OVERHEAD_BYTES + draft.stream.length + draft.event.type.length * 3 + draft.event.data.length + draft.event.metadata.length;
    const start = log.reserve(drafts.reduce((sum, draft) => sum + bytes(draft), 0));
    const created = now();
    const built: Buffer[] = [];
    let { position, offset } = start;
    let answered = position;
    for (const [at, draft] of drafts.entries()) {
      if (at === answer) answered = position;
      const record = placeRecord(draft, position, offset, start.segment, created, drafts.length - 1 - at);
      built.push(record);
      position += record.length;
      offset += record.length;
    }
    await log.enqueue(built, index.count());
    return answered;
  };

  return {
    write,
    /** An append of nothing takes a position all the same. `drafts`: what is written behind it. */
    writeNothing: async (drafts: readonly Draft[]): Promise<number> => {
      const start = log.reserve(OVERHEAD_BYTES);
      const nothing = log.enqueue([plainRecord(RecordKind.emptyAppend, start.position, now())], 0);
      await Promise.all([nothing, drafts.length > 0 ? write(drafts, 0) : null]); // a disk that fails fails both
      return start.position;
    },
  };
}

const metadataDraft = (stream: Uint8Array, data: Uint8Array, after: number): Draft => ({
  stream: metastreamOf(stream),
  event: systemEvent(METADATA_TYPE, data, true),
  revision: after + 1,
});

/** Writing to a soft-deleted stream brings it back, without what it held before. */
function revive(view: StreamView, name: Uint8Array, last: number): Draft {
  const data = withTruncateBefore(view.rawMetadata(name) ?? Buffer.from('{}'), last + 1);
  return metadataDraft(name, data, view.decided(metastreamOf(name)).last);
}

/** New metadata for a soft-deleted stream brings it back too: the metadata is written once more, with `$tb`. */
function reviveByMetadata(
  view: StreamView,
  metastream: Uint8Array,
  events: readonly ProposedEvent[],
  lastOfMeta: number,
): readonly Draft[] {
  const original = originalOf(metastream);
  const state = view.decided(original);
  const newest = events.at(-1);
  if (!state.softDeleted || !newest) return [];
  return [metadataDraft(original, withTruncateBefore(Buffer.from(newest.data), state.last + 1), lastOfMeta + events.length)];
}

type Ending = { readonly drafts: readonly Draft[]; readonly revision: number } | Extract<AppendOutcome, { kind: 'wrong' }>;

export function createWriter(parts: WriterParts): Writer {
  const { index, log, view, decide } = parts;
  const { write, writeNothing } = createGroupWriter(parts);

  const repeated = async (name: Uint8Array, ordinal: number): Promise<AppendOutcome> => {
    // the first one may still be on its way to the disk
    await log.enqueue([], 0);
    const state = view.durable(name);
    const position = view.isVisible(state, ordinal) ? index.position(ordinal) : null;
    return { kind: 'written', revision: index.revision(ordinal), position };
  };

  const append = async (stream: string, expected: number, events: readonly ProposedEvent[]): Promise<AppendOutcome> => {
    const name = Buffer.from(stream, 'utf8');
    const state = view.decided(name);
    const decision = decide(
      name,
      state,
      expected,
      events.map((event) => event.id),
    );
    if (decision.kind === 'wrong' || decision.kind === 'deleted') return decision;
    if (decision.kind === 'repeated') return repeated(name, decision.ordinal);
    const drafts = events.map((event, at): Draft => ({ stream: name, event, revision: decision.last + 1 + at }));
    const followers = decision.undelete ? [revive(view, name, decision.last)] : [];
    if (isMetastream(name)) followers.push(...reviveByMetadata(view, name, events, decision.last));
    const revision = decision.last + events.length;
    const position =
      events.length === 0 ? await writeNothing(followers) : await write([...drafts, ...followers], events.length - 1);
    return { kind: 'written', revision, position };
  };

  /** What ends a stream is decided like an append of one event. `endingOf`: what is written, and the revision that is answered. */
  const end = async (
    stream: string,
    expected: number,
    endingOf: (name: Buffer, last: number) => Ending,
  ): Promise<AppendOutcome> => {
    const name = Buffer.from(stream, 'utf8');
    const state = view.decided(name);
    const decision = decide(name, state, expected, [randomUUID()]);
    if (decision.kind !== 'write') return decision.kind === 'repeated' ? { kind: 'wrong', current: state.last } : decision;
    const ending = endingOf(name, state.last);
    if ('kind' in ending) return ending;
    return { kind: 'written', revision: ending.revision, position: await write(ending.drafts, 0) };
  };

  return {
    append,
    remove: (stream, expected) =>
      end(stream, expected, (name, last) => {
        const metaLast = view.decided(metastreamOf(name)).last;
        if (last < 0 && metaLast < 0) return { kind: 'wrong', current: -1 };
        return { drafts: [metadataDraft(name, SOFT_DELETE, metaLast)], revision: metaLast + 1 };
      }),
    tombstone: (stream, expected) =>
      end(stream, expected, (name, last) => {
        const event = systemEvent(TOMBSTONE_TYPE, new Uint8Array(0), false);
        return { drafts: [{ stream: name, event, revision: null }], revision: last };
      }),
  };
}
