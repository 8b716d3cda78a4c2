/** The lines of an order that somebody wrote as a sentence. It is an order only when all of the message is accounted for: else a person reads it. */
import {
  accountOf,
  type Counting,
  countingsOf,
  isTelling,
  languageOrEnglish,
  measuresIn,
  namesOneOf,
  orderPartsIn,
  type Part,
  possibleCodes,
} from '@order-intake/chat-language';
import type { ProductFact } from '@order-intake/chat-language/records';
import type { LookUp } from './look-up.ts';

/** `qty`: decimal string in the article's unit. */
export type OrderedLine = { readonly product: ProductFact; readonly qty: string };
/** `otherQty`: what the number may mean instead, where goods come in packs. `inDigits`: written as a number. */
export type ReadOrderLine = OrderedLine & { readonly otherQty: string | null; readonly inDigits: boolean };
export type OrderInWords = {
  /** those that are understood */
  readonly lines: readonly ReadOrderLine[];
  /** what no line accounts for: a number or an article, words beside them, nothing */
  readonly unread: 'numbers' | 'words' | 'nothing';
};
type Asked = {
  readonly companyId: string;
  readonly customerId: string | null;
  readonly text: string;
  readonly language: string;
};

const mostLines = 30;
/** numbers of a part that are tried as how many */
const mostNumbers = 4;
const mostOrders = 50;

type ReadLine = ReadOrderLine & { readonly isWhole: boolean };

const textOf = (part: Part): string => part.map(({ text }) => text).join(' ');

/** null: no number of the part counts one article alone. */
const readPart = async (
  lookUp: LookUp,
  { companyId, language }: Asked,
  countings: readonly Counting[],
  coded: readonly ProductFact[],
): Promise<ReadLine | null> => {
  const readLines: ReadLine[] = [];
  for (const counting of countings.slice(0, mostNumbers)) {
    const { rest, inDigits } = counting;
    const marked = rest.flatMap(({ kind, text }) => (kind === 'code' ? (coded[Number(text)] ?? []) : []));
    const candidates =
      marked.length > 0 ? marked : (await lookUp.products(companyId, textOf(rest), { language, forgives: false })).meant;
    const [product] = candidates;
    const effectiveLanguage = languageOrEnglish(language);
    const account = product && candidates.length === 1 ? accountOf(counting, product, coded, effectiveLanguage) : null;
    const [qty, otherQty = null] = account?.quantities ?? [];
    if (product && account && qty !== undefined && !account.unread.some((token) => isTelling(token, effectiveLanguage)))
      readLines.push({ product, qty, otherQty, inDigits, isWhole: account.unread.length === 0 });
  }
  // two numbers that may both say how many say it neither
  const [line, ...others] = readLines;
  return line && others.length === 0 ? line : null;
};

/** null: it says of nothing how many. */
export const createOrderInWords =
  (lookUp: LookUp) =>
  async (question: Asked): Promise<OrderInWords | null> => {
    const { companyId, customerId, text, language } = question;
    const coded = (await lookUp.facts.productsByCode(companyId, possibleCodes(text))).slice(0, mostLines);
    const parts = orderPartsIn(
      text,
      coded.map(({ code }) => code),
      language,
    );
    if (parts.length === 0 || parts.length > mostLines) return null;
    const customerOrders = customerId === null ? [] : await lookUp.facts.orders(companyId, customerId, mostOrders);
    const lines: ReadLine[] = [];
    let unread: OrderInWords['unread'] = 'nothing';
    for (const part of parts) {
      const countings = countingsOf(part, language, (number) => namesOneOf(customerOrders, number));
      const line = countings.length === 0 ? null : await readPart(lookUp, question, countings, coded);
      const isAgain = lines.some(({ product }) => product.id === line?.product.id);
      if (line && !isAgain) lines.push(line);
      if (line ? isAgain : part.some((token) => isTelling(token, languageOrEnglish(language)))) unread = 'numbers';
      else if (unread === 'nothing' && !line?.isWhole) unread = 'words';
    }
    // two choices of two are for a person to sort out
    if (lines.filter(({ otherQty }) => otherQty !== null).length > 1) unread = 'numbers';
    return { lines, unread };
  };

/** Whether it says of an article how many, which nobody does who asks what it costs. */
export const createCountsArticle =
  (lookUp: LookUp) =>
  async ({ companyId, text, language }: Asked): Promise<boolean> => {
    for (const part of orderPartsIn(text, [], language).slice(0, mostLines))
      for (const { qty, inDigits, rest } of countingsOf(part, language, () => false).slice(0, mostNumbers)) {
        if (qty === '1' && !inDigits) continue;
        const { meant } = await lookUp.products(companyId, textOf(rest), { language, forgives: false });
        if (meant.some(({ name }) => !measuresIn(name.toLowerCase()).numbers.includes(qty))) return true;
      }
    return false;
  };
