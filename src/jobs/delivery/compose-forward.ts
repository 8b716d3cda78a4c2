/** A mail that is no order, sent on as it came in: attached to a mail of ours, so that its signatures and its sender stay what they were. */
import type { LoadEmail } from '../../commands/email/advance-email.command.ts';
import type { KnownEmail } from '../../domain/email/email.state.ts';
import { type MailboxReader, MailboxUnavailable, type OutgoingMail } from '../../domain/email/mail-access.port.ts';
import { mailKindText } from '../../domain/email/mail-kind.ts';
import { ownMessageId } from '../../domain/email/own-mail.ts';
import type { Mailbox } from '../../domain/mailbox/mailbox.decider.ts';
import { because } from '../../domain/reasons/reasons.ts';
import { findInFolders } from '../email/located-mails.ts';
import { type LoadMailbox, type LoginDeps, openImapServer } from '../email/mailbox-access.ts';
import type { Way } from './box.ts';
import { mailOfFacts } from './mail-of-facts.ts';
import { type MailboxWayDeps, mailboxWay } from './mailbox-way.ts';
import type { Composer } from './outbox.box.ts';

export type ForwardDeps = MailboxWayDeps &
  LoginDeps & {
    readonly loadEmail: LoadEmail;
    readonly loadMailbox: LoadMailbox;
    readonly reader: MailboxReader;
    /** of any company of the installation */
    readonly isWatchedAddress: (address: string) => Promise<boolean>;
    readonly companyName: (companyId: string) => Promise<string>;
  };

/** What mail servers take as a rule. */
const mostBytes = 25 * 1024 * 1024;
const deadlineMs = 60_000;

export const composeForward =
  (deps: ForwardDeps): Composer =>
  async ({ companyId, id, target, aboutId: emailId }) => {
    const { state } = await deps.loadEmail(companyId, emailId);
    if (state.phase === 'none' || target === null) return { notWanted: because.nobody_named() };
    if (await deps.isWatchedAddress(target)) return { notWanted: because.forward_to_watched_mailbox() };
    const mailbox = await mailboxOf(deps, companyId, state);
    if (!mailbox) return { notWanted: because.mailbox_removed() };
    const messageId = ownMessageId(id, mailbox.emailAddress);
    const companyName = await deps.companyName(companyId);
    const mail = (forwarded: Buffer) => (from: string) => ({
      ...cover(state, companyName, { from, to: target, messageId }),
      forwarded,
    });
    return { recipients: [target], messageId, ways: [forwardWay(deps, { companyId, state, mailbox }, mail)] };
  };

const mailboxOf = async ({ loadMailbox }: ForwardDeps, companyId: string, { copies }: KnownEmail): Promise<Mailbox | null> => {
  for (const { copy } of copies) {
    const mailbox = await loadMailbox(companyId, copy.mailboxId);
    if (mailbox) return mailbox;
  }
  return null;
};

/** The text above the forwarded mail. A reply goes to the mail's writer. */
const cover = (
  { mail, phase, ...email }: KnownEmail,
  companyName: string,
  { from, to, messageId }: { readonly from: string; readonly to: string; readonly messageId: string },
): OutgoingMail => {
  const kind = phase === 'processed' && 'outcome' in email ? email.outcome.kind : undefined;
  const facts = [
    ['From', mail.fromName ? `${mail.fromName} <${mail.from}>` : mail.from],
    ['Subject', mail.subject],
    ['Received', mail.receivedAt],
    ...(kind ? [['Kind', mailKindText[kind]] as const] : []),
  ] as const;
  const subject = `Fwd: ${mail.subject}`;
  const composed = mailOfFacts({ title: 'Forwarded email', subject, facts, companyName, from, to: [to], messageId });
  return { ...composed, headers: { ...composed.headers, ...(mail.from.includes('@') ? { 'Reply-To': mail.from } : {}) } };
};

type Of = { readonly companyId: string; readonly state: KnownEmail; readonly mailbox: Mailbox };

/** It is fetched when its turn has come; what lies in no folder any more cannot be sent on. */
const forwardWay = (deps: ForwardDeps, of: Of, mail: (source: Buffer) => (from: string) => OutgoingMail): Way => ({
  name: of.mailbox.smtpServer,
  send: async (mayGo) => {
    const refused = (reason: string, transient: boolean) => ({ outcome: 'refused', transient, reason }) as const;
    try {
      const source = await sourceOf(deps, of);
      if (source === null) return refused('the mail is in none of its folders any more', false);
      if (source === 'too_large') return refused(`the mail is larger than ${mostBytes / 1024 / 1024} MB`, false);
      return await mailboxWay(deps, of.companyId, of.mailbox, mail(source)).send(mayGo);
    } catch (error) {
      if (!(error instanceof MailboxUnavailable)) throw error;
      return refused(error.message, true);
    }
  },
});

const sourceOf = async (deps: ForwardDeps, { companyId, state, mailbox }: Of): Promise<Buffer | 'too_large' | null> => {
  const session = await deps.reader.open(await openImapServer(deps, companyId, mailbox), { deadlineMs });
  try {
    const located = await findInFolders(session, mailbox, state);
    if (!located) return null;
    return await session.source(located.uid, mostBytes, ...(located.processed ? [mailbox.processedFolder] : []));
  } finally {
    await session.close();
  }
};
