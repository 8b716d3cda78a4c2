import type { Decider, DomainEvent, EventStore } from '@order-intake/event-sourcing';

/** The state of a stream for those who only look. Throws Unavailable. */
export const foldStream = async <State, Command, E extends DomainEvent, Refusal>(
  store: Pick<EventStore, 'readStream'>,
  decider: Decider<State, Command, E, Refusal>,
  stream: string,
): Promise<State> =>
  (await store.readStream(stream)).reduce((state, event) => decider.evolve(state, event as unknown as E), decider.initialState);
