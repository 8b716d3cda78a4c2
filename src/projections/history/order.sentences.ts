import type { Extraction } from '@order-intake/order-extraction/document';
import { doubtsInWords } from '../../domain/sales-order/doubt-words.ts';
import type {
  OrderContent,
  OrderSource,
  PurchaseOrderEvent,
  SalesOrderEvent,
  StopCause,
} from '../../domain/sales-order/sales-order.events.ts';
import { because, counted, type Sentences, told } from './sentence.types.ts';

const sources: { readonly [kind in OrderSource['kind']]: string } = {
  email: 'an email',
  upload: 'an uploaded document',
  api: 'manual entry',
  chat: 'a chat message',
};

const fromWhere = ({ source }: { readonly source: OrderSource }): string => sources[source.kind];

const layoutOf = ({ layout }: Extraction): string =>
  layout ? ` as in ${counted(layout.orders, 'earlier order')} with this layout` : '';
const confidenceOf = ({ extraction }: OrderContent): string =>
  extraction ? `, read${layoutOf(extraction)} with confidence ${extraction.confidence.toFixed(2)}` : '';

const customerOf = ({ customer }: OrderContent): string =>
  customer ? `, customer matched by ${customer.by.replaceAll('_', ' ')}` : ', customer unknown';

const versioned = (version: number): string => (version > 1 ? ` (version ${version})` : '');

const stopped: { readonly [cause in StopCause]: string } = {
  person: 'Automatic approval stopped manually.',
  switched_off: 'Automatic approval stopped: the policy was turned off or changed.',
  facts_changed: 'Automatic approval stopped: the order no longer meets the policy.',
};

export const orderSentences: Sentences<SalesOrderEvent | PurchaseOrderEvent> = {
  OrderDrafted: ({ data: { reference, content, separatedFrom } }) =>
    told(
      `Drafted ${reference} from ${fromWhere(content)} with ${counted(content.lines.length, 'line')}${confidenceOf(content)}${customerOf(content)}${
        separatedFrom ? `, as a separate order from ${separatedFrom.reference}` : ''
      }.`,
    ),
  OrderRevised: ({ data: { content, changes, readAgain } }) =>
    readAgain
      ? told(`Draft updated: the language model finished reading the document${confidenceOf(content)}.`, changes)
      : told(`Revised by ${fromWhere(content)} with the same PO number${confidenceOf(content)}.`, changes),
  OrderRevisionHeld: ({ data: { content, changes, readAgain, doubts = [] } }) => {
    if (readAgain)
      return told(
        `Document re-extracted${confidenceOf(content)}. Differences are kept as a revision to review; the order is unchanged.`,
        changes,
      );
    return told(
      doubts.length > 0
        ? `Received from ${fromWhere(content)}, may be a revision or a separate order: ${doubtsInWords(doubts)}. To review; the order is unchanged.`
        : `Revision received from ${fromWhere(content)}. To review; the order is unchanged.`,
      changes,
    );
  },
  OrderRepeated: ({ data }) => told(`Received again from ${fromWhere(data)}. Nothing changed.`),
  OrderCorrected: ({ data: { changes } }) => told(`Corrected ${counted(changes.length, 'field')}.`, changes),
  OrderMatched: ({ data: { changes } }) => told('Matched again with master data.', changes),
  OrderApproved: ({ data: { version = 1, total = null, automatic } }) => {
    const by = automatic ? ` automatically (policy v${automatic.policyVersion})` : '';
    const sentence = version > 1 ? `Approved again${by} as version ${version}.` : `Approved${by}.`;
    return total === null
      ? told(sentence)
      : told(`${sentence} The total is the sum of the lines.`, [{ field: 'total', before: null, after: total }]);
  },
  OrderApprovalPlanned: ({ data: { policyVersion, dueAt } }) =>
    told(`Automatic approval planned for ${dueAt} (policy v${policyVersion}).`),
  OrderApprovalStopped: ({ data: { cause } }) => told(stopped[cause]),
  OrderReleased: ({ data: { version } }) => told(`Released to other systems${versioned(version)}.`),
  OrderApprovalUndone: () => told('Approval undone. Draft again; not released to other systems.'),
  OrderRejected: ({ data: { reason } }) => told(`Rejected: ${reason}`),
  OrderCancelled: ({ data: { reason } }) => told(`Cancelled: ${reason}`),
  OrderReopened: ({ data: { reason } }) => told(`Reopened as draft${because(reason)}.`),
  OrderHandedOver: ({ data: { version, externalReference } }) =>
    told(`Handed over to ERP${versioned(version)} as ${externalReference}.`),
  OrderHandOverRefused: ({ data: { version, reason } }) =>
    told(`Rejected by the ERP${versioned(version)}, draft again: ${reason}`),
  OrderRevisionApplied: ({ data: { source, changes } }) => told(`Revision from ${sources[source.kind]} applied.`, changes),
  OrderRevisionDismissed: ({ data: { source, reason } }) => told(`Revision from ${sources[source.kind]} dismissed: ${reason}`),
  OrderRevisionSeparated: ({ data: { source, separate } }) =>
    told(`Separate order ${separate.reference} created from ${sources[source.kind]}.`),
  OrderCancellationRequested: ({ data: { source, reason } }) =>
    told(`Cancellation requested by the customer in ${sources[source.kind]}${because(reason)}.`),
  OrderCancellationDismissed: ({ data: { reason } }) => told(`Cancellation request declined: ${reason}`),
  OrderAssigned: ({ data: { assignee } }) => told(assignee === null ? 'Unassigned.' : `Assigned to ${assignee}.`),
  OrderCommented: ({ data: { text } }) => told(`Comment: ${text}`),
  PurchaseOrderClaimed: ({ data: { reference, poNumber } }) => told(`PO number ${poNumber} belongs to ${reference}.`),
  PurchaseOrderShared: ({ data: { reference, poNumber } }) => told(`PO number ${poNumber} also belongs to ${reference}.`),
};
