/** given(events).when(command).then…: the way every decider is tested. */
import type { Decider } from '@order-intake/event-sourcing';
import { expect } from 'chai';
import { isLeft, isRight } from 'fp-ts/lib/Either.js';

type Typed = { readonly type: string };

export const deciderKit = <State, Command, Event extends Typed, Refusal extends Typed>(
  decider: Decider<State, Command, Event, Refusal>,
) => ({
  given: (...events: readonly Event[]) => {
    const state = events.reduce((folded, event) => decider.evolve(folded, event), decider.initialState);
    return {
      state,
      when: (command: Command) => {
        const decided = decider.decide(command, state);
        const events = () => {
          if (isLeft(decided)) throw new Error(`refused with ${decided.left.type}`);
          return decided.right;
        };
        return {
          thenEvents: (...expected: readonly Event[]) => expect(events()).to.deep.equal(expected),
          thenTypes: (...types: readonly Event['type'][]) => expect(events().map(({ type }) => type)).to.deep.equal(types),
          thenNothing: () => expect(events()).to.deep.equal([]),
          thenRefused: (type: Refusal['type']) => {
            if (isRight(decided))
              throw new Error(`not refused: ${decided.right.map((event) => event.type).join(', ') || 'nothing happened'}`);
            expect(decided.left.type).to.equal(type);
          },
          events,
        };
      },
    };
  },
});
