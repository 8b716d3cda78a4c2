import { money, type OrderSpec, type SpecLine } from './order-spec.ts';
import type { Random } from './random.ts';

export type Pdf = PDFKit.PDFDocument;
export type Put = (
  text: string,
  x: number,
  y: number,
  options?: { bold?: boolean; size?: number; width?: number; align?: 'left' | 'right' | 'center'; color?: string },
) => void;

type Column = {
  readonly key: 'pos' | 'code' | 'name' | 'qty' | 'unit' | 'price' | 'discount' | 'amount';
  readonly title: string;
  readonly weight: number;
  readonly right: boolean;
};

export const bottom = 780;
export const left = 45;
export const right = 550;

function columnsFor(spec: OrderSpec, random: Random): readonly Column[] {
  const c = spec.words.column;
  const inHeader = random.chance(0.3) ? ` (${spec.currency})` : '';
  const column = (key: Column['key'], titles: readonly string[], weight: number, alignRight: boolean): Column => ({
    key,
    title: random.pick(titles),
    weight,
    right: alignRight,
  });
  const qty = column('qty', c.qty, 8, random.chance(0.7));
  const unit = random.chance(0.5) ? [column('unit', c.unit, 7, false)] : [];
  const head = [
    ...(random.chance(0.5) ? [column('pos', c.pos, 6, false)] : []),
    ...(random.chance(0.65) ? [column('code', c.code, 15, false)] : []),
  ];
  const name = column('name', c.name, 36, false);
  const price = { ...column('price', c.price, 13, true) };
  const discount = spec.lines.some((line) => line.discount > 0) ? [column('discount', c.discount, 9, true)] : [];
  const amount =
    spec.lines.some((line) => line.discount > 0) || random.chance(0.88) ? [column('amount', c.amount, 14, true)] : [];
  const order = random.pick(['name first', 'name first', 'qty first', 'qty before name'] as const);
  const middle =
    order === 'name first'
      ? [...head, name, qty, ...unit]
      : order === 'qty first'
        ? [qty, ...unit, ...head, name]
        : [...head, qty, ...unit, name];
  return [...middle, price, ...discount, ...amount].map((one) =>
    one.key === 'price' || one.key === 'amount' ? { ...one, title: `${one.title}${inHeader}` } : one,
  );
}

export function drawTable(
  pdf: Pdf,
  spec: OrderSpec,
  random: Random,
  put: Put,
  from: number,
  style: { size: number },
  numberStyle: Parameters<typeof money>[1],
): number {
  const columns = columnsFor(spec, random);
  const weight = columns.reduce((sum, column) => sum + column.weight, 0);
  const scale = (right - left) / weight;
  const places = columns.map((column, index) => ({
    column,
    x: left + columns.slice(0, index).reduce((sum, one) => sum + one.weight, 0) * scale,
    width: column.weight * scale - 6,
  }));
  const look = random.pick(['plain', 'ruled', 'dark', 'boxed'] as const);
  const rowHeight = style.size * random.pick([1.35, 1.7, 2.2]);
  const symbol = random.pick(['none', 'none', 'before', 'after'] as const);
  const repeatHeader = random.chance(0.6);
  const note = random.chance(0.2);
  const headAlign = random.pick(['same', 'left'] as const);
  const sign = { EUR: '€', USD: '$', GBP: '£' }[spec.currency] ?? spec.currency;
  const cash = (cents: number): string =>
    symbol === 'before'
      ? `${sign}${sign.length > 1 ? ' ' : ''}${money(cents, numberStyle)}`
      : symbol === 'after'
        ? `${money(cents, numberStyle)} ${sign}`
        : money(cents, numberStyle);
  let y = from;
  const header = (): void => {
    if (look === 'dark') pdf.rect(left - 3, y - 3, right - left + 6, style.size + 7).fill('#223355');
    for (const { column, x, width } of places)
      put(column.title, x, y, {
        bold: true,
        size: Math.min(style.size, 8.5),
        width,
        align: headAlign === 'same' && column.right ? 'right' : 'left',
        color: look === 'dark' ? '#ffffff' : '#000',
      });
    y += style.size * 1.8;
    if (look === 'ruled' || look === 'boxed')
      pdf
        .moveTo(left, y - 4)
        .lineTo(right, y - 4)
        .stroke('#000');
  };
  const cell = (line: SpecLine, index: number, key: Column['key']): string => {
    const bare = !columns.some((one) => one.key === 'unit') && spec.po.length % 2 === 0;
    return {
      pos: String(index + 1),
      code: line.code,
      name: line.name,
      qty: bare ? `${line.qty} ${line.unit}` : String(line.qty),
      unit: line.unit,
      price: cash(line.cents),
      discount: line.discount === 0 ? '' : `${line.discount} %`,
      amount: cash(line.amountCents),
    }[key];
  };
  header();
  spec.lines.forEach((line, index) => {
    const split =
      line.name.length > 24 &&
      places.some(({ column, width }) => column.key === 'name' && line.name.length * style.size * 0.5 > width);
    const cut = split ? line.name.lastIndexOf(' ', Math.ceil(line.name.length / 2)) : line.name.length;
    const parts = split ? [line.name.slice(0, cut), line.name.slice(cut + 1)] : [line.name];
    const height = rowHeight + (parts.length - 1) * style.size * 1.2 + (note ? style.size : 0);
    if (y + height > bottom) {
      pdf.addPage();
      y = 50;
      if (repeatHeader) header();
    }
    for (const { column, x, width } of places) {
      if (column.key !== 'name') put(cell(line, index, column.key), x, y, { width, align: column.right ? 'right' : 'left' });
      else for (const [at, part] of parts.entries()) put(part, x, y + at * style.size * 1.2);
      if (column.key === 'name' && note)
        put(`${spec.language === 'de' ? 'Ausführung' : 'Finish'}: RAL ${9000 + index}`, x, y + parts.length * style.size * 1.2, {
          size: style.size * 0.8,
        });
    }
    y += height;
    if (look === 'boxed')
      pdf
        .moveTo(left, y - 4)
        .lineTo(right, y - 4)
        .stroke('#bbb');
  });
  return y + 4;
}
