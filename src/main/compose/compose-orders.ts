/** What changes orders, from the look into the catalogue to the decision. */
import type { CommandHandler, EventStore } from '@order-intake/event-sourcing';
import type { Needs } from '@order-intake/kernel';
import type { Pool } from 'pg';
import { createReachableContacts } from '../../commands/chat/reachable-contacts.ts';
import { createAssignEmail, createMarkEmailSeen, createSettleEmail } from '../../commands/email/settle-email.command.ts';
import type { CaptureLead } from '../../commands/lead/capture-lead.command.ts';
import { createDecideLead } from '../../commands/lead/decide-lead.command.ts';
import { createAssignByRule } from '../../commands/sales-order/assign-by-rule.command.ts';
import { createCorrectOrder } from '../../commands/sales-order/correct-order.command.ts';
import { createCorrectionFacts } from '../../commands/sales-order/correction-facts.ts';
import { createCreateOrder } from '../../commands/sales-order/create-order.command.ts';
import { createCustomerQuestions } from '../../commands/sales-order/customer-questions.command.ts';
import { createDecideOrder } from '../../commands/sales-order/decide-order.command.ts';
import { createDescribeOrder } from '../../commands/sales-order/describe-order.ts';
import { createEarlierReadings } from '../../commands/sales-order/earlier-readings.ts';
import { createFindAsked, type FindAsked } from '../../commands/sales-order/find-asked.ts';
import { createFindOrder } from '../../commands/sales-order/find-order.ts';
import { createFollowQuestions } from '../../commands/sales-order/follow-questions.command.ts';
import { createLeadOf } from '../../commands/sales-order/lead-of-order.ts';
import { createMatchAgain } from '../../commands/sales-order/match-again.command.ts';
import { createCompleteMerge, createMergeOrders, createSplitOrder } from '../../commands/sales-order/move-lines.command.ts';
import { createOrderNumbers } from '../../commands/sales-order/order-numbers.ts';
import { createPurchaseOrderClaims } from '../../commands/sales-order/purchase-order-claim.ts';
import { createCompleteReading, createTakeReading } from '../../commands/sales-order/read-again.command.ts';
import { createReleaseOrder } from '../../commands/sales-order/release-order.command.ts';
import { createRequestCancellation } from '../../commands/sales-order/request-cancellation.command.ts';
import { createReviewFacts } from '../../commands/sales-order/review-facts.ts';
import {
  createDraftSeparated,
  createSeparateRevision,
  type DraftSeparated,
} from '../../commands/sales-order/separate-revision.command.ts';
import { createTakeAnswer } from '../../commands/sales-order/take-answer.command.ts';
import { createMarkUndelivered, createTakeDeliveryReport } from '../../commands/sales-order/take-delivery-report.command.ts';
import { createTakeContent, createTakeOrder } from '../../commands/sales-order/take-order.command.ts';
import { createLoadUsers } from '../../commands/user/users.command.ts';
import { createLoadMailboxes } from '../../jobs/email/mailbox-access.ts';
import type { Keyring } from '../../platform/crypto/keyring.ts';
import { createCompanyQueries } from '../../projections/companies/companies.queries.ts';
import { createCatalogLookup } from '../../projections/customers/catalog-lookup.queries.ts';
import { createCustomerQueries } from '../../projections/customers/customers.queries.ts';
import { createAskedOrderQueries } from '../../projections/sales-orders/asked-orders.queries.ts';
import { createOrdersOfFiles } from '../../projections/sales-orders/orders-of-files.queries.ts';
import { createReviewLookup } from '../../projections/sales-orders/review-lookup.queries.ts';
import { composeAutoApproval } from './compose-auto-approval.ts';

type Parts = {
  readonly handle: CommandHandler;
  readonly store: EventStore;
  readonly pool: Pool;
  readonly keyring: Keyring;
} & Pick<Needs<typeof createCreateOrder>, 'loadDocument' | 'loadEmail' | 'companySettings'> & {
    readonly captureLead: CaptureLead;
  } & Pick<Needs<typeof createDecideLead>, 'registerCustomer'> &
  Pick<Needs<typeof createCorrectOrder>, 'learnProductAlias'>;

const now = () => new Date();

const composeUndelivered = (handle: CommandHandler, findAsked: FindAsked) => {
  const markUndelivered = createMarkUndelivered({ handle });
  return { markUndelivered, takeDeliveryReport: createTakeDeliveryReport({ markUndelivered, findAsked }) };
};

const composeMoves = (
  parts: Parameters<typeof createSplitOrder>[0] & Parameters<typeof createCompleteMerge>[0],
  draftSeparated: DraftSeparated,
) => {
  const completeMerge = createCompleteMerge(parts);
  return {
    separateRevision: createSeparateRevision(parts, draftSeparated),
    draftSeparated,
    splitOrder: createSplitOrder(parts, draftSeparated),
    completeMerge,
    mergeOrders: createMergeOrders(parts, completeMerge),
  };
};

export const composeOrderCommands = ({
  handle,
  store,
  pool,
  keyring,
  captureLead,
  registerCustomer,
  learnProductAlias,
  ...dependencies
}: Parts) => {
  const catalog = createCatalogLookup(pool);
  const claims = createPurchaseOrderClaims({ handle, store, customer: catalog.customer });
  const earlier = createEarlierReadings({ store, claims, ordersOfFiles: createOrdersOfFiles(pool) });
  const findOrder = createFindOrder({ store, claims, earlier, catalog });
  const leadOf = createLeadOf(captureLead);
  const draftSeparated = createDraftSeparated({ handle, store, claims, leadOf });
  const lookup = createReviewLookup(pool);
  const reviewFacts = createReviewFacts({ catalog, lookup, companySettings: dependencies.companySettings, now });
  const factsOf = createCorrectionFacts(catalog, reviewFacts, lookup.prices);
  const describeOrder = createDescribeOrder(catalog, reviewFacts);
  const numbers = createOrderNumbers(pool);
  const takeContent = createTakeContent({ handle, claims, numbers, findOrder, draftSeparated, leadOf });
  const loadMailboxes = createLoadMailboxes(store);
  const findAsked = createFindAsked({ store, numbers, loadMailboxes });
  const completeReading = createCompleteReading({ handle, store, describeOrder });
  const readings = { describeOrder, takeContent, factsOf, catalog, loadMailboxes, completeReading };
  const createOrder = createCreateOrder({ ...readings, ...dependencies, now });
  const customerRecord = createCustomerQueries(pool, store).customers.current;
  const decideOrder = createDecideOrder({ handle, claims, companySettings: dependencies.companySettings, now });
  return {
    ...composeAutoApproval({ handle, store, pool, catalog, lookup, decideOrder, loadMailboxes, ...dependencies, now }),
    describeOrder,
    takeContent,
    requestCancellation: createRequestCancellation({ handle, store, catalog, claims, earlier, numbers }),
    takeOrder: createTakeOrder(describeOrder, takeContent),
    createOrder,
    completeReading,
    takeReading: createTakeReading({ handle, describeOrder, loadEmail: dependencies.loadEmail, loadMailboxes }),
    settleEmail: createSettleEmail({ handle, store, loadEmail: dependencies.loadEmail, createOrder }),
    assignEmail: createAssignEmail(handle),
    markEmailSeen: createMarkEmailSeen(handle),
    correctOrder: createCorrectOrder({ handle, store, factsOf, claims, learnProductAlias }),
    decideLead: createDecideLead({ handle, store, catalog, registerCustomer }),
    decideOrder,
    findAsked,
    ...composeUndelivered(handle, findAsked),
    takeAnswer: createTakeAnswer({ handle, store, factsOf, describeOrder }),
    followQuestions: createFollowQuestions({ handle, now }),
    customerQuestions: createCustomerQuestions({
      ...dependencies,
      ...createCompanyQueries(pool),
      ...createAskedOrderQueries(pool),
      customerRecord,
      handle,
      store,
      catalog,
      loadMailboxes,
      reachableContacts: createReachableContacts({ pool, keyring, store, now }),
      now,
    }),
    assignByRule: createAssignByRule({ ...dependencies, store, loadUsers: createLoadUsers(store), customerRecord, decideOrder }),
    releaseOrder: createReleaseOrder({ decideOrder, now }),
    ...composeMoves({ handle, store, numbers, reviewFacts, claims, now }, draftSeparated),
    matchAgain: createMatchAgain({ handle, store, catalog, claims, reviewFacts }),
  };
};
