/** What people and other systems call the customers, products and warehouses of orders. */
import { type EventStore, type ReadModel, rowOfStream } from '@order-intake/event-sourcing';
import type { Pool } from 'pg';
import { customerStream, productStream, warehouseStream } from '../../domain/catalog/catalog.stream.ts';
import { customers } from '../customers/customers.read-model.ts';
import { products } from '../products/products.read-model.ts';
import { warehouses } from '../warehouses/warehouses.read-model.ts';

export type NamedRecord = { readonly id: string; readonly code: string | null; readonly name: string };
export type FeedRecords = {
  readonly customer: (id: string) => (NamedRecord & { readonly tax_number: string | null }) | null;
  readonly product: (id: string) => (NamedRecord & { readonly ean: string | null }) | null;
  readonly warehouse: (id: string) => NamedRecord | null;
};
export type RecordIds = {
  readonly customers: readonly string[];
  readonly products: readonly string[];
  readonly warehouses: readonly string[];
};

type Source<Row extends NamedRecord> = {
  readonly model: ReadModel<Row & Readonly<Record<string, unknown>>>;
  readonly columns: string;
  readonly stream: (companyId: string, id: string) => string;
};

type Deps = { readonly pool: Pool; readonly store: Pick<EventStore, 'readStream'> };

/** From the table; a record that was made a moment ago, and is not shown yet, from its stream. Removed ones are still called by their names. */
const lookUp = async <Row extends NamedRecord>(
  { pool, store }: Deps,
  { model, columns, stream }: Source<Row>,
  companyId: string,
  ids: readonly string[],
): Promise<(id: string) => Row | null> => {
  const distinctIds = [...new Set(ids)];
  if (distinctIds.length === 0) return () => null;
  const text = `select ${columns} from read.${model.name} where company_id = $1 and id = any($2::uuid[])`;
  const { rows } = await pool.query<Row>({ name: `feed-${model.name}`, text, values: [companyId, distinctIds] });
  const rowById = new Map(rows.map((row) => [row.id, row]));
  for (const id of distinctIds.filter((missingId) => !rowById.has(missingId))) {
    const row = rowOfStream(model, id, await store.readStream(stream(companyId, id)));
    if (row) rowById.set(id, row);
  }
  return (id) => rowById.get(id) ?? null;
};

const customerSource: Source<NamedRecord & { readonly tax_number: string | null }> = {
  model: customers,
  columns: 'id, code, name, tax_number',
  stream: customerStream,
};
const productSource: Source<NamedRecord & { readonly ean: string | null }> = {
  model: products,
  columns: 'id, code, name, ean',
  stream: productStream,
};
const warehouseSource: Source<NamedRecord> = { model: warehouses, columns: 'id, code, name', stream: warehouseStream };

export const createFeedRecords =
  (deps: Deps) =>
  async (companyId: string, ids: RecordIds): Promise<FeedRecords> => {
    const [customer, product, warehouse] = await Promise.all([
      lookUp(deps, customerSource, companyId, ids.customers),
      lookUp(deps, productSource, companyId, ids.products),
      lookUp(deps, warehouseSource, companyId, ids.warehouses),
    ]);
    return { customer, product, warehouse };
  };
