/** Shapes about the state of an order: possible actions, what is pending, the assignee. */
import { orderActionNames } from '../../../domain/sales-order/order-actions.ts';
import { orderDoubtCodes, orderSourceKinds } from '../../../domain/sales-order/sales-order.events.ts';
import { orderRelations, revisionStates } from '../../../projections/sales-orders/sales-orders.columns.ts';
import { choice, flag, integer, listOf, named, orNull, record, text, time, url, uuid } from '../../http/shapes.ts';
import { actionRefusalCodes } from './order-action.problems.ts';

export const orderSource = named(
  'OrderSource',
  'Source of an order',
  record({
    kind: [choice(...orderSourceKinds), 'Whether it came by email, upload, API request or chat message'],
    id: [text, 'ID of the email log entry, document, request or message'],
  }),
);
export const fieldChanges = listOf(
  named(
    'FieldChange',
    'A changed field',
    record({
      field: [text, 'Field name: po_number, lines.2.qty, or lines.3 for an added or removed line'],
      before: [orNull(text), 'Old value; null: none'],
      after: [orNull(text), 'New value; null: none'],
    }),
  ),
);

/** The name behind an id: what people call a record. */
export const recordReference = named(
  'RecordReference',
  'A record with its display name',
  record({
    id: [uuid, 'Record ID'],
    code: [orNull(text), 'Code; null if it has none or is no longer known'],
    name: [orNull(text), 'Name; null if it is no longer known'],
  }),
);

const settled = orNull(
  record({
    by: [text, 'Who decided'],
    at: [time, 'Time of the decision'],
    reason: [orNull(text), 'Reason; null if none is required'],
  }),
);

export const orderActions = listOf(
  named(
    'OrderAction',
    'An action on the order, with the reason if it is unavailable now',
    record({
      action: [choice(...orderActionNames), 'Name of the action'],
      method: [choice('PATCH', 'POST'), 'HTTP method'],
      url: [url, 'URL'],
      offered: [flag, 'Whether the action would change the order now'],
      code: [
        orNull(choice(...actionRefusalCodes, 'already_so')),
        'Problem code of the action, or already_so; null if the action is available',
      ],
      reason: [orNull(text), 'Description of the code'],
    }),
  ),
);

const orderDoubt = named(
  'OrderDoubt',
  'Why a later document may be a separate order',
  record({
    code: [
      choice(...orderDoubtCodes),
      'number_read_differently: the order was found by an earlier reading of its number or by its file; number_shared: several orders have the number; lines_moved: a user split or merged the order',
    ],
    before: [
      listOf(text),
      'Value of the order: missing lines, date, sender domain or number; or orders that share the number or between which lines were moved',
    ],
    after: [listOf(text), 'Value of the document'],
    text: [text, 'Description'],
  }),
);
export const relatedOrder = record({ id: [uuid, 'Order ID'], reference: [text, 'Order number'] });

export const orderLineMoves = listOf(
  named(
    'OrderLineMove',
    'An order between which and this one a user moved lines',
    record({
      relation: [
        choice(...orderRelations),
        'split_into: that order got lines of this one; merged_into: this order was closed, and that one has its lines',
      ],
      id: [uuid, 'Order ID'],
      reference: [text, 'Order number'],
      by: [text, 'Who moved the lines'],
      at: [time, 'Time of the move'],
    }),
  ),
);

export const orderRevisions = listOf(
  named(
    'OrderRevision',
    'A later document with the same purchase order number',
    record({
      source: [orderSource, 'Source of the revision'],
      revision: [
        text,
        'Revision ID for apply, dismiss and separate: the ID of its source, extended for further revisions from that source',
      ],
      at: [time, 'Time of receipt'],
      state: [
        choice(...revisionStates),
        'held: needs a decision; superseded: a later one was applied, or the order was rejected or cancelled; separated: became a separate order',
      ],
      applied: [flag, 'Whether the order includes the revision'],
      changes: [fieldChanges, 'Changes of the revision'],
      doubts: [listOf(orderDoubt), 'Why the revision may be a separate order; empty: no indication'],
      separable: [flag, 'Whether the revision can become a separate order'],
      answer: [orNull(integer), 'Number of the email with questions that it answers; null: it is a document'],
      separate_order: [orNull(relatedOrder), 'The separate order'],
      settled: [settled, 'Who decided about the revision; null if it is pending or the draft followed it automatically'],
    }),
  ),
);

export const orderCancellations = listOf(
  named(
    'OrderCancellation',
    "A customer's request to cancel an order",
    record({
      source: [orderSource, 'Source of the request'],
      at: [time, 'Time of the request'],
      reason: [orNull(text), 'Reason given by the customer'],
      state: [
        choice('waits', 'accepted', 'dismissed', 'moot'),
        'waits: needs a decision; accepted; dismissed: declined; moot: the order was already rejected or cancelled',
      ],
      settled: [settled, 'Who decided about the request'],
    }),
  ),
);

export const orderHandOvers = listOf(
  named(
    'OrderHandOver',
    "Another system's response to a version of the order",
    record({
      by: [text, 'Who reported the response'],
      at: [time, 'Time of the response'],
      version: [integer, 'Version of the order; approvals count from 1'],
      external_reference: [orNull(text), 'Order number in the other system; null if it was refused'],
      refused: [orNull(text), 'Why the order was refused; null if it was accepted'],
    }),
  ),
);

export const orderComments = listOf(
  named(
    'OrderComment',
    'An internal comment on an order',
    record({
      id: [uuid, 'Comment ID'],
      by: [text, 'Author'],
      at: [time, 'Time of the comment'],
      text: [text, 'Text of the comment; @[ID] mentions a user'],
    }),
  ),
);
