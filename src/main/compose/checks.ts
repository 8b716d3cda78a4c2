/** What the parts of the service look at to say whether they are ready. */
import type { Check, Checks } from '../../api/http/checks.ts';
import { migrationsPending } from '../../platform/postgres/migrations.ts';
import type { ReadModelStatus } from '../../platform/projections/read-model-status.ts';
import type { ReactorStatus } from '../../platform/reactors/reactors.ts';
import type { Foundation } from './compose.ts';

/** a read model this far behind makes the service unready: its answers would be old */
const tolerableLagMs = 60_000;

const answers = async (look: () => Promise<unknown>): Promise<{ ok: boolean; detail?: string }> => {
  try {
    await look();
    return { ok: true };
  } catch {
    return { ok: false, detail: 'does not answer' };
  }
};

/** What every part needs. */
export const storeChecks = ({ pool, store }: Pick<Foundation, 'pool' | 'store'>): Checks => ({
  event_store: () => answers(() => store.ping()),
  database: () => answers(() => pool.query('select 1')),
  migrations: async () => {
    const pending = await migrationsPending(pool).catch(() => null);
    if (pending === null) return { ok: false, detail: 'unknown' };
    return pending.length === 0 ? { ok: true } : { ok: false, detail: `${pending.length} pending` };
  },
});

/** While a version is built the one before it is shown, and that is no trouble; nothing to show yet is. */
const isTrouble = ({ state, lagMs, shownVersion }: ReadModelStatus): boolean =>
  state === 'building' ? shownVersion === null : state === 'paused' || (lagMs ?? 0) > tolerableLagMs;

export const readModelCheck =
  (status: () => Promise<readonly ReadModelStatus[]>): Check =>
  async () => {
    const found = await status().catch(() => null);
    if (!found) return { ok: false, detail: 'unknown' };
    return told(found.filter(isTrouble));
  };

export const reactorCheck =
  (status: () => Promise<readonly ReactorStatus[]>): Check =>
  async () => {
    const found = await status().catch(() => null);
    if (!found) return { ok: false, detail: 'unknown' };
    return told(found.filter(({ state, lagMs }) => state === 'paused' || (lagMs ?? 0) > tolerableLagMs));
  };

const told = (trouble: readonly { readonly name: string; readonly state: string; readonly lagMs: number | null }[]) => {
  const words = trouble.map(({ name, state, lagMs }) =>
    state === 'live' ? `${name} is ${Math.round((lagMs ?? 0) / 1000)} s behind` : `${name} is ${state}`,
  );
  return words.length === 0 ? { ok: true } : { ok: false, detail: words.join(', ') };
};
