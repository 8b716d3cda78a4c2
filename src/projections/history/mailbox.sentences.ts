import type { MailboxEvent, MailboxSettings } from '../../domain/mailbox/mailbox.events.ts';
import type { FieldChange } from '../../domain/sales-order/sales-order.events.ts';
import type { Recorded } from '../../platform/event-store/event-store.ts';
import { because, counted, type Sentences, told } from './sentence.types.ts';

/** Settings by the names of the specification. A password is only ever said to have changed. */
const fieldOf = {
  module: 'module',
  emailAddress: 'email_address',
  passwordRef: 'email_password',
  imapServer: 'imap_server',
  imapPort: 'imap_port',
  imapUseSsl: 'imap_use_ssl',
  smtpServer: 'smtp_server',
  smtpPort: 'smtp_port',
  smtpUseTls: 'smtp_use_tls',
  autoCreateDraft: 'auto_create_draft',
  minConfidenceThreshold: 'min_confidence_threshold',
  processedFolder: 'processed_folder',
  notificationEmail: 'notification_email',
  processSince: 'process_since',
  isActive: 'is_active',
} as const satisfies { readonly [setting in keyof MailboxSettings]: string };

type Setting = keyof MailboxSettings;
const hidden = '(hidden)';

const shown = (setting: Setting, value: MailboxSettings[Setting] | undefined): string | null =>
  value === undefined || value === null ? null : setting === 'passwordRef' ? hidden : String(value);

/** What a setting was after these events. */
const settingAfter = (past: readonly Recorded[], mailboxId: string, setting: Setting): MailboxSettings[Setting] | undefined => {
  for (const event of [...past].reverse() as unknown as readonly MailboxEvent[]) {
    if (event.data.mailboxId !== mailboxId) continue;
    const given =
      event.type === 'MailboxConfigured' ? event.data.settings : event.type === 'MailboxChanged' ? event.data.changes : {};
    if (setting in given) return (given as Partial<MailboxSettings>)[setting];
  }
  return undefined;
};

const changesOf = (
  { mailboxId, changes }: Extract<MailboxEvent, { type: 'MailboxChanged' }>['data'],
  past: readonly Recorded[],
): readonly FieldChange[] =>
  (Object.keys(changes) as Setting[]).map((setting) => ({
    field: fieldOf[setting] ?? setting,
    before: shown(setting, settingAfter(past, mailboxId, setting)),
    after: shown(setting, changes[setting]),
  }));

export const mailboxSentences: Sentences<MailboxEvent> = {
  MailboxConfigured: ({ data: { settings } }) => told(`Configured ${settings.emailAddress} for ${settings.module}.`),
  MailboxChanged: ({ data }, past) =>
    told(`Changed ${counted(Object.keys(data.changes).length, 'setting')}.`, changesOf(data, past)),
  MailboxRemoved: () => told('Removed, and its password with it.'),
  MailboxConditionChanged: ({ data: { trouble, reason } }) =>
    told(trouble === null ? `It works again${because(reason)}.` : `It cannot be used (${trouble})${because(reason)}.`),
};
