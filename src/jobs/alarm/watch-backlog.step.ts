/** The alarm about a company's backlog, mails and all other work: raised above 50 that wait, cleared below 40, told once each time. */
import type { JobContext, Position } from '@order-intake/event-sourcing';
import { type AdvanceAlarm, backlogAlarmId } from '../../commands/delivery/advance-alarm.command.ts';
import { backlogAlarm } from '../../domain/alarm/backlog-alarm.ts';
import type { Backlog } from '../../projections/mailbox-health/backlog.queries.ts';

/** `recorded`: the place in the log that the count must include, null when nothing was added. */
export type WatchBacklog = (context: JobContext, recorded: Position | null) => Promise<void>;

type Deps = {
  readonly backlog: (companyId: string) => Promise<Backlog>;
  /** Resolves when the entries have come to this place, or after a while. */
  readonly entriesCaughtUp: (position: Position) => Promise<unknown>;
  readonly advanceAlarm: AdvanceAlarm;
  readonly warn: (details: object, message: string) => void;
};

export const createWatchBacklog =
  ({ backlog, entriesCaughtUp, advanceAlarm, warn }: Deps): WatchBacklog =>
  async (context, recorded) => {
    const { companyId } = context;
    if (recorded) await entriesCaughtUp(recorded);
    const { queued, jobs, work, alarmed } = await backlog(companyId);
    const waiting = queued + jobs;
    const alarmId = backlogAlarmId(companyId);
    if (waiting > backlogAlarm.above && !alarmed) {
      const most = jobs > queued && work !== null ? { count: jobs, about: work } : { count: queued };
      const facts = { kind: 'backlog', mailboxId: null, cause: null, since: null, ...most } as const;
      const { appended } = await advanceAlarm(alarmId, { type: 'RaiseAlarm', alarmId, ...facts }, context);
      if (appended.length > 0) warn({ companyId, queued, jobs, work }, 'too much work waits: the administrators are told');
    }
    if (waiting < backlogAlarm.below && alarmed) {
      const { appended } = await advanceAlarm(alarmId, { type: 'ClearAlarm' }, context);
      if (appended.length > 0) warn({ companyId, queued, jobs }, 'the backlog is worked off');
    }
  };
