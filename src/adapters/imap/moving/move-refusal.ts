/** Why a server does not move processed mails, in words for a person. */
import type { MoveResult } from '../../../domain/email/mail-access.port.ts';
import type { MoveTrouble } from '../../../domain/mailbox/mailbox.events.ts';
import type { ImapLink, Refusal } from '../connection/imap-link.ts';

const isFull = /quota|(?:mailbox|disk|storage)\b.*\bfull|insufficient.*(?:space|storage)|no space/i;
const isReadOnly = /read[- ]?only/i;

const moveTroubleOf = ({ code, text }: Refusal, isOpenedReadOnly: boolean): MoveTrouble => {
  if (code === 'OVERQUOTA' || isFull.test(text)) return 'full';
  return code === 'READ-ONLY' || isOpenedReadOnly || isReadOnly.test(text) ? 'read_only' : 'moves_refused';
};

/** `description`: what the server did not do. */
export const notMoved = (link: ImapLink, uid: number, description: string): MoveResult => {
  const refusal = link.lastRefusal();
  const { mailbox } = link.client;
  const problem = moveTroubleOf(refusal, mailbox !== false && mailbox !== undefined && mailbox.readOnly === true);
  return { uid, moved: false, reason: refusal.text === '' ? description : `${description} (${refusal.text})`, trouble: problem };
};
