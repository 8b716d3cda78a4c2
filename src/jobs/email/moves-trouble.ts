/** What it leaves behind that processed mails cannot be moved: the mailbox's health says so, and administrators are told, until a move works again. */
import type { JobContext } from '@order-intake/event-sourcing';
import type { MoveResult } from '../../domain/email/mail-access.port.ts';
import type { MailboxAlarms } from '../alarm/mailbox-alarms.ts';
import type { MailboxPolls } from './mailbox-polls.ts';

type Deps = {
  readonly polls: Pick<MailboxPolls, 'movesRefused' | 'movesWork'>;
  readonly alarms: MailboxAlarms;
};
export type NoteMoves = (mailboxId: string, results: readonly MoveResult[], context: JobContext) => Promise<void>;

/** What may pass is told when it has not: a mailbox that is full, or read-only, needs a person at once. */
const patienceMinutes = 30;

export const createNoteMoves =
  ({ polls, alarms }: Deps): NoteMoves =>
  async (mailboxId, results, context) => {
    const { companyId } = context;
    for (const result of results) {
      if (result.moved || result.trouble === undefined) continue;
      const { trouble: problem, reason } = result;
      const { since, minutes } = await polls.movesRefused({ companyId, mailboxId, trouble: problem, reason });
      if (problem !== 'moves_refused' || minutes >= patienceMinutes)
        await alarms.raise(mailboxId, { kind: 'mailbox_trouble', cause: problem, since: since.toISOString() }, context);
      return;
    }
    const isMoved = results.some((result) => result.moved && result.how !== 'gone' && result.how !== 'already_there');
    if (isMoved && (await polls.movesWork(mailboxId))) await alarms.clear(mailboxId, context);
  };
