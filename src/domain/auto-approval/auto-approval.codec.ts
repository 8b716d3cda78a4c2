import * as t from 'io-ts';
import { customerSteps, orderSourceKinds } from '../sales-order/sales-order.events.ts';
import { eventCodec, integer, list, nullable, oneOf, shape } from '../shared/event-codec.codec.ts';
import { senderStates, shipToStates } from './approval-facts.ts';
import { approvalChecks } from './approval-rule.ts';

const amounts = t.readonly(t.record(t.string, t.string));
const rule = shape({
  name: t.string,
  mailboxes: list(t.string),
  customers: list(t.string),
  minConfidence: t.number,
  toleratedReasons: list(t.string),
  strongCustomerKey: t.boolean,
  knownShipTo: t.boolean,
  exactProducts: t.boolean,
  priceTolerancePercent: nullable(t.string),
  maxTotal: amounts,
  layoutConfirmations: integer,
  trustedRun: integer,
  authenticatedSender: t.boolean,
  maxCustomerErrors: integer,
});
const safety = {
  acceptedErrorPercent: t.string,
  settlingDays: integer,
  delayMinutes: integer,
  dailyCount: integer,
  dailyValue: amounts,
  sampleEvery: integer,
};
const proof = shape({ right: integer, wrong: integer, bound: t.string, accepted: t.string });
const facts = shape({
  sourceKind: oneOf(orderSourceKinds),
  mailboxId: nullable(t.string),
  customerId: nullable(t.string),
  customerBy: nullable(oneOf(customerSteps)),
  layoutId: nullable(t.string),
  confidence: nullable(t.string),
  reviewReasons: list(t.string),
  missingFields: list(t.string),
  touched: t.boolean,
  shipTo: oneOf(shipToStates),
  inexactLines: list(integer),
  unlistedLines: list(integer),
  priceDistance: nullable(t.string),
  contradictoryLines: list(integer),
  totalExplained: t.boolean,
  total: nullable(t.string),
  currency: nullable(t.string),
  layoutConfirmations: integer,
  trustedRun: integer,
  sender: oneOf(senderStates),
  customerErrors: integer,
});
const check = shape({ check: oneOf(approvalChecks), value: nullable(t.string), limit: nullable(t.string), holds: t.boolean });

export const autoApprovalCodecs = [
  // what approves orders without a person is somebody's power
  eventCodec({ type: 'AutoApprovalPolicyChanged', data: shape({ version: integer, rules: list(rule) }), givesRights: true }),
  eventCodec({ type: 'AutoApprovalSafetyChanged', data: shape({ changes: shape({}, safety) }), givesRights: true }),
  eventCodec({ type: 'AutoApprovalSwitchedOn', data: shape({ version: integer, round: integer, proof }), givesRights: true }),
  eventCodec({ type: 'AutoApprovalSwitchedOff', data: shape({ version: integer }) }),
  eventCodec({ type: 'AutoApprovalSuspended', data: shape({ version: integer, proof }) }),
  eventCodec({
    type: 'AutoApprovalJudged',
    data: shape({
      orderId: t.string,
      reference: t.string,
      version: integer,
      rule: nullable(t.string),
      approves: t.boolean,
      checks: list(check),
      facts,
      live: t.boolean,
      sampled: t.boolean,
    }),
  }),
  eventCodec({
    type: 'AutoApprovalReserved',
    data: shape({ day: t.string, orderId: t.string, total: t.string, currency: t.string }),
  }),
];
