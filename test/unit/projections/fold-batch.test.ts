import { expect } from 'chai';
import fc from 'fast-check';
import { describe, it } from 'mocha';
import { foldBatch, keyed } from '../../../src/platform/projections/fold-batch.ts';
import { type Row, readModel } from '../../../src/platform/projections/read-model.ts';
import { tableOf } from '../../../src/platform/projections/table.ts';
import { readModelKit, recorded } from '../../support/read-model-kit.ts';

type Event =
  | { type: 'Put'; data: { id: string; n: number } }
  | { type: 'Add'; data: { id: string; n: number } }
  | { type: 'Drop'; data: { id: string } };
type CountRow = { readonly id: string; readonly n: string; readonly seen: readonly number[] };

const counts = readModel<Event>()<CountRow>({
  name: 'counts',
  version: 1,
  columns: { id: 'text primary key', n: 'numeric(8,1) not null', seen: 'jsonb not null' },
  on: {
    Put: { key: (e) => e.data.id, fold: (_, e) => ({ id: e.data.id, n: String(e.data.n), seen: [] }) },
    Add: {
      key: (e) => (e.data.n === 0 ? null : e.data.id),
      fold: (row, e) => row && { ...row, n: String(Number(row.n) + e.data.n), seen: [...row.seen, e.data.n] },
    },
    Drop: { key: (e) => e.data.id, fold: () => null },
  },
});
const table = tableOf(counts);
const put = (id: string, n: number): Event => ({ type: 'Put', data: { id, n } });
const add = (id: string, n: number): Event => ({ type: 'Add', data: { id, n } });
const drop = (id: string): Event => ({ type: 'Drop', data: { id } });
const fold = (stored: readonly Row[], events: readonly Event[]) =>
  foldBatch(
    table,
    { rows: new Map(stored.map((row) => [String(row.id), row])), origins: new Map() },
    keyed(
      table,
      events.map((event, n) => recorded(event, n)),
    ),
  );

describe('folding a batch', () => {
  it('folds a row that is touched several times in order and writes it once', () => {
    expect(fold([], [put('a', 1), add('a', 2), put('b', 5), add('a', 3)])).to.deep.equal({
      written: [
        { id: 'a', n: '6.0', seen: [2, 3] },
        { id: 'b', n: '5.0', seen: [] },
      ],
      removed: [],
      origins: new Map(),
    });
  });
  it('starts from the rows that are stored', () => {
    expect(fold([{ id: 'a', n: '1.0', seen: [] }], [add('a', 2)]).written).to.deep.equal([{ id: 'a', n: '3.0', seen: [2] }]);
  });
  it('writes nothing for an event that changes nothing or concerns no row', () => {
    expect(fold([], [add('nobody', 2), add('a', 0), drop('nobody')])).to.deep.include({ written: [], removed: [] });
  });
  it('removes only what is stored, and a row that comes back is written', () => {
    const stored = [{ id: 'a', n: '1.0', seen: [] }];
    expect(fold(stored, [put('b', 1), drop('b'), drop('a')])).to.deep.include({ written: [], removed: ['a'] });
    expect(fold(stored, [drop('a'), put('a', 9)])).to.deep.include({ written: [{ id: 'a', n: '9.0', seen: [] }], removed: [] });
  });
  it('refuses a row with a column too many, naming it', () => {
    const extra = readModel<Event>()({
      name: 'extra',
      version: 1,
      columns: { id: 'text primary key' },
      on: { Put: { key: (e) => e.data.id, fold: (_, e) => ({ id: e.data.id, more: 1 }) } },
    });
    const of = tableOf(extra);
    expect(() => foldBatch(of, { rows: new Map(), origins: new Map() }, keyed(of, [recorded(put('a', 1))]))).to.throw(
      'read model extra: it has no column more',
    );
  });
  it('refuses a row that is not the one its event names', () => {
    const other = readModel<Event>()({
      name: 'other',
      version: 1,
      columns: { id: 'text primary key' },
      on: { Put: { key: (e) => e.data.id, fold: () => ({ id: 'z' }) } },
    });
    const of = tableOf(other);
    expect(() => foldBatch(of, { rows: new Map(), origins: new Map() }, keyed(of, [recorded(put('a', 1))]))).to.throw(
      /whose id is not the event's key/,
    );
  });

  it('ends the same wherever batches are cut', () => {
    const id = fc.constantFrom('a', 'b', 'c');
    const event = fc.oneof(
      fc.record({ id, n: fc.integer({ min: 0, max: 9 }) }).map(({ id, n }) => put(id, n)),
      fc.record({ id, n: fc.integer({ min: 0, max: 9 }) }).map(({ id, n }) => add(id, n)),
      id.map(drop),
    );
    const kit = readModelKit<Event>(counts);
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), (events) => {
        kit.givenEvents(events);
      }),
      { numRuns: 200 },
    );
  });
});

describe('the kit for read models', () => {
  it('finds a fold that counts an event twice', () => {
    const kit = readModelKit<Event>(counts, { applyTwice: true });
    kit.givenEvents([put('a', 1), drop('a')]).thenNoRow('a');
    expect(() => kit.givenEvents([put('a', 1), add('a', 2)])).to.throw(/applied twice/);
  });
  it('finds a fold that remembers what is not in the row', () => {
    let calls = 0;
    const forgetful = readModel<Event>()<{ readonly id: string; readonly n: number }>({
      name: 'forgetful',
      version: 1,
      columns: { id: 'text primary key', n: 'integer' },
      on: {
        Put: {
          key: (e) => e.data.id,
          fold: (_, e) => {
            calls += 1;
            return { id: e.data.id, n: calls };
          },
        },
      },
    });
    expect(() => readModelKit<Event>(forgetful).givenEvents([put('a', 1)])).to.throw(/end differently/);
  });
});
