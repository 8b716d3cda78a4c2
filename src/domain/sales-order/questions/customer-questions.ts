/** What to ask the customer about a draft: facts that are missing, and facts that contradict each other. Codes and facts; the words are in question-mail.ts. */

import type { ApprovalRequirements } from '../approval-requirements.ts';
import { isPlace, missingFields } from '../order-review.ts';
import type { OrderLine, OrderTerms, RecordedFinding } from '../sales-order.events.ts';
import type { CustomerQuestion, OfferedProduct, QuestionCode } from './question-round.ts';

/** Names a question of an order: "ship_to_missing", "article_unknown.2". */
export const questionName = ({ code, line }: Pick<CustomerQuestion, 'code' | 'line'>): string =>
  line === null ? code : `${code}.${line}`;

/** What is known beside a draft: products by id, whether the customer's record has a default ship-to, and what approval demands. */
export type QuestionKnowledge = {
  readonly products: { readonly [productId: string]: { readonly code: string; readonly name: string } };
  readonly hasDefaultShipTo: boolean;
  readonly requires: ApprovalRequirements;
};

const mostQuestions = 20;
const mostCandidates = 3;

const question = (
  code: QuestionCode,
  line: number | null = null,
  facts: { readonly [fact: string]: string | null } = {},
  candidates: readonly OfferedProduct[] = [],
): CustomerQuestion => ({
  code,
  line,
  facts: Object.fromEntries(Object.entries(facts).filter((entry): entry is [string, string] => entry[1] !== null)),
  candidates,
});

const articleOf = ({ code, name }: OrderLine): string => [code, name].filter((part) => part).join(' ');

const aboutDates = (draft: OrderTerms, { requires }: QuestionKnowledge): readonly CustomerQuestion[] => {
  const { deliveryDate, orderDate, reviewFindings = [] } = draft;
  if (missingFields(draft, requires).includes('delivery_date')) return [question('delivery_date_missing')];
  const isBeforeOrder = orderDate !== null && deliveryDate !== null && deliveryDate < orderDate;
  const isPast = reviewFindings.some(({ reason }) => reason === 'delivery_date_past');
  if (!isBeforeOrder && !isPast) return [];
  const facts = { delivery_date: deliveryDate, order_date: isBeforeOrder ? orderDate : null };
  return [question('delivery_date_contradicts', null, facts)];
};

const aboutArticles = ({ lines }: OrderTerms, { products }: QuestionKnowledge): readonly CustomerQuestion[] =>
  lines.flatMap((line, index) => {
    const article = articleOf(line);
    if (line.productId !== null || line.charge || article === '') return [];
    const nearest = line.candidates.toSorted((a, b) => b.similarity - a.similarity);
    const candidates = nearest.flatMap(({ id }) => {
      const product = products[id];
      return product ? [{ productId: id, code: product.code, name: product.name }] : [];
    });
    const { qty, unit } = line;
    return [question('article_unknown', index + 1, { article, qty, unit }, candidates.slice(0, mostCandidates))];
  });

const aboutPrice = (lines: readonly OrderLine[], { facts }: RecordedFinding): readonly CustomerQuestion[] => {
  const { line: number, price, expected, currency } = facts;
  const line = typeof number === 'number' ? lines[number - 1] : undefined;
  if (!line || typeof number !== 'number' || typeof price !== 'string' || typeof expected !== 'string') return [];
  const of = {
    article: articleOf(line),
    price,
    listed_price: expected,
    currency: typeof currency === 'string' ? currency : null,
  };
  return [question('price_differs', number, of)];
};

/** In the order in which a customer would answer them; none: the draft gives no reason to ask. */
export const questionsOf = (draft: OrderTerms, knowledge: QuestionKnowledge): readonly CustomerQuestion[] => {
  const prices = (draft.reviewFindings ?? []).filter(({ reason }) => reason === 'price_differs');
  const shipTo = !isPlace(draft.shipTo) && !knowledge.hasDefaultShipTo ? [question('ship_to_missing')] : [];
  return [
    ...aboutDates(draft, knowledge),
    ...shipTo,
    ...aboutArticles(draft, knowledge),
    ...prices.flatMap((finding) => aboutPrice(draft.lines, finding)),
  ].slice(0, mostQuestions);
};

/** The products that questions about a draft may offer. */
export const candidatesOfDraft = ({ lines }: Pick<OrderTerms, 'lines'>): readonly string[] => [
  ...new Set(lines.flatMap(({ productId, candidates }) => (productId === null ? candidates.map(({ id }) => id) : []))),
];
