/** Why an order could not be made, corrected or decided: what is wrong, where, and what to do. */
import type { OrderRefusal } from '../../../commands/sales-order/correct-order.command.ts';
import type { UnknownReference } from '../../../commands/sales-order/correction-facts.ts';
import type { CreateOrderRefusal } from '../../../commands/sales-order/create-order.command.ts';
import type { OrderExists } from '../../../domain/sales-order/sales-order.decider.ts';
import type { OrderReference } from '../../../domain/sales-order/sales-order.events.ts';
import { problems } from '../../http/answers.ts';
import { revisionTag } from '../../http/etag.ts';
import { notFound, preconditionFailed, problem, wrongField } from '../../http/problem.ts';
import { actionProblem, actionRefusalCodes } from './order-action.problems.ts';

const unknownReference = ({ field, line }: Pick<UnknownReference, 'field' | 'line'>) => {
  const where = line === undefined ? '' : ` (line ${line} of the order)`;
  return wrongField(field, 'unknown_reference', `there is none of this id in your company${where}`);
};

/** `revision` of the order that is there: the ETag with which it can be changed. */
export const orderExistsProblem = ({ orderId, reference }: OrderReference, revision: number | null) =>
  problem(
    409,
    'order_exists',
    `The order ${reference} has this purchase order number of this customer already. To change it, send its id as sales_order and its ETag as If-Match.`,
    {
      errors: [{ field: 'po_number', code: 'order_exists', message: `po_number: belongs to ${reference}` }],
      existing: { id: orderId, reference, etag: revision === null ? null : revisionTag(revision) },
    },
  );

export const orderProblem = (refusal: OrderRefusal) => {
  switch (refusal.type) {
    case 'OrderExists':
    case 'SeparatedInto':
      return orderExistsProblem(refusal, null);
    case 'OrderUnknown':
      return notFound;
    case 'PreconditionFailed':
      // pinned to a stream that has no events: there is no such order
      return refusal.revision < 0 ? notFound : preconditionFailed;
    case 'UnknownReference':
      return unknownReference(refusal);
    case 'NoSuchLine':
      return wrongField(`lines.${refusal.line}`, 'no_such_line', 'there is no such line');
    case 'PoNumberTaken':
      return problem(
        409,
        'po_number_taken',
        `The order ${refusal.reference} has this purchase order number of this customer already (${refusal.orderId}).`,
        { errors: [{ field: 'po_number', code: 'po_number_taken', message: `po_number: belongs to ${refusal.reference}` }] },
      );
    case 'ReviewNeeded':
      return problem(
        409,
        'review_needed',
        `There is something to review about this order (${refusal.reasons.join(', ')}): look at it and approve it by itself.`,
      );
    case 'RevisionUnknown':
      return problem(
        409,
        'revision_unknown',
        `No revision ${refusal.revision} of this order waits. Name it as the order's revisions do, by their field revision.`,
        { errors: [{ field: 'revision', code: 'unknown_reference', message: 'revision: none of that id waits' }] },
      );
    case 'VersionUnknown':
      return problem(409, 'version_unknown', `This order has no version ${refusal.version}; its newest is ${refusal.newest}.`);
    case 'AcknowledgedOtherwise':
      return problem(
        409,
        'acknowledged_otherwise',
        `This version of the order was taken as ${refusal.externalReference} already.`,
      );
    case 'AskedRecently':
      return problem(409, 'asked_recently', `The customer was asked less than an hour ago. Ask again after ${refusal.until}.`);
    default:
      return actionProblem(refusal);
  }
};

const codesOfOrder = [
  ...actionRefusalCodes,
  'order_exists',
  'po_number_taken',
  'review_needed',
  'revision_unknown',
  'version_unknown',
  'acknowledged_otherwise',
  'asked_recently',
] as const;
/** As endpoints declare them. */
export const orderProblems = { 404: null, 409: problems(...codesOfOrder), 412: null };
export const createProblems = {
  404: null,
  409: problems(...codesOfOrder, 'source_pending', 'source_unreadable', 'unknown_change', 'not_an_order'),
  410: problems('document_expired'),
  412: null,
  428: problems('precondition_required'),
};

const documentWords = {
  order_cancellation: 'a cancellation',
  order_response: 'an order confirmation',
  delivery_note: 'a delivery note',
  other: 'no known kind',
} as const;

export const createProblem = (
  refusal: Exclude<CreateOrderRefusal, OrderExists> | { readonly type: 'TwoSources' | 'NothingGiven' | 'ETagMissing' },
) => {
  switch (refusal.type) {
    case 'ETagMissing':
      return problem(
        428,
        'precondition_required',
        'sales_order names an order to change: send the ETag at which you read it as If-Match.',
      );
    case 'UnknownReference':
      return unknownReference(refusal);
    case 'TwoSources':
      return wrongField('email_log_id', 'two_sources', 'send either document_id or email_log_id');
    case 'NothingGiven':
      return wrongField('', 'nothing_given', 'send document_id, email_log_id, or fields of an order');
    case 'SourceUnknown':
      return { ...notFound, detail: 'There is no such document or log entry in your company.' };
    case 'SourceExpired':
      return problem(410, 'document_expired', 'The uploaded document was kept for a day and is gone. Upload it again.');
    case 'SourcePending':
      return problem(409, 'source_pending', 'This is still being read. Ask again in a few seconds.');
    case 'SourceUnreadable':
      return problem(
        409,
        'source_unreadable',
        'Nothing could be read from it, so no order can be made of it. Enter the fields instead.',
      );
    case 'NoSuchOrder':
      return wrongField('order', 'no_such_order', 'it does not hold that many orders; the first is 0');
    case 'UnknownChange':
      return problem(
        409,
        'unknown_change',
        'It changes an order that is not known here. Send document_type: order to make an order of its own.',
      );
    case 'NotAnOrder': {
      const { documentType } = refusal;
      const words = (documentWords as Readonly<Record<string, string>>)[documentType] ?? `a ${documentType}`;
      return problem(
        409,
        'not_an_order',
        `The document looks like ${words}. If it is an order all the same, send document_type: order.`,
      );
    }
  }
};
