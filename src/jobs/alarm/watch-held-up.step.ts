/** The alarm about mails that something hinders for more than an hour: open as long as there is one, told once each time. */
import type { JobContext } from '@order-intake/event-sourcing';
import { type AdvanceAlarm, heldUpAlarmId } from '../../commands/delivery/advance-alarm.command.ts';
import type { HeldUpMails } from '../../projections/mailbox-health/held-up-mails.queries.ts';

export type WatchHeldUp = (context: JobContext) => Promise<void>;

export type WatchHeldUpDeps = {
  readonly heldUpMails: (companyId: string) => Promise<HeldUpMails>;
  readonly advanceAlarm: AdvanceAlarm;
  readonly warn: (details: object, message: string) => void;
};

export const createWatchHeldUp =
  ({ heldUpMails, advanceAlarm, warn }: WatchHeldUpDeps): WatchHeldUp =>
  async (context) => {
    const { companyId } = context;
    const { mails, since, cause, alarmed } = await heldUpMails(companyId);
    const alarmId = heldUpAlarmId(companyId);
    if (mails > 0 && !alarmed) {
      const backlog = { since: since?.toISOString() ?? null, count: mails, ...(cause === null ? {} : { about: cause }) };
      const facts = { kind: 'mails_held_up', mailboxId: null, cause: null, ...backlog } as const;
      const { appended } = await advanceAlarm(alarmId, { type: 'RaiseAlarm', alarmId, ...facts }, context);
      if (appended.length > 0) warn({ companyId, mails, cause }, 'mails are tried in vain: the administrators are told');
    }
    if (mails === 0 && alarmed) {
      const { appended } = await advanceAlarm(alarmId, { type: 'ClearAlarm' }, context);
      if (appended.length > 0) warn({ companyId }, 'no mail is tried in vain any more');
    }
  };
