/** The key of the MACs on events that give rights, and those that an operator gave to events from before there were any. */
import { hkdfSync } from 'node:crypto';
import type { Queryable } from '@order-intake/event-sourcing';
import type { Keyring } from './keyring.ts';
import { loadPepper } from './pepper.ts';

export type RightsKeys = {
  readonly key: () => Promise<Buffer>;
  readonly adopted: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /** A migration's row, which never changes; null: there is none. */
  readonly provenSince: (type: string) => Promise<Date | null>;
  /** From now on, in every process, the events of these ids are taken for the service's own. */
  readonly adopt: (macs: ReadonlyMap<string, string>) => Promise<void>;
};

/** Derived from the pepper, which outlives every rotation of ENCRYPTION_KEY. */
export const createRightsKeys = (pool: Queryable, keyring: Keyring): RightsKeys => {
  let pendingKey: Promise<Buffer> | undefined;
  const since = new Map<string, Date>();
  const derive = async () => Buffer.from(hkdfSync('sha256', await loadPepper(pool, keyring), '', 'events that give rights', 32));
  return {
    key: () => {
      pendingKey ??= derive().catch((error: unknown) => {
        pendingKey = undefined; // the database was away: the next event asks again
        throw error;
      });
      return pendingKey;
    },
    adopted: async (ids) => {
      const select = 'select event_id, mac from app.adopted_rights where event_id = any ($1::uuid[])';
      const { rows } = await pool.query<{ event_id: string; mac: string }>(select, [ids]);
      return new Map(rows.map(({ event_id, mac }) => [event_id, mac]));
    },
    provenSince: async (type) => {
      const cached = since.get(type);
      if (cached) return cached;
      const { rows } = await pool.query<{ since: Date }>('select since from app.proven_since where event_type = $1', [type]);
      if (rows[0]) since.set(type, rows[0].since);
      return rows[0]?.since ?? null;
    },
    adopt: async (macs) => {
      await pool.query(
        `insert into app.adopted_rights (event_id, mac) select * from unnest($1::uuid[], $2::text[])
         on conflict (event_id) do update set mac = excluded.mac`,
        [[...macs.keys()], [...macs.values()]],
      );
    },
  };
};
