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
    told(
      `Drafted ${reference} from ${fromWhere(content)} with ${counted(content.lines.length, 'line')}${confidenceOf(content)}${customerOf(content)}${
        separatedFrom ? `, as an order separate from ${separatedFrom.reference}` : ''
      }.`,
    ),
  OrderRevised: ({ data: { content, changes, readAgain } }) =>
    readAgain
      ? told(`The language model finished reading its document${confidenceOf(content)}: the draft follows.`, changes)
      : told(`Revised by ${fromWhere(content)} under the same purchase order number${confidenceOf(content)}.`, changes),
  OrderRevisionHeld: ({ data: { content, changes, readAgain, doubts = [] } }) => {
    if (readAgain)
      return told(
        `Its document was read again${confidenceOf(content)}: what differs is kept beside the order, which stays as it is.`,
        changes,
      );
    return told(
      doubts.length > 0
        ? `A document that may be a revision or a separate order came from ${fromWhere(content)}: ${doubtsInWords(doubts)}. It waits for a person, and the order stays as it is.`
        : `A revision came from ${fromWhere(content)}: kept beside the order, which stays as it is until a person decides.`,
      changes,
    );
  },
  OrderRepeated: ({ data }) => told(`The same order came again from ${fromWhere(data)}: nothing changed.`),
  OrderCorrected: ({ data: { changes } }) => told(`Corrected ${counted(changes.length, 'field')}.`, changes),
  OrderMatched: ({ data: { changes } }) => told("Matched again against the company's records.", changes),
  OrderApproved: ({ data: { version = 1, total = null, automatic } }) => {
    const by = automatic ? ` automatically (policy v${automatic.policyVersion})` : '';
    const sentence =
      version > 1 ? `Approved again${by}, as version ${version}.` : `Approved${by}: only a revision changes it now.`;
    return total === null
      ? told(sentence)
      : told(`${sentence} Its total is the sum of its lines.`, [{ field: 'total', before: null, after: total }]);
  },
  OrderApprovalPlanned: ({ data: { policyVersion, dueAt } }) =>
    told(`Automatic approval planned for ${dueAt} (policy v${policyVersion}).`),
  OrderApprovalStopped: ({ data: { cause } }) => told(stopped[cause]),
  OrderReleased: ({ data: { version } }) => told(`Released${versioned(version)}: other systems are told of it.`),
  OrderApprovalUndone: () => told('Approval undone: a draft again, and no other system has heard of it.'),
  OrderRejected: ({ data: { reason } }) => told(`Rejected: ${reason}`),
  OrderCancelled: ({ data: { reason } }) => told(`Cancelled: ${reason}`),
  OrderReopened: ({ data: { reason } }) => told(`Reopened: a draft again${because(reason)}.`),
  OrderHandedOver: ({ data: { version, externalReference } }) =>
    told(`Handed over${versioned(version)}: the other system has it as ${externalReference}.`),
  OrderHandOverRefused: ({ data: { version, reason } }) =>
    told(`The other system refuses it${versioned(version)}, so it is a draft again: ${reason}`),
  OrderRevisionApplied: ({ data: { source, changes } }) =>
    told(`The revision from ${sources[source.kind]} was applied.`, changes),
  OrderRevisionDismissed: ({ data: { source, reason } }) =>
    told(`The revision from ${sources[source.kind]} was dismissed: ${reason}`),
  OrderRevisionSeparated: ({ data: { source, separate } }) =>
    told(`The document from ${sources[source.kind]} is a separate order: ${separate.reference}.`),
  OrderCancellationRequested: ({ data: { source, reason } }) =>
    told(`The customer asks to cancel it, by ${sources[source.kind]}${because(reason)}.`),
  OrderCancellationDismissed: ({ data: { reason } }) => told(`The customer's wish to cancel it was dismissed: ${reason}`),
  OrderQuestionsAsked: ({ data: { questions, round, dueAt } }) =>
    told(`Sent the customer ${counted(questions.length, 'question')} (mail ${round}). An answer is due by ${dueAt}.`),
  OrderQuestionsReminded: () => told('The customer was reminded of the questions.'),
  OrderQuestionsOverdue: () => told('The customer did not answer in time.'),
  OrderQuestionsAnswered: ({ data: { read, source } }) =>
    told(
      read
        ? `The customer answered in ${sources[source.kind]}.`
        : `The customer answered in ${sources[source.kind]}, but no value could be read. Open the mail.`,
    ),
  OrderAssigned: ({ data: { assignee } }) =>
    told(assignee === null ? 'Nobody in particular looks after it now.' : `${assignee} looks after it now.`),
  OrderCommented: ({ data: { text } }) => told(`Comment: ${text}`),
  PurchaseOrderClaimed: ({ data: { reference, poNumber } }) =>
    told(`The purchase order number ${poNumber} belongs to ${reference}.`),
  PurchaseOrderShared: ({ data: { reference, poNumber } }) =>
    told(`The purchase order number ${poNumber} also belongs to ${reference}.`),
};
