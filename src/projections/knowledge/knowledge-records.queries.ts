/** The records that the assistant may know, from the read models, in pages by id. */
import type { Pool } from 'pg';
import {
  type KnowledgeEntity,
  type OrderFields,
  type ProductFields,
  type RenderedRecord,
  renderOrder,
  renderProduct,
  renderText,
  type TextFields,
} from '../../domain/chat/knowledge/knowledge-records.ts';

export type KnowledgeRecordQueries = {
  /** All of them, in pages. */
  readonly records: (companyId: string, entity: KnowledgeEntity) => AsyncIterable<readonly RenderedRecord[]>;
  /** Those that changed since then; `gone` are for nobody any more. */
  readonly changed: (
    companyId: string,
    entity: KnowledgeEntity,
    since: Date,
  ) => AsyncIterable<{ readonly records: readonly RenderedRecord[]; readonly gone: readonly string[] }>;
};

const page = 100;
const first = '00000000-0000-0000-0000-000000000000';
/** `$2` is the last id of the page before */
const next = `company_id = $1 and id > $2 and updated_at >= $3 order by id limit ${page}`;

type Source = { readonly text: string; readonly render: (row: never) => RenderedRecord };
/** `known`: the assistant may know it. An order without a customer is for nobody. */
const sources: { readonly [entity in KnowledgeEntity]: Source } = {
  product: {
    text: `select id, code, name, ean, unit, price::text,
      coalesce(currency, (select c.settings ->> 'currency' from read.companies c where c.id = $1)) as currency, revision as version, active as known from read.products where ${next}`,
    render: (row: ProductFields) => renderProduct(row),
  },
  order: {
    text: `select id, reference, customer_id as "customerId", po_number as "poNumber", status, delivery_date as "deliveryDate", total::text, currency,
      revision as version, customer_id is not null as known from read.sales_orders where ${next}`,
    render: (row: OrderFields) => renderOrder(row),
  },
  text: {
    text: `select id, title, text, revision as version, true as known from read.knowledge_texts where ${next}`,
    render: (row: TextFields) => renderText(row),
  },
};
type FoundRecord = { readonly id: string; readonly known: boolean };

export const createKnowledgeRecordQueries = (pool: Pool): KnowledgeRecordQueries => {
  const changed: KnowledgeRecordQueries['changed'] = async function* (companyId, entity, since) {
    const { text, render } = sources[entity];
    for (let after = first; ; ) {
      const { rows } = await pool.query<FoundRecord>({ name: `knowledge-${entity}`, text, values: [companyId, after, since] });
      const records = rows.filter(({ known: isKnown }) => isKnown).map((row) => render(row as never));
      if (rows.length > 0) yield { records, gone: rows.filter(({ known: isKnown }) => !isKnown).map(({ id }) => id) };
      if (rows.length < page) return;
      after = rows.at(-1)?.id ?? after;
    }
  };
  return {
    changed,
    records: async function* (companyId, entity) {
      for await (const { records } of changed(companyId, entity, new Date(0))) if (records.length > 0) yield records;
    },
  };
};
