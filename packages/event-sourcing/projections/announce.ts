/** Says that rows changed, in the transaction that changed them: which rows, and nothing of what is in them. */
import type { Queryable } from '../postgres/pool.ts';
import { isUuid } from '../postgres/uuid.ts';

/** Ids that one signal names; beyond it stands for "many". */
export const mostIds = 50;

/** Keys of changed rows by company. What is no uuid may be a word of a customer, and stays out. */
export type Changed = ReadonlyMap<string, ReadonlySet<string>>;

/** No id to name: every viewer of the read model reloads. */
export const many: ReadonlySet<string> = new Set(['*']);
/** In place of a company: a new version of a read model is shown. */
export const everyCompany = '*';

export const announce = async (tx: Queryable, model: string, changed: Changed): Promise<void> => {
  if (changed.size === 0) return;
  const rows = [...changed].map(([company_id, keys]) => ({
    company_id,
    ids: keys.size <= mostIds && [...keys].every(isUuid) ? [...keys] : null,
  }));
  await tx.query(
    `insert into app.live_changes (company_id, model, ids)
     select company_id, $2, ids from json_to_recordset($1::json) as r (company_id text, ids text[])`,
    [JSON.stringify(rows), model],
  );
};
