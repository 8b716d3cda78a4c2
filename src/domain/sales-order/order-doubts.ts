/**
 * Whether a later document under the number of an order may be an order of its own. An order is never changed by such a document: a person says
 * what it is (docs/explanation/order-revisions.md, "Revision or separate order").
 */
import { canonicalDecimal, erased } from '@order-intake/kernel';
import { linesRead, standAsRead } from '../shared/lines-read.ts';
import { companyDomainOf } from '../shared/public-mail-domains.ts';
import { comparable } from './comparable.ts';
import { lineText } from './order-changes.ts';
import type { OrderContent, OrderDoubt, OrderLine } from './sales-order.events.ts';

/** of each side of a doubt */
const mostLinesTold = 20;

type Article = Pick<OrderLine, 'productId' | 'code' | 'name'>;
/** A line of an order under every word that is known of it: as it is now, and as its document called it. */
type KnownArticle = { readonly line: OrderLine; readonly words: readonly Article[] };

const same = (a: string | null, b: string | null): boolean => {
  const [first, second] = [comparable(a ?? ''), comparable(b ?? '')];
  return first !== '' && first === second;
};

/** By product, by article number, or where one of them has no number by name. Quantity and price are what a revision changes: they do not count. */
const isSameArticle = (a: Article, b: Article): boolean => {
  if (a.productId !== null && a.productId === b.productId) return true;
  return a.code !== null && b.code !== null ? same(a.code, b.code) : same(a.name, b.name);
};

const articlesOf = ({ lines, extraction }: OrderContent): readonly KnownArticle[] => {
  const readLines = extraction ? linesRead(extraction) : [];
  const asRead = standAsRead(lines, readLines);
  return lines.flatMap((line, index) => {
    if (line.charge) return [];
    const words = asRead ? readLines[index] : undefined;
    const before = words && { productId: null, code: words.code?.value ?? null, name: words.name?.value ?? null };
    return [{ line, words: before ? [line, before] : [line] }];
  });
};

type Compared = {
  readonly articles: number;
  readonly pairs: readonly (readonly [order: OrderLine, later: OrderLine])[];
  /** of the order and not in the later document, and the other way round */
  readonly missing: readonly OrderLine[];
  readonly added: readonly OrderLine[];
};

/** Each line of the later document is found once: two deliveries of one article are two lines. */
const compared = (order: OrderContent, later: OrderContent): Compared => {
  const left = [...articlesOf(later)];
  const pairs: (readonly [OrderLine, OrderLine])[] = [];
  const missing: OrderLine[] = [];
  const articles = articlesOf(order);
  for (const { line, words } of articles) {
    const matchIndex = left.findIndex((article) => article.words.some((a) => words.some((b) => isSameArticle(a, b))));
    const [matched] = matchIndex < 0 ? [] : left.splice(matchIndex, 1);
    if (matched) pairs.push([line, matched.line]);
    else missing.push(line);
  }
  return { articles: articles.length, pairs, missing, added: left.map(({ line }) => line) };
};

const texts = (lines: readonly OrderLine[]): readonly string[] => lines.map(lineText).slice(0, mostLinesTold);

const isInPart = ({ extraction }: OrderContent): boolean =>
  extraction?.warnings.some(({ code }) => code === 'edi_change_in_part') ?? false;

/**
 * Fewer than half of the order's articles are found again. A document without articles says nothing of them, and in an order without articles none
 * can be missed. A change that may list only what changes takes no line away by its silence.
 */
const linesDiffer = ({ articles, pairs, missing, added }: Compared, later: OrderContent): readonly OrderDoubt[] =>
  pairs.length + added.length > 0 && (isInPart(later) ? missing.length > 0 : pairs.length * 2 < articles)
    ? [{ code: 'lines_differ', before: texts(missing), after: texts(added) }]
    : [];

/** As it is printed, or a person says; what was concluded from another date is no word of the document. */
const orderDateOf = ({ extraction, orderDate }: OrderContent): string | null => {
  const readDate = extraction?.fields.order_date;
  return readDate?.derived && readDate.value === orderDate ? null : orderDate;
};

const orderDateDiffers = (order: OrderContent, later: OrderContent): readonly OrderDoubt[] => {
  const laterDate = orderDateOf(later);
  const readDate = order.extraction?.fields.order_date;
  const printed = readDate && !readDate.derived ? readDate.value : null;
  const before = [...new Set([orderDateOf(order), printed].filter((date) => date !== null))];
  return laterDate === null || before.length === 0 || before.includes(laterDate)
    ? []
    : [{ code: 'order_date_differs', before, after: [laterDate] }];
};

/** mail.buyer.example is buyer.example's */
const isWithin = (first: string, second: string): boolean =>
  first === second || first.endsWith(`.${second}`) || second.endsWith(`.${first}`);
/** null for a mail provider open to everybody */
const ofCompany = (domain: string): string | null => companyDomainOf(`@${domain}`);
const domainIn = (address: string | null): string | null =>
  address?.includes('@') ? address.slice(address.lastIndexOf('@') + 1).toLowerCase() : null;

/** The customer's record may name more domains than one. Between two addresses of public providers a domain tells nothing. */
const senderDomainDiffers = (
  order: OrderContent,
  { senderDomain }: OrderContent,
  ofCustomer: readonly string[],
): readonly OrderDoubt[] => {
  if (senderDomain === undefined || senderDomain === erased) return [];
  const knownDomains = [order.senderDomain, domainIn(order.customerEmail)].filter((domain) => domain && domain !== erased);
  const before = [...new Set(knownDomains as readonly string[])];
  const isKnown = [...before, ...ofCustomer].some((domain) => isWithin(domain.toLowerCase(), senderDomain));
  const tells = [senderDomain, ...before].some((domain) => ofCompany(domain) !== null);
  return before.length === 0 || isKnown || !tells ? [] : [{ code: 'sender_domain_differs', before, after: [senderDomain] }];
};

/** The order came to be under another reading of its number (docs/adr/0037), and a person has not put it right yet. */
const numberDiffers = (order: OrderContent, { poNumber }: OrderContent): readonly OrderDoubt[] => {
  const knownNumbers = [order.poNumber, order.extraction?.fields.po_number?.value ?? null].filter((number) => number !== null);
  return poNumber === null || knownNumbers.length === 0 || knownNumbers.some((number) => same(number, poNumber))
    ? []
    : [numberReadDifferently(order, poNumber)];
};

export const numberReadDifferently = ({ poNumber: before }: OrderContent, after: string | null): OrderDoubt => ({
  code: 'number_read_differently',
  before: before === null ? [] : [before],
  after: after === null ? [] : [after],
});

/** `ofCustomer`: domains in the record of the order's customer. None: nothing says that it is no revision. */
export const doubtsAbout = (order: OrderContent, later: OrderContent, ofCustomer: readonly string[]): readonly OrderDoubt[] => [
  ...linesDiffer(compared(order, later), later),
  ...orderDateDiffers(order, later),
  ...senderDomainDiffers(order, later, ofCustomer),
  ...numberDiffers(order, later),
];

/** How many articles of the order a document names again, for choosing between orders that share a number. */
export const articlesInCommon = (order: OrderContent, later: OrderContent): number => compared(order, later).pairs.length;

const differ = (a: string | null, b: string | null): boolean =>
  a !== null && b !== null && canonicalDecimal(a) !== canonicalDecimal(b);

/** Whether two documents of one mail cannot both be right. What only one of them says contradicts nothing. */
export const contradicts = (order: OrderContent, later: OrderContent): boolean =>
  differ(order.deliveryDate, later.deliveryDate) ||
  compared(order, later).pairs.some(([mine, theirs]) => differ(mine.qty, theirs.qty) || differ(mine.price, theirs.price));
