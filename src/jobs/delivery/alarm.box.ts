/** An alarm: to the administrators, through the first mailbox whose server takes it. */

import type { AdvanceAlarm, LoadAlarm } from '../../commands/delivery/advance-alarm.command.ts';
import { derivedId } from '../../commands/shared/derived-id.ts';
import type { Alarm } from '../../domain/alarm/alarm.decider.ts';
import type { AlarmKind } from '../../domain/alarm/alarm.events.ts';
import type { CompanyMailboxes, Mailbox } from '../../domain/mailbox/mailbox.decider.ts';
import { because } from '../../domain/reasons/reasons.ts';
import { administratorsOf } from './administrators.ts';
import type { Box, Composed } from './box.ts';
import { composeAlarm } from './compose-alarm.ts';
import { type InternalWaysDeps, internalSender, internalWays } from './internal-ways.ts';
import { linkTo } from './mail-of-facts.ts';

export type AlarmDeps = InternalWaysDeps & {
  readonly loadAlarm: LoadAlarm;
  readonly advanceAlarm: AdvanceAlarm;
  readonly loadMailboxes: (companyId: string) => Promise<CompanyMailboxes>;
  readonly companyName: (companyId: string) => Promise<string>;
  readonly publicUrl: string | null;
};
type Raised = Exclude<Alarm, { phase: 'never' }>;

export const createAlarmBox = (deps: AlarmDeps): Box => ({
  open: async (companyId, alarmId) => {
    const alarm = await deps.loadAlarm(companyId, alarmId);
    if (alarm.phase === 'never') return null;
    return { delivery: alarm.notification, compose: () => compose(deps, companyId, alarm) };
  },
  give: async (alarmId, command, context) => (await deps.advanceAlarm(alarmId, command, context)).appended.length > 0,
});

const compose = async (deps: AlarmDeps, companyId: string, alarm: Raised): Promise<Composed> => {
  const { alarmId, round, facts } = alarm;
  const mailboxes = await deps.loadMailboxes(companyId);
  const recipients = await administratorsOf(deps, companyId);
  if (recipients.length === 0) return { notWanted: because.no_administrators() };
  if (facts.mailboxId !== null && !mailboxes[facts.mailboxId]) return { notWanted: because.mailbox_removed() };
  const senders = sendersOf(mailboxes, alarm);
  const sender = internalSender(deps, senders);
  if (sender === null) return { notWanted: because.no_sender() };
  const messageId = `${derivedId('alarm', alarmId, String(round))}@${sender.split('@').at(-1)}`;
  const mailbox = facts.mailboxId === null ? null : (mailboxes[facts.mailboxId] ?? null);
  const path = mailbox ? `/app/mailboxes/${facts.mailboxId}` : paths[facts.kind];
  const companyName = await deps.companyName(companyId);
  const mail = { facts, mailbox, to: recipients, messageId, link: linkTo(deps.publicUrl, path), companyName };
  const ways = await internalWays(deps, companyId, senders, (from) => composeAlarm({ ...mail, from }));
  return { recipients, messageId, ways };
};

/** pages: the recipient of the mail has a browser, and no token */
const waiting = '/app/logs?status=PENDING';
const paths: { readonly [kind in AlarmKind]: string } = {
  mailbox_trouble: waiting,
  mailbox_silent: waiting,
  backlog: waiting,
  mails_held_up: waiting,
  chat_paused: '/app/chat',
  deliveries_unsure: '/app/logs?notification=ambiguous',
  webhook_paused: '/app/settings',
  secret_expires: '/app/mailboxes',
  auto_approval_suspended: '/app/settings',
};

/** Mailboxes that work first; the one the alarm is about may still send when it cannot be read. */
const sendersOf = (mailboxes: CompanyMailboxes, { facts }: Raised): readonly Mailbox[] => {
  const rank = ([id, { trouble: problem }]: readonly [string, Mailbox]) =>
    id === facts.mailboxId ? 2 : problem === null ? 0 : 1;
  return Object.entries(mailboxes)
    .filter(([, { isActive }]) => isActive)
    .sort((a, b) => rank(a) - rank(b))
    .map(([, mailbox]) => mailbox);
};
