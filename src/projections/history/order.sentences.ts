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
  OrderDrafted: ({ data: { reference, content, separatedFrom, splitFrom } }) =>
    asSentence(
      splitFrom
        ? `Drafted ${reference} with ${counted(content.lines.length, 'line')} moved from ${splitFrom.reference}.`
        : `Drafted ${reference} from ${fromWhere(content)} with ${counted(content.lines.length, 'line')}${confidenceOf(content)}${customerOf(content)}${
            separatedFrom ? `, as a separate order from ${separatedFrom.reference}` : ''
          }.`,
    ),
  OrderRevised: ({ data: { content, changes, readAgain } }) =>
    readAgain
      ? asSentence(`Draft updated: the language model finished reading the document${confidenceOf(content)}.`, changes)
      : asSentence(`Revised by ${fromWhere(content)} with the same PO number${confidenceOf(content)}.`, changes),
  OrderRevisionHeld: ({ data: { content, changes, readAgain, doubts = [] } }) => {
    if (readAgain)
      return asSentence(
        `Document re-extracted${confidenceOf(content)}. Differences are kept as a revision to review; the order is unchanged.`,
        changes,
      );
    return asSentence(
      doubts.length > 0
        ? `Received from ${fromWhere(content)}, may be a revision or a separate order: ${doubtsInWords(doubts)}. To review; the order is unchanged.`
        : `Revision received from ${fromWhere(content)}. To review; the order is unchanged.`,
      changes,
    );
  },
  OrderRepeated: ({ data }) => asSentence(`Received again from ${fromWhere(data)}. Nothing changed.`),
  OrderCorrected: ({ data: { changes } }) => asSentence(`Corrected ${counted(changes.length, 'field')}.`, changes),
  OrderMatched: ({ data: { changes } }) => asSentence('Matched again with master data.', changes),
  OrderApproved: ({ data: { version = 1, total = null, automatic } }) => {
    const by = automatic ? ` automatically (policy v${automatic.policyVersion})` : '';
    const sentence = version > 1 ? `Approved again${by} as version ${version}.` : `Approved${by}.`;
    return total === null
      ? asSentence(sentence)
      : asSentence(`${sentence} The total is the sum of the lines.`, [{ field: 'total', before: null, after: total }]);
  },
  OrderApprovalPlanned: ({ data: { policyVersion, dueAt } }) =>
    asSentence(`Automatic approval planned for ${dueAt} (policy v${policyVersion}).`),
  OrderApprovalStopped: ({ data: { cause } }) => asSentence(stopped[cause]),
  OrderReleased: ({ data: { version } }) => asSentence(`Released to other systems${versioned(version)}.`),
  OrderApprovalUndone: () => asSentence('Approval undone. Draft again; not released to other systems.'),
  OrderRejected: ({ data: { reason } }) => asSentence(`Rejected: ${reason}`),
  OrderCancelled: ({ data: { reason } }) => asSentence(`Cancelled: ${reason}`),
  OrderReopened: ({ data: { reason } }) => asSentence(`Reopened as draft${because(reason)}.`),
  OrderHandedOver: ({ data: { version, externalReference } }) =>
    asSentence(`Handed over to ERP${versioned(version)} as ${externalReference}.`),
  OrderHandOverRefused: ({ data: { version, reason } }) =>
    asSentence(`Rejected by the ERP${versioned(version)}, draft again: ${reason}`),
  OrderRevisionApplied: ({ data: { source, changes } }) => asSentence(`Revision from ${sources[source.kind]} applied.`, changes),
  OrderRevisionDismissed: ({ data: { source, reason } }) =>
    asSentence(`Revision from ${sources[source.kind]} dismissed: ${reason}`),
  OrderRevisionSeparated: ({ data: { source, separate } }) =>
    asSentence(`Separate order ${separate.reference} created from ${sources[source.kind]}.`),
  OrderSplit: ({ data: { part, lines, changes } }) =>
    asSentence(`${counted(lines.length, 'line')} moved to the new order ${part.reference}.`, changes),
  OrderMergedInto: ({ data: { into } }) => asSentence(`Merged into ${into.reference} and closed.`),
  OrderMergeUndone: ({ data: { into } }) =>
    asSentence(`Merge undone: ${into.reference} was decided before it received the lines. Draft again.`),
  OrderMerged: ({ data: { from, changes } }) => asSentence(`Lines of ${from.reference} added.`, changes),
  OrderMergeRefused: ({ data: { from } }) =>
    asSentence(`The lines of ${from.reference} were not added: this order is no open draft.`),
  OrderCancellationRequested: ({ data: { source, reason } }) =>
    asSentence(`Cancellation requested by the customer in ${sources[source.kind]}${because(reason)}.`),
  OrderCancellationDismissed: ({ data: { reason } }) => asSentence(`Cancellation request declined: ${reason}`),
  OrderQuestionsAsked: ({ data: { questions, round, dueAt, automatic, medium } }) =>
    asSentence(
      `Sent the customer ${counted(questions.length, 'question')} ${automatic ? `automatically (policy ${automatic.policy}, ` : '('}${medium === 'chat' ? 'chat message' : 'mail'} ${round}). An answer is due by ${dueAt}.`,
    ),
  OrderQuestionsReminded: () => asSentence('The customer was reminded of the questions.'),
  OrderQuestionsOverdue: () => asSentence('The customer did not answer in time.'),
  OrderQuestionsUndelivered: ({ data: { source } }) =>
    asSentence(
      source.kind === 'chat'
        ? 'The chat message with the questions may not have been delivered.'
        : 'A delivery report about the questions arrived. Open the mail.',
    ),
  OrderQuestionsAnswered: ({ data: { read, source } }) =>
    asSentence(
      read
        ? `The customer answered in ${sources[source.kind]}.`
        : `The customer answered in ${sources[source.kind]}, but no value could be read. Open the mail.`,
    ),
  OrderAssigned: ({ data: { assignee, rule } }) =>
    asSentence(assignee === null ? 'Unassigned.' : `Assigned to ${assignee}${rule === undefined ? '' : ' by a rule'}.`),
  OrderCommented: ({ data: { text } }) => asSentence(`Comment: ${text}`),
  PurchaseOrderClaimed: ({ data: { reference, poNumber } }) => asSentence(`PO number ${poNumber} belongs to ${reference}.`),
  PurchaseOrderShared: ({ data: { reference, poNumber } }) => asSentence(`PO number ${poNumber} also belongs to ${reference}.`),
};
