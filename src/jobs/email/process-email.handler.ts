/** One mail goes on in the first of its mailboxes that is still there, those where something is left to do before the others. */
import type { JobContext } from '@order-intake/event-sourcing';
import type { LoadEmail } from '../../commands/email/advance-email.command.ts';
import type { AbandonEmails } from './abandon-emails.step.ts';
import type { LoadMailbox } from './mailbox-access.ts';
import type { createProcessEmails } from './process-emails.handler.ts';

type Deps = {
  readonly loadEmail: LoadEmail;
  readonly loadMailbox: LoadMailbox;
  readonly processEmails: ReturnType<typeof createProcessEmails>;
  readonly abandonEmails: AbandonEmails;
};

export const createProcessEmail =
  ({ loadEmail, loadMailbox, processEmails, abandonEmails }: Deps) =>
  async (emailId: string, context: JobContext): Promise<void> => {
    const { state } = await loadEmail(context.companyId, emailId);
    if (state.phase === 'none') return;
    const openFirst = [...state.copies].sort((a, b) => Number(a.settled) - Number(b.settled));
    const mailboxIds = [...new Set(openFirst.map(({ copy }) => copy.mailboxId))];
    for (const mailboxId of mailboxIds) {
      if (!(await loadMailbox(context.companyId, mailboxId))) continue;
      await processEmails(mailboxId, [emailId], context);
      return;
    }
    await abandonEmails(mailboxIds[0] ?? '', [emailId], context);
  };
