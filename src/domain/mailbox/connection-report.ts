/** What a connection test answers: both protocols, field by field as docs/explanation/mail-delivery.md says. */
import type { ImapProbe, ProtocolProbe } from './mail-probe.port.ts';
import type { MailboxSettings } from './mailbox.events.ts';
import type { ProbeCode } from './probe-codes.ts';
import { hintFor } from './probe-hints.ts';

const protocolReport = (
  { stage, fault, steps, tlsVersion, capabilities }: ProtocolProbe,
  hintOf: (code: ProbeCode) => string,
) => ({
  ok: fault === null,
  stage,
  code: fault?.code ?? null,
  transient: fault?.transient ?? false,
  message: fault?.message ?? null,
  hint: fault ? hintOf(fault.code) : null,
  steps,
  tls_version: tlsVersion,
  capabilities,
});

const folderReport = (name: string, { processedFolder }: ImapProbe) =>
  processedFolder && { name, ...processedFolder, will_be_created: !processedFolder.exists };

const isApplication = ({ authentication }: Pick<MailboxSettings, 'authentication'>): boolean => Boolean(authentication);

export const connectionReport = (
  settings: Pick<MailboxSettings, 'imapServer' | 'smtpServer' | 'processedFolder' | 'authentication' | 'sendVia'>,
  imap: ImapProbe,
  smtp: ProtocolProbe,
) => ({
  ok: imap.fault === null && smtp.fault === null,
  imap: {
    ...protocolReport(imap, (code) => hintFor(code, settings.imapServer, isApplication(settings))),
    move_strategy: imap.moveStrategy,
    processed_folder: folderReport(settings.processedFolder, imap),
    watched_folders: imap.watchedFolders,
    unread_count: imap.unread,
    unread_to_process_count: imap.unreadToProcess,
  },
  smtp: protocolReport(smtp, (code) => hintFor(code, settings.smtpServer, isApplication(settings), settings.sendVia)),
});

export type ConnectionReport = ReturnType<typeof connectionReport>;
