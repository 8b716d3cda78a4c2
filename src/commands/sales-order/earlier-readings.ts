/**
 * Orders that were drafted under an earlier reading of their number, or whose number is not read any more: found by the number as it was cut then,
 * and by the document itself (docs/adr/0037).
 */
import type { EventStore } from '@order-intake/event-sourcing';
import { comparable } from '../../domain/sales-order/matching.ts';
import { doubtsAbout, numberReadDifferently } from '../../domain/sales-order/order-doubts.ts';
import type { OrdersOfFiles } from '../../domain/sales-order/orders-of-files.port.ts';
import { earlierReadingsOf, printedNumber, prints } from '../../domain/sales-order/printed-number.ts';
import { type KnownOrder, type MatchEvidence, salesOrder } from '../../domain/sales-order/sales-order.decider.ts';
import type { OrderContent } from '../../domain/sales-order/sales-order.events.ts';
import { sameSource, wasTaken } from '../../domain/sales-order/sales-order.state.ts';
import { salesOrderStream } from '../../domain/sales-order/sales-order.stream.ts';
import { foldStream } from '../shared/fold-stream.ts';
import { contentHashes } from './content-hash.ts';
import type { Claimant, PurchaseOrderClaims } from './purchase-order-claim.ts';

/** `isCertain`: its document printed the number that is looked for, so the number is its own from now on. */
export type EarlierOrder = Pick<MatchEvidence, 'doubts' | 'knownAs'> & {
  readonly order: KnownOrder;
  readonly isCertain: boolean;
};

export type EarlierReadings = {
  readonly orderOf: (content: OrderContent, companyId: string) => Promise<EarlierOrder | null>;
  /** Of a number alone: orders whose document printed it, and that have another one. */
  readonly ordersPrinting: (claimant: Claimant, companyId: string) => Promise<readonly KnownOrder[]>;
};

type Deps = {
  readonly store: Pick<EventStore, 'readStream'>;
  readonly claims: Pick<PurchaseOrderClaims, 'holders'>;
  readonly ordersOfFiles: OrdersOfFiles;
};

const isKnown = (order: Awaited<ReturnType<ReturnType<typeof loader>>>): order is KnownOrder => order.phase !== 'none';
const loader = (store: Deps['store'], companyId: string) => (orderId: string) =>
  foldStream(store, salesOrder, salesOrderStream(companyId, orderId));

export const loadOrders = async (
  store: Deps['store'],
  companyId: string,
  orderIds: readonly string[],
): Promise<readonly KnownOrder[]> => (await Promise.all([...new Set(orderIds)].map(loader(store, companyId)))).filter(isKnown);

/** Hashes of this content under the numbers that the order had: equal to one of the order's where nothing but the number is read differently. */
const hashesUnder = ({ printed, content }: KnownOrder, newContent: OrderContent): readonly string[] =>
  [...new Set([...printed.map(({ value }) => value), content.poNumber])].flatMap((poNumber) => {
    const { contentHash, formerHash } = contentHashes({ ...newContent, poNumber });
    return [contentHash, formerHash];
  });

const filesOf = ({ extraction }: OrderContent): readonly string[] => (extraction?.files ?? []).map(({ sha256 }) => sha256);
export const sharesFile = ({ files }: KnownOrder, content: OrderContent): boolean =>
  filesOf(content).some((sha256) => files.includes(sha256));

/** By what the order's documents printed; null where it is another order's number. What a later document replaced is no longer the order's. */
const byNumber = (order: KnownOrder, newContent: OrderContent, number: string): EarlierOrder | null => {
  const currentNumber = order.content.extraction && printedNumber(order.content.extraction);
  const isCertain = currentNumber !== null && prints(currentNumber, number) === 'yes';
  const ever = order.printed.map((printed) => prints(printed, number));
  if (!isCertain && ever.every((answer) => answer === 'no')) return null;
  const isItsDocument = isCertain || (!ever.includes('yes') && sharesFile(order, newContent));
  return {
    order,
    isCertain,
    doubts: [numberReadDifferently(order.content, number)],
    knownAs: isItsDocument ? hashesUnder(order, newContent) : [],
  };
};

/** The number stood in the same words of the same file: it is one number, read in two ways. Of words in a mail nothing is kept to tell. */
const isSameText = (order: KnownOrder, newContent: OrderContent): boolean => {
  const source = (newContent.extraction && printedNumber(newContent.extraction)?.source) ?? null;
  return source !== null && order.printed.some((printed) => printed.source === source);
};

/** A buyer who became a customer since is still known by address or name. */
const isSameBuyer = (first: OrderContent, second: OrderContent): boolean => {
  if (first.customer && second.customer) return first.customer.customerId === second.customer.customerId;
  const same = (a: string | null, b: string | null): boolean => a !== null && b !== null && comparable(a) === comparable(b);
  return same(first.customerEmail, second.customerEmail) || same(first.customerName, second.customerName);
};

/**
 * One file may hold many orders: those of one source are told apart by what they are, and those of other numbers are others. A form without a
 * number is filled in again and again: each is an order.
 */
const byFile = (order: KnownOrder, newContent: OrderContent): EarlierOrder | null => {
  const { content, hashes, sources } = order;
  const asEarlier = (isItsDocument: boolean, isCertain = false): EarlierOrder => ({
    order,
    isCertain,
    doubts: [numberReadDifferently(content, newContent.poNumber)],
    knownAs: isItsDocument ? knownHashes : [],
  });
  const knownHashes = hashesUnder(order, newContent);
  if (wasTaken(order, newContent)) return asEarlier(true);
  if (sources.some(({ source }) => sameSource(source, newContent.source))) return null;
  if (!isSameBuyer(content, newContent)) return null;
  const hadNumber = order.printed.length > 0 || content.poNumber !== null;
  const isSame = knownHashes.some((hash) => hashes.includes(hash));
  if (newContent.poNumber !== null && hadNumber) return isSameText(order, newContent) ? asEarlier(true, true) : null;
  // the number is read today and was not then, or the other way round
  if (newContent.poNumber !== null) return isSame ? asEarlier(true) : null;
  const isUnread = hadNumber && doubtsAbout(content, newContent, []).every(({ code }) => code !== 'lines_differ');
  return isUnread ? asEarlier(true) : null;
};

const best = (candidates: readonly (EarlierOrder | null)[]): EarlierOrder | null => {
  const orders = candidates.filter((candidate) => candidate !== null);
  return orders.find(({ isCertain }) => isCertain) ?? orders.find(({ knownAs }) => knownAs.length > 0) ?? orders[0] ?? null;
};

export const createEarlierReadings = ({ store, claims, ordersOfFiles }: Deps): EarlierReadings => {
  const heldByCutNumbers = async (claimant: Claimant, number: string, companyId: string) => {
    const readings = earlierReadingsOf(number);
    const holders = await Promise.all(readings.map((poNumber) => claims.holders({ ...claimant, poNumber }, companyId)));
    return loadOrders(
      store,
      companyId,
      holders.flat().map(({ orderId }) => orderId),
    );
  };
  return {
    orderOf: async (content, companyId) => {
      const { poNumber } = content;
      const cut = poNumber === null ? [] : await heldByCutNumbers(content, poNumber, companyId);
      const ofNumber = poNumber === null ? null : best(cut.map((order) => byNumber(order, content, poNumber)));
      if (ofNumber) return ofNumber;
      const files = filesOf(content);
      const ofFiles = files.length === 0 ? [] : await loadOrders(store, companyId, await ordersOfFiles(companyId, files));
      return best(ofFiles.map((order) => byFile(order, content)));
    },
    ordersPrinting: async (claimant, companyId) => {
      const { poNumber } = claimant;
      if (poNumber === null) return [];
      const cut = await heldByCutNumbers(claimant, poNumber, companyId);
      return cut.filter(({ content: { extraction } }) => {
        const printed = extraction && printedNumber(extraction);
        return printed !== null && prints(printed, poNumber) === 'yes';
      });
    },
  };
};
