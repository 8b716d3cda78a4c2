/** Why an order could not be made, corrected or decided: what is wrong, where, and what to do. */
import type { OrderRefusal } from '../../../commands/sales-order/correct-order.command.ts';
import type { UnknownReference } from '../../../commands/sales-order/correction-facts.ts';
import type { CreateOrderRefusal } from '../../../commands/sales-order/create-order.command.ts';
import { type MergeObstacle, mergeObstacles } from '../../../domain/sales-order/moved-lines.ts';
import type { OrderExists } from '../../../domain/sales-order/sales-order.decider.ts';
import type { OrderReference } from '../../../domain/sales-order/sales-order.events.ts';
import { problems } from '../../http/answers.ts';
import { revisionTag } from '../../http/etag.ts';
import { notFound, preconditionFailed, problem, wrongField } from '../../http/problem.ts';
import { actionProblem, actionRefusalCodes } from './order-action.problems.ts';

const unknownReference = ({ field, line }: Pick<UnknownReference, 'field' | 'line'>) => {
  const where = line === undefined ? '' : ` (line ${line} of the order)`;
  return wrongField(field, 'unknown_reference', `does not exist in your company${where}`);
};

/** `revision` of the order that is there: the ETag with which it can be changed. */
export const orderExistsProblem = ({ orderId, reference }: OrderReference, revision: number | null) =>
  problem(
    409,
    'order_exists',
    `The order ${reference} of this customer already has this purchase order number. To change it, send its ID as sales_order and its ETag as If-Match.`,
    {
      errors: [{ field: 'po_number', code: 'order_exists', message: `po_number: is used by ${reference}` }],
      existing: { id: orderId, reference, etag: revision === null ? null : revisionTag(revision) },
    },
  );

const mergeObstacleWords: { readonly [obstacle in MergeObstacle]: string } = {
  same_order: 'An order cannot be merged with itself.',
  customer_differs: 'Only orders of one known customer can be merged. Match the customer of both first.',
  currency_differs: 'The orders have different currencies.',
  decision_waits: 'The order to merge has a pending revision or a question to the customer. Decide about it first.',
  published: 'The order to merge was approved before, and other systems received it. Cancel it instead.',
};

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
      return wrongField(`lines.${refusal.line}`, 'no_such_line', 'does not exist');
    case 'PoNumberTaken':
      return problem(
        409,
        'po_number_taken',
        `The order ${refusal.reference} (${refusal.orderId}) of this customer already has this purchase order number. Enter another number, or change that order.`,
        { errors: [{ field: 'po_number', code: 'po_number_taken', message: `po_number: is used by ${refusal.reference}` }] },
      );
    case 'ReviewNeeded':
      return problem(
        409,
        'review_needed',
        `This order has review reasons (${refusal.reasons.join(', ')}). Review it and approve it individually.`,
      );
    case 'RevisionUnknown':
      return problem(
        409,
        'revision_unknown',
        `This order has no pending revision ${refusal.revision}. Send the field revision of one of its revisions.`,
        { errors: [{ field: 'revision', code: 'unknown_reference', message: 'revision: does not exist or is not pending' }] },
      );
    case 'VersionUnknown':
      return problem(
        409,
        'version_unknown',
        `This order has no version ${refusal.version}. Its newest version is ${refusal.newest}.`,
      );
    case 'AcknowledgedOtherwise':
      return problem(
        409,
        'acknowledged_otherwise',
        `This version of the order was already acknowledged as ${refusal.externalReference}.`,
      );
    case 'AskedRecently':
      return problem(409, 'asked_recently', `The customer was asked less than an hour ago. Ask again after ${refusal.until}.`);
    case 'CannotMerge':
      return problem(409, refusal.obstacle, mergeObstacleWords[refusal.obstacle]);
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
  ...mergeObstacles,
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
  other: 'a document of an unknown type',
} as const;

export const createProblem = (
  refusal: Exclude<CreateOrderRefusal, OrderExists> | { readonly type: 'TwoSources' | 'NothingGiven' | 'ETagMissing' },
) => {
  switch (refusal.type) {
    case 'ETagMissing':
      return problem(
        428,
        'precondition_required',
        'sales_order names an order to change. Send the ETag of the version that you read as If-Match.',
      );
    case 'UnknownReference':
      return unknownReference(refusal);
    case 'TwoSources':
      return wrongField('email_log_id', 'two_sources', 'cannot be combined with document_id');
    case 'NothingGiven':
      return wrongField('', 'nothing_given', 'send document_id, email_log_id or order fields');
    case 'SourceUnknown':
      return { ...notFound, detail: 'This document or email does not exist in your company.' };
    case 'SourceExpired':
      return problem(410, 'document_expired', 'The uploaded document was deleted after one day. Upload it again.');
    case 'SourcePending':
      return problem(409, 'source_pending', 'The document is still being processed. Retry in a few seconds.');
    case 'SourceUnreadable':
      return problem(
        409,
        'source_unreadable',
        'The document could not be read, so no order can be created from it. Send the order fields instead.',
      );
    case 'NoSuchOrder':
      return wrongField('order', 'no_such_order', 'is larger than the number of orders in the document; the first order is 0');
    case 'UnknownChange':
      return problem(
        409,
        'unknown_change',
        'The document changes an unknown order. To create a new order anyway, send document_type: order.',
      );
    case 'NotAnOrder': {
      const { documentType } = refusal;
      const words = (documentWords as Readonly<Record<string, string>>)[documentType] ?? `a ${documentType}`;
      return problem(
        409,
        'not_an_order',
        `The document looks like ${words}. To create an order anyway, send document_type: order.`,
      );
    }
  }
};
