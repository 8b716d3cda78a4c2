/** Tells the administrators of an alarm: recorded before it is sent, never sent twice, through the first mailbox whose server takes it. */
import type { AdvanceAlarm, LoadAlarm } from '../../commands/alarm/advance-alarm.command.ts';
import type { LoadCompanySettings } from '../../commands/company/change-company-settings.command.ts';
import type { MailboxPasswords } from '../../commands/mailbox/mailbox-passwords.ts';
import { derivedId } from '../../commands/shared/derived-id.ts';
import type { Alarm } from '../../domain/alarm/alarm.decider.ts';
import type { AlarmKind } from '../../domain/alarm/alarm.events.ts';
import { MailboxUnavailable, type Mailer, type OutgoingMail, type SendOutcome } from '../../domain/email/mail-access.port.ts';
import type { CompanyMailboxes, Mailbox } from '../../domain/mailbox/mailbox.decider.ts';
import type { JobContext } from '../../platform/command-handling/command-context.ts';
import { openSmtpServer } from '../email/mailbox-access.ts';
import { administratorsOf } from '../notifications/administrators.ts';
import { linkTo } from '../notifications/mail-of-facts.ts';
import { composeAlarm } from './compose-alarm.ts';

type Deps = {
  readonly loadAlarm: LoadAlarm;
  readonly advanceAlarm: AdvanceAlarm;
  readonly loadMailboxes: (companyId: string) => Promise<CompanyMailboxes>;
  readonly companySettings: LoadCompanySettings;
  readonly companyName: (companyId: string) => Promise<string>;
  readonly passwords: MailboxPasswords;
  readonly mailer: Mailer;
  readonly adminEmail: string | null;
  readonly publicUrl: string | null;
  readonly now: () => Date;
  readonly warn: (details: object, message: string) => void;
};
type Raised = Exclude<Alarm, { phase: 'never' }>;

export const createSendAlarm =
  (deps: Deps) =>
  async (alarmId: string, context: JobContext): Promise<void> => {
    const { companyId } = context;
    const alarm = await deps.loadAlarm(companyId, alarmId);
    if (alarm.phase === 'never') return;
    const { round } = alarm;
    const end = (what: Ended) =>
      deps.advanceAlarm(alarmId, { type: 'EndAlarmNotification', round, ...what, now: deps.now().toISOString() }, context);
    const mailboxes = await deps.loadMailboxes(companyId);
    const to = await administratorsOf(deps, companyId);
    const senders = sendersOf(mailboxes, alarm);
    const [first] = senders;
    const nobody =
      to.length === 0 ? 'no administrators are named (admin_emails, ADMIN_EMAIL)' : 'no mailbox is left to send from';
    if (to.length === 0 || !first) {
      deps.warn({ companyId, alarmId, reason: nobody }, 'nobody is told of an alarm');
      await end({ end: 'not_wanted', reason: nobody, transient: false });
      return;
    }
    const messageId = `${derivedId('alarm', alarmId, String(round))}@${first.emailAddress.split('@').at(-1)}`;
    const attempt = { type: 'AttemptAlarmNotification', messageId, now: deps.now().toISOString() } as const;
    const { appended } = await deps.advanceAlarm(alarmId, attempt, context);
    if (!appended.some(({ type }) => type === 'AlarmNotificationAttempted')) return;
    const mailbox = alarm.facts.mailboxId === null ? null : (mailboxes[alarm.facts.mailboxId] ?? null);
    const path = mailbox ? `/sales/email-configs/${alarm.facts.mailboxId}/health/` : pathOf(alarm.facts.kind);
    const input = { facts: alarm.facts, mailbox, to, messageId, link: linkTo(deps.publicUrl, path) };
    const companyName = await deps.companyName(companyId);
    await end(await sendThrough(deps, companyId, senders, (from) => composeAlarm({ ...input, companyName, from })));
  };

const pathOf = (kind: AlarmKind): string =>
  kind === 'chat_paused' ? '/api/chatchannel/channels/' : '/sales/email-logs/?status=PENDING';

/** Mailboxes that work first; the one the alarm is about may still send when it cannot be read. Of a removed one there is nothing to tell. */
const sendersOf = (mailboxes: CompanyMailboxes, { facts }: Raised): readonly Mailbox[] => {
  if (facts.mailboxId !== null && !mailboxes[facts.mailboxId]) return [];
  const rank = ([id, { trouble }]: readonly [string, Mailbox]) => (id === facts.mailboxId ? 2 : trouble === null ? 0 : 1);
  return Object.entries(mailboxes)
    .filter(([, { isActive }]) => isActive)
    .sort((a, b) => rank(a) - rank(b))
    .map(([, mailbox]) => mailbox);
};

type Ended = {
  readonly end: 'sent' | 'failed' | 'ambiguous' | 'not_wanted';
  readonly reason: string;
  readonly transient: boolean;
};

/** Only what a server has certainly refused is given to the next one. */
const sendThrough = async (
  deps: Deps,
  companyId: string,
  senders: readonly Mailbox[],
  compose: (from: string) => OutgoingMail,
): Promise<Ended> => {
  const reasons: string[] = [];
  let transient = false;
  for (const sender of senders) {
    const outcome = await send(deps, companyId, sender, compose(sender.emailAddress));
    if (outcome.outcome === 'sent') return { end: 'sent', reason: '', transient: false };
    if (outcome.outcome === 'unknown') return { end: 'ambiguous', reason: outcome.reason, transient: false };
    reasons.push(`${sender.smtpServer}: ${outcome.reason}`);
    transient ||= outcome.transient;
  }
  deps.warn({ companyId, reasons }, 'the administrators could not be told of an alarm');
  return { end: 'failed', reason: reasons.join('; ').slice(0, 500), transient };
};

const send = async (deps: Deps, companyId: string, sender: Mailbox, mail: OutgoingMail): Promise<SendOutcome> => {
  try {
    return await deps.mailer.send(await openSmtpServer(deps.passwords, companyId, sender), mail);
  } catch (error) {
    if (!(error instanceof MailboxUnavailable)) throw error;
    return { outcome: 'refused', transient: false, reason: error.message };
  }
};
