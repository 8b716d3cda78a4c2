/** A company whose orders a policy may approve: its records, no reason to stop, and drafts like those that mails bring. */
import { randomUUID } from 'node:crypto';
import { checkedReasons } from '../../src/domain/sales-order/review/review-checks.ts';
import { makeRecords } from './approved-orders.ts';
import { extraction, field } from './samples.ts';
import type { Stack } from './stack.ts';
import { until } from './until.ts';

type Body = { readonly id: string; readonly proof: { readonly right_orders_needed: number; readonly proven: boolean } };
/** Calls with the role of an administrator. */
type Send = (
  method: string,
  path: string,
  options?: { readonly body?: unknown; readonly headers?: Readonly<Record<string, string>> },
) => Promise<{ readonly status: number; readonly text: string; readonly body: Body }>;

/** Demands that drafts of `draftFor` meet. An error rate of a tenth is proved by some forty orders. */
export const lenientPolicy = {
  rules: [
    {
      name: 'All',
      min_confidence: 50,
      price_tolerance_percent: null,
      max_total: [{ currency: 'EUR', amount: '5000' }],
      layout_confirmations: 0,
      trusted_run: 0,
      authenticated_sender: false,
      max_customer_errors: 100,
    },
  ],
  accepted_error_percent: '10',
  settling_days: 0,
  delay_minutes: 0,
  daily_count: 10_000,
  sample_every: 1_000,
};

export const prepareCompany = async (admin: Send): Promise<void> => {
  await makeRecords(admin);
  const review_checks = Object.fromEntries(checkedReasons.map((reason) => [reason, { enabled: false }]));
  const settled = await admin('PATCH', '/sales/company-settings/', { body: { review_checks } });
  if (settled.status !== 200) throw new Error(settled.text);
};

/** A draft that a mail would have made; answers its id. */
export const draftFor = async (
  { commands, context }: Pick<Stack, 'commands' | 'context'>,
  companyId: string,
): Promise<string> => {
  const read = extraction();
  const taken = await commands.takeOrder(
    {
      source: { kind: 'email', id: randomUUID() },
      ordinal: 0,
      extraction: { ...read, fields: { ...read.fields, po_number: field(`PO-${randomUUID().slice(0, 8)}`) } },
      sender: { email: 'anna@buyer.example', name: 'Anna Berg' },
      threshold: 70,
      year: 2026,
      person: { person: 'anna@buyer.example' },
    },
    context(companyId),
  );
  if (!taken) throw new Error('nothing was drafted');
  return taken.outcome.orderId;
};

/** The lenient policy, proved by orders that a person approves as they were read, and switched on. */
export const proveAndSwitchOn = async (
  stack: Pick<Stack, 'commands' | 'context'>,
  companyId: string,
  admin: Send,
): Promise<void> => {
  const path = '/sales/auto-approval/';
  await admin('PATCH', path, { body: lenientPolicy });
  const { right_orders_needed: needed } = (await admin('GET', path)).body.proof;
  for (let count = 0; count < needed; count += 1) {
    const orderId = await draftFor(stack, companyId);
    await stack.commands.judgeAndPlan(orderId, stack.context(companyId));
    await stack.commands.decideOrder({ orderId, decision: { type: 'ApproveOrder' }, ifMatch: null }, stack.context(companyId));
  }
  await until('the proof of the policy', async () => (await admin('GET', path)).body.proof.proven);
  const on = await admin('POST', `${path}switch_on/`);
  if (on.status !== 200) throw new Error(on.text);
};
