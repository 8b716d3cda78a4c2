import type { Extraction } from '@order-intake/order-extraction/document';
import { doubtsInWords } from '../../domain/sales-order/doubt-words.ts';
import type {
  OrderContent,
  OrderSource,
  PurchaseOrderEvent,
  SalesOrderEvent,
  StopCause,
} from '../../domain/sales-order/sales-order.events.ts';
import { asSentence, because, counted, type Sentences } from './sentence.types.ts';

const sources: { readonly [kind in OrderSource['kind']]: string } = {
  email: 'a mail',
  upload: 'an uploaded document',
  api: 'what a person entered',
  chat: 'a chat message',
};

const fromWhere = ({ source }: { readonly source: OrderSource }): string => sources[source.kind];

const layoutOf = ({ layout }: Extraction): string =>
  layout ? ` as in ${counted(layout.orders, 'earlier order')} of its layout` : '';
const confidenceOf = ({ extraction }: OrderContent): string =>
  extraction ? `, read${layoutOf(extraction)} with a confidence of ${extraction.confidence.toFixed(2)}` : '';

const customerOf = ({ customer }: OrderContent): string =>
  customer ? `, its customer found by ${customer.by.replaceAll('_', ' ')}` : ', its customer unknown';

const versioned = (version: number): string => (version > 1 ? ` in version ${version}` : '');

const stopped: { readonly [cause in StopCause]: string } = {
  person: 'Automatic approval stopped: a person decides.',
  switched_off: 'Automatic approval stopped: it was switched off or changed.',
  facts_changed: 'Automatic approval stopped: the order no longer meets the policy.',
};

export const orderSentences: Sentences<SalesOrderEvent | PurchaseOrderEvent> = {
  OrderDrafted: ({ data: { reference, content, separatedFrom } }) =>
    asSentence(
      `Drafted ${reference} from ${fromWhere(content)} with ${counted(content.lines.length, 'line')}${confidenceOf(content)}${customerOf(content)}${
        separatedFrom ? `, as an order separate from ${separatedFrom.reference}` : ''
      }.`,
    ),
  OrderRevised: ({ data: { content, changes, readAgain } }) =>
    readAgain
      ? asSentence(`The language model finished reading its document${confidenceOf(content)}: the draft follows.`, changes)
      : asSentence(`Revised by ${fromWhere(content)} under the same purchase order number${confidenceOf(content)}.`, changes),
  OrderRevisionHeld: ({ data: { content, changes, readAgain, doubts = [] } }) => {
    if (readAgain)
      return asSentence(
        `Its document was read again${confidenceOf(content)}: what differs is kept beside the order, which stays as it is.`,
        changes,
      );
    return asSentence(
      doubts.length > 0
        ? `A document that may be a revision or a separate order came from ${fromWhere(content)}: ${doubtsInWords(doubts)}. It waits for a person, and the order stays as it is.`
        : `A revision came from ${fromWhere(content)}: kept beside the order, which stays as it is until a person decides.`,
      changes,
    );
  },
  OrderRepeated: ({ data }) => asSentence(`The same order came again from ${fromWhere(data)}: nothing changed.`),
  OrderCorrected: ({ data: { changes } }) => asSentence(`Corrected ${counted(changes.length, 'field')}.`, changes),
  OrderMatched: ({ data: { changes } }) => asSentence("Matched again against the company's records.", changes),
  OrderApproved: ({ data: { version = 1, total = null, automatic } }) => {
    const by = automatic ? ` automatically (policy v${automatic.policyVersion})` : '';
    const sentence =
      version > 1 ? `Approved again${by}, as version ${version}.` : `Approved${by}: only a revision changes it now.`;
    return total === null
      ? asSentence(sentence)
      : asSentence(`${sentence} Its total is the sum of its lines.`, [{ field: 'total', before: null, after: total }]);
  },
  OrderApprovalPlanned: ({ data: { policyVersion, dueAt } }) =>
    asSentence(`Automatic approval planned for ${dueAt} (policy v${policyVersion}).`),
  OrderApprovalStopped: ({ data: { cause } }) => asSentence(stopped[cause]),
  OrderReleased: ({ data: { version } }) => asSentence(`Released${versioned(version)}: other systems are told of it.`),
  OrderApprovalUndone: () => asSentence('Approval undone: a draft again, and no other system has heard of it.'),
  OrderRejected: ({ data: { reason } }) => asSentence(`Rejected: ${reason}`),
  OrderCancelled: ({ data: { reason } }) => asSentence(`Cancelled: ${reason}`),
  OrderReopened: ({ data: { reason } }) => asSentence(`Reopened: a draft again${because(reason)}.`),
  OrderHandedOver: ({ data: { version, externalReference } }) =>
    asSentence(`Handed over${versioned(version)}: the other system has it as ${externalReference}.`),
  OrderHandOverRefused: ({ data: { version, reason } }) =>
    asSentence(`The other system refuses it${versioned(version)}, so it is a draft again: ${reason}`),
  OrderRevisionApplied: ({ data: { source, changes } }) =>
    asSentence(`The revision from ${sources[source.kind]} was applied.`, changes),
  OrderRevisionDismissed: ({ data: { source, reason } }) =>
    asSentence(`The revision from ${sources[source.kind]} was dismissed: ${reason}`),
  OrderRevisionSeparated: ({ data: { source, separate } }) =>
    asSentence(`The document from ${sources[source.kind]} is a separate order: ${separate.reference}.`),
  OrderCancellationRequested: ({ data: { source, reason } }) =>
    asSentence(`The customer asks to cancel it, by ${sources[source.kind]}${because(reason)}.`),
  OrderCancellationDismissed: ({ data: { reason } }) => asSentence(`The customer's wish to cancel it was dismissed: ${reason}`),
  OrderAssigned: ({ data: { assignee } }) =>
    asSentence(assignee === null ? 'Nobody in particular looks after it now.' : `${assignee} looks after it now.`),
  OrderCommented: ({ data: { text } }) => asSentence(`Comment: ${text}`),
  PurchaseOrderClaimed: ({ data: { reference, poNumber } }) =>
    asSentence(`The purchase order number ${poNumber} belongs to ${reference}.`),
  PurchaseOrderShared: ({ data: { reference, poNumber } }) =>
    asSentence(`The purchase order number ${poNumber} also belongs to ${reference}.`),
};
