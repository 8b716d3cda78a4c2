/** The monthly audit report of automatic approval: every order that a policy judged, by what, and what became of it. */

import { monthSpan } from '../../../domain/auto-approval/approval-report.ts';
import { approvalChecks } from '../../../domain/auto-approval/approval-rule.ts';
import type {
  ApprovalJudgementQueries,
  ReportedOrder,
} from '../../../projections/approval-judgements/approval-judgements.queries.ts';
import { verdicts } from '../../../projections/approval-judgements/approval-judgements.read-model.ts';
import type { CurrentCompany } from '../../../projections/companies/companies.queries.ts';
import { bytes } from '../../http/answers.ts';
import { attachmentNamed } from '../../http/attachment.ts';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { notFound } from '../../http/problem.ts';
import { choice, flag, integer, listOf, named, orNull, record, text, time, uuid } from '../../http/shapes.ts';
import { checkShape } from './auto-approval.shapes.ts';

const path = '/sales/auto-approval/reports/{month}/';
const mostOrders = 50_000;

const outcomes = ['approved', 'automatic', 'rejected', 'cancelled'] as const;
const reportShape = named(
  'AutoApprovalReport',
  'Orders checked by the policy in a month',
  record({
    month: [text, 'Month such as 2026-11, in the time zone of the company'],
    orders: [
      listOf(
        record({
          order: [uuid, 'Order ID'],
          reference: [text, 'Order number'],
          customer: [orNull(uuid), 'Customer ID'],
          version: [orNull(integer), 'Policy version'],
          rule: [orNull(text), 'Rule that decided; null: no rule applies to this order'],
          approves: [flag, 'Whether the policy approves the order'],
          live: [flag, 'Whether the policy was on'],
          sampled: [flag, 'Whether the order was selected as a sample for review'],
          judged_at: [orNull(time), 'Time of the check'],
          checks: [listOf(checkShape), 'Checks with the values they compared'],
          outcome: [orNull(choice(...outcomes)), 'Outcome; automatic: approved by the policy; null: undecided'],
          decided_at: [orNull(time), 'Time of the outcome'],
          verdict: [choice(...verdicts), 'Whether the draft was right, if known'],
        }),
      ),
      'Orders by time of the check, at most 50,000',
    ],
    truncated: [flag, 'Whether there are more orders'],
  }),
);

type Deps = {
  readonly queries: Pick<ApprovalJudgementQueries, 'reportedOrders'> & { readonly currentCompany: CurrentCompany };
  readonly csvOf: (rows: readonly (readonly (string | number | null)[])[]) => Buffer;
};

const view = ({ id, customer_id, policy_version, ...row }: ReportedOrder) => ({
  ...row,
  order: id,
  customer: customer_id,
  version: policy_version,
});

const head = ['order', 'reference', 'customer', 'version', 'rule', 'approves', 'live', 'sampled', 'judged_at'] as const;
const tail = ['outcome', 'decided_at', 'verdict'] as const;

const cell = (value: unknown): string | number | null => {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'number' ? value : String(value);
};

/** Each check has columns for the fact, for the limit of the policy, and for whether the demand was met. */
const rowsOf = (orders: readonly ReturnType<typeof view>[]) => [
  [...head, ...approvalChecks.flatMap((check) => [check, `${check}_limit`, `${check}_met`]), ...tail],
  ...orders.map((order) => [
    ...head.map((name) => cell(order[name])),
    ...approvalChecks.flatMap((name) => {
      const namedCheck = order.checks.find(({ check }) => check === name);
      return namedCheck ? [namedCheck.value, namedCheck.limit, String(namedCheck.holds)] : [null, null, null];
    }),
    ...tail.map((name) => cell(order[name])),
  ]),
];

export const approvalReportEndpoints = ({ queries, csvOf }: Deps): readonly Endpoint[] => {
  const reportOf = async (companyId: string, month: string) => {
    const days = monthSpan(month);
    if (!days) return null;
    const timeZone = (await queries.currentCompany(companyId))?.settings.timeZone ?? 'UTC';
    const rows = await queries.reportedOrders(companyId, { ...days, timeZone }, mostOrders + 1);
    return { month, orders: rows.slice(0, mostOrders).map(view), truncated: rows.length > mostOrders };
  };
  return [
    endpoint({
      method: 'get',
      path,
      summary: 'Get the monthly audit report of automatic approval',
      permission: 'auto_approval:read',
      answers: { 200: reportShape, 404: null },
      handle: async ({ caller: { companyId }, params: { month } }) => {
        const body = await reportOf(companyId, month);
        return body ? { status: 200, body } : { problem: notFound };
      },
    }),
    endpoint({
      method: 'get',
      path: `${path}export/`,
      summary: 'Download the monthly audit report of automatic approval as CSV',
      permission: 'auto_approval:read',
      fromElement: true,
      answers: { 200: bytes('Content-Disposition'), 404: null },
      handle: async ({ caller: { companyId }, params: { month } }) => {
        const report = await reportOf(companyId, month);
        if (!report) return { problem: notFound };
        const content = csvOf(rowsOf(report.orders));
        return {
          status: 200,
          stream: (async function* () {
            yield content;
          })(),
          headers: {
            'Content-Type': 'text/csv; charset=utf-8',
            'Content-Length': String(content.length),
            'Content-Disposition': attachmentNamed(`automatic-approval-${month}.csv`),
            'X-Content-Type-Options': 'nosniff',
          },
        };
      },
    }),
  ];
};
