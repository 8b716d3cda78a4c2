/** What a clerk looks up for a question: articles by code or name, a customer's own orders, the company's texts. */
import {
  type Asking,
  compact,
  isCalled,
  isOrderWord,
  isOwnReference,
  type Matched,
  markedNumbersIn,
  matchProducts,
  namedIn,
  orderNumbersIn,
  possibleCodes,
  shortNumbersIn,
  translationsOf,
} from '@order-intake/chat-language';
import { plainWords } from '@order-intake/chat-language/message';
import type { OrderFact, ProductFact } from '@order-intake/chat-language/records';
import type { ClerkFacts } from '../../../domain/chat/clerk/clerk-facts.port.ts';
import { offered } from '../../../domain/chat/clerk/offers.ts';
import type { KnowledgeSearch } from '../../../domain/chat/knowledge/knowledge.port.ts';

export type LookUp = ReturnType<typeof createLookUp>;
type Deps = { readonly facts: ClerkFacts; readonly knowledge: KnowledgeSearch };

const candidates = 40;
const mostOrders = 50;

export type FoundProducts = Matched & { readonly byCode: boolean; readonly semantic: boolean };
export const noProducts: FoundProducts = { byCode: false, meant: [], alike: [], areOtherSizes: false, semantic: false };

export const createLookUp = ({ facts, knowledge }: Deps) => ({
  facts,
  /** The same with what they cost this customer. */
  priced: async (
    companyId: string,
    customerId: string | null,
    products: readonly ProductFact[],
    today: string,
  ): Promise<readonly ProductFact[]> => {
    const ids = products.map(({ id }) => id);
    const listed = await facts.listedPrices(companyId, customerId, ids);
    return products.map((product) => offered(product, listed, today));
  },
  /** By code, which is certain; else by name, and then only what the question's words name for the most part. */
  products: async (companyId: string, question: string, asking: Asking = {}): Promise<FoundProducts> => {
    const coded = await facts.productsByCode(companyId, possibleCodes(question));
    if (coded.length > 0) return { ...noProducts, byCode: true, meant: coded };
    const units = namedIn(question, asking);
    if (units.length === 0) return noProducts;
    const text = [question, ...translationsOf(units)].join(' ').slice(0, 2_000);
    const { hits, semantic } = await knowledge.search({ companyId, customerId: null, text, limit: candidates });
    const ids = hits.filter(({ entity }) => entity === 'product').map(({ recordId }) => recordId);
    const productFacts = await facts.products(companyId, ids);
    return { byCode: false, ...matchProducts(question, productFacts, asking), semantic };
  },
  /** The customer's own that are asked for by number, all of them where no number is named; and the numbers that are none of theirs. */
  orders: async (
    companyId: string,
    customerId: string,
    question: string,
    notOrders: readonly string[] = [],
  ): Promise<{ readonly found: readonly OrderFact[]; readonly foreign: readonly string[] }> => {
    const customerOrders = await facts.orders(companyId, customerId, mostOrders);
    const numbersOf = ({ reference, poNumber }: OrderFact) => [reference, ...(poNumber === null ? [] : [poNumber])].map(compact);
    const askedNumbers = [...orderNumbersIn(question), ...shortNumbersIn(question)];
    const spellings = new Set([...possibleCodes(question), ...orderNumbersIn(question).map(compact)]);
    const matching = customerOrders.filter(
      (order) =>
        numbersOf(order).some((number) => number !== '' && spellings.has(number)) ||
        askedNumbers.some((number) => isCalled(order, number)),
    );
    const knownNumbers = [...matching.flatMap(numbersOf), ...notOrders.map(compact)];
    // a part of a number that was told with spaces is known by the whole, a short number by nothing but itself
    const isKnown = (word: string) =>
      matching.some((order) => isCalled(order, word)) ||
      (word.length > 3 && knownNumbers.some((number) => number.includes(compact(word))));
    const foreign = askedNumbers.filter((word) => !isKnown(word));
    return { found: matching.length > 0 || foreign.length > 0 ? matching : customerOrders, foreign: [...new Set(foreign)] };
  },
  /** Whether the question names an order: by a number that is ours by its form, or by any number beside the word. */
  namesOrder: (question: string): boolean => {
    const numbers = orderNumbersIn(question);
    if (numbers.some(isOwnReference) || markedNumbersIn(question).length > 0) return true;
    return numbers.length > 0 && plainWords(question).some(isOrderWord);
  },
});
