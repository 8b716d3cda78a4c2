/** app.live_changes as it is read: numbered rows of the last quarter of an hour. */
import { everyCompany, type Queryable } from '@order-intake/event-sourcing';

export type LiveChange = {
  readonly seq: number;
  /** or everyCompany */
  readonly companyId: string;
  readonly model: string;
  /** null: many */
  readonly ids: readonly string[] | null;
};

/** `reset`: some of what happened since is not known any more. */
export type Since = { readonly seq: number; readonly reset: boolean; readonly changes: readonly LiveChange[] };

export type LiveChanges = {
  /** Of all companies, after this number, in order. */
  readonly after: (seq: number) => AsyncIterable<LiveChange>;
  /** The newest number there is. */
  readonly newest: () => Promise<number>;
  /** Of one company; null: nothing yet, only where the changes stand. */
  readonly since: (companyId: string, seq: number | null) => Promise<Since>;
};

type Row = { readonly seq: string; readonly company_id: string; readonly model: string; readonly ids: readonly string[] | null };

const keptFor = "interval '15 minutes'";
const atOnce = 1_000;
const columns = 'seq, company_id, model, ids';

const changeOf = ({ seq, company_id, model, ids }: Row): LiveChange => ({ seq: Number(seq), companyId: company_id, model, ids });

/** Removes what is older than a quarter of an hour; answers how many. */
export const sweepLiveChanges = async (pool: Queryable): Promise<number> => {
  const { rows } = await pool.query<{ gone: number }>(
    `with gone as (delete from app.live_changes where at < now() - ${keptFor} returning seq),
          raised as (update app.live_floor set seq = greatest(seq, (select max(seq) from gone)) where exists (select 1 from gone))
     select count(*)::int as gone from gone`,
  );
  return rows[0]?.gone ?? 0;
};

export const createLiveChanges = (pool: Queryable): LiveChanges => {
  const standing = async (): Promise<{ readonly newest: number; readonly floor: number }> => {
    const { rows } = await pool.query<{ newest: string; floor: string }>(
      `select greatest(f.seq, (select max(seq) from app.live_changes)) as newest, f.seq as floor from app.live_floor f`,
    );
    return { newest: Number(rows[0]?.newest ?? 0), floor: Number(rows[0]?.floor ?? 0) };
  };
  return {
    after: async function* (seq) {
      for (let last = seq, full = true; full; ) {
        const { rows }: { rows: Row[] } = await pool.query<Row>(
          `select ${columns} from app.live_changes where seq > $1 order by seq limit ${atOnce}`,
          [last],
        );
        for (const row of rows) yield changeOf(row);
        last = Number(rows.at(-1)?.seq ?? last);
        full = rows.length === atOnce;
      }
    },
    newest: async () => (await standing()).newest,
    since: async (companyId, seq) => {
      if (seq === null) return { seq: (await standing()).newest, reset: false, changes: [] };
      const { rows } = await pool.query<Row>(
        `select ${columns} from app.live_changes where company_id in ($1, $3) and seq > $2 order by seq`,
        [companyId, seq, everyCompany],
      );
      // asked for after the rows: what is swept away in between raises the floor
      const { newest, floor } = await standing();
      if (seq < floor || seq > newest) return { seq: newest, reset: true, changes: [] };
      const changes = rows.map(changeOf);
      return { seq: changes.at(-1)?.seq ?? seq, reset: false, changes };
    },
  };
};
