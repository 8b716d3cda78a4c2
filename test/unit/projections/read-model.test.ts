/** What the definition of a read model gives for nothing, and what it does not let through: the compiler holds every line that expects an error. */
import { change, put, type ReadModel, readModel, remove, rowOfStream, touch } from '@order-intake/event-sourcing';
import { expect } from 'chai';
import { describe, it } from 'mocha';
import {
  boolean,
  companyId,
  createdAt,
  derived,
  integer,
  jsonb,
  numeric,
  orNull,
  personKeyId,
  primaryKey,
  type RowOf,
  revision,
  text,
  textOf,
  updatedAt,
  uuid,
} from '../../../packages/event-sourcing/projections/columns.ts';
import { recorded } from '../../support/read-model-kit.ts';

type TaskEvent =
  | { type: 'TaskOpened'; data: { task: string; title: string } }
  | { type: 'TaskRated'; data: { task: string; weight: number | null } }
  | { type: 'TaskSeen'; data: { task: string } }
  | { type: 'TaskDropped'; data: { task: string } };

const columns = {
  id: primaryKey(uuid),
  company_id: companyId,
  title: text,
  title_key: derived(text),
  state: textOf<'open' | 'rated'>(),
  weight: orNull(numeric(5, 2)),
  labels: jsonb<readonly string[]>(),
  seen: integer,
  urgent: boolean,
  revision,
  created_at: createdAt,
  updated_at: updatedAt,
  person_key_id: personKeyId,
};
type TaskRow = RowOf<typeof columns>;

const opened = { state: 'open', weight: null, labels: [], seen: 0, urgent: false } as const;
const definition = {
  name: 'tasks',
  version: 1,
  columns,
  key: (e: { readonly data: { readonly task: string } }) => e.data.task,
  derived: { title_key: ({ title }: Pick<TaskRow, 'title'>) => title.toLowerCase() },
};

const tasks = readModel<TaskEvent, typeof columns>({
  ...definition,
  on: {
    TaskOpened: put((e) => ({ ...opened, title: e.data.title })),
    TaskRated: change((e, row) => {
      if (e.data.weight === null) return {};
      return { state: 'rated', weight: e.data.weight.toFixed(2), seen: row.seen + 1 };
    }),
    TaskSeen: touch,
    TaskDropped: remove,
  },
});

const task = '00000000-0000-4000-8000-00000000000a';
const open = { type: 'TaskOpened', data: { task, title: 'Call ACME' } } as const;
const rated = { type: 'TaskRated', data: { task, weight: 3 } } as const;
const seen = { type: 'TaskSeen', data: { task } } as const;
const rowAfter = (events: readonly TaskEvent[], model: ReadModel<TaskRow> = tasks): TaskRow | null =>
  rowOfStream(
    model,
    task,
    events.map((event, n) => recorded(event, n, { personKeyId: n === 0 ? 'key-of-ann' : 'key-of-bob' })),
  );

describe('a read model', () => {
  it('makes a row with its key, the company, the person, the derived columns and the times of the event', () => {
    const at = new Date('2026-11-20T08:00:00.000Z');
    expect(rowAfter([open])).to.deep.equal({
      id: task,
      company_id: 'company-1',
      title: 'Call ACME',
      title_key: 'call acme',
      ...opened,
      revision: 0,
      created_at: at,
      updated_at: at,
      person_key_id: 'key-of-ann',
    });
  });
  it('leaves revision and time of every later event, and keeps what the first one gave', () => {
    const row = rowAfter([open, rated, seen]);
    expect(row).to.deep.include({ state: 'rated', weight: '3.00', seen: 1, revision: 2, person_key_id: 'key-of-ann' });
    expect([row?.created_at, row?.updated_at].map((time) => time?.toISOString())).to.deep.equal([
      '2026-11-20T08:00:00.000Z',
      '2026-11-20T08:00:02.000Z',
    ]);
  });
  it('changes nothing where there is no row, and removes one', () => {
    expect(rowAfter([rated, seen])).to.equal(null);
    expect(rowAfter([open, { type: 'TaskDropped', data: { task } }, rated])).to.equal(null);
  });
  it('asks for the key of those events alone that its folds name: another one has no such data', () => {
    const keyOf = (type: string, data: object) => tasks.key(recorded({ type, data }));
    expect([keyOf('TaskOpened', { task }), keyOf('PersonErased', { keyIds: [] })]).to.deep.equal([task, null]);
  });
  it('hands back the same row when nothing changes and nothing is stamped, so that nothing is written', () => {
    const plain = { id: primaryKey(text), n: integer };
    const counts = readModel<TaskEvent, typeof plain>({
      name: 'counts',
      version: 1,
      columns: plain,
      key: (e) => e.data.task,
      on: { TaskOpened: put(() => ({ n: 1 })), TaskRated: change((e) => (e.data.weight === null ? {} : { n: e.data.weight })) },
    });
    const row = { id: task, n: 1 };
    expect(counts.fold(row, recorded({ type: 'TaskRated', data: { task, weight: null } }))).to.equal(row);
  });
  it('gives its columns their SQL types in the order in which they are named', () => {
    expect(Object.entries(tasks.columns)).to.deep.equal([
      ['id', 'uuid primary key'],
      ['company_id', 'text not null'],
      ['title', 'text not null'],
      ['title_key', 'text not null'],
      ['state', 'text not null'],
      ['weight', 'numeric(5,2)'],
      ['labels', 'jsonb not null'],
      ['seen', 'integer not null'],
      ['urgent', 'boolean not null'],
      ['revision', 'integer not null'],
      ['created_at', 'timestamptz not null'],
      ['updated_at', 'timestamptz not null'],
      ['person_key_id', 'uuid'],
    ]);
  });

  it('does not compile with a column missing, one too many, or a value of another type', () => {
    const title = 'a';
    const wrong = (on: Parameters<typeof readModel<TaskEvent, typeof columns>>[0]['on']) => on;
    wrong({
      // @ts-expect-error no value for title
      TaskOpened: put(() => opened),
    });
    wrong({
      // @ts-expect-error there is no column titel
      TaskOpened: put(() => ({ ...opened, title, titel: 'a' })),
    });
    wrong({
      // @ts-expect-error the key is given once, by `key`
      TaskOpened: put(() => ({ ...opened, title, id: task })),
    });
    wrong({
      // @ts-expect-error a numeric is text
      TaskOpened: put(() => ({ ...opened, title, weight: 3 })),
    });
    wrong({
      // @ts-expect-error there is no column wight
      TaskRated: change(() => ({ wight: '3.00' })),
    });
    wrong({
      // @ts-expect-error also where one branch alone names it
      TaskRated: change((e) => (e.data.weight === null ? {} : { seen: 1, wight: '3.00' })),
    });
    wrong({
      // @ts-expect-error not a state
      TaskRated: change(() => ({ state: 'closed' })),
    });
    wrong({
      // @ts-expect-error follows from the title
      TaskRated: change(() => ({ title_key: 'b' })),
    });
    wrong({
      // @ts-expect-error every event leaves it
      TaskRated: change((e) => ({ revision: e.revision })),
    });
    wrong({
      // @ts-expect-error title must not be null
      TaskRated: change(() => ({ title: null })),
    });
    wrong({
      // @ts-expect-error no such event
      TaskClosed: remove,
    });
    const { derived: _, ...bare } = definition;
    // @ts-expect-error how title_key is derived is not said
    readModel<TaskEvent, typeof columns>({ ...bare, on: {} });
    // @ts-expect-error a row of another read model
    expect(rowOfStream<{ readonly other: string }>(tasks, task, [])).to.equal(null);
  });
});
