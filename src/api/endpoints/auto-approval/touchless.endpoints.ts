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
  'Automatically approved orders, time saved, and obstacles of other orders',
  record({
    days: [integer, 'Length of the period in days, up to now'],
    decided: [integer, 'Number of orders approved, rejected or cancelled'],
    automatic: [integer, 'Number of orders approved by the policy'],
    automatic_percent: [orNull(number), 'Percentage of automatic approvals; null: no decided orders'],
    wrong: [integer, 'Number of automatic approvals found wrong later'],
    handling_seconds: [
      orNull(number),
      'Median time between two decisions of one person in a row, pauses over 30 minutes excluded; null: fewer than 10',
    ],
    minutes_saved: [orNull(number), 'Number of automatic approvals times that median'],
    blockers: [
      listOf(
        record({
          check: [choice(...approvalChecks), 'Check'],
          orders: [integer, 'Number of orders that fail the check'],
          alone: [integer, 'Number of orders that fail only this check'],
          remedy: [choice(...remedyKinds), 'Kind of remedy'],
          remedy_name: [orNull(text), 'Field of the rule or mailbox, or kind of records'],
        }),
      ),
      'Most common obstacles',
    ],
  }),
);

const tenths = (value: number): number => Math.round(value * 10) / 10;

export const touchlessEndpoints = ({ queries }: { readonly queries: TouchlessQueries }): readonly Endpoint[] => [
  endpoint({
    method: 'get',
    path: '/sales/auto-approval/statistics/',
    summary: 'Get statistics of automatic approval',
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
        blockers: blockers.map((blocker) => ({
          ...blocker,
          remedy: remedies[blocker.check].kind,
          remedy_name: remedies[blocker.check].name,
        })),
      };
      return { status: 200, body };
    },
  }),
];
