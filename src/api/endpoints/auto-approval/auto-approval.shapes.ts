/** The shapes of automatic approval. */
import { ruleAbout } from '../../../commands/auto-approval/auto-approval-request.schema.ts';
import { approvalChecks, tolerableReasons } from '../../../domain/auto-approval/approval-rule.ts';
import { approvalModes } from '../../../domain/auto-approval/auto-approval.decider.ts';
import { simulatedVerdicts } from '../../../domain/auto-approval/simulation.ts';
import { choice, flag, integer, listOf, named, number, orNull, record, text, time, uuid } from '../../http/shapes.ts';

const amounts = listOf(record({ currency: [text, 'ISO 4217 currency code'], amount: [text, 'Decimal number as text'] }));

const rule = named(
  'ApprovalRule',
  'Conditions for approving an order automatically',
  record({
    name: [text, ruleAbout.name],
    mailboxes: [listOf(text), ruleAbout.mailboxes],
    customers: [listOf(text), ruleAbout.customers],
    min_confidence: [integer, ruleAbout.min_confidence],
    tolerated_reasons: [listOf(choice(...tolerableReasons)), ruleAbout.tolerated_reasons],
    strong_customer_key: [flag, ruleAbout.strong_customer_key],
    known_ship_to: [flag, ruleAbout.known_ship_to],
    exact_products: [flag, ruleAbout.exact_products],
    price_tolerance_percent: [orNull(text), ruleAbout.price_tolerance_percent],
    max_total: [amounts, ruleAbout.max_total],
    layout_confirmations: [integer, ruleAbout.layout_confirmations],
    trusted_run: [integer, ruleAbout.trusted_run],
    authenticated_sender: [flag, ruleAbout.authenticated_sender],
    max_customer_errors: [integer, ruleAbout.max_customer_errors],
  }),
);

const proof = record({
  right: [integer, 'Orders that the policy would have approved and a user approved unchanged'],
  wrong: [integer, 'Orders that the policy would have approved and that were corrected, rejected or refused'],
  bound_percent: [text, 'Upper bound of the error rate: exact binomial (Clopper-Pearson), one-sided, 95 %'],
  accepted_percent: [text, 'Error rate that the company accepts'],
  proven: [flag, 'Whether the policy may be turned on'],
  right_orders_needed: [integer, 'Correct orders still needed, without an error, before the policy may be turned on'],
});

export const autoApprovalShape = named(
  'AutoApproval',
  'The automatic approval policy with its limits and proof',
  record({
    mode: [
      choice(...approvalModes),
      'off: no rules; shadow: decisions are recorded but not carried out; on; suspended: turned off by the service after too many errors',
    ],
    version: [integer, 'Number of times the rules changed; 0: never'],
    rules: [listOf(rule), 'Rules in order; the first rule that applies to an order decides'],
    accepted_error_percent: [text, 'Accepted error rate in percent'],
    settling_days: [integer, 'Days until an order counts for the proof; an order that is still undecided then counts as wrong'],
    delay_minutes: [integer, 'Minutes between announcing an approval and carrying it out'],
    daily_count: [integer, 'Maximum number of automatic approvals per day'],
    daily_value: [amounts, 'Maximum value of automatic approvals per day and currency'],
    sample_every: [integer, 'One order in this many is reviewed by a user as a sample'],
    proof: [proof, 'Proof of the current version'],
  }),
);

const wrongOrder = record({
  id: [uuid, 'Order ID'],
  reference: [text, 'Order number'],
  verdict: [choice(...simulatedVerdicts), 'What was wrong'],
});

export const simulationShape = named(
  'AutoApprovalSimulation',
  'Result of applying the policy to the orders of a period',
  record({
    from: [time, 'Start of the period'],
    to: [time, 'End of the period, exclusive'],
    version: [integer, 'Version of the policy'],
    orders: [integer, 'Orders with recorded facts: those drafted since the policy exists'],
    would_approve: [integer, 'Orders that the policy would have approved'],
    right: [integer, 'Of these: approved by a user without changes'],
    corrected: [integer, 'Of these: corrected by a user'],
    rejected: [integer, 'Of these: rejected, or cancelled without a customer request'],
    refused: [integer, 'Of these: refused by another system after approval, or changed by a re-extraction'],
    open: [integer, 'Of these: not decided yet'],
    unchecked: [integer, 'Of these: approved by the policy'],
    left_out: [integer, "Of these: cancelled at the customer's request"],
    error_percent: [orNull(number), 'Error rate in percent among the orders that users decided; null if there are none'],
    bound_percent: [number, 'Upper bound of the error rate, one-sided 95 %'],
    wrong_orders: [listOf(wrongOrder), 'Wrong orders, newest first, at most 100'],
    blockers: [
      listOf(
        record({
          check: [choice(...approvalChecks), 'Check'],
          orders: [integer, 'Orders that fail this check'],
          alone: [integer, 'Orders that fail only this check'],
        }),
      ),
      'Checks that block most orders',
    ],
    truncated: [flag, 'Whether only the newest 20,000 orders were evaluated'],
  }),
);

export const checkShape = record({
  check: [choice(...approvalChecks), 'Check'],
  value: [orNull(text), 'Value of the order'],
  limit: [orNull(text), 'Value that the policy requires'],
  holds: [flag, 'Whether the check passed'],
});

export const judgementShape = named(
  'AutoApprovalJudgement',
  'Decision of the policy about an order',
  record({
    order: [uuid, 'Order ID'],
    version: [integer, 'Version of the policy'],
    rule: [orNull(text), 'Rule that decided; null if no rule applies to the order'],
    approves: [flag, 'Whether the policy would approve the order'],
    live: [flag, 'Whether the policy was on'],
    sampled: [flag, 'Whether the order was selected as a sample for review'],
    judged_at: [time, 'Time of the decision'],
    checks: [listOf(checkShape), 'Checks with the values they compared'],
  }),
);
