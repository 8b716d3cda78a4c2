/** Tries out both servers of a mailbox side by side and leaves the report on the task. */
import type { MailboxPasswords } from '../../commands/mailbox/mailbox-passwords.ts';
import type { ServiceTasks } from '../../commands/shared/task-kinds.ts';
import { connectionReport } from '../../domain/mailbox/connection-report.ts';
import type { ImapProbe, MailProbe, ProtocolProbe } from '../../domain/mailbox/mail-probe.port.ts';
import { imapServerOf, type LoadMailbox, smtpServerOf } from '../email/mailbox-access.ts';
import type { ProbeSettings, ProbeTarget } from './probe-target.ts';

type Deps = {
  readonly loadMailbox: LoadMailbox;
  readonly passwords: MailboxPasswords;
  readonly probe: MailProbe;
  readonly tasks: ServiceTasks;
};
type Data = { readonly companyId: string; readonly taskId: string; readonly target: ProbeTarget };

export const createTestConnection =
  ({ loadMailbox, passwords, probe, tasks }: Deps) =>
  async ({ companyId, taskId, target }: Data): Promise<void> => {
    if (!(await tasks.start(companyId, taskId))) return;
    const settings = 'settings' in target ? target.settings : await loadMailbox(companyId, target.mailboxId);
    if (!settings) {
      await tasks.fail('test_connection', companyId, taskId, { code: 'mailbox_removed', message: 'the mailbox was removed' });
      return;
    }
    const password = await passwords.open(companyId, settings.passwordRef);
    const [imap, smtp] = password === null ? passwordGone : await tried(probe, settings, password);
    await tasks.succeed('test_connection', companyId, taskId, connectionReport(settings, imap, smtp));
    if ('settings' in target) await passwords.forget(companyId, [settings.passwordRef]);
  };

const tried = (probe: MailProbe, settings: ProbeSettings, password: string): Promise<[ImapProbe, ProtocolProbe]> =>
  Promise.all([probe.imap(imapServerOf(settings, password), settings), probe.smtp(smtpServerOf(settings, password))]);

const unreached: ProtocolProbe = {
  stage: 'auth',
  fault: { code: 'PASSWORD_GONE', transient: false, message: 'the stored password is gone' },
  steps: [],
  tlsVersion: null,
  capabilities: [],
};
const passwordGone: readonly [ImapProbe, ProtocolProbe] = [
  { ...unreached, moveStrategy: null, processedFolder: null, unread: null, unreadToProcess: null },
  unreached,
];
