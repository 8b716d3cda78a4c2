/** What a correction teaches: the document's own words for a product, to be known again from this customer. */
import type { CommandContext } from '@order-intake/event-sourcing';
import type { OrderCorrections } from '../../domain/sales-order/order-corrections.ts';
import type { OrderContent } from '../../domain/sales-order/sales-order.events.ts';
import { linesRead, standAsRead } from '../../domain/shared/lines-read.ts';

export type Lesson = {
  readonly productId: string;
  readonly customerId: string;
  readonly alias: string;
  readonly source: 'learned';
};
export type LearnProductAlias = (lesson: Lesson, context: CommandContext) => Promise<unknown>;

/** One for each corrected line that has a product now; none while the customer is unknown. The customer's own number first, then the only number, then the name. */
export const lessonsOf = ({ customer, extraction, lines }: OrderContent, corrections: OrderCorrections): readonly Lesson[] => {
  if (!customer || !extraction || !standAsRead(lines, linesRead(extraction))) return [];
  const numbers = new Set(corrections.lines?.flatMap(({ line }) => line ?? []));
  return [...numbers].flatMap((number) => {
    const productId = lines[number - 1]?.productId;
    const readLine = extraction.lines[number - 1];
    const alias = readLine?.buyer_item_id?.value ?? readLine?.code?.value ?? readLine?.name?.value;
    return productId && alias ? [{ productId, customerId: customer.customerId, alias, source: 'learned' as const }] : [];
  });
};
