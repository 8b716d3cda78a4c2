/** An alarm is raised once until it is cleared, and told once each time; sending is recorded before it happens. */
import { type Either, right } from 'fp-ts/lib/Either.js';
import { scheduledAfter } from '../email/attempts.ts';
import type { AlarmEvent, AlarmFacts, NotificationEnd } from './alarm.events.ts';

export type AlarmCommand =
  | ({ readonly type: 'RaiseAlarm'; readonly alarmId: string } & AlarmFacts)
  | { readonly type: 'ClearAlarm' }
  | { readonly type: 'AttemptAlarmNotification'; readonly messageId: string; readonly now: string }
  | {
      readonly type: 'EndAlarmNotification';
      readonly round: number;
      readonly end: NotificationEnd;
      readonly reason: string;
      /** of a failed one: whether trying again may help */
      readonly transient: boolean;
      readonly now: string;
    };

type Notification = {
  readonly status: 'due' | 'attempted' | NotificationEnd;
  readonly attempt: number;
  readonly nextAttemptAt: string | null;
};
export type Alarm =
  | { readonly phase: 'never' }
  | {
      readonly phase: 'open' | 'cleared';
      readonly alarmId: string;
      readonly round: number;
      readonly facts: AlarmFacts;
      readonly notification: Notification;
    };

const initialState: Alarm = { phase: 'never' };

function evolve(state: Alarm, event: AlarmEvent): Alarm {
  if (event.type === 'AlarmRaised') {
    const { alarmId, round, ...facts } = event.data;
    return { phase: 'open', alarmId, round, facts, notification: { status: 'due', attempt: 0, nextAttemptAt: null } };
  }
  if (state.phase === 'never' || event.data.round !== state.round) return state;
  switch (event.type) {
    case 'AlarmCleared':
      return { ...state, phase: 'cleared' };
    case 'AlarmNotificationAttempted':
      return { ...state, notification: { status: 'attempted', attempt: event.data.attempt, nextAttemptAt: null } };
    case 'AlarmNotificationEnded': {
      const { end, nextAttemptAt } = event.data;
      return { ...state, notification: { ...state.notification, status: end, nextAttemptAt } };
    }
    default:
      return state;
  }
}

function decide(command: AlarmCommand, state: Alarm): Either<never, readonly AlarmEvent[]> {
  if (command.type === 'RaiseAlarm') {
    if (state.phase === 'open') return right([]);
    const { type: _, ...facts } = command;
    return right([{ type: 'AlarmRaised', data: { ...facts, round: state.phase === 'never' ? 1 : state.round + 1 } }]);
  }
  if (state.phase === 'never') return right([]);
  const { alarmId, round, notification } = state;
  switch (command.type) {
    case 'ClearAlarm':
      return right(state.phase === 'open' ? [{ type: 'AlarmCleared', data: { alarmId, round } }] : []);
    case 'AttemptAlarmNotification': {
      if (notification.status === 'attempted') {
        const reason = 'the service stopped while sending: it may or may not have arrived';
        return right([ended({ alarmId, round, end: 'ambiguous', reason, nextAttemptAt: null })]);
      }
      if (!isDue(notification, command.now)) return right([]);
      const data = { alarmId, round, attempt: notification.attempt + 1, messageId: command.messageId };
      return right([{ type: 'AlarmNotificationAttempted', data }]);
    }
    case 'EndAlarmNotification': {
      const { end, reason, transient, now } = command;
      const expected = end === 'not_wanted' ? 'due' : 'attempted';
      if (command.round !== round || notification.status !== expected) return right([]);
      const again = end === 'failed' && transient ? scheduledAfter(notification.attempt, now) : null;
      return right([ended({ alarmId, round, end, reason, nextAttemptAt: again })]);
    }
  }
}

const ended = (data: Extract<AlarmEvent, { type: 'AlarmNotificationEnded' }>['data']): AlarmEvent => ({
  type: 'AlarmNotificationEnded',
  data,
});

const isDue = ({ status, nextAttemptAt }: Notification, now: string): boolean =>
  status === 'due' || (status === 'failed' && nextAttemptAt !== null && nextAttemptAt <= now);

export const alarms = { initialState, evolve, decide };
