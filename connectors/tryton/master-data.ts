/** What Tryton says of customers, their addresses, products and prices: known in Order Intake by Tryton's codes, new ones made, others changed. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { ImportReport, OrderIntake } from './order-intake.ts';
import { lineTerms } from './sale-line.ts';
import { decimalText, type Row, type Tryton } from './tryton.ts';

type Cells = { readonly [field: string]: string | null };

const coded = ['code', '!=', null];
/** a list that was imported just now may not be visible yet to the next one, which refers to it */
const settle = { attempts: 5, ms: 2_000 };

const text = (value: unknown): string | null => (value === null || value === undefined || value === '' ? null : String(value));
const of = (row: Row, field: string): { readonly [field: string]: unknown } =>
  (row[`${field}.`] ?? {}) as { [field: string]: unknown };

const customersOf = async (tryton: Tryton): Promise<readonly Cells[]> =>
  (await tryton.rows('party.party', [coded], ['code', 'name', 'email', 'phone', 'tax_identifier.code'])).map((row) => ({
    code: text(row.code),
    name: text(row.name) ?? text(row.code),
    emails: text(row.email),
    phones: text(row.phone),
    tax_number: text(of(row, 'tax_identifier').code),
  }));

const addressesOf = async (tryton: Tryton): Promise<readonly Cells[]> => {
  const fields = ['party', 'party.code', 'party_name', 'street', 'postal_code', 'city', 'country.code', 'delivery', 'invoice'];
  const rows = await tryton.rows('party.address', [['party.code', '!=', null]], fields);
  // as Tryton chooses: the party's first address for this use
  const isDefault = (row: Row, use: 'delivery' | 'invoice'): string =>
    rows.find(({ party, [use]: isFor }) => isFor && party === row.party) === row ? 'yes' : 'no';
  return rows.map((row) => ({
    customer: text(of(row, 'party').code),
    label: text(row.party_name),
    street: text(row.street),
    postal_code: text(row.postal_code),
    city: text(row.city),
    country: text(of(row, 'country').code),
    is_default_ship_to: isDefault(row, 'delivery'),
    is_default_bill_to: isDefault(row, 'invoice'),
  }));
};

const productsOf = async (tryton: Tryton, currency: string): Promise<readonly Cells[]> => {
  const fields = ['code', 'rec_name', 'template.name', 'list_price', 'sale_uom.symbol', 'identifiers'];
  const rows = await tryton.rows('product.product', [coded, ['salable', '=', true]], fields);
  const eans = await tryton.rows('product.identifier', [['type', '=', 'ean']], ['code']);
  const eanOf = new Map(eans.map(({ id, code }) => [id, text(code)]));
  return rows.map((row) => ({
    code: text(row.code),
    name: text(of(row, 'template').name) ?? text(row.rec_name),
    ean: (row.identifiers as readonly number[]).map((id) => eanOf.get(id)).find(Boolean) ?? null,
    unit: text(of(row, 'sale_uom').symbol),
    price: decimalText(row.list_price),
    currency,
  }));
};

/** Entries of price lists that name a product, for the customers who have the list; Tryton works out what each means. */
const pricesOf = async (tryton: Tryton, currency: { readonly id: number; readonly code: string }): Promise<readonly Cells[]> => {
  // which list a party has cannot be searched for
  const parties = (await tryton.rows('party.party', [coded], ['code', 'sale_price_list'])).filter((row) => row.sale_price_list);
  const lines = await tryton.rows(
    'product.price_list.line',
    [['product.code', '!=', null]],
    ['price_list', 'product', 'product.code', 'product.sale_uom', 'quantity'],
  );
  const prices: Cells[] = [];
  for (const { id: party, code, sale_price_list: list } of parties)
    for (const line of lines.filter(({ price_list: its }) => its === list)) {
      const quantity = Number(line.quantity ?? 1) || 1;
      const ordered = { product: line.product, quantity, unit: of(line, 'product').sale_uom };
      const { price } = await lineTerms(tryton, ordered, { party, price_list: list, currency: currency.id });
      const cells = { customer: text(code), product: text(of(line, 'product').code), currency: currency.code };
      prices.push({ ...cells, price, min_qty: line.quantity === null ? null : String(quantity) });
    }
  return prices.filter(({ price }) => price !== null);
};

const refersToNothing = ({ details }: ImportReport): boolean =>
  details.some(({ faults = [] }) => faults.some(({ code }) => code === 'unknown_reference'));

const bring = async (orderIntake: OrderIntake, kind: string, rows: readonly Cells[]): Promise<void> => {
  if (rows.length === 0) return;
  let report = await orderIntake.importRows(kind, rows);
  for (let attempt = 1; attempt < settle.attempts && refersToNothing(report); attempt += 1) {
    await sleep(settle.ms);
    report = await orderIntake.importRows(kind, rows);
  }
  console.log(`${kind}: ${report.created} new, ${report.changed} changed, ${report.invalid} invalid`);
  for (const { label, faults = [] } of report.details)
    if (faults.length > 0) console.error(`${kind}: ${label}: ${faults.map(({ code, message }) => message ?? code).join('; ')}`);
};

export const bringMasterData = async (tryton: Tryton, orderIntake: OrderIntake): Promise<void> => {
  const [company] = await tryton.rows('company.company', [['id', '=', tryton.company]], ['currency', 'currency.code']);
  if (!company) throw new Error(`Tryton: there is no company ${tryton.company}`);
  const currency = { id: Number(company.currency), code: String(of(company, 'currency').code) };
  await bring(orderIntake, 'customers', await customersOf(tryton));
  await bring(orderIntake, 'products', await productsOf(tryton, currency.code));
  await bring(orderIntake, 'addresses', await addressesOf(tryton));
  await bring(orderIntake, 'prices', await pricesOf(tryton, currency));
};
