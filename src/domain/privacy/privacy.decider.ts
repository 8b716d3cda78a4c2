import { type Either, right } from 'fp-ts/lib/Either.js';
import type { PrivacyEvent } from './privacy.events.ts';

export type PrivacyCommand = { readonly type: 'RecordErasure'; readonly keyIds: readonly string[] };
/** The ids of all keys whose end is recorded. */
export type Erasures = ReadonlySet<string>;

const initialState: Erasures = new Set();

function evolve(state: Erasures, event: PrivacyEvent): Erasures {
  return event.type === 'PersonErased' ? new Set([...state, ...event.data.keyIds]) : state;
}

/** Only what is not recorded yet: an erasure that broke off after its keys were destroyed is completed by repeating it. */
function decide(command: PrivacyCommand, state: Erasures): Either<never, readonly PrivacyEvent[]> {
  const keyIds = [...new Set(command.keyIds)].filter((id) => !state.has(id));
  return right(keyIds.length === 0 ? [] : [{ type: 'PersonErased', data: { keyIds } }]);
}

export const privacy = { initialState, evolve, decide };
