/** A conversation with one contact on one channel: what came in, what the assistant did about it, what became of its replies. */

import type { Keyword } from '@order-intake/chat-language/records';
import type { Reason } from '../../reasons/reasons.ts';
import type { DeliveryStatus } from '../channel/delivery.ts';
import type { SendErrorClass } from '../channel/send-errors.ts';
import type { InboundKind } from '../chat-message.events.ts';

/** A record of the company that a reply rests on. */
export type KnowledgeSource = { readonly entity: string; readonly recordId: string; readonly score: number };

/** What a reply is for: an answer, or one of the fixed texts. */
export const replyPurposes = [
  'answer',
  'no_answer',
  'refusal',
  'handover',
  'opted_out',
  'opted_in',
  'unsupported',
  'fallback',
  'order',
  'limit',
  'small_talk',
  'clarify',
  'proposal',
  'identify',
  'verification',
] as const;
export type ReplyPurpose = (typeof replyPurposes)[number];

/** Why pending messages were not answered. */
export const skipReasons = [
  'nothing_to_answer',
  'opted_out',
  'handover',
  'channel_paused',
  'limit',
  'window_closed',
  'superseded',
] as const;
export type SkipReason = (typeof skipReasons)[number];

/** `full`: it has grown long, and goes on in a new one */
export const closeReasons = ['idle', 'admin', 'stop', 'cleanup', 'full'] as const;
export type CloseReason = (typeof closeReasons)[number];

/**
 * Why a person is needed. `cancellation`: of an order that was not found. `late_answer`: the 24-hour window closed before an answer could go.
 * `order_unclear`: an order that was not read completely. `order_unconfirmed`: an order that the customer did not confirm. `not_understood`: the
 * assistant asked back and still does not know what is meant.
 */
export const handoverWishes = [
  'cancellation',
  'late_answer',
  'order_unclear',
  'order_unconfirmed',
  'order_change',
  'cancellation_unclear',
  'complaint',
  'injury',
  'discount',
  'document_copy',
  'erasure',
  'frustration',
  'not_understood',
] as const;
export type HandoverWish = (typeof handoverWishes)[number];

export type Usage = {
  readonly provider: string;
  readonly model: string;
  readonly promptVersion: string;
  readonly promptTokens: number;
  readonly completionTokens: number;
  readonly latencyMs: number;
};

/** What a message asks about an order. It is sent only to who is confirmed as that customer; `dueAt`: until then its contact is kept for the answer. */
export type AskedInChat = {
  readonly orderId: string;
  readonly round: number;
  readonly customerId: string;
  readonly dueAt: string;
};

/** What a contact's new session goes on with; all but the language only where the one before had grown too long. */
export type Carried = {
  readonly language: string | null;
  readonly mode: 'bot' | 'handover';
  readonly customerId: string | null;
  readonly disclosed: boolean;
  /** of the last hour and before, the newest last */
  readonly turnStarts: readonly string[];
  /** what was asked about orders, which may be answered in any session; absent: nothing */
  readonly questions?: readonly { readonly messageId: string; readonly question: AskedInChat }[];
};

type Of<T extends string, D> = { readonly type: T; readonly data: { readonly sessionId: string } & Readonly<D> };

/** A line that the customer is asked to confirm. `qty`: decimal string in the article's unit. */
export type ProposedLine = { readonly productId: string; readonly code: string; readonly qty: string };
/** An order that was read from words and waits for the customer's answer. */
export type Proposal = {
  /** the customer's messages that it was read from; the last one names the draft */
  readonly askedBy: readonly string[];
  readonly customerId: string;
  /** several where a quantity may be in pieces or in packs: the customer picks one */
  readonly options: readonly (readonly ProposedLine[])[];
  readonly expiresAt: string;
};
/** `expired`: not answered in time. `replaced`: another order was proposed. */
export const proposalOutcomes = ['accepted', 'declined', 'replaced', 'expired', 'withdrawn'] as const;
export type ProposalOutcome = (typeof proposalOutcomes)[number];

/** `used`: the contact is confirmed by it already. `expired`: too late, or the contact's address moved. */
export const codeOutcomes = ['right', 'wrong', 'exhausted', 'expired', 'used'] as const;
export type CodeOutcome = (typeof codeOutcomes)[number];

/** What an assistant or a clerk answers in a turn. */
export type GeneratedReply = {
  turnId: string;
  /** of the reply; its text lies in app.chat_contents under the same id */
  messageId: string;
  purpose: ReplyPurpose;
  answersTo: string;
  sources: readonly KnowledgeSource[];
  usage: Usage | null;
  language: string;
  discloses: boolean;
};

export type ChatSessionEvent =
  | Of<
      'ChatSessionOpened',
      { channelId: string; contactId: string; optedOut: boolean; openedAt: string; carried: Carried | null }
    >
  | Of<
      'CustomerMessageAdded',
      {
        messageId: string;
        kind: InboundKind;
        sentAt: string;
        receivedAt: string;
        keyword: Keyword | null;
        /** ISO 639-1, null where it could not be told */
        language: string | null;
        /** something a reply can be written to: a text, a caption, a file that may be an order */
        answerable: boolean;
        mayBeOrder: boolean;
        refersTo: string | null;
        /** it is six digits, which may be a code that verifies the contact; absent: it is not */
        isCode?: true;
      }
    >
  /** `keyword`: of the words as they are now; absent of edits before it was told */
  | Of<'CustomerMessageEdited', { messageId: string; byMessageId: string; keyword?: Keyword | null }>
  | Of<'CustomerMessageRevoked', { messageId: string; byMessageId: string }>
  | Of<'ContactVerified', { contactId: string; customerId: string | null; by: string }>
  /**
   * A code is sent to an address on the customer's record, which the keyed hash names. Both are null where the claim fits no record or no more codes may be
   * sent: nothing is sent then.
   */
  | Of<
      'ContactVerificationStarted',
      {
        verificationId: string;
        contactId: string;
        customerId: string | null;
        addressKey: string | null;
        by: string;
        at: string;
        expiresAt: string;
      }
    >
  | Of<'ContactCodeTried', { verificationId: string; messageId: string; outcome: CodeOutcome; at: string }>
  | Of<
      'ContactAddressMoved',
      {
        contactId: string;
        /** the message that said so, or that showed it */
        messageId: string;
        /** keyed hashes of addresses that the contact has from now on, and has no more */
        gained: readonly string[];
        lost: readonly string[];
      }
    >
  | Of<
      'TurnStarted',
      {
        turnId: string;
        messageIds: readonly string[];
        startedAt: string;
        leaseUntil: string;
        /** the job that works on it; of turns from before: not known */
        jobId?: string;
      }
    >
  | Of<'TurnSkipped', { turnId: string | null; messageIds: readonly string[]; reason: SkipReason; at: string }>
  | Of<'TurnParked', { turnId: string; messageIds: readonly string[]; failures: number; at: string }>
  | Of<
      'KnowledgeRetrieved',
      { turnId: string; sources: readonly KnowledgeSource[]; latencyMs: number; semantic: boolean; at: string }
    >
  | Of<'AssistantFailed', { turnId: string; code: string; failures: number; nextAttemptAt: string | null; at: string }>
  | Of<'ReplyGenerated', GeneratedReply & { at: string }>
  /** A person wrote, who has the conversation. The text lies in app.chat_contents under the same id; `answersTo`: the message whose sender it goes to. */
  | Of<
      'PersonMessageWritten',
      {
        messageId: string;
        answersTo: string;
        by: string;
        at: string;
        /** absent: a person wrote it in the conversation */
        question?: AskedInChat;
        /** an approved template of the provider, which may also go outside the 24-hour window */
        template?: true;
      }
    >
  | Of<'ReplySendAttempted', { messageId: string; attempt: number; at: string }>
  | Of<'ReplySent', { messageId: string; attempt: number; wamidHash: string; at: string }>
  | Of<
      'ReplySendFailed',
      {
        messageId: string;
        attempt: number;
        errorClass: SendErrorClass;
        code: number | null;
        nextAttemptAt: string | null;
        at: string;
      }
    >
  /** It was to be said and is not: a colleague took over, the contact wants no more, or the time to answer is over. */
  | Of<'ReplyDropped', { turnId: string; messageId: string; reason: SkipReason; at: string }>
  | Of<'ReplySendUnknown', { messageId: string; attempt: number; reason: Reason; decideAt: string | null; at: string }>
  | Of<'DeliveryStatusChanged', { messageId: string; status: DeliveryStatus; errorCode: number | null; at: string }>
  | Of<
      'ChatDocumentTaken',
      {
        messageId: string;
        orders: readonly { readonly orderId: string; readonly reference: string; readonly disposition: string }[];
        missingFields: readonly string[];
        /** a stable code where it became no order: not_an_order, cancels_unknown_order, unreadable, too_large, not_available */
        refusal: string | null;
        at: string;
      }
    >
  /** `wants`: what the customer wants of a person, where it is something that must not get lost */
  | Of<'HandoverStarted', { reason: 'customer' | 'admin' | 'assistant'; by: string; at: string; wants?: HandoverWish }>
  /** `proposalId`: the reply that asks */
  | Of<'OrderProposed', Proposal & { proposalId: string; at: string }>
  | Of<'OrderProposalEnded', { proposalId: string; outcome: ProposalOutcome; at: string }>
  | Of<'HandoverEnded', { by: string; at: string }>
  /** assignee (the subject of their token); null: unassigned */
  | Of<'ChatSessionAssigned', { assignee: string | null; at: string }>
  | Of<'ContactOptedOut', { messageId: string; at: string }>
  | Of<'ContactOptedIn', { messageId: string; at: string }>
  | Of<'ChatSessionClosed', { reason: CloseReason; at: string }>
  | Of<'ChatSessionRemoved', { at: string }>;
