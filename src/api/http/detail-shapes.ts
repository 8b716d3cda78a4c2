/** Tables of optional fields (packages/order-extraction/document/order-details.ts) as shapes of answers. */
import { type Part, type Parts, snake } from '@order-intake/order-extraction/document';
import type { ShownOf } from '../../domain/shared/order-details-view.ts';
import { choice, day, integer, listOf, number, orNull, record, type Shape, text } from './shapes.ts';

const shapeOf = (part: Part): Shape<unknown> => {
  switch (part.is) {
    case 'group':
      return orNull(record(entriesOf(part.parts)));
    case 'list':
      return listOf(record(entriesOf(part.parts)));
    case 'decimal':
      return orNull(number);
    case 'integer':
      return orNull(integer);
    case 'day':
      return orNull(day);
    case 'choice':
      return orNull(choice(...part.among));
    default:
      return orNull(text);
  }
};

const entriesOf = (parts: Parts): { readonly [name: string]: readonly [Shape<unknown>, string] } =>
  Object.fromEntries(Object.entries(parts).map(([name, part]) => [snake(name), [shapeOf(part), part.says] as const]));

/** Properties of a record, by their names in the API; null, or an empty list, where an order does not say it. */
export const detailShapes = <F extends Parts>(parts: F) =>
  entriesOf(parts) as { readonly [K in keyof ShownOf<F>]: readonly [Shape<ShownOf<F>[K]>, string] };
