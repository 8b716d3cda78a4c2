/** What the parts of the service look at to say whether they are ready. */
import type { EventStore, Queryable, ReactorStatus, ReadModelStatus } from '@order-intake/event-sourcing';
import { extensionFaults } from '../../platform/postgres/extensions.ts';
import { migrationsPending } from '../../platform/postgres/migrations.ts';
import type { DueShare, DueShares } from '../../platform/queue/due-shares.ts';
import type { Check, Checks } from './readiness.ts';

/** a read model this far behind makes the service unready: its answers would be old */
const tolerableLagMs = 60_000;

const answers = async (look: () => Promise<unknown>): Promise<{ ok: boolean; detail?: string }> => {
  try {
    await look();
    return { ok: true };
  } catch {
    return { ok: false, detail: 'does not respond' };
  }
};

type Stores = { readonly pool: Queryable; readonly store: Pick<EventStore, 'ping'> };

/** What every part needs. */
export const storeChecks = ({ pool, store }: Stores): Checks => ({
  event_store: () => answers(() => store.ping()),
  database: () => answers(() => pool.query('select 1')),
  extensions: async () => {
    const faults = await extensionFaults(pool).catch(() => null);
    if (faults === null) return { ok: false, detail: 'unknown' };
    return faults.length === 0 ? { ok: true } : { ok: false, detail: faults.join('; ') };
  },
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
    const current = await status().catch(() => null);
    if (!current) return { ok: false, detail: 'unknown' };
    return describe(current.filter(isTrouble));
  };

export const reactorCheck =
  (status: () => Promise<readonly ReactorStatus[]>): Check =>
  async () => {
    const current = await status().catch(() => null);
    if (!current) return { ok: false, detail: 'unknown' };
    return describe(current.filter(({ state, lagMs }) => state === 'paused' || (lagMs ?? 0) > tolerableLagMs));
  };

type ModelHealth = { readonly read: () => Promise<{ readonly fault: string | null; readonly since: Date } | null> };

/** Tells how the language model does, and never fails: documents are read without it. */
export const modelCheck = (health: ModelHealth | null): Checks =>
  health === null
    ? {}
    : {
        model: async () => {
          const state = await health.read().catch(() => null);
          if (state === null) return { ok: true, detail: 'not checked yet' };
          const { fault, since } = state;
          return { ok: true, detail: fault === null ? 'answers' : `unavailable since ${since.toISOString()}: ${fault}` };
        },
      };

const describe = (behind: readonly { readonly name: string; readonly state: string; readonly lagMs: number | null }[]) => {
  const words = behind.map(({ name, state, lagMs }) =>
    state === 'live' ? `${name} is ${Math.round((lagMs ?? 0) / 1000)} s behind` : `${name} is ${state}`,
  );
  return words.length === 0 ? { ok: true } : { ok: false, detail: words.join(', ') };
};

/** a process that has been next for so long gets no turn */
const tolerableWaitMs = 10 * 60_000;

/**
 * Tells of each kind of work how long its oldest due job waits and of how many companies some do. It fails when a company's next job has been
 * the next one for ten minutes: nobody takes it, while a flood of one company alone is told and is no fault.
 */
export const jobsCheck = (dueShares: DueShares, now: () => number = Date.now): Check => {
  let heads = new Map<string, { readonly head: string; readonly since: number }>();
  return async () => {
    const shares = await dueShares().catch(() => null);
    if (!shares) return { ok: false, detail: 'unknown' };
    const isStuck = (share: DueShare) => {
      const before = heads.get(keyOf(share));
      return before?.head === share.head ? before : { head: share.head, since: now() };
    };
    heads = new Map(shares.map((share) => [keyOf(share), isStuck(share)]));
    const stuck = shares.filter((share) => now() - (heads.get(keyOf(share))?.since ?? now()) >= tolerableWaitMs);
    const words = [...Map.groupBy(shares, ({ job }) => job)].map(([job, of]) => waitOf(job, of, stuck, now()));
    return { ok: stuck.length === 0, ...(words.length > 0 ? { detail: words.join('; ') } : {}) };
  };
};

const keyOf = ({ job, companyId }: DueShare): string => `${job} ${companyId}`;

const waitOf = (job: string, shares: readonly DueShare[], stuck: readonly DueShare[], now: number): string => {
  const oldest = Math.min(...shares.map((share) => share.oldest.getTime()));
  const seconds = Math.max(0, Math.round((now - oldest) / 1000));
  const without = stuck.filter((share) => share.job === job).length;
  const companies = `${shares.length} ${shares.length === 1 ? 'company' : 'companies'}`;
  return `${job}: oldest ${seconds} s, of ${companies}${without > 0 ? `, ${without} not served for 10 min` : ''}`;
};
