/**
 * One entry of the feed becomes a quotation in Tryton, and Tryton's number or refusal goes back. Every step may be repeated: a sale is found again
 * by the order's id, which is its reference, and says in its description which version of the order it holds.
 */
import type { Address, Entry, Line, OrderIntake } from './order-intake.ts';
import { lineTerms } from './sale-line.ts';
import { day, decimal, type Row, type Tryton, TrytonRefusal } from './tryton.ts';

type Values = { readonly [field: string]: unknown };

const editable = new Set(['draft', 'quotation', 'cancelled']);
/** of unit prices in Tryton */
const priceDigits = 4;

const nameOf = ({ reference, version, po_number: poNumber }: Entry): string =>
  [`${reference}/${version}`, poNumber].filter(Boolean).join(' · ');
const versionOf = ({ description }: Row): number => Number(/\/(\d+)/.exec(String(description))?.[1] ?? 0);

const only = async (tryton: Tryton, model: string, domain: readonly unknown[], refusal: string): Promise<number> => {
  const [id] = await tryton.call<readonly number[]>(`${model}.search`, domain, 0, 1, [['id', 'ASC']]);
  if (id === undefined) throw new TrytonRefusal(refusal);
  return id;
};

/** The oldest first: later ones with the reference are copies that people made. */
const salesOf = (tryton: Tryton, order: string): Promise<readonly Row[]> => {
  const domain = [
    ['reference', '=', order],
    ['company', '=', tryton.company],
  ];
  return tryton.rows('sale.sale', domain, ['number', 'state', 'description', 'lines']);
};
const saleOf = async (tryton: Tryton, order: string): Promise<Row | null> => (await salesOf(tryton, order))[0] ?? null;

const folded = (text: unknown): string =>
  String(text ?? '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** The party's address at this place, which is added to the party when it is new; without one, the party's own. */
const addressOf = async (
  tryton: Tryton,
  party: number,
  address: Address | null,
  use: 'delivery' | 'invoice',
): Promise<number> => {
  const fields = ['street', 'postal_code', 'city', 'delivery', 'invoice'];
  const all = await tryton.rows('party.address', [['party', '=', party]], fields);
  if (!address?.street) {
    const usual = all.find((row) => row[use]) ?? all[0];
    if (!usual) throw new TrytonRefusal('The party has no address.');
    return usual.id;
  }
  const parts = ['street', 'postal_code', 'city'] as const;
  const same = all.find((row) => parts.every((part) => folded(row[part]) === folded(address[part])));
  if (same) return same.id;
  const country = address.country
    ? (await tryton.call<readonly number[]>('country.country.search', [['code', '=', address.country]], 0, 1, null))[0]
    : undefined;
  const values = { party, street: address.street, postal_code: address.postal_code, city: address.city };
  const name = { party_name: [address.name, address.attention].filter(Boolean).join('\n') || null };
  const [id] = await tryton.call<readonly [number]>('party.address.create', [{ ...values, ...name, country: country ?? null }]);
  return id;
};

/** What one costs after the discount. */
const unitPrice = ({ qty, price, discount, amount }: Line): string => {
  const net = discount !== null && amount !== null && qty ? amount / qty : price;
  return (net ?? 0).toFixed(priceDigits);
};

const lineValues = async (tryton: Tryton, line: Line, party: number): Promise<Values> => {
  const note = [line.buyer_item_id, line.note].filter(Boolean).join('\n') || null;
  if (line.kind === 'charge') {
    const description = line.name ?? 'Charge';
    return { type: 'line', description, quantity: 1, unit_price: decimal((line.amount ?? 0).toFixed(priceDigits)), note };
  }
  const code = line.product_code ?? line.code ?? '';
  const refusal = `Line ${line.line}: Tryton has no product ${code}.`;
  const product = await only(tryton, 'product.product', [['code', '=', code]], refusal);
  const [{ sale_uom: unit } = { sale_uom: null }] = await tryton.rows('product.product', [['id', '=', product]], ['sale_uom']);
  const quantity = line.qty ?? 0;
  const { taxes } = await lineTerms(tryton, { product, quantity, unit }, { party });
  return { type: 'line', product, quantity, unit, taxes: [['add', taxes]], unit_price: decimal(unitPrice(line)), note };
};

const saleValues = async (tryton: Tryton, entry: Entry): Promise<Values> => {
  const { customer_code: code, currency, warehouse_code: warehouse, order_date: ordered, delivery_date: wanted } = entry;
  const party = await only(
    tryton,
    'party.party',
    [['code', '=', code ?? '']],
    `Tryton has no party ${code ?? 'for this order'}.`,
  );
  const warehouses = await tryton.rows('stock.location', [['type', '=', 'warehouse']], ['code']);
  return {
    company: tryton.company,
    party,
    reference: entry.sales_order,
    description: nameOf(entry),
    currency: await only(tryton, 'currency.currency', [['code', '=', currency ?? '']], `Tryton has no currency ${currency}.`),
    invoice_address: await addressOf(tryton, party, entry.bill_to, 'invoice'),
    shipment_address: await addressOf(tryton, party, entry.ship_to, 'delivery'),
    warehouse: (warehouses.find((row) => row.code === warehouse) ?? warehouses[0])?.id ?? null,
    sale_date: ordered === null ? null : day(ordered),
    shipping_date: wanted === null ? null : day(wanted),
    comment: entry.notes,
    lines: [['create', await Promise.all(entry.lines.map((line) => lineValues(tryton, line, party)))]],
  };
};

const toDraft = async (tryton: Tryton, { id, state }: Row): Promise<void> => {
  if (state !== 'draft') await tryton.call('sale.sale.draft', [id]);
};

const cancel = async (tryton: Tryton, { sales_order: order, reference }: Entry): Promise<void> => {
  const sale = await saleOf(tryton, order);
  if (!sale || sale.state === 'cancelled') return;
  if (!editable.has(String(sale.state))) {
    console.error(`${reference} was cancelled, but sale ${sale.number} is ${sale.state}: a person has to decide.`);
    return;
  }
  await tryton.call('sale.sale.cancel', [sale.id]);
};

/** Makes the sale what the entry says; answers its number. */
const book = async (tryton: Tryton, entry: Entry): Promise<string> => {
  const before = await saleOf(tryton, entry.sales_order);
  if (before && versionOf(before) < entry.version) {
    if (!editable.has(String(before.state)))
      throw new TrytonRefusal(`Sale ${before.number} is ${before.state} and cannot be changed.`);
    const values = await saleValues(tryton, entry);
    await toDraft(tryton, before);
    const lines = [['delete', before.lines], ...(values.lines as readonly unknown[])];
    await tryton.call('sale.sale.write', [before.id], { ...values, lines });
  }
  if (!before) {
    await tryton.call('sale.sale.create', [await saleValues(tryton, entry)]);
    // a connector that was killed may have been making the same one
    const [, ...later] = await salesOf(tryton, entry.sales_order);
    if (later.length > 0)
      await tryton.call(
        'sale.sale.delete',
        later.map(({ id }) => id),
      );
  }
  const draft = await saleOf(tryton, entry.sales_order);
  // a quotation has a number, and is the seller's to confirm
  if (draft?.state === 'draft') await tryton.call('sale.sale.quote', [draft.id]);
  const sale = await saleOf(tryton, entry.sales_order);
  if (sale?.state === 'cancelled') throw new TrytonRefusal('The sale was cancelled in Tryton.');
  if (!sale?.number) throw new Error(`Tryton: the sale of ${entry.reference} has no number`);
  return String(sale.number);
};

export const handOver = async (tryton: Tryton, orderIntake: OrderIntake, entry: Entry): Promise<void> => {
  if (entry.type === 'order.cancelled') return cancel(tryton, entry);
  try {
    await orderIntake.acknowledge(entry, { external_reference: await book(tryton, entry) });
  } catch (error) {
    if (!(error instanceof TrytonRefusal)) throw error;
    await orderIntake.acknowledge(entry, { refused: true, reason: error.message });
  }
};
