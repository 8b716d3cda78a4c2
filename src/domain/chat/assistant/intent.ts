/** What a message wants, judged from cues: in the language it is written in first, then in the others. */
import { type ChatLanguage, chatLanguages } from './chat-languages.ts';
import { allCues } from './cues/all-cues.ts';
import { type Intent, intents, isIn, type Pattern, patternOf, saidWords } from './cues/cues.ts';
import { asksForClock } from './cues/elsewhere.ts';
import { isQuestion } from './mood.ts';

export type { Intent } from './cues/cues.ts';

const cuesFor = (language: ChatLanguage, intent: (typeof intents)[number]): readonly string[] =>
  intent === 'complaint' ? [...allCues[language].complaint, ...allCues[language].waiting] : allCues[language][intent];

type Known = readonly { readonly intent: Exclude<Intent, 'other'>; readonly patterns: readonly Pattern[] }[];
const needed: ReadonlyMap<ChatLanguage, readonly Pattern[]> = new Map(
  chatLanguages.map((language) => [language, allCues[language].needing.map(patternOf)]),
);
const patterns: ReadonlyMap<ChatLanguage, Known> = new Map(
  chatLanguages.map((language) => [
    language,
    intents.map((intent) => ({ intent, patterns: cuesFor(language, intent).map(patternOf) })),
  ]),
);

/** longer messages are cut: what somebody wants stands in the first lines */
const longest = 120;

const foundIn = (words: readonly string[], language: ChatLanguage, accept = (_: Pattern): boolean => true): readonly Intent[] =>
  (patterns.get(language) ?? [])
    .filter((known) => known.patterns.some((pattern) => accept(pattern) && isIn(words, pattern)))
    .map(({ intent }) => intent);

/** One word may mean something else where it is another language's. */
const isTelling = ({ elements }: Pattern): boolean =>
  elements.filter((element) => !('gap' in element)).length >= 2 ||
  elements.some((element) => 'words' in element && element.words.size === 0 && element.stems.length === 0);

/** Those that say what the message is about; politeness stands around anything. */
const polite: ReadonlySet<Intent> = new Set(['thanks', 'greeting']);

/**
 * All that the message may want, the one that counts first. A message in none of the languages for sure is looked at in all of them, and
 * then only what two words or more say counts as another language's.
 */
export const intentsOf = (text: string, language: string | null): readonly Intent[] => {
  const words = saidWords(text).slice(0, longest);
  const found = foundInAny(words, language);
  // "may we send it back if it does not fit" asks for the terms
  const supposed = found.includes('returns') && isSupposing(words);
  // "have you got them? I need six" wants to know first
  const asked = isQuestion(text, language) && (found.includes('availability') || found.includes('price'));
  // "how is my order? I have been waiting for days" asks where it is
  const onlyWaits = text.includes('?') && found.includes('order_status') && !complains(words, language);
  const isClock = asksForClock(words, language);
  const left = found.filter(
    (intent) =>
      !((supposed || onlyWaits) && intent === 'complaint') &&
      !(asked && intent === 'new_order') &&
      !(isClock && (intent === 'hours' || intent === 'price')),
  );
  return asksForNothing(left) && isNeeding(words, language) ? ['new_order', ...left] : left;
};

const asks: ReadonlySet<Intent> = new Set([
  'price',
  'availability',
  'hours',
  'returns',
  'delivery_terms',
  'payment',
  'address',
  'order_status',
]);
const decides: ReadonlySet<Intent> = new Set(['opt_out', 'person', 'complaint', 'cancellation', 'new_order']);
const asksForNothing = (found: readonly Intent[]): boolean => !found.some((intent) => asks.has(intent) || decides.has(intent));

/** "I need six of them": an order where nothing is asked. */
const isNeeding = (words: readonly string[], language: string | null): boolean =>
  chatLanguages
    .filter((known) => known === language || !chatLanguages.some((own) => own === language))
    .some((known) => needed.get(known)?.some((pattern) => isIn(words, pattern)));

/** Whether it says more than that it takes long. */
const complains = (words: readonly string[], language: string | null): boolean =>
  chatLanguages
    .filter((known) => language === null || known === language)
    .some((known) => allCues[known].complaint.some((cue) => isIn(words, patternOf(cue))));

const foundInAny = (words: readonly string[], language: string | null): readonly Intent[] => {
  const own = chatLanguages.find((known) => known === language);
  const first = own ? foundIn(words, own) : [];
  if (first.some((intent) => !polite.has(intent))) return first;
  const others = chatLanguages
    .filter((known) => known !== own)
    .flatMap((known) => (own ? foundIn(words, known, isTelling) : foundIn(words, known)));
  const all = new Set([...first, ...others]);
  return intents.filter((intent) => all.has(intent));
};

const suppositions: readonly Pattern[] = chatLanguages.flatMap((language) => allCues[language].supposing.map(patternOf));

const isSupposing = (words: readonly string[]): boolean => suppositions.some((pattern) => isIn(words, pattern));

export const intentOf = (text: string, language: string | null): Intent => intentsOf(text, language)[0] ?? 'other';
