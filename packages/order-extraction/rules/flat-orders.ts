import type { ReadDocument } from '../document/documents.port.ts';
import { layoutOf } from './layout/layout.ts';
import { ordersOnAPage } from './orders-on-a-page.ts';
import { withFields } from './table/header-fields.ts';
import { headerRows } from './table/header-row.ts';
import { compact } from './text.ts';

/** orders that are taken from one file at most */
const mostOrders = 200;

/**
 * An export that lists several orders, told apart by a column of order numbers, as one document for each: the header and the rows of that order,
 * every cell where it stands; a page that holds several, each under its title. Anything else is one document, itself.
 */
export function ordersIn(document: ReadDocument): readonly ReadDocument[] {
  const { sheets } = document.content;
  const [sheet] = sheets;
  if (!sheet) return ordersOnAPage(document);
  if (sheets.length > 1) return [document];
  const layout = layoutOf(document.content, new Set([1]));
  const header = headerRows(layout.lines)[0];
  const place = header && withFields(header.cells).find((cell) => cell.field === 'po_number');
  const headerCell = place && layout.lines[header.last]?.segments.find((segment) => segment.x0 === place.x0)?.tokens[0]?.cell;
  if (!headerCell) return [document];
  const numberOf = new Map(
    sheet.cells.flatMap((cell) =>
      cell.column === headerCell.column && cell.row > headerCell.row && compact(cell.text) !== ''
        ? [[cell.row, compact(cell.text)] as const]
        : [],
    ),
  );
  const numbers = [...new Set(numberOf.values())];
  if (numbers.length < 2 || numbers.length > mostOrders) return [document];
  return numbers.map((number) => ({
    ...document,
    content: {
      ...document.content,
      sheets: [
        { ...sheet, cells: sheet.cells.filter((cell) => cell.row <= headerCell.row || numberOf.get(cell.row) === number) },
      ],
    },
  }));
}
