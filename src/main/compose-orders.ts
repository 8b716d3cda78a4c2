/** What changes orders, from the look into the catalogue to the decision. */
import type { Pool } from 'pg';
import type { CaptureLead } from '../commands/lead/capture-lead.command.ts';
import { createCorrectOrder } from '../commands/sales-order/correct-order.command.ts';
import { createCorrectionFacts } from '../commands/sales-order/correction-facts.ts';
import { createDecideOrder } from '../commands/sales-order/decide-order.command.ts';
import { createDescribeOrder } from '../commands/sales-order/describe-order.ts';
import { createMatchAgain } from '../commands/sales-order/match-again.command.ts';
import { createOrderNumbers } from '../commands/sales-order/order-numbers.ts';
import { createPurchaseOrderClaims } from '../commands/sales-order/purchase-order-claim.ts';
import { createTakeContent, createTakeOrder } from '../commands/sales-order/take-order.command.ts';
import type { CommandHandler } from '../platform/command-handling/command-handler.ts';
import type { EventStore } from '../platform/event-store/event-store.ts';
import { createCatalogLookup } from '../projections/customers/catalog-lookup.queries.ts';

type Parts = {
  readonly handle: CommandHandler;
  readonly store: EventStore;
  readonly pool: Pool;
  readonly captureLead: CaptureLead;
};

export const composeOrderCommands = ({ handle, store, pool, captureLead }: Parts) => {
  const catalog = createCatalogLookup(pool);
  const claims = createPurchaseOrderClaims({ handle, store });
  const factsOf = createCorrectionFacts(catalog);
  const describeOrder = createDescribeOrder(catalog);
  const takeContent = createTakeContent({ handle, claims, numbers: createOrderNumbers(pool), captureLead });
  return {
    describeOrder,
    takeContent,
    takeOrder: createTakeOrder(describeOrder, takeContent),
    correctOrder: createCorrectOrder({ handle, store, factsOf, claims, learnProductAlias: async () => undefined }),
    decideOrder: createDecideOrder(handle),
    matchAgain: createMatchAgain({ handle, store, catalog, claims }),
  };
};
