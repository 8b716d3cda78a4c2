/** The shapes of automatic approval. */
import { ruleAbout } from '../../../commands/auto-approval/auto-approval-request.schema.ts';
import { approvalChecks, tolerableReasons } from '../../../domain/auto-approval/approval-rule.ts';
import { approvalModes } from '../../../domain/auto-approval/auto-approval.decider.ts';
import { simulatedVerdicts } from '../../../domain/auto-approval/simulation.ts';
import { choice, flag, integer, listOf, named, number, orNull, record, text, time, uuid } from '../../http/shapes.ts';

const amounts = listOf(record({ currency: [text, 'ISO 4217'], amount: [text, 'Decimal text'] }));

const rule = named(
  'ApprovalRule',
  'What has to hold before an order is approved without a person',
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
  right: [integer, 'Orders that the policy would have approved and a person approved unchanged'],
  wrong: [integer, 'Orders that it would have approved, and that were corrected, rejected or refused'],
  bound_percent: [text, 'The highest error rate that fits this: exact binomial bound (Clopper-Pearson), one-sided, 95 %'],
  accepted_percent: [text, 'The error rate that the company accepts'],
  proven: [flag, 'Whether the policy may be switched on'],
  right_orders_needed: [integer, 'How many more right orders it needs before that while none is wrong'],
});

export const autoApprovalShape = named(
  'AutoApproval',
  'The policy by which orders are approved without a person, its bounds and its proof',
  record({
    mode: [
      choice(...approvalModes),
      'off: there are no rules; shadow: recorded, and nothing follows; on; suspended: by the service, too many orders were wrong',
    ],
    version: [integer, 'Counts how often the rules changed; 0: never'],
    rules: [listOf(rule), 'The first one that an order is in the scope of decides'],
    accepted_error_percent: [text, 'The share of wrong orders that the company accepts'],
    settling_days: [integer, 'Orders count for the proof after so many days; one that is still undecided then counts as wrong'],
    delay_minutes: [integer, 'How long an approval is announced before it is carried out'],
    daily_count: [integer, 'At most so many automatic approvals a day'],
    daily_value: [amounts, 'At most this value a day, by currency'],
    sample_every: [integer, 'One order in so many goes to a person all the same'],
    proof: [proof, 'Of the current version'],
  }),
);

const wrongOrder = record({
  id: [uuid, 'The order'],
  reference: [text, 'Its number'],
  verdict: [choice(...simulatedVerdicts), 'What was wrong'],
});

export const simulationShape = named(
  'AutoApprovalSimulation',
  'What the policy would have done with the orders of a period',
  record({
    from: [time, 'Its beginning'],
    to: [time, 'Its end, excluded'],
    version: [integer, 'Of the policy'],
    orders: [integer, 'Orders whose facts were recorded: those drafted since there was a policy'],
    would_approve: [integer, 'Those that it would have approved'],
    right: [integer, 'Of these: approved by a person as they were read'],
    corrected: [integer, 'Of these: corrected by a person'],
    rejected: [integer, 'Of these: rejected, or cancelled without the customer asking for it'],
    refused: [integer, 'Of these: approved and then refused by another system, or changed by reading the document again'],
    open: [integer, 'Of these: nobody has decided yet'],
    unchecked: [integer, 'Of these: approved by the policy'],
    left_out: [integer, 'Of these: cancelled because the customer asked for it'],
    error_percent: [orNull(number), 'Wrong ones among those that people decided; null: none was decided'],
    bound_percent: [number, 'The highest error rate that fits this, one-sided 95 %'],
    wrong_orders: [listOf(wrongOrder), 'Which were wrong, newest first, 100 at most'],
    blockers: [
      listOf(
        record({
          check: [choice(...approvalChecks), 'Which demand'],
          orders: [integer, 'How many orders do not meet it'],
          alone: [integer, 'How many of them meet everything else'],
        }),
      ),
      'What keeps most orders back',
    ],
    truncated: [flag, 'There are more orders than were looked at: the newest 20,000 were'],
  }),
);

export const checkShape = record({
  check: [choice(...approvalChecks), 'What was demanded'],
  value: [orNull(text), 'What the order has'],
  limit: [orNull(text), 'What the policy demands'],
  holds: [flag, 'Whether that is met'],
});

export const judgementShape = named(
  'AutoApprovalJudgement',
  'What the policy said of one order',
  record({
    order: [uuid, 'The order'],
    version: [integer, 'Of the policy'],
    rule: [orNull(text), 'The rule that decided; null: none is for this order'],
    approves: [flag, 'Whether it would approve'],
    live: [flag, 'Whether the policy was on'],
    sampled: [flag, 'Whether the order goes to a person to check the policy'],
    judged_at: [time, 'When'],
    checks: [listOf(checkShape), 'Each demand with the fact that it was held against'],
  }),
);
