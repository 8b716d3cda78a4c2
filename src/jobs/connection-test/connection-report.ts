/** What a connection test answers: both protocols, field by field as docs/mail.md says. */
import type { ImapProbe, ProtocolProbe } from '../../domain/mailbox/mail-probe.port.ts';
import { hintFor } from '../../domain/mailbox/probe-hints.ts';
import type { ProbeSettings } from './probe-target.ts';

const protocolReport = ({ stage, fault, steps, tlsVersion, capabilities }: ProtocolProbe, host: string) => ({
  ok: fault === null,
  stage,
  code: fault?.code ?? null,
  transient: fault?.transient ?? false,
  message: fault?.message ?? null,
  hint: fault ? hintFor(fault.code, host) : null,
  steps,
  tls_version: tlsVersion,
  capabilities,
});

const folderReport = (name: string, { processedFolder }: ImapProbe) =>
  processedFolder && { name, ...processedFolder, will_be_created: !processedFolder.exists };

export const connectionReport = (settings: Omit<ProbeSettings, 'passwordRef'>, imap: ImapProbe, smtp: ProtocolProbe) => ({
  ok: imap.fault === null && smtp.fault === null,
  imap: {
    ...protocolReport(imap, settings.imapServer),
    move_strategy: imap.moveStrategy,
    processed_folder: folderReport(settings.processedFolder, imap),
    unread_count: imap.unread,
    unread_to_process_count: imap.unreadToProcess,
  },
  smtp: protocolReport(smtp, settings.smtpServer),
});
