/** The lines of an order that somebody wrote as a sentence. Only what is certain in all of its lines is taken: else a person reads it. */
import type { ProductFact } from '../../../domain/chat/clerk/facts.ts';
import { measuresIn } from '../../../domain/chat/clerk/lexicon/measures.ts';
import { compact, possibleCodes } from '../../../domain/chat/clerk/numbers.ts';
import { type WantedLine, wantedLines } from '../../../domain/chat/clerk/order-lines.ts';
import type { LookUp } from './look-up.ts';

/** `qty`: decimal string in the article's unit. `isPlain`: written as a number, and none that the article's name has. */
export type OrderedLine = { readonly product: ProductFact; readonly qty: string; readonly isPlain: boolean };

const mostLines = 30;
const byTheMetre = new Set(['MTR', 'M']);

/** A code as it may be written, in the text in small letters: "NL-1010", "nl 1010". */
const written = (code: string): RegExp => new RegExp([...compact(code)].join('[^\\p{L}\\p{N}]*'), 'giu');
/** Stands for a code, so that its digits are no quantity. */
const mark = (at: number): string => `articlemark${String.fromCharCode(97 + at)}`;

const quantityOf = ({ qty, metres }: WantedLine, { unit, name }: ProductFact): string | null =>
  metres !== null && byTheMetre.has(unit?.toUpperCase() ?? '') && !measuresIn(name.toLowerCase()).sizes.includes(`${metres} m`)
    ? metres
    : qty;

/** null: it holds no order, or one that is not understood in every line. */
export const createOrderInWords =
  (lookUp: LookUp) =>
  async (companyId: string, text: string, language: string): Promise<readonly OrderedLine[] | null> => {
    const coded = (await lookUp.facts.productsByCode(companyId, possibleCodes(text))).slice(0, mostLines);
    const masked = coded.reduce((rest, { code }, at) => rest.replace(written(code), mark(at)), text);
    const wanted = wantedLines(masked);
    if (wanted.length === 0 || wanted.length > mostLines) return null;
    const lines: OrderedLine[] = [];
    for (const line of wanted) {
      const marked = coded.filter((_, at) => line.text.includes(mark(at)));
      const { meant } = marked.length > 0 ? { meant: marked } : await lookUp.products(companyId, line.text, { language });
      const [product] = meant;
      const qty = product && meant.length === 1 ? quantityOf(line, product) : null;
      if (!product || qty === null || Number(qty) <= 0) return null;
      const isPlain = line.inDigits && !measuresIn(product.name.toLowerCase()).numbers.includes(qty);
      lines.push({ product, qty, isPlain });
    }
    return lines;
  };

/** Whether it says of an article how many, which nobody does who asks what it costs. */
export const createCountsArticle =
  (lookUp: LookUp) =>
  async (companyId: string, text: string, language: string): Promise<boolean> => {
    for (const line of wantedLines(text).slice(0, mostLines)) {
      if (line.qty === null || (line.qty === '1' && !line.inDigits)) continue;
      const { meant } = await lookUp.products(companyId, line.text, { language, forgives: false });
      if (meant.some(({ name }) => !measuresIn(name.toLowerCase()).numbers.includes(line.qty ?? ''))) return true;
    }
    return false;
  };
