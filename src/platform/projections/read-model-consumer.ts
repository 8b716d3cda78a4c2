/** A read model as a consumer of the log: loads the rows a batch touches, folds in memory, writes them back. */
import type pg from 'pg';
import type { Consumer } from '../checkpoints/consumer.ts';
import type { Recorded } from '../event-store/event-store.ts';
import { foldBatch, keyed } from './fold-batch.ts';
import { blankTable, erasedKeys, personErased } from './personal-data.ts';
import { createRowStore } from './row-store.ts';
import type { Table, TableSchema } from './table.ts';

export const readModelConsumer = (table: Table, schema: TableSchema): Consumer => {
  const { model } = table;
  const rows = createRowStore(table, schema);

  const fold = async (tx: pg.PoolClient, events: readonly Recorded[]) => {
    const mine = keyed(table, events);
    if (mine.length === 0) return;
    const stored = await rows.load(tx, [...new Set(mine.map(({ key }) => key))]);
    const { written, removed } = foldBatch(table, stored, mine);
    await rows.remove(tx, removed);
    await rows.write(tx, written);
  };

  return {
    kind: schema === 'read' ? 'read_model' : 'building',
    name: model.name,
    version: model.version,
    types: new Set(model.personal ? [...model.types, personErased] : model.types),
    apply: async (tx, events) => {
      let from = 0;
      // what was known of the person before goes; what the log says of somebody later stays
      for (const [index, event] of events.entries()) {
        if (event.type !== personErased || !model.personal) continue;
        await fold(tx, events.slice(from, index + 1));
        await blankTable(tx, table, schema, erasedKeys(event));
        from = index + 1;
      }
      await fold(tx, from === 0 ? events : events.slice(from));
    },
  };
};
