import { orderDetails, personalPaths } from '@order-intake/order-extraction/document';
import * as t from 'io-ts';
import { answerers } from '../sales-order/questions/question-round.ts';
import { integer, list, nullable, oneOf, shape } from '../shared/event-codec.codec.ts';
import { detailCodecs } from '../shared/order-details.codec.ts';

const shipTo = { shipTo: orderDetails.shipTo };

const facts = shape({
  deliveryDate: nullable(t.string),
  shipTo: nullable(detailCodecs(shipTo).shipTo),
  poNumber: nullable(t.string),
  lines: list(shape({ line: integer }, { productId: t.string, price: t.string })),
});

export const mailAnswer = shape({
  orderId: t.string,
  reference: t.string,
  round: integer,
  by: oneOf(answerers),
  facts: nullable(facts),
});

export const personalInAnswer = personalPaths(shipTo, 'answer.facts');
