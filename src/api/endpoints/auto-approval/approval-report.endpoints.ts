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
  'The orders that a policy judged in a month',
  record({
    month: [text, 'Such as 2026-11, in the time zone of the company'],
    orders: [
      listOf(
        record({
          order: [uuid, 'The order'],
          reference: [text, 'Its number'],
          customer: [orNull(uuid), 'Its customer'],
          version: [orNull(integer), 'Of the policy'],
          rule: [orNull(text), 'The rule that decided; null: none is for this order'],
          approves: [flag, 'Whether the policy approves it'],
          live: [flag, 'Whether the policy was on'],
          sampled: [flag, 'Whether the order went to a person to check the policy'],
          judged_at: [orNull(time), 'When'],
          checks: [listOf(checkShape), 'Every fact that it was judged by'],
          outcome: [orNull(choice(...outcomes)), 'What became of it; automatic: the policy approved it; null: undecided'],
          decided_at: [orNull(time), 'When'],
          verdict: [choice(...verdicts), 'Whether the draft was right, as far as that is known'],
        }),
      ),
      'In the order in which they were judged, 50,000 at most',
    ],
    truncated: [flag, 'There are more'],
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
      const found = order.checks.find(({ check }) => check === name);
      return found ? [found.value, found.limit, String(found.holds)] : [null, null, null];
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
      summary: 'Show the audit report of automatic approval for a month, such as 2026-11',
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
      summary: 'Download the audit report of automatic approval for a month as CSV',
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
