/** Rows of one article in several colours or finishes, that nothing but a column without a known name tells apart. */
import { readNumber } from '../numbers.ts';
import { normalise } from '../text.ts';
import type { Column } from './columns.ts';
import type { Item } from './item.ts';
import { cellText } from './main-line.ts';
import type { RawRow } from './rows.ts';

type Understood = { readonly row: RawRow; readonly item: Item | null };

const called = ({ fields: { name, code } }: Item): string => `${normalise(name?.value ?? '')}|${code?.value ?? ''}`;

/** characters: a remark is longer */
const longest = 24;
const isVariant = (text: string): boolean =>
  /\p{L}{3}/u.test(text) && text.length <= longest && readNumber(text, null) === null && !text.includes(':');

/** "Chino trousers | Sand" and "Chino trousers | Midnight": where two rows are called the same, each is called by the words that part them too. */
export function withVariants<One extends Understood>(rows: readonly One[], columns: readonly Column[]): readonly One[] {
  const products = rows.flatMap(({ row, item }) => (item && !item.charge ? [{ row, called: called(item) }] : []));
  const times = new Map<string, number>();
  for (const one of products) times.set(one.called, (times.get(one.called) ?? 0) + 1);
  const twins = products.filter((one) => (times.get(one.called) ?? 0) > 1);
  if (twins.length === 0) return rows;
  const names = columns.findIndex(({ kind }) => kind === 'name');
  const at = columns.findIndex((column, index) => {
    if (column.kind !== 'other' || names < 0 || index <= names) return false;
    const texts = twins.map(({ row }) => cellText(row.cells[index]));
    const parted = new Set(twins.map((twin, one) => `${twin.called} ${texts[one]}`));
    return texts.every(isVariant) && parted.size === twins.length;
  });
  if (at < 0) return rows;
  return rows.map((one) => {
    const { item, row } = one;
    const name = item?.fields.name;
    const variant = cellText(row.cells[at]);
    if (!item || !name || item.charge || !isVariant(variant)) return one;
    return { ...one, item: { ...item, fields: { ...item.fields, name: { ...name, value: `${name.value} ${variant}` } } } };
  });
}
