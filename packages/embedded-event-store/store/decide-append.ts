import type { LogIndex } from '../index/log-index.ts';
import { ID_BYTES, readHeader } from '../storage/record.ts';
import { Expected } from './expected-revision.ts';
import type { RecentIds } from './recent-ids.ts';
import type { Records } from './records.ts';
import type { StreamState, StreamView } from './stream-view.ts';
import { metastreamOf } from './stream-view.ts';

/**
 * What becomes of an append. `write`: the events follow revision `last`; `undelete` says that the stream was soft-deleted
 * and comes back. `repeated`: they were written before, the last of them as `ordinal`.
 */
export type Decision =
  | { kind: 'write'; last: number; undelete: boolean }
  | { kind: 'repeated'; ordinal: number }
  | { kind: 'wrong'; current: number }
  | { kind: 'deleted' };

export type DecideAppend = (name: Uint8Array, state: StreamState, expected: number, ids: readonly string[]) => Decision;

/**
 * The rules of the real server, from the recorded answers: an exact expected revision recognises repeated ids by what
 * stands in the stream, for ever; `any` and `stream_exists` only ask the cache of recent ids.
 */
export function createDecideAppend(index: LogIndex, view: StreamView, records: Records, recent: RecentIds): DecideAppend {
  const idAt = (ordinal: number): string => {
    const record = records.one(ordinal);
    const { idOffset } = readHeader(record, 0);
    return record.toString('latin1', idOffset, idOffset + ID_BYTES);
  };

  const byRecentIds = (state: StreamState, ids: readonly string[]): Decision => {
    let lastOrdinal = -1;
    for (const [at, id] of ids.entries()) {
      const ordinal = recent.get(id);
      if (ordinal === undefined || index.stream(ordinal) !== state.id) {
        return at === 0
          ? { kind: 'write', last: state.last, undelete: state.softDeleted }
          : { kind: 'wrong', current: state.last };
      }
      lastOrdinal = ordinal;
    }
    if (lastOrdinal < 0) return { kind: 'write', last: state.last, undelete: state.softDeleted };
    return { kind: 'repeated', ordinal: lastOrdinal };
  };

  const byStreamContent = (state: StreamState, expected: number, ids: readonly string[]): Decision => {
    let ordinal = -1;
    for (const [at, id] of ids.entries()) {
      ordinal = at === 0 ? view.find(state.id, expected + 1) : index.next(ordinal);
      if (ordinal >= 0 && idAt(ordinal) === id) continue;
      if (at === 0 && expected === Expected.noStream && state.softDeleted)
        return { kind: 'write', last: state.last, undelete: true };
      return { kind: 'wrong', current: state.last };
    }
    if (ordinal >= 0) return { kind: 'repeated', ordinal };
    if (expected === Expected.noStream && state.softDeleted) return { kind: 'write', last: state.last, undelete: true };
    return { kind: 'wrong', current: state.last };
  };

  return (name, state, expected, ids) => {
    if (state.tombstoned) return { kind: 'deleted' };
    if (expected === Expected.streamExists) {
      if (state.softDeleted) return { kind: 'deleted' };
      const exists = state.last >= 0 || view.decided(metastreamOf(name)).last >= 0;
      if (!exists) return { kind: 'wrong', current: state.last };
    }
    if (expected === Expected.any || expected === Expected.streamExists) return byRecentIds(state, ids);
    if (expected < state.last) return byStreamContent(state, expected, ids);
    if (expected > state.last) return { kind: 'wrong', current: state.last };
    return { kind: 'write', last: state.last, undelete: state.softDeleted };
  };
}
