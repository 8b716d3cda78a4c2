import type { Decider } from '../../platform/command-handling/decider.ts';
import type { DomainEvent, EventStore } from '../../platform/event-store/event-store.ts';

/** The state of a stream for those who only look. Throws Unavailable. */
export const foldStream = async <State, Command, E extends DomainEvent, Refusal>(
  store: Pick<EventStore, 'readStream'>,
  decider: Decider<State, Command, E, Refusal>,
  stream: string,
): Promise<State> =>
  (await store.readStream(stream)).reduce((state, event) => decider.evolve(state, event as unknown as E), decider.initialState);
