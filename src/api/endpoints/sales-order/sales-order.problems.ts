/** Why an order could not be made, corrected or decided: what is wrong, where, and what to do. */
import type { OrderRefusal } from '../../../commands/sales-order/correct-order.command.ts';
import type { CreateOrderRefusal } from '../../../commands/sales-order/create-order.command.ts';
import type { OrderExists } from '../../../domain/sales-order/sales-order.decider.ts';
import { revisionTag } from '../../http/etag.ts';
import { invalid, notFound, type Problem, preconditionFailed } from '../../http/problem.ts';

const fieldProblem = (field: string, code: string, message: string): Problem =>
  invalid([{ field, code, message: field === '' ? message : `${field}: ${message}` }]);

const unknownReference = (field: string): Problem =>
  fieldProblem(field, 'unknown_reference', 'there is none of this id in your company');

/** `revision` of the order that is there: the ETag with which it can be changed. */
export const orderExistsProblem = ({ orderId, reference }: Omit<OrderExists, 'type'>, revision: number | null): Problem => ({
  status: 409,
  code: 'order_exists',
  detail: `The order ${reference} has this purchase order number of this customer already. To change it, send its id as sales_order and its ETag as If-Match.`,
  errors: [{ field: 'po_number', code: 'order_exists', message: `po_number: belongs to ${reference}` }],
  existing: { id: orderId, reference, etag: revision === null ? null : revisionTag(revision) },
});

export const orderProblem = (refusal: OrderRefusal): Problem => {
  switch (refusal.type) {
    case 'OrderExists':
      return orderExistsProblem(refusal, null);
    case 'OrderUnknown':
      return notFound;
    case 'PreconditionFailed':
      // pinned to a stream that has no events: there is no such order
      return refusal.revision < 0 ? notFound : preconditionFailed;
    case 'OrderDecided':
      return {
        status: 409,
        code: 'order_decided',
        detail: `This order is ${refusal.phase} already and does not change any more.`,
      };
    case 'FieldsMissing':
      return {
        status: 409,
        code: 'fields_missing',
        detail: `An order needs these fields before it can be approved: ${refusal.fields.join(', ')}. Correct it with PATCH first.`,
        errors: refusal.fields.map((field) => ({ field, code: 'required', message: `${field}: is required` })),
      };
    case 'UnknownReference':
      return unknownReference(refusal.field);
    case 'NoSuchLine':
      return fieldProblem(`lines.${refusal.line}`, 'no_such_line', 'there is no such line');
    case 'PoNumberTaken':
      return {
        status: 409,
        code: 'po_number_taken',
        detail: `The order ${refusal.reference} has this purchase order number of this customer already (${refusal.orderId}).`,
        errors: [{ field: 'po_number', code: 'po_number_taken', message: `po_number: belongs to ${refusal.reference}` }],
      };
  }
};

const documentWords = {
  order_response: 'an order confirmation',
  delivery_note: 'a delivery note',
  other: 'no known kind',
} as const;

export const createProblem = (
  refusal: CreateOrderRefusal | { readonly type: 'TwoSources' | 'NothingGiven' | 'ETagMissing' },
): Problem => {
  switch (refusal.type) {
    case 'OrderExists':
      return orderExistsProblem(refusal, null);
    case 'ETagMissing':
      return {
        status: 428,
        code: 'precondition_required',
        detail: 'sales_order names an order to change: send the ETag at which you read it as If-Match.',
      };
    case 'UnknownReference':
      return unknownReference(refusal.field);
    case 'TwoSources':
      return fieldProblem('email_log_id', 'two_sources', 'send either document_id or email_log_id');
    case 'NothingGiven':
      return fieldProblem('', 'nothing_given', 'send document_id, email_log_id, or fields of an order');
    case 'SourceUnknown':
      return { ...notFound, detail: 'There is no such document or log entry in your company.' };
    case 'SourceExpired':
      return {
        status: 410,
        code: 'document_expired',
        detail: 'The uploaded document was kept for a day and is gone. Upload it again.',
      };
    case 'SourcePending':
      return { status: 409, code: 'source_pending', detail: 'This is still being read. Ask again in a few seconds.' };
    case 'SourceUnreadable':
      return {
        status: 409,
        code: 'source_unreadable',
        detail: 'Nothing could be read from it, so no order can be made of it. Enter the fields instead.',
      };
    case 'NoSuchOrder':
      return fieldProblem('order', 'no_such_order', 'it does not hold that many orders; the first is 0');
    case 'UnknownChange':
      return {
        status: 409,
        code: 'unknown_change',
        detail: 'It changes an order that is not known here. Send document_type: order to make an order of its own.',
      };
    case 'NotAnOrder': {
      const { documentType } = refusal;
      const words = (documentWords as Readonly<Record<string, string>>)[documentType] ?? `a ${documentType}`;
      return {
        status: 409,
        code: 'not_an_order',
        detail: `The document looks like ${words}. If it is an order all the same, send document_type: order.`,
      };
    }
  }
};
