import type { Pool } from 'pg';

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
  /** null: nothing was decided */
  readonly median_seconds: number | null;
};

export type DraftOutcomeQueries = {
  /** Of drafts of mails of this mailbox since then; those without confidence were entered by people and are left out. */
  readonly draftsOfMailbox: (companyId: string, mailboxId: string, since: Date) => Promise<readonly ConfidenceBucket[]>;
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
const confidences = {
  name: 'confidences-of-drafts',
  // the floor of each of a hundred thousand would cost twice what counting them does
  text: `select floor(confidence)::int as floor, sum(n)::int as drafts from (
      select confidence, count(*) as n from read.draft_outcomes
      where company_id = $1 and drafted_at >= $2 and confidence is not null group by 1) as each group by 1 order by 1`,
};
const decisions = {
  name: 'decisions',
  text: `select count(*)::int as decided,
      count(*) filter (where outcome = 'approved' and not corrected)::int as approved_unchanged,
      count(*) filter (where outcome = 'approved' and corrected)::int as approved_corrected,
      count(*) filter (where outcome = 'rejected')::int as rejected,
      count(*) filter (where outcome = 'cancelled')::int as cancelled,
      percentile_cont(0.5) within group (order by date_part('epoch', decided_at - drafted_at)) as median_seconds
    from read.draft_outcomes where company_id = $1 and decided_at >= $2`,
};

export const createDraftOutcomeQueries = (pool: Pool): DraftOutcomeQueries => ({
  draftsOfMailbox: async (companyId, mailboxId, since) =>
    (await pool.query<ConfidenceBucket>({ ...ofMailbox, values: [companyId, mailboxId, since] })).rows,
  confidences: async (companyId, since) => (await pool.query({ ...confidences, values: [companyId, since] })).rows,
  decisions: async (companyId, since) => {
    const { rows } = await pool.query<Decisions>({ ...decisions, values: [companyId, since] });
    if (!rows[0]) throw new Error('decisions: an aggregate answered no row');
    return rows[0];
  },
});
