/**
 * What a message wants. Cues vote, in the language it is written in first, then in the others; what their votes and its own words mean
 * together was learned from messages that people labelled (judge/).
 */
import { onDemand } from '@order-intake/kernel';
import { asMeant } from '../lexicon/asking.ts';
import { type ChatLanguage, chatLanguages } from './chat-languages.ts';
import { allCues } from './cues/all-cues.ts';
import { createCueIndex, type Said } from './cues/cue-index.ts';
import { type Intent, intents, type Pattern, patternOf, saidWords } from './cues/cues.ts';
import { asksForClock } from './cues/elsewhere.ts';
import { type JudgeWeights, probabilitiesOf, verdicts } from './judge/judge.ts';
import { type Feature, featuresOf, featuresOfVotes } from './judge/message-features.ts';
import { unpacked } from './judge/packed-weights.ts';
import { weights } from './judge/weights.data.ts';
import { isQuestion } from './mood.ts';

export type { Intent } from './cues/cues.ts';

const cuesFor = (language: ChatLanguage, intent: (typeof intents)[number]): readonly string[] =>
  intent === 'complaint' ? [...allCues[language].complaint, ...allCues[language].waiting] : allCues[language][intent];

/** One word may mean something else where it is another language's. */
const isTelling = ({ elements }: Pattern): boolean =>
  elements.filter((element) => !('gap' in element)).length >= 2 ||
  elements.some((element) => 'words' in element && element.words.size === 0 && element.stems.length === 0);

type Vote = (typeof intents)[number] | 'needing' | 'supposing';
/** What a cue votes for, and of which language it is. */
type Ballot = { readonly vote: Vote; readonly language: ChatLanguage; readonly telling: boolean };

const cuesBy = (language: ChatLanguage): readonly (readonly [Vote, readonly string[]])[] => [
  ...intents.map((intent) => [intent, cuesFor(language, intent)] as const),
  ['needing', allCues[language].needing],
  ['supposing', allCues[language].supposing],
];

const ballotsIn = onDemand(() =>
  createCueIndex<Ballot>(
    chatLanguages.flatMap((language) =>
      cuesBy(language).flatMap(([vote, cues]) => {
        const [telling, plain] = [true, false].map((of): Ballot => ({ vote, language, telling: of }));
        return cues.map(patternOf).map((pattern) => ({ pattern, of: (isTelling(pattern) ? telling : plain) as Ballot }));
      }),
    ),
  ),
);

/** longer messages are cut: what somebody wants stands in the first lines */
const longest = 120;
const longestText = 2_000;

const votesFor = (said: Said<Ballot>, wanted: (ballot: Ballot) => boolean): ReadonlySet<Vote> =>
  new Set([...said(wanted)].map(({ vote }) => vote));
const isIntent = ({ vote }: Ballot): boolean => vote !== 'needing' && vote !== 'supposing';

/** Those that say what the message is about; politeness stands around anything. */
const polite: ReadonlySet<Intent> = new Set(['thanks', 'greeting']);

/** A message in none of the languages for sure is looked at in all of them, and then only what two words or more say counts. */
const foundInAny = (said: Said<Ballot>, own: ChatLanguage | undefined): readonly Intent[] => {
  const first = votesFor(said, (ballot) => isIntent(ballot) && ballot.language === own);
  const among = (votes: ReadonlySet<Vote>) => intents.filter((intent) => votes.has(intent));
  if (among(first).some((intent) => !polite.has(intent))) return among(first);
  const others = votesFor(said, (ballot) => isIntent(ballot) && ballot.language !== own && (own === undefined || ballot.telling));
  return among(new Set([...first, ...others]));
};

/** What the cues say of a message, the intents first. */
export const votesOf = (text: string, language: string | null): readonly string[] => {
  const words = saidWords(text)
    .slice(0, longest)
    .map((word) => asMeant(word, language));
  const own = chatLanguages.find((known) => known === language);
  const said = ballotsIn()(words);
  return [
    ...foundInAny(said, own),
    ...(['needing', 'supposing'] as const).filter(
      (vote) => votesFor(said, (ballot) => ballot.vote === vote && (own === undefined || ballot.language === own)).size > 0,
    ),
    ...(asksForClock(words, language) ? ['clock'] : []),
    ...(isQuestion(text, language) ? ['question'] : []),
  ];
};

const messageFeatures = (text: string, language: string | null): readonly Feature[] => {
  const said = text.slice(0, longestText);
  return [...featuresOf(said, language), ...featuresOfVotes(votesOf(said, language))];
};

/** How sure one has to be of each before it is acted upon; calibrated on sets of questions left out (docs/explanation/chat-answers.md). */
const surely: { readonly [intent in Intent]?: number } = { person: 0.35, complaint: 0.4, cancellation: 0.3, new_order: 0.4 };
const usually = 0.5;
/** of the wish for a fact about an article: the price, the stock or both */
const alsoWanted = 0.25;
const beside = 0.15;
/** What a person sees to goes before a fact that is a little likelier: a fact told for a complaint is worse than a question for a person. */
const leaning: { readonly [intent in Intent]?: number } = { person: 2, complaint: 1.5, cancellation: 1.5 };

const articleFacts: readonly Intent[] = ['price', 'availability'];

/** The likelihood of each by itself, and of a fact about an article, whichever, together. */
const inGroups = (likely: ReadonlyMap<Intent, number>): readonly (readonly [readonly Intent[], number])[] => {
  const of = (intent: Intent) => likely.get(intent) ?? 0;
  const article = of('price') + of('availability');
  const asked = articleFacts.filter((intent) => of(intent) >= alsoWanted * article).toSorted((a, b) => of(b) - of(a));
  const others = [...likely].filter(([intent]) => !articleFacts.includes(intent));
  const weighed = ([[intent = 'other'], mass]: readonly [readonly Intent[], number]) => mass * (leaning[intent] ?? 1);
  return [[asked, article] as const, ...others.map(([intent, one]) => [[intent], one] as const)].toSorted(
    (a, b) => weighed(b) - weighed(a),
  );
};

/** What no record answers and a person sees to. */
const seenTo: readonly Intent[] = ['person', 'complaint', 'cancellation', 'new_order', 'opt_out'];
/** Of all that a person sees to together: so likely, nothing is told of a record; so likely where nothing else is sure, a person is called at once. */
const doubted = 0.4;
const suspected = 0.4;

/** A person, where the message may well want something that only a person sees to: what it is is not sure enough to be done, and a fact would be wrong. */
const forPerson = (likely: ReadonlyMap<Intent, number>, least: number): readonly Intent[] => {
  const masses = seenTo.map((intent) => likely.get(intent) ?? 0);
  if (masses.reduce((sum, mass) => sum + mass, 0) < least) return [];
  return (likely.get('complaint') ?? 0) >= Math.max(...masses) ? ['complaint'] : ['person'];
};

const decided = (likely: ReadonlyMap<Intent, number>): readonly Intent[] => {
  const groups = inGroups(likely);
  const isWished = ([[intent], mass]: (typeof groups)[number]) =>
    intent !== undefined && intent !== 'other' && mass >= (surely[intent] ?? usually);
  const main = groups.find(isWished);
  if (!main) return forPerson(likely, suspected);
  // what is said of an order that is told is seen anyway
  if (!main[0].some((intent) => seenTo.includes(intent) || intent === 'order_status')) {
    const doubts = forPerson(likely, doubted);
    if (doubts.length > 0) return doubts;
  }
  const more = groups.filter((one) => one !== main && one[1] >= beside).flatMap(([intents]) => intents);
  return [...main[0], ...more.filter((intent) => intent !== 'other')];
};

export type IntentsOf = (text: string, language: string | null) => readonly Intent[];

/** By weights of one's own: for measuring with a set of questions left out. */
export const createIntentsOf =
  (learned: JudgeWeights): IntentsOf =>
  (text, language) => {
    const probabilities = probabilitiesOf(messageFeatures(text, language), learned);
    return decided(new Map(verdicts.map((verdict, at) => [verdict, probabilities[at] ?? 0])));
  };

const byOwnWeights = onDemand(() => createIntentsOf(unpacked(weights)));
/** All that the message may want, the one that counts first; none where nothing is sure enough to act upon. */
export const intentsOf: IntentsOf = (text, language) => byOwnWeights()(text, language);

export const intentOf = (text: string, language: string | null): Intent => intentsOf(text, language)[0] ?? 'other';
