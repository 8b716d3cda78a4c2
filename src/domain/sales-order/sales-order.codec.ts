import * as t from 'io-ts';
import { eventCodec, shape } from '../shared/event-codec.codec.ts';
import { contentWithWarningCodes } from '../shared/warnings-from-text.ts';
import {
  changes,
  content,
  contentFromV1,
  personalInChanges,
  personalInContent,
  personalInTerms,
  source,
  terms,
} from './order-content.codec.ts';

const orderId = t.string;

export const salesOrderCodecs = [
  eventCodec({
    type: 'OrderDrafted',
    data: shape({ orderId, reference: t.string, content }),
    personal: personalInContent,
    upcasters: [contentFromV1, contentWithWarningCodes],
  }),
  eventCodec({
    type: 'OrderRevised',
    data: shape({ orderId, content, changes }),
    personal: { ...personalInContent, ...personalInChanges },
    upcasters: [contentFromV1, contentWithWarningCodes],
  }),
  eventCodec({
    type: 'OrderRevisionHeld',
    data: shape({ orderId, content, changes }),
    personal: { ...personalInContent, ...personalInChanges },
    upcasters: [contentWithWarningCodes],
  }),
  eventCodec({ type: 'OrderRepeated', data: shape({ orderId, source }) }),
  eventCodec({
    type: 'OrderCorrected',
    data: shape({ orderId, changes, terms }),
    personal: { ...personalInTerms, ...personalInChanges },
  }),
  eventCodec({
    type: 'OrderMatched',
    data: shape({ orderId, changes, terms }),
    personal: { ...personalInTerms, ...personalInChanges },
  }),
  eventCodec({ type: 'OrderApproved', data: shape({ orderId }) }),
  eventCodec({ type: 'OrderRejected', data: shape({ orderId, reason: t.string }) }),
  eventCodec({
    type: 'PurchaseOrderClaimed',
    data: shape({ orderId, reference: t.string, poNumber: t.string, contentHash: t.string }),
  }),
];
