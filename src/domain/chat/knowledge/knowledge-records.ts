/**
 * What the assistant may know of a record: named fields alone, by a template with a version. A field that is added to a record is not known
 * until it is written here.
 */
import { statusWords } from '@order-intake/chat-language/records';
import type { OrderPhase } from '../../sales-order/order-actions.ts';
import type { Visibility } from './knowledge.port.ts';

/** A change of any template is a new version: everything is rendered and embedded again. */
export const templateVersion = 3;

export const knowledgeEntities = ['product', 'order', 'text'] as const;
export type KnowledgeEntity = (typeof knowledgeEntities)[number];

export type RenderedRecord = {
  readonly entity: KnowledgeEntity;
  readonly recordId: string;
  readonly visibility: Visibility;
  readonly audienceKey: string | null;
  readonly title: string;
  readonly text: string;
  readonly keywords: string;
  /** grows with every change of the record */
  readonly version: number;
};

/** a phase of an order without a word does not compile */
const wordOf: { readonly [status: string]: string } = statusWords satisfies {
  readonly [status in Uppercase<OrderPhase>]: string;
};

/** At least two decimals, no digit taken away. */
const money = (decimal: string): string => {
  const [whole = '0', fraction = ''] = decimal.split('.');
  return `${whole}.${fraction.padEnd(2, '0')}`;
};

export type ProductFields = {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly ean: string | null;
  readonly unit: string | null;
  readonly price: string | null;
  readonly currency: string | null;
  readonly version: number;
};
export const renderProduct = (product: ProductFields): RenderedRecord => ({
  entity: 'product',
  recordId: product.id,
  visibility: 'public',
  audienceKey: null,
  title: product.name,
  text: [
    `${product.code} · ${product.name}`,
    ...(product.price === null
      ? []
      : [[money(product.price), product.currency, product.unit && `/ ${product.unit}`].filter(Boolean).join(' ')]),
  ].join(' · '),
  keywords: [product.ean, product.code.replaceAll(/[^\p{L}\p{N}]+/gu, '')].filter(Boolean).join(' '),
  version: product.version,
});

export type OrderFields = {
  readonly id: string;
  readonly reference: string;
  readonly customerId: string;
  readonly poNumber: string | null;
  readonly status: string;
  readonly deliveryDate: string | null;
  readonly total: string | null;
  readonly currency: string | null;
  readonly version: number;
};
/** What somebody says who asks after an order, in eight languages. */
const orderWords =
  'order orders status delivery deliver shipped bestellung auftrag lieferung geliefert commande livraison pedido entrega ordine consegna bestelling levering encomenda beställning leverans';

export const renderOrder = (order: OrderFields): RenderedRecord => ({
  entity: 'order',
  recordId: order.id,
  visibility: 'customer',
  audienceKey: order.customerId,
  title: order.reference,
  text: [
    order.reference,
    ...(order.poNumber === null ? [] : [`PO ${order.poNumber}`]),
    wordOf[order.status] ?? order.status.toLowerCase(),
    ...(order.deliveryDate === null ? [] : [`→ ${order.deliveryDate}`]),
    ...(order.total === null ? [] : [`${money(order.total)} ${order.currency ?? ''}`.trim()]),
  ].join(' · '),
  keywords: orderWords,
  version: order.version,
});

export type TextFields = { readonly id: string; readonly title: string; readonly text: string; readonly version: number };
export const renderText = (entered: TextFields): RenderedRecord => ({
  entity: 'text',
  recordId: entered.id,
  visibility: 'public',
  audienceKey: null,
  title: entered.title,
  text: entered.text,
  keywords: entered.title,
  version: entered.version,
});

const chunkLength = 1_000;
const overlap = 100;

/** One chunk a record; long texts in pieces that overlap, each under its title. */
export const chunksOf = ({ title, text }: Pick<RenderedRecord, 'title' | 'text'>): readonly string[] => {
  const characters = Array.from(text);
  if (characters.length <= chunkLength) return [text];
  const pieces: string[] = [];
  for (let at = 0; at < characters.length; at += chunkLength - overlap) {
    pieces.push(`${title}: ${characters.slice(at, at + chunkLength).join('')}`);
    if (at + chunkLength >= characters.length) break;
  }
  return pieces;
};
