/** The alarm about one mailbox: open from the moment a person is needed until it has been polled well, or is not polled any more. */
import type { JobContext } from '@order-intake/event-sourcing';
import { type AdvanceAlarm, mailboxAlarmId } from '../../commands/delivery/advance-alarm.command.ts';
import type { AlarmFacts } from '../../domain/alarm/alarm.events.ts';
import type { MailboxPolls } from '../email/mailbox-polls.ts';

export type MailboxAlarms = {
  readonly raise: (mailboxId: string, facts: Pick<AlarmFacts, 'kind' | 'cause' | 'since'>, context: JobContext) => Promise<void>;
  /** Does nothing when none can be open. `polled`: it was only read, so an alarm stays while processed mails cannot be moved: a full mailbox is read well. */
  readonly clear: (mailboxId: string, context: JobContext, because?: 'polled') => Promise<void>;
};

type Deps = {
  readonly advanceAlarm: AdvanceAlarm;
  readonly polls: Pick<MailboxPolls, 'mayBeAlarmed' | 'setAlarmed' | 'areMovesRefused'>;
  readonly warn: (details: object, message: string) => void;
};

export const createMailboxAlarms = ({ advanceAlarm, polls, warn }: Deps): MailboxAlarms => ({
  raise: async (mailboxId, facts, context) => {
    const { companyId } = context;
    // first, so that a successful poll after a crash in between clears it
    await polls.setAlarmed(companyId, mailboxId, true);
    const alarmId = mailboxAlarmId(mailboxId);
    const { appended } = await advanceAlarm(alarmId, { type: 'RaiseAlarm', alarmId, ...facts, mailboxId, count: null }, context);
    if (appended.length > 0) warn({ companyId, mailboxId, ...facts }, 'a mailbox cannot be read: the administrators are told');
  },
  clear: async (mailboxId, context, because) => {
    if (!(await polls.mayBeAlarmed(mailboxId))) return;
    if (because === 'polled' && (await polls.areMovesRefused(mailboxId))) return;
    const { appended } = await advanceAlarm(mailboxAlarmId(mailboxId), { type: 'ClearAlarm' }, context);
    if (appended.length > 0) warn({ companyId: context.companyId, mailboxId }, 'the alarm about a mailbox is over');
    await polls.setAlarmed(context.companyId, mailboxId, false);
  },
});
