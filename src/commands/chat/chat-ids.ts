/** Ids that follow from the provider's own: the same message told twice is the same message. */
import { createHash } from 'node:crypto';
import { derivedId } from '../shared/derived-id.ts';

/** A wamid holds the phone number in base64: only its hash leaves app.chat_contents. */
export const wamidHash = (wamid: string): string => createHash('sha256').update(wamid).digest('hex').slice(0, 32);

/** A provider's id says which message it is within one channel only: somebody who learns one or makes one up must not take the place of somebody else's message. */
export const chatMessageId = (channelId: string, wamid: string): string => derivedId('chat-message', channelId, wamidHash(wamid));

/** As messages were called that came before the channel was part of it: wherever those are, they stay. */
export const earlierChatMessageId = (wamid: string): string => derivedId('chat-message', wamidHash(wamid));

export const chatSessionId = (contactId: string, no: number): string => derivedId('chat-session', contactId, String(no));

export const chatReplyId = (turnId: string): string => derivedId('chat-reply', turnId);

/** The same request given twice is one message. */
export const personMessageId = (commandId: string): string => derivedId('chat-person-message', commandId);

/** A message asks for one code, however often it is answered. */
export const verificationIdOf = (messageId: string): string => derivedId('contact-verification', messageId);

/** Questions about an order, and the reminder of them, are one message each, however often they are written. */
export const questionMessageId = (orderId: string, round: number, isReminder: boolean): string =>
  derivedId('chat-question', orderId, String(round), isReminder ? 'reminder' : 'questions');

/** What we send along and get back in statuses: the session and our message, so that a status is never searched for. */
export const trackerOf = (sessionId: string, messageId: string): string => `${sessionId}/${messageId}`;

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const pattern = new RegExp(`^(${uuid})/(${uuid})$`);
export const readTracker = (tracker: string | null): { readonly sessionId: string; readonly messageId: string } | null => {
  const [, sessionId, messageId] = pattern.exec(tracker ?? '') ?? [];
  return sessionId === undefined || messageId === undefined ? null : { sessionId, messageId };
};
