/** Views of the review queue that people saved for themselves or share with their company, and the columns that each person chose. No event: nothing follows from them. */
import { announce, type Queryable } from '@order-intake/event-sourcing';

/** As the queue takes them: filters and an ordering. */
export type SavedSearch = { readonly [filter: string]: string | boolean };
/** `columns`: none: as each person chose them. */
export type SavedView = {
  readonly name: string;
  readonly shared: boolean;
  readonly search: SavedSearch;
  readonly columns: readonly string[];
};
export type QueueView = SavedView & { readonly id: string; readonly owner: string };
/** Who asks; `isAdmin`: changes what others share, too. */
export type ViewEditor = { readonly companyId: string; readonly subject: string; readonly isAdmin: boolean };

export type QueueViews = {
  /** Those of a person and those that others share, the oldest first. */
  readonly list: (companyId: string, subject: string) => Promise<readonly QueueView[]>;
  /** null: the person has as many as they may. */
  readonly save: (companyId: string, view: QueueView) => Promise<QueueView | null>;
  /** null: there is none, or not theirs to change. */
  readonly change: (editor: ViewEditor, id: string, changes: Partial<SavedView>) => Promise<QueueView | null>;
  readonly remove: (editor: ViewEditor, id: string) => Promise<boolean>;
  /** None: the usual ones. */
  readonly columnsOf: (companyId: string, subject: string) => Promise<readonly string[]>;
  readonly chooseColumns: (companyId: string, subject: string, columns: readonly string[]) => Promise<void>;
};

/** The navigation counts what each view shows. */
const mostOfPerson = 20;
const mostShown = 60;
/** What browsers are told that changed. */
const model = 'queue_views';
const fields = 'id, owner, name, shared, search, columns';
/** The id is $2, who asks $3, whether as an administrator $4. */
const theirs = 'company_id = $1 and id = $2 and (owner = $3 or (shared and $4))';

export const createQueueViews = (pool: Queryable): QueueViews => {
  const tell = (companyId: string, id: string) => announce(pool, model, new Map([[companyId, new Set([id])]]));
  return {
    list: async (companyId, subject) => {
      const { rows } = await pool.query<QueueView>(
        `select ${fields} from app.queue_views where company_id = $1 and (owner = $2 or shared)
         order by owner <> $2, created_at, id limit ${mostShown}`,
        [companyId, subject],
      );
      return rows;
    },
    save: async (companyId, { id, owner, name, shared, search, columns }) => {
      const { rows } = await pool.query<QueueView>(
        `insert into app.queue_views (company_id, id, owner, name, shared, search, columns)
         select $1, $2, $3, $4, $5, $6, $7
         where (select count(*) from app.queue_views where company_id = $1 and owner = $3 and id <> $2) < ${mostOfPerson}
         on conflict (company_id, id) do update set name = excluded.name
         returning ${fields}`,
        [companyId, id, owner, name, shared, JSON.stringify(search), columns],
      );
      if (rows[0]) await tell(companyId, id);
      return rows[0] ?? null;
    },
    change: async ({ companyId, subject, isAdmin }, id, { name, shared, search, columns }) => {
      const { rows } = await pool.query<QueueView>(
        `update app.queue_views set name = coalesce($5, name), shared = coalesce($6, shared), search = coalesce($7, search),
           columns = coalesce($8, columns)
         where ${theirs} returning ${fields}`,
        [
          ...[companyId, id, subject, isAdmin, name ?? null, shared ?? null],
          ...[search === undefined ? null : JSON.stringify(search), columns ?? null],
        ],
      );
      if (rows[0]) await tell(companyId, id);
      return rows[0] ?? null;
    },
    remove: async ({ companyId, subject, isAdmin }, id) => {
      const { rows } = await pool.query(`delete from app.queue_views where ${theirs} returning id`, [
        ...[companyId, id, subject, isAdmin],
      ]);
      if (rows[0]) await tell(companyId, id);
      return rows.length > 0;
    },
    columnsOf: async (companyId, subject) => {
      const { rows } = await pool.query<{ columns: readonly string[] }>(
        'select columns from app.queue_columns where company_id = $1 and subject = $2',
        [companyId, subject],
      );
      return rows[0]?.columns ?? [];
    },
    chooseColumns: async (companyId, subject, columns) => {
      await pool.query(
        `insert into app.queue_columns (company_id, subject, columns) values ($1, $2, $3)
         on conflict (company_id, subject) do update set columns = excluded.columns`,
        [companyId, subject, columns],
      );
    },
  };
};
