/** A read model as a consumer of the log: loads the rows a batch touches, folds in memory, writes them back. */
import type pg from 'pg';
import type { Consumer } from '../checkpoints/consumer.ts';
import type { Recorded } from '../event-store/event-store.ts';
import { tellSpan } from '../tracing.ts';
import { announce, type Changed, many } from './announce.ts';
import { type FoldedBatch, foldBatch, type Keyed, keyed } from './fold-batch.ts';
import { erasedKeys, foldAgain, type PersonalStore, personErased, typesHeard } from './personal-data.ts';
import { createRowStore } from './row-store.ts';
import type { Table, TableSchema } from './table.ts';

/** rows written before Postgres looks at the table, then at each doubling: an import is searched at once, autovacuum comes a minute later */
const firstLook = 1_000;

/** The keys of the rows that were written or removed, by the company of the event that did it. */
const changedBy = (table: Table, { written, removed }: FoldedBatch, events: readonly Keyed[]): Changed => {
  const changed = new Set([...written.map((row) => String(row[table.primaryKey.name])), ...removed]);
  const byCompany = new Map<string, Set<string>>();
  for (const { key, event } of events) {
    const { companyId } = event.metadata;
    if (companyId === undefined || !changed.has(key)) continue;
    byCompany.set(companyId, (byCompany.get(companyId) ?? new Set()).add(key));
  }
  return byCompany;
};

/** Each event that was traced is told that it is shown now, or will be with the commit that follows. */
const tellTraces = (name: string, events: readonly Keyed[], began: Date): void => {
  for (const { event } of events)
    if (event.metadata.traceParent) tellSpan(`show ${name}`, event.metadata.traceParent, { type: event.type }, began);
};

export const readModelConsumer = (table: Table, schema: TableSchema, store: PersonalStore): Consumer => {
  const { model } = table;
  const rows = createRowStore(table, schema);
  /** of persons erased while this process followed: what it had read ahead may have been opened with one */
  const gone = new Set<string>();

  let written = 0;
  let nextLook = firstLook;

  const fold = async (tx: pg.PoolClient, events: readonly Recorded[]) => {
    const mine = keyed(table, events);
    if (mine.length === 0) return;
    const began = new Date();
    const stored = await rows.load(tx, [...new Set(mine.map(({ key }) => key))]);
    const batch = foldBatch(table, stored, mine);
    await rows.remove(tx, batch.removed);
    await rows.write(tx, batch.written, batch.origins);
    if (schema === 'read') await announce(tx, model.name, changedBy(table, batch, mine));
    if (schema === 'read') tellTraces(model.name, mine, began);
    written += batch.written.length;
    // a table under construction is looked at when it is done
    if (schema === 'building' || written < nextLook) return;
    await rows.analyze(tx);
    nextLook = 2 * written;
  };

  return {
    kind: schema === 'read' ? 'read_model' : 'building',
    name: model.name,
    version: model.version,
    types: new Set(typesHeard(model)),
    apply: async (tx, events) => {
      await fold(tx, events);
      const last = events.at(-1);
      if (!model.personal || !last) return;
      for (const event of events) for (const id of erasedKeys(event)) gone.add(id);
      const opened = events.some(({ openedWith }) => openedWith.some((id) => gone.has(id)));
      if (opened || events.some(({ type }) => type === personErased)) {
        await foldAgain(tx, store, table, schema, [...gone], last.position);
        const companies = events.flatMap(({ metadata }) => metadata.companyId ?? []);
        if (schema === 'read') await announce(tx, model.name, new Map(companies.map((id) => [id, many])));
      }
    },
  };
};
