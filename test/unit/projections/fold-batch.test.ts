import { tableOf } from '@order-intake/event-sourcing';
import { expect } from 'chai';
import fc from 'fast-check';
import { describe, it } from 'mocha';
import { jsonb, numeric, primaryKey, text } from '../../../packages/event-sourcing/projections/columns.ts';
import { foldBatch, keyed } from '../../../packages/event-sourcing/projections/fold-batch.ts';
import {
  change,
  put,
  type ReadModel,
  type Row,
  readModel,
  remove,
} from '../../../packages/event-sourcing/projections/read-model.ts';
import { readModelKit, recorded } from '../../support/read-model-kit.ts';

type Event =
  | { type: 'Put'; data: { id: string; n: number } }
  | { type: 'Add'; data: { id: string; n: number } }
  | { type: 'Drop'; data: { id: string } };
const columns = { id: primaryKey(text), n: numeric(8, 1), seen: jsonb<readonly number[]>() };

const counts = readModel<Event, typeof columns>({
  name: 'counts',
  version: 1,
  columns,
  key: (e) => (e.type === 'Add' && e.data.n === 0 ? null : e.data.id),
  on: {
    Put: put((e) => ({ n: String(e.data.n), seen: [] })),
    Add: change((e, row) => ({ n: String(Number(row.n) + e.data.n), seen: [...row.seen, e.data.n] })),
    Drop: remove,
  },
});
const table = tableOf(counts);
const place = (id: string, n: number): Event => ({ type: 'Put', data: { id, n } });
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
    expect(fold([], [place('a', 1), add('a', 2), place('b', 5), add('a', 3)])).to.deep.equal({
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
    expect(fold(stored, [place('b', 1), drop('b'), drop('a')])).to.deep.include({ written: [], removed: ['a'] });
    expect(fold(stored, [drop('a'), place('a', 9)])).to.deep.include({ written: [{ id: 'a', n: '9.0', seen: [] }], removed: [] });
  });
  it('refuses a row with a column too many, naming it', () => {
    const of = tableOf({ ...counts, name: 'extra', fold: (row, e) => ({ ...counts.fold(row, e), more: 1 }) });
    expect(() => foldBatch(of, { rows: new Map(), origins: new Map() }, keyed(of, [recorded(place('a', 1))]))).to.throw(
      'read model extra: it has no column more',
    );
  });
  it('refuses a row that is not the one its event names', () => {
    const of = tableOf({ ...counts, name: 'other', fold: (row, e) => ({ ...counts.fold(row, e), id: 'z' }) });
    expect(() => foldBatch(of, { rows: new Map(), origins: new Map() }, keyed(of, [recorded(place('a', 1))]))).to.throw(
      /whose id is not the event's key/,
    );
  });

  it('ends the same wherever batches are cut', () => {
    const id = fc.constantFrom('a', 'b', 'c');
    const event = fc.oneof(
      fc.record({ id, n: fc.integer({ min: 0, max: 9 }) }).map(({ id, n }) => place(id, n)),
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
    kit.givenEvents([place('a', 1), drop('a')]).thenNoRow('a');
    expect(() => kit.givenEvents([place('a', 1), add('a', 2)])).to.throw(/applied twice/);
  });
  it('finds a fold that remembers what is not in the row', () => {
    let calls = 0;
    const forgetful: ReadModel = {
      ...counts,
      fold: (row, e) => {
        calls += 1;
        return { ...counts.fold(row, e), n: calls };
      },
    };
    expect(() => readModelKit<Event>(forgetful).givenEvents([place('a', 1)])).to.throw(/end differently/);
  });
});
