/** Policies of automatic approval and facts of orders, for tests that need one and change what they are about. */
import type { ApprovalFacts } from '../../src/domain/auto-approval/approval-facts.ts';
import type { ApprovalRule } from '../../src/domain/auto-approval/approval-rule.ts';

export const approvalRule = (changes: Partial<ApprovalRule> = {}): ApprovalRule => ({
  name: 'Regular customers',
  mailboxes: [],
  customers: [],
  minConfidence: 90,
  toleratedReasons: [],
  strongCustomerKey: true,
  knownShipTo: true,
  exactProducts: true,
  priceTolerancePercent: '1',
  maxTotal: { EUR: '5000' },
  layoutConfirmations: 3,
  trustedRun: 5,
  authenticatedSender: true,
  maxCustomerErrors: 1,
  ...changes,
});

/** Of an order that the rule above approves. */
export const goodFacts = (changes: Partial<ApprovalFacts> = {}): ApprovalFacts => ({
  sourceKind: 'email',
  mailboxId: 'b7f7c1de-0f4e-4a3e-9d43-0c4a4f4f8a02',
  customerId: 'b7f7c1de-0f4e-4a3e-9d43-0c4a4f4f8a06',
  customerBy: 'code',
  layoutId: 'b7f7c1de-0f4e-4a3e-9d43-0c4a4f4f8a11',
  confidence: '95.50',
  reviewReasons: [],
  missingFields: [],
  touched: false,
  shipTo: 'known',
  inexactLines: [],
  unlistedLines: [],
  priceDistance: '0.4000',
  contradictoryLines: [],
  totalExplained: true,
  total: '125.00',
  currency: 'EUR',
  layoutConfirmations: 4,
  trustedRun: 6,
  sender: 'authenticated',
  customerErrors: 0,
  ...changes,
});
