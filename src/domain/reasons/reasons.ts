/**
 * Why something did not happen: a code and facts, with further reasons where it is because of others. The sentence is made where a person reads it: here in
 * English, in German in web/src/words/de/reasons.ts. Earlier events hold the sentence, so one is never reworded: it gets another code.
 */
import { type Coded, sentencesBy } from '@order-intake/kernel';
import { type UnreadReason, unread, unreadCodes, unreadFromText, unreadText } from '@order-intake/order-extraction/document';
import { deliverySentences } from './delivery-sentences.ts';
import { mailSentences, stepWords } from './mail-sentences.ts';
import { mailboxSentences } from './mailbox-sentences.ts';

const sentences = {
  ...mailSentences,
  ...mailboxSentences,
  ...deliverySentences,
  /** several, one after the other */
  several: '{why}',
} as const;
type OwnCode = keyof typeof sentences;

export type ReasonCode = OwnCode | UnreadReason['code'];
export type Reason = Coded<ReasonCode>;

const keyOf = (word: string): string => Object.entries(stepWords).find(([, words]) => words === word)?.[0] ?? word;

const reasonSentences = sentencesBy(sentences, {
  factText: (_, fact, name) => (name === 'step' && fact in stepWords ? stepWords[fact as keyof typeof stepWords] : String(fact)),
  factFromText: (_, text, name) => (name === 'step' ? keyOf(text) : text),
  whyText: (why) => reasonText(why),
  whyFromText: (text) => known(text),
});
const isOwn = (code: string): code is OwnCode => code in sentences;

export const reasonCodes: readonly ReasonCode[] = [...reasonSentences.codes, ...unreadCodes];

/** `because.mail_in_no_folder()`: with `unread` of order extraction the only way to a reason, so that each code has its facts. */
export const because = reasonSentences.make;

/** The sentence of a reason in English. */
export const reasonText = (reason: Coded): string => {
  const { code } = reason;
  return isOwn(code) ? reasonSentences.text({ ...reason, code }) : unreadText(reason as UnreadReason);
};

/** They say what others say: a sentence is one of these only where it says reasons that are known. */
const ofOthers: ReadonlySet<OwnCode> = new Set(['several', 'by_way', 'attachment_withheld']);
/** They end what others say, and are in none. */
const aroundOthers = ['parts_unread', 'outage_too_long'] as const;
/** Nearly every sentence could be one of these. */
const ofAnything: ReadonlySet<OwnCode> = new Set(['several', 'by_way', ...aroundOthers]);
/** Of a sentence before these begins another one. */
const beginsWithStep: ReadonlySet<OwnCode> = new Set(
  reasonSentences.codes.filter((code) => sentences[code].startsWith('{step}')),
);

const isKnown = ({ code, facts, why = [] }: Coded): boolean =>
  !(ofOthers.has(code as OwnCode) && why.some((cause) => cause.code === 'other')) &&
  !(beginsWithStep.has(code as OwnCode) && !(String(facts.step) in stepWords));

function known(text: string): Reason | null {
  for (const code of reasonSentences.codes) {
    const reason = ofAnything.has(code) ? null : reasonSentences.read(code, text);
    if (reason && isKnown(reason)) return reason;
  }
  const byWay = (): Reason | null => reasonSentences.read('by_way', text);
  return unreadFromText(text) ?? [byWay()].find((reason) => reason && isKnown(reason)) ?? null;
}

/** The reason that was kept as a sentence, or that an adapter says; of a sentence that nobody knows, all that is known is the sentence. */
export const reasonFromText = (text: string): Reason => {
  const whole = aroundOthers.map((code) => reasonSentences.read(code, text)).find((reason) => reason !== null);
  if (whole) return whole;
  const several = text.includes('; ') ? reasonSentences.read('several', text) : null;
  if (several?.why && several.why.length > 1 && isKnown(several)) return several;
  return known(text) ?? { code: 'other', facts: {}, text };
};

/** of a sentence: it may list what every part of a mail failed by */
const longest = 1_000;

/** With as many of the reasons in it as a person reads; how many more there are is said. */
export const shortened = <C extends Coded>(coded: C, textOf: (coded: C) => string): C => {
  const { why = [] } = coded;
  if (textOf(coded).length <= longest) return coded;
  for (let keptCount = why.length - 1; keptCount > 0; keptCount -= 1) {
    const short = { ...coded, why: [...why.slice(0, keptCount), unread.and_more(why.length - keptCount)] };
    if (textOf(short).length <= longest) return short;
  }
  return coded;
};
export const shortReason = (reason: Reason): Reason => shortened(reason, reasonText);
