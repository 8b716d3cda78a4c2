import { enqueue, type Recorded, reactor } from '@order-intake/event-sourcing';
import type { CustomerEvent, ProductAliasEvent, ProductEvent, WarehouseEvent } from '../../domain/catalog/catalog.events.ts';
import { followCatalog } from '../definitions.ts';

/** Read models have caught up by then, and of an import's thousands of records most wait for one job together. */
const settleMs = 3_000;

const follow = ({ metadata: { companyId }, recordedAt }: Recorded) =>
  enqueue(followCatalog, { companyId }, companyId, new Date(recordedAt.getTime() + settleMs));

/** What is removed matches nothing new. */
export const matchWhenCatalogChanged = reactor<CustomerEvent | ProductEvent | ProductAliasEvent | WarehouseEvent>()({
  name: 'match-when-catalog-changed',
  on: {
    CustomerRegistered: follow,
    CustomerChanged: follow,
    ProductRegistered: follow,
    ProductChanged: follow,
    ProductAliasLearned: follow,
    WarehouseRegistered: follow,
    WarehouseChanged: follow,
  },
});
