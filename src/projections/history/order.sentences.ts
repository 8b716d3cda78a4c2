import type {
  OrderContent,
  OrderSource,
  PurchaseOrderEvent,
  SalesOrderEvent,
} from '../../domain/sales-order/sales-order.events.ts';
import { counted, type Sentences, told } from './sentence.types.ts';

const sources: { readonly [kind in OrderSource['kind']]: string } = {
  email: 'a mail',
  upload: 'an uploaded document',
  api: 'what a person entered',
  chat: 'a chat message',
};

const fromWhere = ({ source }: { readonly source: OrderSource }): string => sources[source.kind];

const confidenceOf = ({ extraction }: OrderContent): string =>
  extraction ? `, read with a confidence of ${extraction.confidence.toFixed(2)}` : '';

const customerOf = ({ customer }: OrderContent): string =>
  customer ? `, its customer found by ${customer.by.replaceAll('_', ' ')}` : ', its customer unknown';

export const orderSentences: Sentences<SalesOrderEvent | PurchaseOrderEvent> = {
  OrderDrafted: ({ data: { reference, content } }) =>
    told(
      `Drafted ${reference} from ${fromWhere(content)} with ${counted(content.lines.length, 'line')}${confidenceOf(content)}${customerOf(content)}.`,
    ),
  OrderRevised: ({ data: { content, changes } }) =>
    told(`Revised by ${fromWhere(content)} under the same purchase order number${confidenceOf(content)}.`, changes),
  OrderRevisionHeld: ({ data: { content, changes } }) =>
    told(`A revision came from ${fromWhere(content)} after the approval: kept beside the order, which stays as it is.`, changes),
  OrderRepeated: ({ data }) => told(`The same order came again from ${fromWhere(data)}: nothing changed.`),
  OrderCorrected: ({ data: { changes } }) => told(`Corrected ${counted(changes.length, 'field')}.`, changes),
  OrderMatched: ({ data: { changes } }) => told("Matched again against the company's records.", changes),
  OrderApproved: () => told('Approved: it does not change any more.'),
  OrderRejected: ({ data: { reason } }) => told(`Rejected: ${reason}`),
  PurchaseOrderClaimed: ({ data: { reference, poNumber } }) =>
    told(`The purchase order number ${poNumber} belongs to ${reference}.`),
};
