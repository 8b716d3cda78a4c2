/** The shapes of automatic approval. */
import { approvalChecks, tolerableReasons } from '../../../domain/auto-approval/approval-rule.ts';
import { approvalModes } from '../../../domain/auto-approval/auto-approval.decider.ts';
import { simulatedVerdicts } from '../../../domain/auto-approval/simulation.ts';
import { choice, flag, integer, listOf, named, number, orNull, record, text, time, uuid } from '../../http/shapes.ts';

const amounts = listOf(record({ currency: [text, 'ISO 4217'], amount: [text, 'Decimal text'] }));

const rule = named(
  'ApprovalRule',
  'What has to hold before an order is approved without a person',
  record({
    name: [text, 'What people call it'],
    mailboxes: [listOf(text), 'Ids of the mailboxes that it is for; none: all'],
    customers: [listOf(text), 'Ids of the customers that it is for; none: all'],
    min_confidence: [integer, '0 to 100: the least confidence of the order'],
    tolerated_reasons: [listOf(choice(...tolerableReasons)), 'Review reasons that are no obstacle'],
    strong_customer_key: [flag, 'The customer was found by its number, its tax number or an address of its record'],
    known_ship_to: [flag, 'The order goes to a place that a person has approved for this customer, or names none'],
    exact_products: [flag, 'No product was found by likeness'],
    price_tolerance_percent: [orNull(text), 'How far prices may be from the listed ones; null: they are not compared'],
    max_total: [amounts, 'The highest total by currency; orders in other currencies are left to a person'],
    layout_confirmations: [integer, 'How many approved orders the layout of the document was confirmed by; 0: not looked at'],
    trusted_run: [integer, 'How many orders of the customer in this layout were approved unchanged in a row; 0: not looked at'],
    authenticated_sender: [flag, 'DMARC passed for the sender of the mail'],
    max_customer_errors: [integer, 'A customer with more wrong orders than this under the policy is left to a person'],
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
    checks: [
      listOf(
        record({
          check: [choice(...approvalChecks), 'What was demanded'],
          value: [orNull(text), 'What the order has'],
          limit: [orNull(text), 'What the policy demands'],
          holds: [flag, 'Whether that is met'],
        }),
      ),
      'Each demand with the fact that it was held against',
    ],
  }),
);
