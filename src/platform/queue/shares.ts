/**
 * Whose turn it is. Jobs whose data names a company are that company's share of their kind of work, inside it each mailbox its own; what names
 * none is the installation's own. pg-boss keeps both in its columns for groups, whose own use it leaves to us (ADR 17).
 */
import type { Queryable } from '@order-intake/event-sourcing';

/** `companyId` '' for the installation's own, `part` '' where the company has one share of this work. */
export type Share = { readonly companyId: string; readonly part: string };

const shareOf = (data: object): Share => {
  const { companyId, mailboxId } = data as { readonly companyId?: unknown; readonly mailboxId?: unknown };
  if (typeof companyId !== 'string' || companyId === '') return { companyId: '', part: '' };
  return { companyId, part: typeof mailboxId === 'string' ? mailboxId : '' };
};

/** As pg-boss takes it with a job; null for the installation's own. */
export const groupOf = (data: object): { readonly id: string; readonly tier?: string } | null => {
  const { companyId, part } = shareOf(data);
  if (companyId === '') return null;
  return part === '' ? { id: companyId } : { id: companyId, tier: part };
};

type Places = { readonly concurrency: number; readonly placesOfOne?: number };

/** SQL of a job's share, as the index has it. */
export const companyOf = (alias: string) => `coalesce(${alias}.group_id, '')`;
export const partOf = (alias: string) => `coalesce(${alias}.group_tier, '')`;

/**
 * Tracks which companies hold the places of one kind of work in this process, and whose turn was last. One company
 * may hold half of the places, so that the next finds one free, or `placesOfOne`.
 */
export const holdPlaces = ({ concurrency, placesOfOne = Math.ceil(concurrency / 2) }: Places) => {
  const held = new Map<string, number>();
  let count = 0;
  let after: Share = { companyId: '', part: '' };
  const change = ({ companyId }: Share, by: 1 | -1): void => {
    count += by;
    const slots = (held.get(companyId) ?? 0) + by;
    if (slots > 0) held.set(companyId, slots);
    else held.delete(companyId);
  };
  return {
    now: () => ({ placesOfOne, held, after }),
    full: () => count >= concurrency,
    taken: <Job extends Share & { readonly turn: number }>(jobs: readonly Job[]): readonly Job[] => {
      for (const job of jobs) change(job, 1);
      after = jobs.toSorted((a, b) => b.turn - a.turn)[0] ?? after;
      return jobs;
    },
    left: (share: Share): void => change(share, -1),
  };
};

/**
 * SQL of how a job came to its time, as the index has it: 1 when it was put off, 0 when it was meant for at once, or was put back by its worker or after
 * its worker's death (active-jobs.ts). Of the latter none lies ahead, unless the clock was set back since. A number, for Postgres to know it again.
 */
export const putOff = (alias?: string) => {
  const its = (column: string) => (alias === undefined ? column : `${alias}.${column}`);
  const isPutBack = `${its('state')} = 'retry' and (${its('started_on')} is null or coalesce(${its('output')} ? 'workersDied', false))`;
  return `(case when ${its('start_after')} <= ${its('created_on')} or ${isPutBack} then 0 else 1 end)`;
};

const turnsIndex = 'job_turns';
const dueIndex = 'job_due_by_kind';
const formerDueIndex = 'job_due';

/**
 * The indexes by which the next of every share, what is due and what lies too far ahead are found without a look at the others. Jobs that were put on the
 * queue before there were shares get theirs. Nothing is done, and nothing locked, where they are there.
 */
export const prepareShares = async (db: Queryable, schema: string): Promise<void> => {
  const { rowCount } = await db.query('select from pg_indexes where schemaname = $1 and indexname = $2', [schema, dueIndex]);
  if (rowCount) return;
  const job = `${schema}.job`;
  await db.query(
    `update ${job} set group_id = data->>'companyId', group_tier = data->>'mailboxId'
     where state < 'active' and group_id is null and data->>'companyId' <> ''`,
  );
  await db.query(
    `create index if not exists ${turnsIndex} on ${job}
       (name, coalesce(group_id, ''), coalesce(group_tier, ''), state, start_after, created_on, id) where state < 'active'`,
  );
  await db.query(`create index if not exists ${dueIndex} on ${job} (name, ${putOff()}, start_after) where state < 'active'`);
  await db.query(`drop index if exists ${schema}.${formerDueIndex}`);
};
