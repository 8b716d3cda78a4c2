import { enqueue, type Recorded, reactor } from '@order-intake/event-sourcing';
import type { ProductEvent } from '../../domain/catalog/catalog.events.ts';
import type { KnowledgeTextEvent } from '../../domain/chat/knowledge/knowledge.events.ts';
import type { SalesOrderEvent } from '../../domain/sales-order/sales-order.events.ts';
import { refreshKnowledge } from '../chat/chat.definitions.ts';

type Changed = ProductEvent | KnowledgeTextEvent | SalesOrderEvent;

/** the read models that the records are taken from have caught up by then, and an import makes one job and not thousands */
const settleMs = 3_000;

const changed = ({ metadata, recordedAt }: Recorded<Changed>) =>
  enqueue(refreshKnowledge, { companyId: metadata.companyId }, metadata.companyId, new Date(recordedAt.getTime() + settleMs));

export const refreshKnowledgeWhenRecordChanged = reactor<Changed>()({
  name: 'refresh-knowledge-when-record-changed',
  on: {
    ProductRegistered: changed,
    ProductChanged: changed,
    ProductRemoved: changed,
    KnowledgeTextSaved: changed,
    KnowledgeTextRemoved: changed,
    OrderDrafted: changed,
    OrderRevised: changed,
    OrderCorrected: changed,
    OrderMatched: changed,
    OrderApproved: changed,
    OrderRejected: changed,
  },
});
