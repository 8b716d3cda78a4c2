/** What can be asked of a session, and why it may be refused. */

import type { Keyword } from '@order-intake/chat-language/records';
import type { Either } from 'fp-ts/lib/Either.js';
import type { Reason } from '../../reasons/reasons.ts';
import type { DeliveryStatus } from '../channel/delivery.ts';
import type { SendErrorClass } from '../channel/send-errors.ts';
import type {
  AskedInChat,
  Carried,
  ChatSessionEvent,
  CloseReason,
  GeneratedReply,
  HandoverWish,
  KnowledgeSource,
  Proposal,
  ProposalOutcome,
  SkipReason,
} from './chat-session.events.ts';

type DataOf<T extends ChatSessionEvent['type']> = Omit<Extract<ChatSessionEvent, { type: T }>['data'], 'sessionId'>;
type Command<T extends string, D = object> = { readonly type: T } & Readonly<D>;

export type ChatSessionCommand =
  | Command<
      'OpenSession',
      { sessionId: string; channelId: string; contactId: string; optedOut: boolean; carried: Carried | null; now: string }
    >
  | Command<'AddCustomerMessages', { messages: readonly DataOf<'CustomerMessageAdded'>[] }>
  | Command<'EditCustomerMessage', { messageId: string; byMessageId: string; keyword: Keyword | null }>
  | Command<'RevokeCustomerMessage', { messageId: string; byMessageId: string }>
  | Command<'VerifyContact', { customerId: string | null; by: string }>
  /** `messageId`: of the message that tells the contact so; null: a turn answers */
  | Command<
      'StartVerification',
      {
        verificationId: string;
        customerId: string | null;
        addressKey: string | null;
        by: string;
        messageId: string | null;
        now: string;
      }
    >
  | Command<'TryCode', { verificationId: string; messageId: string; isRight: boolean; now: string }>
  | Command<'RecordAddressMove', DataOf<'ContactAddressMoved'>>
  | Command<
      'StartTurn',
      {
        turnId: string;
        /** what waited when it was decided: with anything else it is decided again */
        pending: readonly string[];
        now: string;
        leaseMs: number;
        /** the job that works on it */
        jobId: string;
        /** a turn that nobody works on any more: it is taken over before its lease ends */
        abandoned: string | null;
      }
    >
  /** `pending`: see StartTurn */
  | Command<'SkipPending', { reason: SkipReason; pending: readonly string[]; now: string }>
  | Command<'EndTurn', { turnId: string; reason: SkipReason; now: string }>
  | Command<'ParkTurn', { turnId: string; now: string }>
  | Command<
      'RecordKnowledge',
      { turnId: string; sources: readonly KnowledgeSource[]; latencyMs: number; semantic: boolean; now: string }
    >
  | Command<'RecordAssistantFailure', { turnId: string; code: string; retryAfterMs: readonly number[]; now: string }>
  /** `proposes`: an order that the reply asks about; `ends`: the proposal that the customer answered */
  | Command<
      'RecordReply',
      GeneratedReply & {
        wants: HandoverWish | null;
        proposes?: Proposal;
        ends?: { readonly proposalId: string; readonly outcome: ProposalOutcome };
        now: string;
      }
    >
  | Command<'LapseProposal', { proposalId: string; now: string }>
  /** a person writes, who has taken the conversation over */
  | Command<'WriteMessage', { messageId: string; by: string; now: string }>
  /** questions to the customer about an order */
  | Command<'WriteQuestion', { messageId: string; question: AskedInChat; isTemplate: boolean; by: string; now: string }>
  | Command<'AttemptSend', { messageId: string; now: string }>
  | Command<'RecordSent', { messageId: string; wamidHash: string; now: string }>
  | Command<
      'RecordSendFailed',
      {
        messageId: string;
        errorClass: SendErrorClass;
        code: number | null;
        retryAfterMs: number | null;
        unitMs: number;
        now: string;
      }
    >
  | Command<'RecordSendUnknown', { messageId: string; reason: Reason; waitMs: number; now: string }>
  | Command<'ApplyStatus', { messageId: string; status: DeliveryStatus; errorCode: number | null; now: string }>
  | Command<'RecordDocument', DataOf<'ChatDocumentTaken'>>
  | Command<'StartHandover', { reason: 'customer' | 'admin' | 'assistant'; by: string; now: string }>
  | Command<'EndHandover', { by: string; now: string }>
  | Command<'AssignSession', { assignee: string | null; now: string }>
  | Command<'OptOut', { messageId: string; now: string }>
  | Command<'OptIn', { messageId: string; now: string }>
  | Command<'CloseSession', { reason: CloseReason; now: string }>
  | Command<'RemoveSession', { now: string }>;

export type ChatSessionRefusal =
  | { readonly type: 'SessionUnknown' }
  | { readonly type: 'SessionClosed' }
  | { readonly type: 'TurnRunning'; readonly leaseUntil: string }
  | { readonly type: 'TurnGone' }
  /** the assistant answers: two voices would talk over each other */
  | { readonly type: 'NotTakenOver' }
  | { readonly type: 'OptedOut' }
  /** the provider lets only templates through, and there are none */
  | { readonly type: 'WindowClosed' };

export type Decision = Either<ChatSessionRefusal, readonly ChatSessionEvent[]>;
