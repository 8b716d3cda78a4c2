/** The shapes of what happens to an order beside its content: what may be done with it, what waits, who has it. */
import { orderActionNames } from '../../../domain/sales-order/order-actions.ts';
import { orderDoubtCodes, orderSourceKinds } from '../../../domain/sales-order/sales-order.events.ts';
import { revisionStates } from '../../../projections/sales-orders/sales-orders.columns.ts';
import { choice, flag, integer, listOf, named, orNull, record, text, time, url, uuid } from '../../http/shapes.ts';
import { actionRefusalCodes } from './order-action.problems.ts';

export const orderSource = named(
  'OrderSource',
  'Where an order came from',
  record({
    kind: [choice(...orderSourceKinds), 'A mail, an upload, a request or a chat message'],
    id: [text, 'Of the log entry, the document, the request or the message'],
  }),
);
export const fieldChanges = listOf(
  named(
    'FieldChange',
    'One field that changed',
    record({
      field: [text, 'po_number, lines.2.qty, or lines.3 for a line that came or went'],
      before: [orNull(text), 'null: there was none'],
      after: [orNull(text), 'null: there is none'],
    }),
  ),
);

/** The name behind an id: what people call a record. */
export const recordReference = named(
  'RecordReference',
  'A record of the company, by what people call it',
  record({
    id: [uuid, 'The record'],
    code: [orNull(text), 'Its code; null when it has none or is not known any more'],
    name: [orNull(text), 'Its name; null when it is not known any more'],
  }),
);

const settled = orNull(
  record({ by: [text, 'Who'], at: [time, 'When'], reason: [orNull(text), 'Why; null where none was asked for'] }),
);

export const orderActions = listOf(
  named(
    'OrderAction',
    'What may be done with an order as it stands; asking for it is refused for the reason that stands here',
    record({
      action: [choice(...orderActionNames), 'Its name'],
      method: [choice('PATCH', 'POST'), 'How it is asked for'],
      url: [url, 'Where it is asked for'],
      offered: [flag, 'Whether it would change the order now'],
      code: [
        orNull(choice(...actionRefusalCodes, 'already_so')),
        'Why not: the code of the problem that asking for it answers, or already_so; null when it is offered',
      ],
      reason: [orNull(text), 'The same for a person'],
    }),
  ),
);

const orderDoubt = named(
  'OrderDoubt',
  'Why a later document may be an order of its own',
  record({
    code: [
      choice(...orderDoubtCodes),
      'number_read_differently: the order was found by an earlier reading of its number, or by its file; number_shared: several orders have the number',
    ],
    before: [
      listOf(text),
      'What the order has: lines that are missing, its date, the domain of its sender, its number; the orders that share it',
    ],
    after: [listOf(text), 'What the document has instead'],
    text: [text, 'The same in words'],
  }),
);
export const relatedOrder = record({ id: [uuid, 'The order'], reference: [text, 'Its number'] });

export const orderRevisions = listOf(
  named(
    'OrderRevision',
    'What came later under the same number',
    record({
      source: [orderSource, 'What brought it'],
      revision: [
        text,
        'Names it where one is applied, dismissed or separated: the id of its source, or of a further one from that source more',
      ],
      at: [time, 'When'],
      state: [
        choice(...revisionStates),
        'held: it waits for a person; superseded: a later one was applied, or the order was rejected or cancelled; separated: it is an order of its own',
      ],
      applied: [flag, 'Whether the order follows it'],
      changes: [fieldChanges, 'What it changed or would have'],
      doubts: [listOf(orderDoubt), 'Why it may be an order of its own; none: nothing says so'],
      separable: [flag, 'Whether it can become an order of its own'],
      answer: [orNull(integer), 'The mail with questions that it answers; null: it is a document'],
      separate_order: [orNull(relatedOrder), 'The order that it became'],
      settled: [
        settled,
        'Who applied, dismissed or separated it; null while it waits, and where the draft followed it by itself',
      ],
    }),
  ),
);

export const orderCancellations = listOf(
  named(
    'OrderCancellation',
    "The customer's wish to cancel an order",
    record({
      source: [orderSource, 'What brought it'],
      at: [time, 'When'],
      reason: [orNull(text), 'As far as the customer gives one'],
      state: [choice('waits', 'accepted', 'dismissed', 'moot'), 'moot: the order was over already'],
      settled: [settled, 'Who decided on it'],
    }),
  ),
);

export const orderHandOvers = listOf(
  named(
    'OrderHandOver',
    'What another system said of a version of the order',
    record({
      by: [text, 'Who'],
      at: [time, 'When'],
      version: [integer, 'Of the order: approvals count from 1'],
      external_reference: [orNull(text), 'Its number there; null when it was refused'],
      refused: [orNull(text), 'Why it was refused; null when it was taken'],
    }),
  ),
);

export const orderComments = listOf(
  named(
    'OrderComment',
    'What somebody of the company wrote about an order',
    record({ id: [uuid, 'The comment'], by: [text, 'Who'], at: [time, 'When'], text: [text, 'What'] }),
  ),
);
