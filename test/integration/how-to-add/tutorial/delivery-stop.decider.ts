import { type Either, left, right } from 'fp-ts/lib/Either.js';
import type { DeliveryStopEvent } from './delivery-stop.codec.ts';

type DeliveryStop = { readonly phase: 'delivering' } | { readonly phase: 'stopped'; readonly reason: string };
export type DeliveryStopCommand = {
  readonly type: 'StopDeliveries' | 'ReleaseDeliveries';
  readonly customerId: string;
  readonly reason: string;
};
export type DeliveryStopRefusal = { readonly type: 'StoppedForAnotherReason'; readonly reason: string };

const initialState: DeliveryStop = { phase: 'delivering' };

const evolve = (_: DeliveryStop, event: DeliveryStopEvent): DeliveryStop =>
  event.type === 'DeliveriesStopped' ? { phase: 'stopped', reason: event.data.reason } : initialState;

/** No event: it is so already. */
function decide(
  { type, customerId, reason }: DeliveryStopCommand,
  state: DeliveryStop,
): Either<DeliveryStopRefusal, readonly DeliveryStopEvent[]> {
  if (type === 'ReleaseDeliveries')
    return right(state.phase === 'delivering' ? [] : [{ type: 'DeliveriesReleased', data: { customerId } }]);
  if (state.phase === 'delivering') return right([{ type: 'DeliveriesStopped', data: { customerId, reason } }]);
  return state.reason === reason ? right([]) : left({ type: 'StoppedForAnotherReason', reason: state.reason });
}

export const deliveryStop = { initialState, evolve, decide };
