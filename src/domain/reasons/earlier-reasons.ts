/** Events that were written when a reason was a sentence: it has its code and facts again, or stays as text under the code `other`. */
import type { Json, Upcast } from '../shared/event-codec.codec.ts';
import { type Reason, reasonFromText } from './reasons.ts';

type Fields = { readonly [field: string]: Json };
const asJson = (reason: Reason): Json => reason as unknown as Json;

/** The sentence in `field`; an empty one was none. */
export const reasonIn =
  (field: string): Upcast =>
  (json) => {
    const event = json as Fields;
    const sentence = event[field];
    return { ...event, [field]: typeof sentence === 'string' && sentence !== '' ? asJson(reasonFromText(sentence)) : null };
  };

/** Why parts of a mail were left alone. */
export const reasonsOfSkipped: Upcast = (json) => {
  const event = json as Fields;
  const skipped = (event.skipped as readonly Fields[]).map(reasonIn('reason'));
  return { ...event, skipped };
};
