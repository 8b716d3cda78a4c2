import type { ExtractionContext } from '../../document/documents.port.ts';
import { type DocumentType, documentTypes, drafts } from '../../document/extraction.ts';
import type { Features } from '../candidates/candidate.ts';
import type { Label } from '../header/labels.ts';
import { sameParty } from '../header/names.ts';
import { hasCue, languageOf, languages, someCue } from '../languages/index.ts';
import type { Layout } from '../layout/line.types.ts';
import type { Item } from '../table/item.ts';
import { normalise } from '../text.ts';
import { bodyFeatures } from './body.ts';
import { mayOrder, orderProbability, surelyOrder, typeInstead } from './order-judge.ts';
import { otherNumberIn, ownColumns } from './own-number.ts';
import type { Title } from './title-score.ts';
import { typeNamed } from './title-words.ts';
import { titlesOf } from './titles.ts';

export type TypeDecision = {
  readonly type: DocumentType;
  /** nothing says that it is an order except that it lists articles with quantities */
  readonly assumed: boolean;
  /** how far the type is ahead of the next */
  readonly margin: number;
  readonly titles: readonly Title[];
};

/** The titles that an order's number may stand at: those that call it one, and where none does a requisition's that is one all the same. */
export function orderTitlesOf({ type, titles }: TypeDecision): readonly Title[] {
  const ordering = titles.filter((title) => title.type.startsWith('order'));
  const [headline] = [...titles].sort((a, b) => b.score - a.score);
  return ordering.length === 0 && type === 'order' && headline && isRequisition(headline) ? [headline] : ordering;
}

type Scores = { [type in DocumentType]: number };
const noScores = (): Scores => Object.fromEntries(documentTypes.map((type) => [type, 0])) as Scores;

const phrases: readonly (readonly [string, DocumentType, string])[] = languages.flatMap((language) =>
  (Object.entries(language.phrases) as readonly [DocumentType, readonly string[]][]).flatMap(([type, all]) =>
    all.map((phrase) => [` ${phrase} `, type, language.code] as const),
  ),
);
const phraseScore = 1.1;
/** of a single word in a document of another language, where it may mean something else ("Rest" is change in Romanian) */
const foreignWordScore = 0.4;
const mostForPhrases = 3.3;
/** of what a sum is called, by itself no invoice; and nearly nothing where a title says that it is an order: people write "to pay" below what they want to buy */
const sumScore = 0.7;
const sumOfOrderScore = 0.2;
/** the least of a title that is no label: "Order no." in bold print at the top has less */
const leastTitle = 0.9;
/** so much says that it is an order without any title: two phrases, or one beside a label of its number and a file's name */
const phrasesOfOrder = 2;
/** an order must be this far ahead of what would not be drafted: a wrong draft from an invoice is worse than a review */
const safety = 0.6;

/** "Total de plată", "amount due": what a sum is called, in orders too. A label of a number or a day names no sum. */
const sums: ReadonlySet<string> = new Set(languages.flatMap(({ totals }) => [...totals.net, ...totals.gross]));
const namesSum = (phrase: string): boolean => {
  const words = phrase.split(' ');
  return !someCue('billing', words) && (sums.has(phrase) || (someCue('amount', words) && !someCue('number', words)));
};

/** What was read of it so far. */
type Evidence = {
  readonly items: readonly Item[];
  readonly labels: readonly Label[];
  /** what the columns of its table are called */
  readonly columns: readonly string[];
  /** of the articles that it offers, with their prices, some have a quantity: somebody chose them */
  readonly chosen: boolean;
  /** a label of an order's number, and a number */
  readonly poNumber: boolean;
  /** somebody is named as who sells */
  readonly sold: boolean;
  /** the words of a mail, which have a gate of their own (words-of-mail.ts) */
  readonly ofMail: boolean;
};

/** Decides what a document is before anything of it is used: by its title, by phrases, and by who issued it. */
export function documentTypeOf(
  layout: Layout,
  used: ReadonlySet<number>,
  context: ExtractionContext,
  evidence: Evidence,
  fileName: string,
): TypeDecision {
  const accepts = hasCue('accepting', normalise(layout.text).split(' '));
  const titles = titlesOf(layout, used).filter(
    (title) => !isBesideTable(title, layout, used) && !(accepts && title.type === 'quotation'),
  );
  const scores = noScores();
  for (const type of Object.keys(scores) as DocumentType[])
    scores[type] += Math.max(0, ...titles.filter((title) => title.type === type).map((title) => title.score));
  addPhrases(
    scores,
    textForPhrases(layout, used),
    titles.some((title) => title.type === 'order' && title.score >= leastTitle),
  );
  if (accepts) {
    // what is offered is named by who orders it
    scores.quotation = 0;
    scores.order += phraseScore;
  }
  addIssuer(scores, layout, context);
  addFileName(scores, fileName);
  if (scores.order_change > 0 && scores.order_change >= scores.order * 0.6) scores.order_change += scores.order * 0.5;
  const ranked = (Object.entries(scores) as [DocumentType, number][]).sort((a, b) => b[1] - a[1]);
  const [best, second] = [ranked[0] ?? (['other', 0] as const), ranked[1] ?? (['other', 0] as const)];
  const told = { titles, margin: best[1] - second[1] };
  const seen = (): Features => bodyFeatures({ ...evidence, layout, used, titles: new Set(titles.map(({ segment }) => segment)) });
  const headline = titles.reduce<Title | null>((one, other) => (one === null || other.score > one.score ? other : one), null);
  const orderTitle = Math.max(0, ...titles.filter((title) => title.type === 'order').map((title) => title.score));
  const listed = evidence.items.length > 0;
  if (evidence.chosen && headline && !drafts(headline.type) && isCatalogue(headline))
    return { ...told, type: 'order', assumed: true };
  // phrases such as "please confirm" never outvote a headline that says something else
  if (headline && headline.type !== 'order' && headline.score >= 3 && orderTitle < headline.score * 0.7) {
    if (
      headline.type === 'other' &&
      isRequisition(headline) &&
      evidence.sold &&
      listed &&
      orderProbability(seen()) >= surelyOrder
    )
      return { ...told, type: 'order', assumed: true };
    const changed = scores.order_change > 0 && headline.type === 'other' && orderTitle > 0;
    return { ...told, type: changed ? 'order_change' : headline.type, assumed: false };
  }
  if (best[1] < 0.8) {
    const numbered = otherNumberIn(layout, used);
    if (numbered) return { ...told, type: numbered, assumed: false };
    if (!listed) return { ...told, type: 'other', assumed: false };
    const body = seen();
    const orders = evidence.ofMail || evidence.chosen || mayOrder(body);
    return { ...told, type: orders ? 'order' : typeInstead(body), assumed: orders };
  }
  // phrases alone, and no title: the rest may speak against them
  if (listed && !evidence.ofMail && !titles.some(({ type, score }) => type === best[0] && score >= leastTitle)) {
    const body = seen();
    // "Please confirm receipt of this order" and "quote our order number": two such phrases are as good as a title
    if (best[0] === 'order' && best[1] < phrasesOfOrder && !evidence.chosen && !mayOrder(body))
      return { ...told, type: typeInstead(body), assumed: false };
    // "Invoice no.": whatever else it says, it bears a number of its own
    const numbered = otherNumberIn(layout, used) !== null;
    if (!drafts(best[0]) && !numbered && (evidence.chosen || orderProbability(body) >= surelyOrder))
      return { ...told, type: 'order', assumed: true };
  }
  return { ...told, type: decidedOf(best, second, evidence), assumed: false };
}

type Scored = readonly [type: DocumentType, score: number];

/** The type that is ahead, an order only by far enough. */
function decidedOf([best, score]: Scored, [second, near]: Scored, { items, chosen, poNumber }: Evidence): DocumentType {
  if (best !== 'order') return best;
  if (!chosen && score - near < safety && near > 0.8) return second;
  return items.length === 0 && !poNumber && score < 2 ? 'other' : 'order';
}

/** "Catering requisition to supplier": in one house what is wished for, and in another how it is ordered of whom it is addressed to. */
const isRequisition = ({ phrase, segment }: Title): boolean =>
  hasCue('requisitioning', phrase.split(' ')) || hasCue('requisitioning', normalise(segment.text).split(' '));

/** By a catalogue or a price list in which somebody has written quantities goods are ordered. */
const isCatalogue = ({ phrase, segment }: Title): boolean =>
  hasCue('listing', phrase.split(' ')) || hasCue('listing', normalise(segment.text).split(' '));

/** Terms of purchase on a sheet behind the one that lists the articles say nothing of what that is. */
function isBesideTable({ type, line }: Title, { sheet, lines }: Layout, used: ReadonlySet<number>): boolean {
  const listed = sheet ? lines.filter(({ index }) => used.has(index)).map(({ page }) => page) : [];
  return type === 'other' && listed.length > 0 && line.page > Math.max(...listed);
}

/** "45 days from receipt. No price increase …": no phrase goes on behind it (`&` stays as a sign that no phrase has twice) */
const endOfSentence = /(\p{Ll}{4})[.!?;]\s+(?=\p{Lu})/gu;

/** All that is written, without the columns of an export that name other papers. */
function textForPhrases({ sheet, lines, text }: Layout, used: ReadonlySet<number>): string {
  const first = sheet && lines.find(({ index }) => used.has(index));
  const own = first ? ownColumns(first.segments) : [];
  if (!first || own.length === first.segments.length) return text;
  return lines.map((line) => (line === first ? own : line.segments).map((segment) => segment.text).join('  ')).join('\n');
}

function addPhrases(scores: Scores, written: string, titledOrder: boolean): void {
  const text = ` ${normalise(written.replace(endOfSentence, '$1 && '))} `;
  const { code } = languageOf(text);
  const sums = noScores();
  const counted = new Map<string, number>();
  const present = phrases.filter(([phrase]) => text.includes(phrase));
  for (const [phrase, type, language] of present) {
    // "we confirm" by itself is the seller's, and "we confirm our order" its reader's
    if (present.some(([longer, other]) => other !== type && longer.length > phrase.length && longer.includes(phrase))) continue;
    const known = language === code || phrase.trim().includes(' ') ? phraseScore : foreignWordScore;
    const ofSum = type === 'invoice' && namesSum(phrase.trim());
    const score = ofSum ? (titledOrder ? sumOfOrderScore : sumScore) : known;
    sums[type] += Math.max(0, score - (counted.get(phrase) ?? 0));
    counted.set(phrase, Math.max(score, counted.get(phrase) ?? 0));
  }
  for (const type of Object.keys(sums) as DocumentType[]) scores[type] += Math.min(mostForPhrases, sums[type]);
}

/** A document whose head carries our own name was issued by us: whatever it is called, it is no customer's order. */
function addIssuer(scores: Scores, layout: Layout, context: ExtractionContext): void {
  if (context.ownNames.length === 0) return;
  const first = layout.lines[0];
  const own = first?.page === layout.lines[0]?.page && first?.segments[0]?.text;
  if (own && context.ownNames.some((name) => sameParty(name, own))) {
    scores.invoice += 1;
    scores.order_response += 0.5;
    scores.order -= 1.5;
  }
}

/** A file's name is a hint: it can tip a balance and never decides alone. */
function addFileName(scores: Scores, name: string): void {
  const words = normalise(name.replace(/\.[a-z0-9]{1,5}$/i, ''))
    .split(' ')
    .filter((word) => !/\d/.test(word));
  const type = typeNamed(words);
  if (type) scores[type] += 0.4;
}
