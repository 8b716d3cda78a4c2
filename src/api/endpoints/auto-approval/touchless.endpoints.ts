/** The figures of automatic approval: how many orders needed nobody, and what keeps the others back. */
import { dayMs } from '@order-intake/kernel';
import { approvalChecks } from '../../../domain/auto-approval/approval-rule.ts';
import { remedies, remedyKinds } from '../../../domain/auto-approval/remedies.ts';
import { requestSchema } from '../../../platform/codec/decode-request.ts';
import { withDefault } from '../../../platform/codec/field.ts';
import { integerText } from '../../../platform/codec/fields.ts';
import type { TouchlessQueries } from '../../../projections/approval-judgements/touchless.queries.ts';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { choice, integer, listOf, named, number, orNull, record, text } from '../../http/shapes.ts';

const usualDays = 30;

const touchlessShape = named(
  'AutoApprovalStatistics',
  'How many orders needed no person, what that saved, and what keeps the others back',
  record({
    days: [integer, 'The period, up to now'],
    decided: [integer, 'Orders that were approved, rejected or cancelled'],
    automatic: [integer, 'Of these: approved by the policy'],
    automatic_percent: [orNull(number), 'Their share; null: none was decided'],
    wrong: [integer, 'Automatic approvals that were found wrong later'],
    handling_seconds: [
      orNull(number),
      'Median time between two decisions of one person in a row, pauses over 30 minutes excluded; null: fewer than 10',
    ],
    minutes_saved: [orNull(number), 'Automatic approvals times that median'],
    blockers: [
      listOf(
        record({
          check: [choice(...approvalChecks), 'Which demand'],
          orders: [integer, 'How many orders do not meet it'],
          alone: [integer, 'How many of them meet everything else'],
          remedy: [choice(...remedyKinds), 'What would change that'],
          remedy_name: [orNull(text), 'The field of the rule or mailbox, or the kind of records'],
        }),
      ),
      'What keeps most orders back',
    ],
  }),
);

const tenths = (value: number): number => Math.round(value * 10) / 10;

export const touchlessEndpoints = ({ queries }: { readonly queries: TouchlessQueries }): readonly Endpoint[] => [
  endpoint({
    method: 'get',
    path: '/sales/auto-approval/statistics/',
    summary: 'Show how many orders were approved without a person, and what keeps the others back',
    permission: 'auto_approval:read',
    query: requestSchema({ days: withDefault(integerText(1, 365), usualDays) }),
    answers: { 200: touchlessShape },
    handle: async ({ caller: { companyId }, query: { days } }) => {
      const since = new Date(Date.now() - days * dayMs);
      const [counts, blockers] = await Promise.all([
        queries.touchless(companyId, since),
        queries.approvalBlockers(companyId, since),
      ]);
      const { decided, automatic, handling_seconds: seconds } = counts;
      const body = {
        days,
        ...counts,
        automatic_percent: decided === 0 ? null : tenths((100 * automatic) / decided),
        minutes_saved: seconds === null ? null : tenths((automatic * seconds) / 60),
        blockers: blockers.map((one) => ({ ...one, remedy: remedies[one.check].kind, remedy_name: remedies[one.check].name })),
      };
      return { status: 200, body };
    },
  }),
];
