/** The sentence of every event that a history shows: one registry, one line a context. */
import type { Recorded } from '../../platform/event-store/event-store.ts';
import { documentSentences } from './document.sentences.ts';
import { emailSentences } from './email.sentences.ts';
import { leadSentences } from './lead.sentences.ts';
import { mailboxSentences } from './mailbox.sentences.ts';
import { orderSentences } from './order.sentences.ts';
import { type Told, told } from './sentence.types.ts';

const all = { ...emailSentences, ...orderSentences, ...mailboxSentences, ...documentSentences, ...leadSentences };

/** A type of a newer version of this service, met in an imported log, is named in its sentence alone. */
const unknown = 'Unknown';
export type HistoryEvent = keyof typeof all | typeof unknown;
export const historyEvents: readonly HistoryEvent[] = [...(Object.keys(all) as (keyof typeof all)[]), unknown];

export const historyEventOf = (type: string): HistoryEvent => historyEvents.find((known) => known === type) ?? unknown;

type AnySentence = (event: never, past: readonly Recorded[]) => Told;
export const sentences: { readonly [type: string]: AnySentence | undefined } = all;

export const tell = (event: Recorded, past: readonly Recorded[]): Told =>
  sentences[event.type]?.(event as never, past) ?? told(`${event.type} (this version of the service does not know it).`);
