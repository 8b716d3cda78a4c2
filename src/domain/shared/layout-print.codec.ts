import * as t from 'io-ts';
import { list, shape } from './event-codec.codec.ts';
import type { LayoutPrint, PlacePrint } from './layout-print.ts';

const seenAround = { before: t.string, left: t.string, above: t.string, dayFirst: t.boolean };
const edges = { x0: t.number, x1: t.number, y: t.number };

export const placePrint: t.Type<PlacePrint, unknown> = shape(edges, seenAround);

export const layoutPrint: t.Type<LayoutPrint, unknown> = shape({
  labels: list(t.string),
  places: list(shape({ value: t.string, ...edges }, seenAround)),
  ways: list(shape({ way: t.string, rows: t.string, named: t.string })),
});
