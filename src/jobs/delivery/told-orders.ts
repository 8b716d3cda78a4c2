/** The orders of a mail as its notification tells of them. */
import type { EventStore } from '@order-intake/event-sourcing';
import { doubtsInWords } from '../../domain/sales-order/doubt-words.ts';
import { findingWords, knownFindings } from '../../domain/sales-order/review/review-findings.ts';
import { salesOrder } from '../../domain/sales-order/sales-order.decider.ts';
import type {
  FieldChange,
  OrderContent,
  OrderDoubt,
  OrderLine,
  SalesOrderEvent,
} from '../../domain/sales-order/sales-order.events.ts';
import { salesOrderStream } from '../../domain/sales-order/sales-order.stream.ts';
import { type Fact, linkTo } from './mail-of-facts.ts';

export type ToldOrder = {
  readonly reference: string;
  readonly content: OrderContent;
  /** what this mail changed of it, or would have */
  readonly changes: readonly FieldChange[];
  /** why it may be an order of its own; absent: nothing says so */
  readonly doubts?: readonly OrderDoubt[];
  /** the page of the order; null when PUBLIC_URL is not set */
  readonly link: string | null;
};

/** Of these orders those that there are, as their streams have them; `sourceId`: of the mail. */
export const createToldOrders =
  (store: Pick<EventStore, 'readStream'>, publicUrl: string | null) =>
  async (companyId: string, orderIds: readonly string[], sourceId: string): Promise<readonly ToldOrder[]> =>
    (
      await Promise.all(
        orderIds.map(async (orderId): Promise<readonly ToldOrder[]> => {
          const events = (await store.readStream(salesOrderStream(companyId, orderId))) as unknown as readonly SalesOrderEvent[];
          const state = events.reduce(salesOrder.evolve, salesOrder.initialState);
          if (state.phase === 'none') return [];
          const { reference, content } = state;
          return [
            {
              reference,
              content,
              changes: changesBy(events, sourceId),
              doubts: doubtsBy(events, sourceId),
              link: linkTo(publicUrl, `/app/orders/${orderId}`),
            },
          ];
        }),
      )
    ).flat();

const changesBy = (events: readonly SalesOrderEvent[], sourceId: string): readonly FieldChange[] =>
  events.flatMap((event) =>
    (event.type === 'OrderRevised' || event.type === 'OrderRevisionHeld') && event.data.content.source.id === sourceId
      ? event.data.changes
      : [],
  );

const doubtsBy = (events: readonly SalesOrderEvent[], sourceId: string): readonly OrderDoubt[] =>
  events.flatMap((event) =>
    event.type === 'OrderRevisionHeld' && event.data.content.source.id === sourceId ? (event.data.doubts ?? []) : [],
  );

const mostLines = 5;
const mostChanges = 10;
const mostFindings = 10;

const lineText = ({ qty, unit, code, name, price }: OrderLine): string =>
  [qty, unit, code, name, price && `at ${price}`].filter((part) => part).join(' ');

const listed = (parts: readonly string[], most: number): string =>
  [...parts.slice(0, most), ...(parts.length > most ? [`and ${parts.length - most} more`] : [])].join('; ');

/** With several orders each fact names its own. */
export const factsOfOrders = (orders: readonly ToldOrder[]): readonly Fact[] =>
  orders.flatMap(({ reference, content, changes, doubts = [], link }) => {
    const { customerName, customerEmail, poNumber, total, currency, lines, reviewFindings, reviewReasons } = content;
    const of = (name: string) => (orders.length > 1 ? `${reference} ${name}` : name);
    const customer = [customerName, customerEmail].filter((part) => part).join(', ');
    const changed = changes.map(({ field, before, after }) => `${field} ${before ?? 'none'} → ${after ?? 'none'}`);
    const facts: readonly (readonly [string, string | null])[] = [
      [of('Customer'), customer],
      [of('PO number'), poNumber],
      [of('Total'), total === null ? null : [total, currency].filter((part) => part).join(' ')],
      [of('Lines'), lines.length === 0 ? null : `${lines.length}: ${listed(lines.map(lineText), mostLines)}`],
      [of('To check'), listed(knownFindings(reviewFindings, reviewReasons).map(findingWords), mostFindings)],
      [
        of('To decide'),
        doubts.length === 0
          ? null
          : `Revision of ${reference} or separate order? The order is unchanged until you decide: ${doubtsInWords(doubts)}`,
      ],
      [of('Changes'), listed(changed, mostChanges)],
      [of('Link'), link],
    ];
    return facts.flatMap(([name, value]) => (value ? [[name, value] as const] : []));
  });
