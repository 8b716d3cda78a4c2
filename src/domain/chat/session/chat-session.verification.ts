/**
 * Shows that a contact is a customer by a code that goes to an address on the customer's record. A claim that fits no record is treated alike, so that
 * nobody can find out who is a customer: its code is never sent, and no code is right.
 */
import { isAhead, later, minuteMs } from '@order-intake/kernel';
import { right } from 'fp-ts/lib/Either.js';
import type { ChatSessionCommand, Decision } from './chat-session.commands.ts';
import type { ChatSessionEvent, CodeOutcome } from './chat-session.events.ts';

const codeMinutes = 15;
/** wrong codes before a verification ends */
const mostTries = 5;

export type Verification = {
  readonly verificationId: string;
  /** null: the claim fits no record, or no more codes may be sent */
  readonly customerId: string | null;
  /** keyed hash of the address that the code goes to */
  readonly addressKey: string | null;
  readonly expiresAt: string;
  readonly wrongTries: number;
  /** null: open */
  readonly end: 'right' | 'exhausted' | 'address_moved' | null;
  /** the contact was confirmed after the right code */
  readonly isConfirmed: boolean;
};

type Verifying = {
  readonly verification: Verification | null;
  readonly triedCodes: { readonly [messageId: string]: CodeOutcome };
};

/** The six digits that a message consists of, alone or named as a code; null: it says something else. */
export const codeIn = (text: string): string | null => {
  const [, before = '', first = '', second = ''] =
    /^\s*(\D{0,40}?)(\d{3})[ \u00a0-]?(\d{3})[\s.!]*$/u.exec(text.normalize('NFKC')) ?? [];
  if (first === '') return null;
  return /^[\s:.*"'„“]*$/u.test(before) || /c[oóò]d|kod/iu.test(before) ? first + second : null;
};

/** A code may be entered now. */
export const isOpen = ({ end, expiresAt }: Verification, time: string): boolean => end === null && isAhead(expiresAt, time);

/**
 * Whether six digits are meant as its code. After its end it is told why a code counts no more, but not where a person answers: the digits may be an answer
 * to theirs.
 */
export const awaitsCode = (verification: Verification, mode: 'bot' | 'handover', time: string): boolean =>
  isOpen(verification, time) ||
  (mode === 'bot' && verification.end !== 'right' && isAhead(later(verification.expiresAt, codeMinutes * minuteMs), time));

/** What a code would come to; only an open verification has a right one. */
const outcomeOf = (verification: Verification, isRight: boolean, time: string): CodeOutcome => {
  if (verification.end === 'right') return 'used';
  if (verification.end === 'exhausted') return 'exhausted';
  if (!isOpen(verification, time)) return 'expired';
  if (isRight && verification.customerId !== null) return 'right';
  return verification.wrongTries + 1 >= mostTries ? 'exhausted' : 'wrong';
};

type TryCode = Extract<ChatSessionCommand, { type: 'TryCode' }>;
/** A message is tried once. Where another code was sent meanwhile, nothing is decided: the message is compared with that one. */
export const triedCode = (
  { messageId, verificationId, isRight, now: at }: TryCode,
  { sessionId, verification, triedCodes }: Verifying & { readonly sessionId: string },
): Decision => {
  if (verification?.verificationId !== verificationId || messageId in triedCodes) return right([]);
  const outcome = outcomeOf(verification, isRight, at);
  return right([{ type: 'ContactCodeTried', data: { sessionId, verificationId, messageId, outcome, at } }]);
};

type Start = Pick<
  Extract<ChatSessionCommand, { type: 'StartVerification' }>,
  'verificationId' | 'customerId' | 'addressKey' | 'by' | 'now'
>;
/** The newest replaces the one before it: of two codes only the last is right. */
export const startedVerification = (
  { verificationId, customerId, addressKey, by, now: at }: Start,
  { sessionId, contactId }: { readonly sessionId: string; readonly contactId: string },
): ChatSessionEvent => ({
  type: 'ContactVerificationStarted',
  data: { sessionId, verificationId, contactId, customerId, addressKey, by, at, expiresAt: later(at, codeMinutes * minuteMs) },
});

/** What an event makes of the verification; any other leaves it as it is. */
export const evolveVerification = <S extends Verifying>(state: S, event: ChatSessionEvent): S => {
  const { verification } = state;
  switch (event.type) {
    case 'ContactVerificationStarted': {
      const { verificationId, customerId, addressKey, expiresAt } = event.data;
      const started = { verificationId, customerId, addressKey, expiresAt, wrongTries: 0, end: null, isConfirmed: false };
      return { ...state, verification: started };
    }
    case 'ContactCodeTried': {
      const { messageId, outcome } = event.data;
      const triedCodes = { ...state.triedCodes, [messageId]: outcome };
      if (verification === null || verification.end !== null) return { ...state, triedCodes };
      const isWrong = outcome === 'wrong' || outcome === 'exhausted';
      const end = outcome === 'right' || outcome === 'exhausted' ? outcome : null;
      return {
        ...state,
        triedCodes,
        verification: { ...verification, end, wrongTries: verification.wrongTries + (isWrong ? 1 : 0) },
      };
    }
    case 'ContactVerified':
      return verification?.end === 'right' ? { ...state, verification: { ...verification, isConfirmed: true } } : state;
    // the code was meant for who wrote from the addresses before
    case 'ContactAddressMoved':
      return verification && !verification.isConfirmed
        ? { ...state, verification: { ...verification, end: 'address_moved' } }
        : state;
    default:
      return state;
  }
};

/** A contact whose right code is recorded and who is not confirmed yet. */
export const customerToConfirm = ({ verification }: Verifying): string | null =>
  verification?.end === 'right' && !verification.isConfirmed ? verification.customerId : null;
