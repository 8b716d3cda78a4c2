import * as t from 'io-ts';
import { mailLanguages } from '../catalog/customer-language.ts';
import { contentOfEarlier } from '../shared/earlier-extractions.ts';
import { eventCodec, integer, list, nullable, oneOf, shape } from '../shared/event-codec.codec.ts';
import {
  changes,
  content,
  contentFromV1,
  correctedFromV1,
  personalInChanges,
  personalInContent,
  personalInTerms,
  personalInTermsOf,
  source,
  termsChanged,
} from './order-content.codec.ts';
import { askingPolicy, customerGrounds, questionCodes } from './questions/question-round.ts';
import { orderDoubtCodes, stopCauses } from './sales-order.events.ts';

const orderId = t.string;
const reference = shape({ orderId, reference: t.string });
const doubts = list(shape({ code: oneOf(orderDoubtCodes), before: list(t.string), after: list(t.string) }));
/** A revision's own terms, where it answers questions. */
const personalInAnswer = { 'answer.terms.shipTo': 'subject' } as const;
const claim = shape({ orderId, reference: t.string, poNumber: t.string, contentHash: t.string }, { orderDate: t.string });

const question = shape({
  code: oneOf(questionCodes),
  line: nullable(integer),
  facts: t.readonly(t.record(t.string, t.string)),
  candidates: list(shape({ productId: t.string, code: t.string, name: t.string })),
});

const questionCodecs = [
  eventCodec({
    type: 'OrderQuestionsAsked',
    data: shape(
      {
        orderId,
        round: integer,
        questions: list(question),
        language: oneOf(mailLanguages),
        recipient: t.string,
        tokenHash: t.string,
        askedAt: t.string,
        remindAt: nullable(t.string),
        dueAt: t.string,
      },
      {
        automatic: shape({ policy: t.literal(askingPolicy), ground: oneOf(customerGrounds) }),
        medium: t.literal('chat'),
      },
    ),
    personal: { recipient: 'self' },
  }),
  eventCodec({ type: 'OrderQuestionsReminded', data: shape({ orderId, round: integer }, { medium: t.literal('chat') }) }),
  eventCodec({ type: 'OrderQuestionsOverdue', data: shape({ orderId, round: integer }) }),
  eventCodec({ type: 'OrderQuestionsUndelivered', data: shape({ orderId, round: integer, source }) }),
  eventCodec({ type: 'OrderQuestionsAnswered', data: shape({ orderId, round: integer, source, read: t.boolean }) }),
];

export const salesOrderCodecs = [
  ...questionCodecs,
  eventCodec({
    type: 'OrderDrafted',
    data: shape({ orderId, reference: t.string, content }, { separatedFrom: reference, splitFrom: reference }),
    personal: personalInContent,
    upcasters: [contentFromV1, ...contentOfEarlier],
  }),
  eventCodec({
    type: 'OrderRevised',
    data: shape({ orderId, content, changes }, { readAgain: t.literal(true) }),
    personal: { ...personalInContent, ...personalInChanges },
    upcasters: [contentFromV1, ...contentOfEarlier],
  }),
  eventCodec({
    type: 'OrderRevisionHeld',
    data: shape(
      { orderId, content, changes },
      { readAgain: t.literal(true), doubts, answer: shape({ round: integer, terms: termsChanged }) },
    ),
    personal: {
      ...personalInContent,
      ...personalInChanges,
      'doubts.*.before.*': 'subject',
      'doubts.*.after.*': 'subject',
      ...personalInAnswer,
    },
    upcasters: contentOfEarlier,
  }),
  eventCodec({ type: 'OrderRepeated', data: shape({ orderId, source }, { contentHash: t.string }) }),
  eventCodec({
    type: 'OrderCorrected',
    data: shape({ orderId, changes, terms: termsChanged }),
    personal: { ...personalInTerms, ...personalInChanges },
    upcasters: [correctedFromV1],
  }),
  eventCodec({
    type: 'OrderMatched',
    data: shape({ orderId, changes, terms: termsChanged }),
    personal: { ...personalInTerms, ...personalInChanges },
    upcasters: [correctedFromV1],
  }),
  eventCodec({
    type: 'OrderApproved',
    data: shape(
      { orderId },
      { version: integer, total: t.string, automatic: shape({ policyVersion: integer }), releaseAt: t.string },
    ),
  }),
  eventCodec({ type: 'OrderReleased', data: shape({ orderId, version: integer, approvedBy: t.string }) }),
  eventCodec({
    type: 'OrderApprovalUndone',
    data: shape({ orderId, version: integer, total: nullable(t.string), reviewReasons: list(t.string) }),
  }),
  eventCodec({
    type: 'OrderApprovalPlanned',
    data: shape({ orderId, policyVersion: integer, round: integer, dueAt: t.string }),
  }),
  eventCodec({ type: 'OrderApprovalStopped', data: shape({ orderId, cause: oneOf(stopCauses) }) }),
  eventCodec({
    type: 'OrderRejected',
    data: shape({ orderId, reason: t.string }, { version: integer }),
    personal: { reason: 'subject' },
  }),
  eventCodec({
    type: 'OrderCancelled',
    data: shape({ orderId, reason: t.string }, { version: integer }),
    personal: { reason: 'subject' },
  }),
  eventCodec({
    type: 'OrderReopened',
    data: shape({ orderId, reason: nullable(t.string), reviewReasons: list(t.string) }),
    personal: { reason: 'subject' },
  }),
  eventCodec({ type: 'OrderHandedOver', data: shape({ orderId, version: integer, externalReference: t.string }) }),
  eventCodec({
    type: 'OrderHandOverRefused',
    data: shape({ orderId, version: integer, reason: t.string, reviewReasons: list(t.string) }),
    personal: { reason: 'subject' },
  }),
  eventCodec({
    type: 'OrderRevisionApplied',
    data: shape({ orderId, source, content, changes }, { isAnswer: t.literal(true) }),
    personal: { ...personalInContent, ...personalInChanges },
    upcasters: contentOfEarlier.slice(1),
  }),
  eventCodec({
    type: 'OrderRevisionDismissed',
    data: shape({ orderId, source, reason: t.string }, { contentHash: t.string }),
    personal: { reason: 'subject' },
  }),
  eventCodec({
    type: 'OrderRevisionSeparated',
    data: shape({ orderId, source, contentHash: t.string, separate: reference }),
  }),
  eventCodec({
    type: 'OrderSplit',
    data: shape({ orderId, part: reference, lines: list(integer), changes, terms: termsChanged, partTerms: termsChanged }),
    personal: { ...personalInTerms, ...personalInTermsOf('partTerms'), ...personalInChanges },
  }),
  eventCodec({ type: 'OrderMergedInto', data: shape({ orderId, into: reference, mergeId: t.string }) }),
  eventCodec({ type: 'OrderMergeUndone', data: shape({ orderId, into: reference }) }),
  eventCodec({
    type: 'OrderMerged',
    data: shape({
      orderId,
      from: reference,
      mergeId: t.string,
      changes,
      terms: termsChanged,
      hashes: list(t.string),
      sources: list(source),
    }),
    personal: { ...personalInTerms, ...personalInChanges },
  }),
  eventCodec({ type: 'OrderMergeRefused', data: shape({ orderId, from: reference, mergeId: t.string }) }),
  eventCodec({
    type: 'OrderCancellationRequested',
    data: shape({ orderId, source, reason: nullable(t.string) }),
    personal: { reason: 'subject' },
  }),
  eventCodec({ type: 'OrderCancellationDismissed', data: shape({ orderId, reason: t.string }), personal: { reason: 'subject' } }),
  eventCodec({ type: 'OrderAssigned', data: shape({ orderId, assignee: nullable(t.string) }, { rule: t.string }) }),
  eventCodec({
    type: 'OrderCommented',
    data: shape({ orderId, commentId: t.string, text: t.string }, { mentions: list(t.string), assignee: t.string }),
    personal: { text: 'subject' },
  }),
  eventCodec({ type: 'PurchaseOrderClaimed', data: claim }),
  eventCodec({ type: 'PurchaseOrderShared', data: claim }),
];
