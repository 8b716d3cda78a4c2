/** The sentence of every event that a history shows, in each language: one registry, one line a context. */
import type { Recorded } from '@order-intake/event-sourcing';
import { documentSentences as documentDe } from './de/document.sentences.ts';
import { emailSentences as emailDe } from './de/email.sentences.ts';
import { leadSentences as leadDe } from './de/lead.sentences.ts';
import { mailboxSentences as mailboxDe } from './de/mailbox.sentences.ts';
import { orderSentences as orderDe } from './de/order.sentences.ts';
import { documentSentences } from './document.sentences.ts';
import { emailSentences } from './email.sentences.ts';
import { leadSentences } from './lead.sentences.ts';
import { mailboxSentences } from './mailbox.sentences.ts';
import { orderSentences } from './order.sentences.ts';
import type { PeopleWords } from './people-words.ts';
import { asSentence, type HistorySentence } from './sentence.types.ts';

const en = { ...emailSentences, ...orderSentences, ...mailboxSentences, ...documentSentences, ...leadSentences };
const de: typeof en = { ...emailDe, ...orderDe, ...mailboxDe, ...documentDe, ...leadDe };

/** A type of a newer version of this service, met in an imported log, is named in its sentence alone. */
const unknown = 'Unknown';
export type HistoryEvent = keyof typeof en | typeof unknown;
export const historyEvents: readonly HistoryEvent[] = [...(Object.keys(en) as (keyof typeof en)[]), unknown];

export const historyEventOf = (type: string): HistoryEvent => historyEvents.find((candidate) => candidate === type) ?? unknown;

type AnySentence = (event: never, past: readonly Recorded[]) => HistorySentence;
type Tongue = {
  readonly sentences: { readonly [type: string]: AnySentence | undefined };
  readonly unknown: (type: string) => string;
  readonly people: PeopleWords;
};

/** Parts of the service that people meet often. */
const partsDe: Readonly<Record<string, string>> = {
  'poll mailbox': 'Abruf',
  'process emails': 'Verarbeitung',
  deliver: 'Zustellung',
  'take chat turn': 'Chat',
  retention: 'Aufbewahrung',
  'complete erasures': 'Löschung',
};

const tongues = {
  en: {
    sentences: en,
    unknown: (type) => `${type} (unknown in this version).`,
    people: {
      erased: 'an erased person',
      unknown: 'an unknown user',
      key: (name) => (name === null ? 'a revoked API key' : `API key “${name}”`),
      service: (name) => `System (${name})`,
    },
  },
  de: {
    sentences: de,
    unknown: (type) => `${type} (in dieser Version unbekannt).`,
    people: {
      erased: 'eine gelöschte Person',
      unknown: 'ein unbekannter Benutzer',
      key: (name) => (name === null ? 'ein widerrufener API-Schlüssel' : `API-Schlüssel „${name}“`),
      service: (name) => `System (${partsDe[name] ?? name})`,
    },
  },
} satisfies Readonly<Record<string, Tongue>>;

export type HistoryLanguage = keyof typeof tongues;
export const historyLanguages = Object.keys(tongues) as readonly HistoryLanguage[];

export const tell = (event: Recorded, past: readonly Recorded[], language: HistoryLanguage = 'en'): HistorySentence => {
  const { sentences, unknown: unknownType }: Tongue = tongues[language];
  return sentences[event.type]?.(event as never, past) ?? asSentence(unknownType(event.type));
};

export const peopleWords = (language: HistoryLanguage): PeopleWords => tongues[language].people;
