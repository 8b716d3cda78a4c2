/** Details as they are answered and handed over: names in snake_case, decimals as JSON numbers, null for what is not there. */
import { asNumber } from '@order-intake/kernel';
import {
  type ContentOf,
  flatParts,
  type LineDetails,
  lineDetails,
  type OrderDetails,
  orderDetails,
  type Part,
  type Parts,
  type Snake,
  snake,
  spoken,
  valueAt,
} from '@order-intake/order-extraction/document';

type ShownValue<P> = P extends { readonly is: 'list'; readonly parts: infer F extends Parts }
  ? readonly ShownOf<F>[]
  : P extends { readonly is: 'group'; readonly parts: infer F extends Parts }
    ? ShownOf<F> | null
    : P extends { readonly is: 'decimal' | 'integer' }
      ? number | null
      : P extends { readonly is: 'choice'; readonly among: readonly (infer V)[] }
        ? V | null
        : string | null;
export type ShownOf<F extends Parts> = { readonly [K in keyof F & string as Snake<K>]: ShownValue<F[K]> };

const shownValue = (part: Part, value: unknown): unknown => {
  if (part.is === 'list') return (Array.isArray(value) ? value : []).map((element) => shownDetails(part.parts, element));
  if (value === undefined || value === null) return null;
  if (part.is === 'group') return shownDetails(part.parts, value as object);
  return part.is === 'decimal' ? asNumber(String(value)) : value;
};

/** `content` may hold more than the table names. */
const shownDetails = <F extends Parts>(parts: F, content: ContentOf<F> | object): ShownOf<F> =>
  Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [
      snake(name),
      shownValue(part, (content as { readonly [name: string]: unknown })[name]),
    ]),
  ) as ShownOf<F>;

/** The same as cells of a table: one for each single value, by its flat name. */
export const detailCells = (parts: Parts, details: object): readonly (string | number | null)[] =>
  flatParts(parts).map(({ path, part }) => {
    const value = valueAt(
      details as { readonly [name: string]: unknown },
      path.map((step) => snake(step)),
    );
    if (part.is === 'list') return spoken(part, value) || null;
    return typeof value === 'number' ? value : spoken(part, value);
  });

export type ShownOrder = ShownOf<typeof orderDetails>;
export type ShownOrderLine = ShownOf<typeof lineDetails>;

type DatedOrder = OrderDetails & {
  readonly deliveryDate: string | null;
  readonly lines: readonly Pick<LineDetails, 'requestedDelivery' | 'deliveries'>[];
};

/** A date and nothing else is what is requested; what was approved without any date is wanted as soon as possible. */
const requestedOf = ({ requestedDelivery, deliveryDate: until, lines }: DatedOrder, isApproved: boolean) => {
  if (requestedDelivery) return requestedDelivery;
  if (until !== null) return { kind: 'day', until } as const;
  const hasDates = lines.some((line) => line.requestedDelivery || line.deliveries);
  return isApproved && !hasDates ? ({ kind: 'asap' } as const) : undefined;
};

export const shownOrder = (order: DatedOrder, isApproved: boolean) =>
  shownDetails(orderDetails, { ...order, requestedDelivery: requestedOf(order, isApproved) });

/** `unitCode`: of the unit as it is written, where the line has no code of its own. */
export const shownLine = (line: LineDetails, unitCode: string | null) =>
  shownDetails(lineDetails, { ...line, unitCode: line.unitCode ?? unitCode });
