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
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { notFound } from '../../http/problem.ts';
import { choice, day, flag, integer, listOf, named, number, orNull, record, text, time, uuid } from '../../http/shapes.ts';
import { moduleShape } from '../mailbox/mailbox.shapes.ts';
import { mailboxHealthView } from '../mailbox/mailbox-health.view.ts';
import { simulateThresholds } from './threshold-simulation.ts';

const perCent = listOf(integer);
const statisticsShape = named(
  'Statistics',
  'How the days went and what waits',
  record({
    generated_at: [time, 'When it was counted'],
    days: [integer, 'Over how many days, today included'],
    time_zone: [text, 'IANA: whose days they are'],
    per_day: [
      listOf(record({ day: [day, 'Which'], mails: [integer, 'Mails received'], orders: [integer, 'Orders drafted'] })),
      'Each of them, the oldest first',
    ],
    backlog: [
      record({
        queued: [integer, 'Mails unread or received, and not finished'],
        oldest_at: [orNull(time), 'When the oldest received one came'],
        alarm_above: [integer, 'More than these are told to the administrators'],
        alarmed: [flag, 'Whether they are told of now'],
      }),
      'Mails that wait for the machine',
    ],
    review: [
      record({
        drafts: [integer, 'Drafts that nobody has decided'],
        requiring_review: [integer, 'Those that a person has to look at'],
        oldest_at: [orNull(time), 'When the oldest of them was made'],
      }),
      'Drafts that wait for people',
    ],
    unseen: [
      record({
        questions: [integer, 'Mails that ask something and became no order'],
        complaints: [integer, 'Mails that complain and became no order'],
        oldest_at: [orNull(time), 'Since when the oldest of them waits'],
      }),
      'Mails that nobody has marked as seen',
    ],
    confidence: [
      record({
        threshold: [integer, "0 to 100: the company's, of uploads; mailboxes have their own"],
        drafts: [perCent, 'How many drafts had a confidence of 0, 1, … 100, without its decimals: 101 numbers'],
      }),
      'How sure the machine was',
    ],
    decisions: [
      record({
        decided: [integer, 'Drafts that were decided'],
        approved_unchanged: [integer, 'Approved as they were read'],
        approved_corrected: [integer, 'Approved after a person corrected them'],
        rejected: [integer, 'Rejected'],
        cancelled: [integer, 'Cancelled'],
        automation_rate: [orNull(number), '0 to 1: approved unchanged, of those decided; null: none was'],
        median_seconds: [orNull(number), 'From draft to decision, of the one in the middle of the newest 10,000'],
      }),
      'What people made of drafts',
    ],
    failures: [
      listOf(record({ cause: [orNull(choice(...failureCauses)), 'Why'], mails: [integer, 'How many'] })),
      'Mails that failed for good, the most frequent cause first',
    ],
    mailboxes: [
      listOf(
        record({
          id: [uuid, 'Which'],
          module: [moduleShape, 'What it is for'],
          state: [choice('ok', 'trouble', 'inactive', 'new'), 'In one word'],
          problem: [orNull(text), 'What is wrong first, as a stable code'],
        }),
      ),
      'The lights of the mailboxes',
    ],
  }),
);

const simulationShape = named(
  'ThresholdSimulation',
  'What each threshold would have done with the drafts of a mailbox',
  record({
    mailbox: [uuid, 'Which'],
    days: [integer, 'Over how many days'],
    threshold: [integer, '0 to 100: as it is set'],
    drafts: [integer, 'Drafts of its mails in these days'],
    always_review: [integer, 'Those of them that ask for a person whatever the threshold'],
    thresholds: [
      listOf(
        record({
          threshold: [integer, '0 to 100'],
          pass: [integer, 'Drafts at least this sure that nothing else would hold'],
          review: [integer, 'The others'],
          corrected: [integer, 'Of those that pass: corrected by a person, and not rejected'],
          rejected: [integer, 'Of those that pass: rejected or cancelled'],
          approved_unchanged: [integer, 'Of those that pass: approved as they were read'],
          undecided: [integer, 'Of those that pass: not touched yet'],
        }),
      ),
      'For 0 to 100: 101 of them',
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
    Pick<MailboxHealthQueries, 'mailboxHealth'>;
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
  return {
    backlog: {
      queued,
      oldest_at: pending.oldest,
      alarm_above: backlogAlarm.above,
      alarmed,
    },
    review: { drafts: drafts.count, requiring_review: drafts.requiring_review, oldest_at: drafts.oldest },
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
  const now = await waitingNow(queries, companyId);
  const byFloor = new Map(confidences.map(({ floor, drafts }) => [floor, drafts]));
  const drafts = Array.from({ length: 101 }, (_, floor) => byFloor.get(floor) ?? 0);
  return {
    generated_at: new Date(),
    days,
    time_zone: timeZone,
    per_day,
    ...now,
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
      summary:
        'The last days in numbers: mails, orders, decisions, failures, what waits, and how the mailboxes are; mails and orders older than a week are counted again every ten minutes',
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
      summary:
        'What each threshold from 0 to 100 would have done with the drafts of this mailbox, and what people made of those that would pass',
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
