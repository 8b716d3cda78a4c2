import * as t from 'io-ts';
import { reasonIn } from '../reasons/earlier-reasons.ts';
import { reason } from '../reasons/reason.codec.ts';
import { eventCodec, integer, list, nullable, oneOf, shape } from '../shared/event-codec.codec.ts';
import { channelCodecs } from './channel/chat-channel.codec.ts';
import { deliveryStatuses } from './channel/delivery.ts';
import { sendErrorClasses } from './channel/send-errors.ts';
import { inboundKinds } from './chat-message.events.ts';
import {
  closeReasons,
  codeOutcomes,
  handoverWishes,
  proposalOutcomes,
  replyPurposes,
  skipReasons,
} from './session/chat-session.events.ts';

const channelId = t.string;
const sessionId = t.string;
const messageId = t.string;
const turnId = t.string;
const at = t.string;
const sources = list(shape({ entity: t.string, recordId: t.string, score: t.number }));
const usage = shape({
  provider: t.string,
  model: t.string,
  promptVersion: t.string,
  promptTokens: integer,
  completionTokens: integer,
  latencyMs: integer,
});
const attempt = integer;

const keywords = ['stop', 'start', 'human'] as const;

const receivedCodecs = [
  eventCodec({
    type: 'ChatInboundReceived',
    data: shape({
      messageId,
      channelId,
      kind: oneOf(inboundKinds),
      sentAt: t.string,
      receivedAt: t.string,
      media: nullable(shape({ mimeType: nullable(t.string), sha256: nullable(t.string) })),
      refersTo: nullable(t.string),
      signatureVerified: t.boolean,
    }),
  }),
  eventCodec({
    type: 'ChatStatusReceived',
    data: shape({
      channelId,
      status: t.string,
      wamidHash: t.string,
      sessionId: nullable(t.string),
      messageId: nullable(t.string),
      occurredAt: t.string,
      errorCode: nullable(integer),
      billable: nullable(t.boolean),
    }),
  }),
];

const question = shape({ orderId: t.string, round: integer, customerId: t.string, dueAt: t.string });
const carried = shape(
  {
    language: nullable(t.string),
    mode: oneOf(['bot', 'handover'] as const),
    customerId: nullable(t.string),
    disclosed: t.boolean,
    turnStarts: list(t.string),
  },
  { questions: list(shape({ messageId, question })) },
);

const conversationCodecs = [
  eventCodec({
    type: 'ChatSessionOpened',
    data: shape({
      sessionId,
      channelId,
      contactId: t.string,
      optedOut: t.boolean,
      openedAt: t.string,
      carried: nullable(carried),
    }),
    upcasters: [(json) => ({ ...(json as object), carried: null })],
  }),
  eventCodec({
    type: 'CustomerMessageAdded',
    data: shape(
      {
        sessionId,
        messageId,
        kind: oneOf(inboundKinds),
        sentAt: t.string,
        receivedAt: t.string,
        keyword: nullable(oneOf(keywords)),
        language: nullable(t.string),
        answerable: t.boolean,
        mayBeOrder: t.boolean,
        refersTo: nullable(t.string),
      },
      { isCode: t.literal(true) },
    ),
  }),
  eventCodec({
    type: 'CustomerMessageEdited',
    data: shape({ sessionId, messageId, byMessageId: t.string }, { keyword: nullable(oneOf(keywords)) }),
  }),
  eventCodec({ type: 'CustomerMessageRevoked', data: shape({ sessionId, messageId, byMessageId: t.string }) }),
  eventCodec({
    type: 'ContactVerified',
    data: shape({ sessionId, contactId: t.string, customerId: nullable(t.string), by: t.string }),
  }),
  eventCodec({
    type: 'ContactVerificationStarted',
    data: shape({
      sessionId,
      verificationId: t.string,
      contactId: t.string,
      customerId: nullable(t.string),
      addressKey: nullable(t.string),
      by: t.string,
      at,
      expiresAt: t.string,
    }),
  }),
  eventCodec({
    type: 'ContactCodeTried',
    data: shape({ sessionId, verificationId: t.string, messageId, outcome: oneOf(codeOutcomes), at }),
  }),
  eventCodec({
    type: 'ContactAddressMoved',
    data: shape({ sessionId, contactId: t.string, messageId, gained: list(t.string), lost: list(t.string) }),
  }),
  eventCodec({
    type: 'ChatDocumentTaken',
    data: shape({
      sessionId,
      messageId,
      orders: list(shape({ orderId: t.string, reference: t.string, disposition: t.string })),
      missingFields: list(t.string),
      refusal: nullable(t.string),
      at,
    }),
  }),
  eventCodec({
    type: 'HandoverStarted',
    data: shape(
      { sessionId, reason: oneOf(['customer', 'admin', 'assistant'] as const), by: t.string, at },
      { wants: oneOf(handoverWishes) },
    ),
  }),
  eventCodec({
    type: 'OrderProposed',
    data: shape({
      sessionId,
      proposalId: t.string,
      askedBy: list(t.string),
      customerId: t.string,
      options: list(list(shape({ productId: t.string, code: t.string, qty: t.string }))),
      expiresAt: t.string,
      at,
    }),
  }),
  eventCodec({
    type: 'OrderProposalEnded',
    data: shape({ sessionId, proposalId: t.string, outcome: oneOf(proposalOutcomes), at }),
  }),
  eventCodec({ type: 'HandoverEnded', data: shape({ sessionId, by: t.string, at }) }),
  eventCodec({ type: 'ChatSessionAssigned', data: shape({ sessionId, assignee: nullable(t.string), at }) }),
  eventCodec({ type: 'ContactOptedOut', data: shape({ sessionId, messageId, at }) }),
  eventCodec({ type: 'ContactOptedIn', data: shape({ sessionId, messageId, at }) }),
  eventCodec({ type: 'ChatSessionClosed', data: shape({ sessionId, reason: oneOf(closeReasons), at }) }),
  eventCodec({ type: 'ChatSessionRemoved', data: shape({ sessionId, at }) }),
];

const turnCodecs = [
  eventCodec({
    type: 'TurnStarted',
    data: shape(
      { sessionId, turnId, messageIds: list(t.string), startedAt: t.string, leaseUntil: t.string },
      { jobId: t.string },
    ),
  }),
  eventCodec({
    type: 'TurnSkipped',
    data: shape({ sessionId, turnId: nullable(t.string), messageIds: list(t.string), reason: oneOf(skipReasons), at }),
  }),
  eventCodec({ type: 'TurnParked', data: shape({ sessionId, turnId, messageIds: list(t.string), failures: integer, at }) }),
  eventCodec({
    type: 'KnowledgeRetrieved',
    data: shape({ sessionId, turnId, sources, latencyMs: integer, semantic: t.boolean, at }),
  }),
  eventCodec({
    type: 'AssistantFailed',
    data: shape({ sessionId, turnId, code: t.string, failures: integer, nextAttemptAt: nullable(t.string), at }),
  }),
];

const replyCodecs = [
  eventCodec({
    type: 'ReplyGenerated',
    data: shape({
      sessionId,
      turnId,
      messageId,
      purpose: oneOf(replyPurposes),
      answersTo: t.string,
      sources,
      usage: nullable(usage),
      language: t.string,
      discloses: t.boolean,
      at,
    }),
  }),
  eventCodec({
    type: 'PersonMessageWritten',
    data: shape(
      { sessionId, messageId, answersTo: t.string, by: t.string, at },
      {
        question,
        template: t.literal(true),
      },
    ),
  }),
  eventCodec({ type: 'ReplySendAttempted', data: shape({ sessionId, messageId, attempt, at }) }),
  eventCodec({ type: 'ReplySent', data: shape({ sessionId, messageId, attempt, wamidHash: t.string, at }) }),
  eventCodec({
    type: 'ReplySendFailed',
    data: shape({
      sessionId,
      messageId,
      attempt,
      errorClass: oneOf(sendErrorClasses),
      code: nullable(integer),
      nextAttemptAt: nullable(t.string),
      at,
    }),
  }),
  eventCodec({ type: 'ReplyDropped', data: shape({ sessionId, turnId, messageId, reason: oneOf(skipReasons), at }) }),
  eventCodec({
    type: 'ReplySendUnknown',
    data: shape({ sessionId, messageId, attempt, reason, decideAt: nullable(t.string), at }),
    upcasters: [reasonIn('reason')],
  }),
  eventCodec({
    type: 'DeliveryStatusChanged',
    data: shape({ sessionId, messageId, status: oneOf(deliveryStatuses), errorCode: nullable(integer), at }),
  }),
];

const knowledgeCodecs = [
  eventCodec({ type: 'KnowledgeTextSaved', data: shape({ textId: t.string, title: t.string, text: t.string }) }),
  eventCodec({ type: 'KnowledgeTextRemoved', data: shape({ textId: t.string }) }),
  eventCodec({ type: 'KnowledgeSyncStarted', data: shape({ runId: t.string, model: t.string, entities: list(t.string) }) }),
  eventCodec({
    type: 'KnowledgeSyncCompleted',
    data: shape({
      runId: t.string,
      outcome: oneOf(['succeeded', 'failed', 'refused'] as const),
      counts: shape({ added: integer, updated: integer, skipped: integer, deleted: integer, failed: integer, tokens: integer }),
      error: nullable(reason),
    }),
    upcasters: [reasonIn('error')],
  }),
];

const cleanupCodecs = [
  eventCodec({ type: 'ChatCleanupStarted', data: shape({ day: t.string, startedAt: t.string }) }),
  eventCodec({
    type: 'ChatCleanupCompleted',
    data: shape({
      day: t.string,
      removed: integer,
      deactivated: integer,
      contents: integer,
      failed: integer,
      completedAt: t.string,
    }),
  }),
];

export const chatCodecs = [
  ...channelCodecs,
  ...receivedCodecs,
  ...conversationCodecs,
  ...turnCodecs,
  ...replyCodecs,
  ...knowledgeCodecs,
  ...cleanupCodecs,
];
