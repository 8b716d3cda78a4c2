/** An alarm is raised once until it is cleared, and told once each time. */
import { type Either, right } from 'fp-ts/lib/Either.js';
import { type Delivery, type DeliveryCommand, decideDelivery, dueDelivery, evolveDelivery } from '../delivery/delivery.ts';
import { deliveryPolicies } from '../delivery/policy.ts';
import { deliveryEvent, deliveryStep } from '../delivery/two-events.ts';
import type { AlarmEvent, AlarmFacts } from './alarm.events.ts';

export type AlarmCommand =
  | ({ readonly type: 'RaiseAlarm'; readonly alarmId: string } & AlarmFacts)
  | { readonly type: 'ClearAlarm' }
  | DeliveryCommand;

export type Alarm =
  | { readonly phase: 'never' }
  | {
      readonly phase: 'open' | 'cleared';
      readonly alarmId: string;
      readonly round: number;
      readonly facts: AlarmFacts;
      readonly notification: Delivery;
    };

const initialState: Alarm = { phase: 'never' };

function evolve(state: Alarm, event: AlarmEvent): Alarm {
  if (event.type === 'AlarmRaised') {
    const { alarmId, round, ...facts } = event.data;
    return { phase: 'open', alarmId, round, facts, notification: dueDelivery(round) };
  }
  if (state.phase === 'never' || event.data.round !== state.round) return state;
  switch (event.type) {
    case 'AlarmCleared':
      return { ...state, phase: 'cleared' };
    case 'AlarmNotificationAttempted':
    case 'AlarmNotificationEnded':
      return { ...state, notification: evolveDelivery(state.notification, deliveryStep(event.data)) };
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
  if (command.type === 'ClearAlarm')
    return right(state.phase === 'open' ? [{ type: 'AlarmCleared', data: { alarmId, round } }] : []);
  const step = decideDelivery(command, notification, deliveryPolicies.mail);
  const names = { attempted: 'AlarmNotificationAttempted', ended: 'AlarmNotificationEnded' } as const;
  return right(step ? [deliveryEvent(step, { alarmId, round }, names)] : []);
}

export const alarms = { initialState, evolve, decide };
