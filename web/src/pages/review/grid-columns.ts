/** The columns of the grid of lines: which there are, what a cell of one holds, and what of it goes to a spreadsheet and back. Pure. */
import type { Order, OrderChanges, OrderLine } from '../../api/order-types.ts';
import { type LineField, lineDetailFields, lineValue } from './fields.ts';

/** A field of the line, or its amount, which is computed and only read. */
export type GridColumn = LineField | 'amount';

const always: readonly GridColumn[] = ['product', 'name', 'qty', 'unit', 'price'];
const isUsed = (lines: readonly OrderLine[], name: LineField): boolean => lines.some((line) => lineValue(line, name) !== '');

/** In the order in which they are shown; what few orders have is a column only where a line has it. */
export const columnsOf = ({ lines }: Pick<Order, 'lines'>): readonly GridColumn[] => [
  ...always,
  ...(isUsed(lines, 'discount') ? (['discount'] as const) : []),
  'amount',
  ...(isUsed(lines, 'requested_delivery.until') ? (['requested_delivery.until'] as const) : []),
];

/** What else can be said of a line, in the panel that opens below it. */
export const panelFieldsOf = (columns: readonly GridColumn[]): readonly LineField[] =>
  (['discount', ...lineDetailFields] as const).filter((name) => !columns.includes(name));

/** A charge has no product, and no unit that it is counted in. */
const ofCharge: ReadonlySet<string> = new Set(['name', 'qty', 'price']);
export const isEditable = (line: Pick<OrderLine, 'kind'>, column: GridColumn): column is LineField =>
  column !== 'amount' && (line.kind !== 'charge' || ofCharge.has(column));

/** As a decimal, a day or a text: what copying a cell gives. A product is identified by its number. */
export const copiedValue = (line: OrderLine, column: GridColumn): string => {
  if (column === 'product') return line.product_record?.code ?? line.code ?? '';
  if (column === 'amount') return line.amount === null ? '' : String(line.amount);
  return lineValue(line, column);
};

/** The field that a text in this column changes: the service finds the product of an article number. */
export const textField = (column: LineField): LineField => (column === 'product' ? 'code' : column);

type LineChanges = NonNullable<OrderChanges['lines']>[number];
const core = ['product', 'code', 'name', 'qty', 'unit', 'price', 'discount', 'charge'] as const;
const details = [
  'position',
  'buyer_item_id',
  'seller_item_id',
  'manufacturer_item_id',
  'gtin',
  'requested_delivery',
  'price_base_quantity',
  'discount_kind',
  'line_net',
  'tax_rate',
  'deliveries',
  'note',
] as const;

/** What makes a line again that was taken away. */
export const lineAgain = (line: OrderLine): LineChanges => ({
  ...Object.fromEntries(core.map((name) => [name, line[name]])),
  ...Object.fromEntries(details.flatMap((name) => (line[name] === null ? [] : [[name, line[name]]]))),
});
