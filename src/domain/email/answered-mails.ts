/** Which of our own mails a mail answers, by the Message-IDs that its header names (RFC 5322 section 3.6.4). */
import { isOwnMessageId } from './own-mail.ts';

const mostHeader = 4_000;
const mostAnswered = 5;

/** The newest first, without brackets; those of others are nobody's business here. */
export const answeredMails = (inReplyTo: string | undefined, references: string | undefined): readonly string[] => {
  const messageIds = [inReplyTo, references].flatMap((header) =>
    [...(header ?? '').slice(-mostHeader).matchAll(/<([^<>\s]{1,300})>/g)].map(([, id = '']) => id).toReversed(),
  );
  return [...new Set(messageIds.filter(isOwnMessageId))].slice(0, mostAnswered);
};
