/** The day in numbers, and what another threshold would have done. */
import { createAskedTogether, dayMs } from '@order-intake/kernel';
import { backlogAlarm } from '../../../domain/alarm/backlog-alarm.ts';
import { defaultCompanySettings } from '../../../domain/company/company.decider.ts';
import { failureCauses } from '../../../domain/email/email.events.ts';
import { requestSchema } from '../../../platform/codec/decode-request.ts';
import { withDefault } from '../../../platform/codec/field.ts';
import { integerText } from '../../../platform/codec/fields.ts';
import type { CurrentCompany } from '../../../projections/companies/companies.queries.ts';
import type { DraftOutcomeQueries } from '../../../projections/draft-outcomes/draft-outcomes.queries.ts';
import type { EmailStatistics } from '../../../projections/emails/email-statistics.queries.ts';
import type { BacklogQueries } from '../../../projections/mailbox-health/backlog.queries.ts';
import type { MailboxHealthQueries } from '../../../projections/mailbox-health/mailbox-health.queries.ts';
import type { MailboxQueries } from '../../../projections/mailboxes/mailboxes.queries.ts';
import type { WaitingQueries } from '../../../projections/review-queue/waiting.queries.ts';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { notFound } from '../../http/problem.ts';
import { choice, day, flag, integer, listOf, named, number, orNull, record, text, time, uuid } from '../../http/shapes.ts';
import { moduleShape } from '../mailbox/mailbox.shapes.ts';
import { mailboxHealthView } from '../mailbox/mailbox-health.view.ts';
import { simulateThresholds } from './threshold-simulation.ts';

const perCent = listOf(integer);
const statisticsShape = named(
  'Statistics',
  'Statistics of the last days',
  record({
    generated_at: [time, 'Time of calculation'],
    days: [integer, 'Number of days, including today'],
    time_zone: [text, 'IANA time zone of the days'],
    per_day: [
      listOf(record({ day: [day, 'Date'], mails: [integer, 'Emails received'], orders: [integer, 'Orders drafted'] })),
      'Numbers per day, oldest first',
    ],
    backlog: [
      record({
        queued: [integer, 'Emails that are unread or received and not finished'],
        oldest_at: [orNull(time), 'Time when the oldest received one arrived'],
        alarm_above: [integer, 'Number above which administrators are alerted'],
        alarmed: [flag, 'Whether they are alerted now'],
      }),
      'Emails waiting to be processed',
    ],
    review: [
      record({
        drafts: [integer, 'Undecided drafts'],
        requiring_review: [integer, 'Drafts that require review'],
        oldest_at: [orNull(time), 'Time when the oldest draft was created'],
        waiting: [integer, 'Entries of the review queue: undecided drafts and everything else that waits for a user'],
        waiting_requiring_review: [integer, 'Entries of the review queue that require review'],
        waiting_since: [orNull(time), 'Time since when the oldest entry of the review queue waits'],
      }),
      'Drafts to review',
    ],
    unseen: [
      record({
        questions: [integer, 'Questions without an order'],
        complaints: [integer, 'Complaints without an order'],
        oldest_at: [orNull(time), 'Time since when the oldest one waits'],
      }),
      'Emails not marked as seen',
    ],
    confidence: [
      record({
        threshold: [integer, 'Company threshold for uploads, from 0 to 100; mailboxes have their own'],
        drafts: [perCent, 'Number of drafts by confidence 0, 1, … 100, rounded down: 101 numbers'],
      }),
      'Distribution of confidence',
    ],
    decisions: [
      record({
        decided: [integer, 'Decided drafts'],
        approved_unchanged: [integer, 'Approved without changes'],
        approved_corrected: [integer, 'Approved after corrections'],
        rejected: [integer, 'Rejected drafts'],
        cancelled: [integer, 'Cancelled drafts'],
        automation_rate: [
          orNull(number),
          'Share of decided drafts approved without changes, from 0 to 1; null if none were decided',
        ],
        median_seconds: [orNull(number), 'Median time from draft to decision of the newest 10,000, in seconds'],
      }),
      'Decisions about drafts',
    ],
    failures: [
      listOf(record({ cause: [orNull(choice(...failureCauses)), 'Cause of the failure'], mails: [integer, 'Number of emails'] })),
      'Emails that failed permanently, by cause, most frequent first',
    ],
    mailboxes: [
      listOf(
        record({
          id: [uuid, 'Mailbox ID'],
          module: [moduleShape, 'Module of the mailbox'],
          state: [choice('ok', 'trouble', 'inactive', 'new'), 'Overall state'],
          problem: [orNull(text), 'Stable code of the most important problem'],
        }),
      ),
      'Health of the mailboxes',
    ],
  }),
);

const simulationShape = named(
  'ThresholdSimulation',
  'Effect of each threshold on the drafts of a mailbox',
  record({
    mailbox: [uuid, 'Mailbox ID'],
    days: [integer, 'Number of days'],
    threshold: [integer, 'Current threshold from 0 to 100'],
    drafts: [integer, 'Drafts from its emails in this period'],
    always_review: [integer, 'Drafts that require review regardless of the threshold'],
    thresholds: [
      listOf(
        record({
          threshold: [integer, 'Threshold from 0 to 100'],
          pass: [integer, 'Drafts that would require no review'],
          review: [integer, 'Drafts that would require review'],
          corrected: [integer, 'Of those without review: corrected and not rejected'],
          rejected: [integer, 'Of those without review: rejected or cancelled'],
          approved_unchanged: [integer, 'Of those without review: approved without changes'],
          undecided: [integer, 'Of those without review: undecided'],
        }),
      ),
      'Results for thresholds 0 to 100: 101 entries',
    ],
  }),
);

const lastDays = (standard: number) => requestSchema({ days: withDefault(integerText(1, 366), standard) });
const ago = (count: number): Date => new Date(Date.now() - count * dayMs);

type Deps = {
  readonly queries: Pick<BacklogQueries, 'backlog'> &
    Pick<DraftOutcomeQueries, 'confidences' | 'decisions' | 'draftsOfMailbox'> & {
      readonly currentCompany: CurrentCompany;
    } & Pick<EmailStatistics, 'failures' | 'pending' | 'perDay' | 'undecided' | 'unseen'> &
    Pick<MailboxQueries, 'mailbox' | 'mailboxes'> &
    Pick<MailboxHealthQueries, 'mailboxHealth'> &
    Pick<WaitingQueries, 'waiting' | 'waitingCounts'>;
  /** when mailboxes are polled at this time or next after it */
  readonly nextPoll: (date: Date) => Date;
};

/** Each mailbox in short: its light, and the first thing that is wrong with it. */
const mailboxLights = async ({ queries, nextPoll }: Deps, companyId: string) => {
  const [{ items }, company] = await Promise.all([
    queries.mailboxes(companyId, { limit: 10, cursor: null }),
    queries.backlog(companyId),
  ]);
  const views = items.map(async (mailbox) =>
    mailboxHealthView(mailbox, await queries.mailboxHealth(companyId, mailbox.id), company, nextPoll),
  );
  return (await Promise.all(views)).map(({ id, module, state, problems }) => ({
    id,
    module,
    state,
    problem: problems[0]?.code ?? null,
  }));
};

/** What waits at this moment, for the machine and for people. */
const waitingNow = async (queries: Deps['queries'], companyId: string) => {
  const [{ queued, alarmed }, pending, drafts] = await Promise.all([
    queries.backlog(companyId),
    queries.pending(companyId),
    queries.undecided(companyId),
  ]);
  // at most three connections for one request
  const unseen = await queries.unseen(companyId);
  const queue = await queries.waitingCounts(companyId, '');
  const { items } = await queries.waiting(companyId, { ordering: 'waiting_since' }, { limit: 1, cursor: null });
  return {
    backlog: {
      queued,
      oldest_at: pending.oldest,
      alarm_above: backlogAlarm.above,
      alarmed,
    },
    review: {
      drafts: drafts.count,
      requiring_review: drafts.requiring_review,
      oldest_at: drafts.oldest,
      waiting: queue.total.count,
      waiting_requiring_review: queue.requiresReview,
      waiting_since: items[0]?.waiting_since ?? null,
    },
    unseen: { questions: unseen.questions, complaints: unseen.complaints, oldest_at: unseen.oldest },
  };
};

const decisionsSince = async (queries: Deps['queries'], companyId: string, since: Date) => {
  const counts = await queries.decisions(companyId, since);
  return { ...counts, automation_rate: counts.decided === 0 ? null : counts.approved_unchanged / counts.decided };
};

/** The last days in numbers. */
const statisticsOf = async (deps: Deps, companyId: string, days: number) => {
  const { queries } = deps;
  const { timeZone, minConfidenceThreshold } = (await queries.currentCompany(companyId))?.settings ?? defaultCompanySettings;
  const since = ago(days);
  // one after the other: of a year's rows each keeps a processor of the database busy, and a request that takes ten connections leaves others none
  const per_day = await queries.perDay(companyId, timeZone, days);
  const confidences = await queries.confidences(companyId, since);
  const decisions = await decisionsSince(queries, companyId, since);
  const failures = await queries.failures(companyId, since);
  const mailboxes = await mailboxLights(deps, companyId);
  const waiting = await waitingNow(queries, companyId);
  const byFloor = new Map(confidences.map(({ floor, drafts }) => [floor, drafts]));
  const drafts = Array.from({ length: 101 }, (_, floor) => byFloor.get(floor) ?? 0);
  return {
    generated_at: new Date(),
    days,
    time_zone: timeZone,
    per_day,
    ...waiting,
    confidence: { threshold: minConfidenceThreshold, drafts },
    decisions,
    failures,
    mailboxes,
  };
};

export const statisticsEndpoints = (deps: Deps): readonly Endpoint[] => {
  const { queries } = deps;
  const together = createAskedTogether<Awaited<ReturnType<typeof statisticsOf>>>();
  return [
    endpoint({
      method: 'get',
      path: '/sales/stats/',
      summary: 'Get statistics of the last days; data older than a week is refreshed every ten minutes',
      permission: 'orders:read',
      query: lastDays(30),
      answers: { 200: statisticsShape },
      handle: async ({ caller: { companyId }, query: { days } }) => ({
        status: 200,
        // every open dashboard of a company asks for the same
        body: await together(`${companyId}/${days}`, () => statisticsOf(deps, companyId, days)),
      }),
    }),
    endpoint({
      method: 'get',
      path: '/sales/email-configs/{id}/simulation/',
      summary: 'Simulate review thresholds from 0 to 100 for a mailbox',
      permission: 'mailboxes:read',
      query: lastDays(90),
      answers: { 200: simulationShape, 404: null },
      handle: async ({ caller: { companyId }, params, query }) => {
        const mailbox = await queries.mailbox(companyId, params.id);
        if (!mailbox) return { problem: notFound };
        const buckets = await queries.draftsOfMailbox(companyId, params.id, ago(query.days));
        const drafts = buckets.reduce((sum, bucket) => sum + bucket.drafts, 0);
        return {
          status: 200,
          body: {
            mailbox: params.id,
            days: query.days,
            threshold: mailbox.min_confidence_threshold,
            drafts,
            always_review: drafts - buckets.reduce((sum, bucket) => sum + bucket.clear, 0),
            thresholds: simulateThresholds(buckets),
          },
        };
      },
    }),
  ];
};
