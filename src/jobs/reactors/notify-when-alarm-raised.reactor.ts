import type { AlarmEvent } from '../../domain/alarm/alarm.events.ts';
import type { Recorded } from '../../platform/event-store/event-store.ts';
import { enqueue } from '../../platform/queue/job.ts';
import { reactor } from '../../platform/reactors/reactor.ts';
import { sendAlarm } from '../definitions.ts';

const tell = ({ data, metadata, revision }: Recorded<AlarmEvent>, startAfter?: Date) =>
  enqueue(sendAlarm, { companyId: metadata.companyId, alarmId: data.alarmId }, `${data.alarmId}/${revision}`, startAfter);

/** A failed sending comes back here with the time of its next attempt. */
export const notifyWhenAlarmRaised = reactor<AlarmEvent>()({
  name: 'notify-when-alarm-raised',
  on: {
    AlarmRaised: (e) => tell(e),
    AlarmNotificationEnded: (e) => (e.data.nextAttemptAt === null ? null : tell(e, new Date(e.data.nextAttemptAt))),
  },
});
