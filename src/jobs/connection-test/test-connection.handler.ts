/** Tries out side by side how a mailbox is read and how it sends, and leaves the report on the task. */
import type { MailboxPasswords } from '../../commands/mailbox/mailbox-passwords.ts';
import type { ConnectionProgress, ServiceTasks } from '../../commands/shared/task-kinds.ts';
import type { MailLogin } from '../../domain/email/mail-access.port.ts';
import { connectionReport } from '../../domain/mailbox/connection-report.ts';
import type { ImapProbe, MailProbe, OnProbeStage, ProtocolProbe } from '../../domain/mailbox/mail-probe.port.ts';
import { imapServerOf, type LoadMailbox, type LoginDeps, loginOf, smtpServerOf } from '../email/mailbox-access.ts';
import type { ProbeSettings, ProbeTarget } from './probe-target.ts';

type Deps = LoginDeps & {
  readonly loadMailbox: LoadMailbox;
  readonly passwords: MailboxPasswords;
  readonly probe: MailProbe;
  readonly tasks: ServiceTasks;
};
type Data = { readonly companyId: string; readonly taskId: string; readonly target: ProbeTarget };

export const createTestConnection =
  ({ loadMailbox, passwords, accessTokens, probe, tasks }: Deps) =>
  async ({ companyId, taskId, target }: Data): Promise<void> => {
    if (!(await tasks.start(companyId, taskId))) return;
    const settings = 'settings' in target ? target.settings : await loadMailbox(companyId, target.mailboxId);
    if (!settings) {
      await tasks.fail('test_connection', companyId, taskId, { code: 'mailbox_removed', message: 'the mailbox was removed' });
      return;
    }
    const deps = { passwords, accessTokens };
    const reading = await loginOf(deps, companyId, settings);
    const sending = settings.sendVia === 'graph' ? await loginOf(deps, companyId, settings, 'graph') : reading;
    let progress: ConnectionProgress = { imap: null, smtp: null };
    let reporting: Promise<unknown> = Promise.resolve();
    /** One after the other, so that what came first is not told last; a report that cannot be told on the way is told in the end. */
    const tell = (part: Partial<ConnectionProgress>) => {
      progress = { ...progress, ...part };
      const now = progress;
      reporting = reporting.then(() => tasks.progress('test_connection', companyId, taskId, now)).catch(() => undefined);
    };
    const [imap, smtp] = reading && sending ? await tried(probe, settings, { reading, sending }, tell) : passwordGone;
    await reporting;
    await tasks.succeed('test_connection', companyId, taskId, connectionReport(settings, imap, smtp));
    if ('settings' in target) await passwords.forget(companyId, [settings.passwordRef]);
  };

type Tell = (part: Partial<ConnectionProgress>) => void;
type Logins = { readonly reading: MailLogin; readonly sending: MailLogin };
const tried = (
  probe: MailProbe,
  settings: ProbeSettings,
  { reading, sending }: Logins,
  tell: Tell,
): Promise<[ImapProbe, ProtocolProbe]> => {
  // what was changed at the provider a moment ago counts: neither a token of before nor a refusal is used again
  for (const login of [reading, sending]) if ('tokens' in login) login.tokens.forget();
  const onSending: OnProbeStage = (smtp) => tell({ smtp });
  return Promise.all([
    probe.imap(imapServerOf(settings, reading), settings, (imap) => tell({ imap })),
    settings.sendVia === 'graph' && 'tokens' in sending
      ? probe.graph(sending.tokens, onSending)
      : probe.smtp(smtpServerOf(settings, sending), onSending),
  ]);
};

const unreached: ProtocolProbe = {
  stage: 'auth',
  fault: { code: 'PASSWORD_GONE', transient: false, message: 'the stored password or secret is gone' },
  steps: [],
  tlsVersion: null,
  capabilities: [],
};
const passwordGone: readonly [ImapProbe, ProtocolProbe] = [
  { ...unreached, moveStrategy: null, processedFolder: null, watchedFolders: null, unread: null, unreadToProcess: null },
  unreached,
];
