import { put, type ReadModel, readModel } from '@order-intake/event-sourcing';
import { expect } from 'chai';
import { describe, it } from 'mocha';
import type { CheckpointRow } from '../../../packages/event-sourcing/checkpoints/checkpoints.ts';
import { integer, orNull, primaryKey, uuid } from '../../../packages/event-sourcing/projections/columns.ts';
import { type ReadModelState, standingOf } from '../../../packages/event-sourcing/projections/read-model-states.ts';
import { tableOf, tablesOf } from '../../../packages/event-sourcing/projections/table.ts';

const columns = { id: primaryKey(uuid), n: orNull(integer) };

const model = (changes: Partial<ReadModel> = {}): ReadModel => ({
  ...readModel<{ type: 'A'; data: { id: string } }, typeof columns>({
    name: 'things',
    version: 2,
    columns,
    key: (e) => e.data.id,
    on: { A: put(() => ({ n: 1 })) },
  }),
  ...changes,
});

describe('the definition of a read model', () => {
  it('says what is wrong with it before anything starts', () => {
    const wrong: readonly [Partial<ReadModel>, RegExp][] = [
      [{ name: 'Things' }, /give it a name of lower case/],
      [{ columns: { id: 'uuid' } }, /first column must be the primary key/],
      [{ columns: { id: 'uuid primary key', 'a"b': 'text' } }, /column a"b: give it a name/],
      [{ columns: { id: 'bigserial primary key' } }, /must come from the fold/],
      [{ columns: { id: 'uuid primary key', at: 'timestamp' } }, /type timestamp is not known/],
      [{ types: [] }, /handles no event/],
    ];
    for (const [changes, message] of wrong) expect(() => tableOf(model(changes))).to.throw(message);
  });
  it('is made once, however often somebody asks for it', () => {
    const one = model();
    expect(tableOf(one)).to.equal(tableOf(one));
    expect(tableOf(model())).to.not.equal(tableOf(one));
    const wrong = model({ types: [] });
    for (const turn of [1, 2]) expect(() => tableOf(wrong), `turn ${turn}`).to.throw(/handles no event/);
  });
  it('has a name of its own', () =>
    expect(() => tablesOf([model(), model({ version: 9 })])).to.throw(/two read models are named things/));
  it('has a shape that changes with columns, indexes and events, not with the version', () => {
    const { shape } = tableOf(model());
    expect(tableOf(model({ version: 3 })).shape).to.equal(shape);
    for (const changes of [
      { columns: { id: 'uuid primary key' } },
      { indexes: ['create index on $table (n)'] },
      { types: ['A', 'B'] },
    ])
      expect(tableOf(model(changes)).shape).not.to.equal(shape);
  });
});

describe('how a read model stands', () => {
  const table = tableOf(model());
  const row = (changes: Partial<CheckpointRow> = {}): CheckpointRow => ({
    kind: 'read_model',
    name: 'things',
    version: 2,
    shape: table.shape,
    storeId: 'log-1',
    position: { commit: 5n, prepare: 5n },
    eventAt: null,
    caughtUpAt: null,
    paused: null,
    ...changes,
  });
  const paused = {
    eventId: 'e',
    type: 'A',
    stream: 's',
    revision: 0,
    position: { commit: '6', prepare: '6' },
    recordedAt: '2026-11-20T08:00:00.000Z',
    reason: 'RangeError',
  };
  const standing = (state: Partial<ReadModelState>) =>
    standingOf(table, { live: row(), building: null, tableThere: true, viewThere: true, ...state }, 'log-1');

  it('follows the log when what is shown is of its version and of this log', () => expect(standing({})).to.equal('follow'));
  it('is built when nothing is shown, the table is gone, the version is older or the log is another', () => {
    expect(standing({ live: null })).to.equal('build');
    expect(standing({ tableThere: false })).to.equal('build');
    expect(standing({ live: row({ version: 1 }) })).to.equal('build');
    expect(standing({ live: row({ storeId: 'log-2' }) })).to.equal('build');
  });
  it('is left alone when a newer version is shown', () => expect(standing({ live: row({ version: 3 }) })).to.equal('superseded'));
  it('does not write into a table of another shape', () =>
    expect(standing({ live: row({ shape: 'other' }) })).to.equal('changed'));
  it('stays paused, shown or being built, until somebody resumes it', () => {
    expect(standing({ live: row({ paused }) })).to.equal('paused');
    expect(standing({ live: null, building: row({ kind: 'building', paused }) })).to.equal('paused');
    expect(standing({ live: null, building: row({ kind: 'building', paused, shape: 'other' }) })).to.equal('build');
  });
});
