/** What every decider is: a start, a total fold, and a decision. */
import type { Either } from 'fp-ts/lib/Either.js';

export type Decider<State, Command, Event, Refusal> = {
  readonly initialState: State;
  /** total: an event it does not know leaves the state as it is */
  readonly evolve: (state: State, event: Event) => State;
  /** an empty array means "already so" */
  readonly decide: (command: Command, state: State) => Either<Refusal, readonly Event[]>;
};
