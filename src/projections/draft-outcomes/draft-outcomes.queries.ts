import type { Pool } from 'pg';
import { createCountsInParts } from '../shared/settled-counts.ts';
import type { DraftOutcomeRow } from './draft-outcomes.read-model.ts';

/** Drafts of one whole percent of confidence. `clear`: nothing but their confidence could make a person look. */
export type ConfidenceBucket = {
  /** 0 to 100: the confidence without its decimals */
  readonly floor: number;
  readonly drafts: number;
  readonly clear: number;
  readonly corrected: number;
  readonly rejected: number;
  readonly approved_unchanged: number;
  readonly undecided: number;
};

export type Decisions = {
  readonly decided: number;
  readonly approved_unchanged: number;
  readonly approved_corrected: number;
  readonly rejected: number;
  readonly cancelled: number;
  /** of the newest 10,000; null: nothing was decided */
  readonly median_seconds: number | null;
};

/** `wrong`: corrected, rejected or cancelled. */
export type DecidedOutcome = { readonly id: string; readonly confidence: number; readonly wrong: boolean };

export type DraftOutcomeQueries = {
  /** Of drafts of mails of this mailbox since then; those without confidence were entered by people and are left out. */
  readonly draftsOfMailbox: (companyId: string, mailboxId: string, since: Date) => Promise<readonly ConfidenceBucket[]>;
  /** The newest drafts of mails of this mailbox that people decided, at most `limit`, of those that nothing but their confidence could stop. */
  readonly decidedDrafts: (companyId: string, mailboxId: string, limit: number) => Promise<readonly DecidedOutcome[]>;
  /** How many drafts since then have which confidence, whatever they came from. */
  readonly confidences: (
    companyId: string,
    since: Date,
  ) => Promise<readonly { readonly floor: number; readonly drafts: number }[]>;
  /** Of what was decided since then. */
  readonly decisions: (companyId: string, since: Date) => Promise<Decisions>;
};

const ofMailbox = {
  name: 'drafts-of-mailbox',
  text: `select floor(d.confidence)::int as floor, count(*)::int as drafts,
      count(*) filter (where not d.other_reasons)::int as clear,
      count(*) filter (where not d.other_reasons and d.corrected and d.outcome is distinct from 'rejected' and d.outcome is distinct from 'cancelled')::int as corrected,
      count(*) filter (where not d.other_reasons and d.outcome in ('rejected', 'cancelled'))::int as rejected,
      count(*) filter (where not d.other_reasons and d.outcome = 'approved' and not d.corrected)::int as approved_unchanged,
      count(*) filter (where not d.other_reasons and d.outcome is null and not d.corrected)::int as undecided
    from read.draft_outcomes d join read.emails e on e.id = d.email_id and e.company_id = d.company_id
    where d.company_id = $1 and e.mailbox_id = $2 and d.drafted_at >= $3 and d.confidence is not null
    group by 1 order by 1`,
};
const decidedOfMailbox = {
  name: 'decided-drafts-of-mailbox',
  text: `select d.id, d.confidence::float8 as confidence, d.corrected or d.outcome <> 'approved' as wrong
    from read.draft_outcomes d join read.emails e on e.id = d.email_id and e.company_id = d.company_id
    where d.company_id = $1 and e.mailbox_id = $2 and d.decided_at is not null and d.confidence is not null and d.outcome is not null
      and not d.other_reasons
    order by d.decided_at desc limit $3`,
};
const confidences = {
  name: 'confidences-of-drafts',
  // the floor of each of a hundred thousand would cost twice what counting them does
  text: `select floor(confidence)::int as floor, sum(n)::int as drafts from (
      select confidence, count(*) as n from read.draft_outcomes
      where company_id = $1 and drafted_at >= $2 and drafted_at < $3 and confidence is not null group by 1) as each group by 1 order by 1`,
};
type OfFloor = { readonly floor: number; readonly drafts: number };
const decisions = {
  name: 'decisions',
  text: `select outcome, corrected, count(*)::int as n from read.draft_outcomes
    where company_id = $1 and decided_at >= $2 and decided_at < $3 group by 1, 2`,
};
type OfOutcome = Pick<DraftOutcomeRow, 'outcome' | 'corrected'> & { readonly n: number };
/** Of the newest: all of a year would have to be sorted. */
const median = {
  name: 'median-of-decisions',
  text: `select percentile_cont(0.5) within group (order by date_part('epoch', decided_at - drafted_at)) as seconds from (
      select decided_at, drafted_at from read.draft_outcomes where company_id = $1 and decided_at >= $2
      order by decided_at desc limit 10000) as newest`,
};

const summed = (counts: readonly OfFloor[]): readonly OfFloor[] => {
  const drafts = new Map<number, number>();
  for (const { floor, drafts: more } of counts) drafts.set(floor, (drafts.get(floor) ?? 0) + more);
  return [...drafts].map(([floor, n]) => ({ floor, drafts: n })).sort((a, b) => a.floor - b.floor);
};

const counted = (groups: readonly OfOutcome[]): Omit<Decisions, 'median_seconds'> => {
  const count = (counts: (group: OfOutcome) => boolean) => groups.filter(counts).reduce((sum, { n }) => sum + n, 0);
  return {
    decided: count(() => true),
    approved_unchanged: count(({ outcome, corrected }) => outcome === 'approved' && !corrected),
    approved_corrected: count(({ outcome, corrected }) => outcome === 'approved' && corrected),
    rejected: count(({ outcome }) => outcome === 'rejected'),
    cancelled: count(({ outcome }) => outcome === 'cancelled'),
  };
};

export const createDraftOutcomeQueries = (pool: Pool): DraftOutcomeQueries => {
  const inParts = <T extends object>(query: { readonly name: string; readonly text: string }) =>
    createCountsInParts<T>(async (companyId, { from, to }) => {
      const values = [companyId, from ?? '-infinity', to ?? 'infinity'];
      return (await pool.query<T & Record<string, unknown>>({ ...query, values })).rows;
    });
  const floorsIn = inParts<OfFloor>(confidences);
  const outcomesIn = inParts<OfOutcome>(decisions);
  return {
    draftsOfMailbox: async (companyId, mailboxId, since) =>
      (await pool.query<ConfidenceBucket>({ ...ofMailbox, values: [companyId, mailboxId, since] })).rows,
    decidedDrafts: async (companyId, mailboxId, limit) =>
      (await pool.query<DecidedOutcome>({ ...decidedOfMailbox, values: [companyId, mailboxId, limit] })).rows,
    confidences: async (companyId, since) => summed(await floorsIn(companyId, { from: since, to: null })),
    decisions: async (companyId, since) => {
      const counts = counted(await outcomesIn(companyId, { from: since, to: null }));
      const { rows } = await pool.query<{ readonly seconds: number | null }>({ ...median, values: [companyId, since] });
      return { ...counts, median_seconds: rows[0]?.seconds ?? null };
    },
  };
};
