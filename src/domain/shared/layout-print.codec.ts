import { type ConfirmedColumns, columnEdges, type LayoutPrint, type PlacePrint } from '@order-intake/order-extraction/document';
import * as t from 'io-ts';
import { list, nullable, oneOf, shape } from './event-codec.codec.ts';

const seenAround = { before: t.string, left: t.string, above: t.string, dayFirst: t.boolean, lettered: t.boolean };
const edges = { x0: t.number, x1: t.number, y: t.number };

export const placePrint: t.Type<PlacePrint, unknown> = shape(edges, seenAround);

export const layoutPrint: t.Type<LayoutPrint, unknown> = shape(
  {
    labels: list(t.string),
    places: list(shape({ value: t.string, ...edges }, seenAround)),
    ways: list(shape({ way: t.string, rows: t.string, named: t.string })),
  },
  { cells: list(t.string) },
);

const column = { edge: oneOf(columnEdges), x0: t.number, x1: t.number, below: t.number };
export const confirmedColumns: t.Type<ConfirmedColumns, unknown> = shape(
  {
    name: shape(
      { x0: t.number, lines: t.number },
      { afterQty: t.number, behind: t.string, until: t.string, never: list(t.string) },
    ),
    qty: shape(column, { behind: t.string, ahead: t.string }),
    price: nullable(shape(column, { behind: t.string, ahead: t.string, ofRow: t.boolean })),
  },
  { loose: t.boolean, running: t.number, namesOnly: t.boolean },
);
