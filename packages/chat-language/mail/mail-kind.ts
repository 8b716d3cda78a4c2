/** What a mail that orders nothing is: a question, a complaint, an invoice. By its subject and its writer's own words. */
import { onDemand } from '@order-intake/kernel';
import { isIn, type Pattern, patternOf, saidWords } from '../understanding/cues/cues.ts';
import { type Intent, intentsOf } from '../understanding/intent.ts';
import { languageAfter } from '../understanding/language.ts';
import { isQuestion } from '../understanding/mood.ts';
import { type AnnouncedKind, complaintCues, newsletterCues, ownSlipCues, requestCues, subjectCues } from './kind-cues.ts';
import { longestText, sentencesOf } from './mail-sentences.ts';

export type WrittenKind = AnnouncedKind | 'question' | 'complaint' | 'newsletter' | 'other';

/** `lines`: what its writer wrote, without quoted mails, signature and disclaimer. `bulk`: its header says that it goes to many. */
export type WrittenMail = {
  readonly subject: string;
  readonly lines: readonly string[];
  /** the address */
  readonly sender: string;
  readonly bulk: boolean;
};

const compiled = onDemand(() => ({
  subject: Object.entries(subjectCues).map(([kind, cues]) => [kind as AnnouncedKind, cues.map(patternOf)] as const),
  newsletter: newsletterCues.map(patternOf),
  complaint: complaintCues.map(patternOf),
  ownSlip: ownSlipCues.map(patternOf),
  request: requestCues.map(patternOf),
}));

const countIn = (words: readonly string[], patterns: readonly Pattern[]): number =>
  patterns.filter((pattern) => isIn(words, pattern)).length;

const announcedBy = (words: readonly string[]): AnnouncedKind | null =>
  compiled().subject.find(([, patterns]) => countIn(words, patterns) > 0)?.[0] ?? null;

/** "RE: AW: FW:" before a subject. */
const answered = /^(?:\s*\p{L}{1,4}(?:\[\d+\])?\s*:)+\s*/u;
const isAnswer = (subject: string): boolean => answered.test(subject);

/** Whether the subject is one of programs that answer while a person is away, also behind "Re:". */
export const announcesAutomaticReply = (subject: string): boolean =>
  announcedBy(saidWords(subject.replace(answered, ''))) === 'automatic_reply';

const requests: ReadonlySet<Intent> = new Set([
  'order_status',
  'price',
  'availability',
  'delivery_terms',
  'payment',
  'returns',
  'cancellation',
  'hours',
  'address',
  'person',
  'new_order',
]);

/** In how many sentences something is complained of, and asked for. `likely`: what only looks like a complaint. */
type Heard = { readonly complaints: number; readonly likely: number; readonly questions: number };

const heardIn = (sentences: readonly string[], language: string | null): Heard => {
  let [complaints, likely, questions] = [0, 0, 0];
  for (const sentence of sentences) {
    const words = saidWords(sentence);
    const wanted = intentsOf(sentence, language);
    const isAsked = wanted.some((intent) => requests.has(intent)) || isQuestion(sentence, language);
    if (isAsked || countIn(words, compiled().request) > 0) questions += 1;
    const isSlip = countIn(words, compiled().ownSlip) > 0;
    if (countIn(words, compiled().complaint) > 0 && !isSlip) complaints += 1;
    else if (wanted.includes('complaint')) likely += 1;
  }
  return { complaints, likely, questions };
};

/** calls of a newsletter: one may stand in a letter */
const leastCalls = 2;
const mostLinks = 5;

/** Programs write from such addresses; what they ask is nobody's question. */
const noPerson =
  /^(no|do)[-_.]?not?[-_.]?reply|^noreply|^notif|^(security-)?alerts?|^mailer|^postmaster|^newsletters?@|^news@|^rss|^promo|^bounce|^daemon|^nobody@/i;
const toMany = /^(news|newsletters?|promo(tions?)?|marketing|rss\w*|updates?|offers|deals|digest)\b/i;

/** words of a letter at most; what is longer, and calls or links, goes to many */
const longLetter = 450;

const isNewsletter = (words: readonly string[], text: string, sender: string): boolean => {
  const calls = countIn(words, compiled().newsletter);
  const links = text.match(/https?:\/\//g)?.length ?? 0;
  const isLong = words.length > longLetter && calls + links > 0;
  return toMany.test(sender) || calls >= leastCalls || links >= mostLinks || isLong;
};

/** The first line where it is a title: a document that was pasted into a mail. */
const titleOf = (lines: readonly string[]): string => {
  const first = lines.find((line) => line.trim() !== '') ?? '';
  return first.split(/\s+/).length <= 5 && !/[.!?,]$/.test(first) ? first : '';
};

/** Nothing of the words is kept. */
export const kindOfWrittenMail = ({ subject, lines, sender, bulk }: WrittenMail): WrittenKind => {
  const title = subject.replace(answered, '');
  const announced = isAnswer(subject) ? null : announcedBy(saidWords(title));
  if (announced === 'delivery_report' || announced === 'automatic_reply') return announced;
  if (bulk) return 'newsletter';
  const text = lines.join('\n').slice(0, longestText);
  if (!isAnswer(subject) && isNewsletter(saidWords(`${title}\n${text}`), text, sender)) return 'newsletter';
  const pasted = announcedBy(saidWords(titleOf(lines)));
  if (pasted) return pasted;
  if (noPerson.test(sender)) return announced ?? 'other';
  const language = languageAfter(`${title}\n${text}`, { conversation: null, phone: null });
  const { complaints, likely, questions } = heardIn([title, ...sentencesOf(lines)], language);
  if (complaints + likely / 4 >= questions / 3 && complaints > 0) return 'complaint';
  if (likely > 1 && likely > questions) return 'complaint';
  if (announced && questions <= 1) return announced;
  return questions + likely > 0 || (language === null && text.trim() !== '') ? 'question' : (announced ?? 'other');
};
