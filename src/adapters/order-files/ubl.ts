/** An order as OASIS UBL 2.1 Order. Elements stand in the order of the schema; what an order lacks is left out. */
import type { OrderFileLine, OrderForFile } from '../../domain/sales-order/order-files.port.ts';

const namespace = 'urn:oasis:names:specification:ubl:schema:xsd';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** What XML 1.0 has no place for (2.2) is left out. */
const escaped = (text: string): string =>
  text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"]/g, (character) => entities[character] ?? character);

type Value = string | number | null | undefined;
/** Digits without an exponent, whatever JavaScript would write. */
const plain = (value: string | number): string =>
  typeof value === 'number' ? value.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 20 }) : escaped(value);

const basic = (name: string, value: Value, attributes: Readonly<Record<string, string>> = {}): string => {
  if (value === null || value === undefined || value === '') return '';
  const given = Object.entries(attributes).map(([key, text]) => ` ${key}="${escaped(text)}"`);
  return `<cbc:${name}${given.join('')}>${plain(value)}</cbc:${name}>`;
};
/** Nothing where it would be empty. */
const part = (name: string, ...children: readonly string[]): string => {
  const inside = children.join('');
  return inside === '' ? '' : `<cac:${name}>${inside}</cac:${name}>`;
};

/** An amount needs a currency: without one it is no amount of UBL. */
const amount = (name: string, value: number | null, currency: string | null): string =>
  currency === null ? '' : basic(name, value, { currencyID: currency });

const taxScheme = '<cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme>';

const buyer = ({ customer_code, customer_name, customer_tax_number, customer_email }: OrderForFile): string =>
  part(
    'Party',
    part('PartyIdentification', basic('ID', customer_code)),
    part('PartyName', basic('Name', customer_name)),
    customer_tax_number === null ? '' : part('PartyTaxScheme', basic('CompanyID', customer_tax_number), taxScheme),
    part('Contact', basic('ElectronicMail', customer_email)),
  );

const delivery = ({ delivery_date, warehouse_code, warehouse_name }: OrderForFile): string =>
  part(
    'Delivery',
    part('RequestedDeliveryPeriod', basic('EndDate', delivery_date)),
    part('Despatch', part('DespatchLocation', basic('ID', warehouse_code), basic('Name', warehouse_name))),
  );

/** A charge needs an amount of its own; one without is a line like any other. */
const isAllowanceCharge = ({ currency }: OrderForFile, line: OrderFileLine): boolean =>
  line.kind === 'charge' && line.amount !== null && currency !== null;

/** UN/CEFACT 7161; of what is taken off 5189. */
const reasonCodes = { freight: 'FC', packaging: 'PC', service: 'ADZ', discount: '95', other: null } as const;

const allowanceCharge = ({ name, charge, amount: sum }: OrderFileLine, currency: string | null): string => {
  const isAdded = (sum ?? 0) >= 0;
  const code = isAdded === (charge !== 'discount') ? reasonCodes[charge ?? 'other'] : null;
  return part(
    'AllowanceCharge',
    basic('ChargeIndicator', String(isAdded)),
    basic('AllowanceChargeReasonCode', code),
    basic('AllowanceChargeReason', name),
    amount('Amount', Math.abs(sum ?? 0), currency),
  );
};

const sumOf = (amounts: readonly (number | null)[]): number | null =>
  amounts.every((one) => one !== null) ? Math.round(amounts.reduce((all, one) => all + one, 0) * 1e6) / 1e6 : null;

const totals = (order: OrderForFile): string => {
  const { total, currency, lines } = order;
  if (total === null || currency === null) return '';
  const beside = lines.filter((line) => isAllowanceCharge(order, line)).flatMap((line) => line.amount ?? []);
  const [added, off] = [beside.filter((one) => one >= 0), beside.filter((one) => one < 0)];
  const articles = lines.filter((line) => !isAllowanceCharge(order, line));
  return part(
    'AnticipatedMonetaryTotal',
    amount('LineExtensionAmount', sumOf(articles.map((line) => line.amount)), currency),
    off.length === 0 ? '' : amount('AllowanceTotalAmount', -(sumOf(off) ?? 0), currency),
    added.length === 0 ? '' : amount('ChargeTotalAmount', sumOf(added), currency),
    amount('PayableAmount', total, currency),
  );
};

const item = ({ name, product_name, product_code, code, ean }: OrderFileLine): string =>
  part(
    'Item',
    basic('Name', name ?? product_name ?? code ?? product_code),
    part('BuyersItemIdentification', basic('ID', code === product_code ? null : code)),
    part('SellersItemIdentification', basic('ID', product_code)),
    part('StandardItemIdentification', basic('ID', ean, { schemeID: '0160' })),
  );

const lineOf = (line: OrderFileLine, currency: string | null): string =>
  part(
    'OrderLine',
    basic('Note', line.discount === null ? null : `Discount: ${plain(line.discount)}`),
    part(
      'LineItem',
      basic('ID', line.line),
      basic('Quantity', line.qty, line.unit_code === null ? {} : { unitCode: line.unit_code }),
      amount('LineExtensionAmount', line.amount, currency),
      currency === null ? '' : part('Price', amount('PriceAmount', line.price, currency)),
      // demanded, also of a line that nobody has named
      item(line) || '<cac:Item/>',
    ),
  );

/** @param seller the company that the order was sent to */
export const ublOf = (order: OrderForFile, seller: string): Buffer => {
  const isBeside = (line: OrderFileLine): boolean => isAllowanceCharge(order, line);
  const charges = order.lines.filter(isBeside).map((line) => allowanceCharge(line, order.currency));
  const lines = order.lines
    .filter((line) => !isBeside(line))
    .map((line) => lineOf(line, order.currency))
    .join('');
  const document = [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    `<Order xmlns="${namespace}:Order-2" xmlns:cac="${namespace}:CommonAggregateComponents-2" xmlns:cbc="${namespace}:CommonBasicComponents-2">`,
    basic('UBLVersionID', '2.1'),
    basic('ID', order.po_number ?? order.reference),
    basic('SalesOrderID', order.reference),
    basic('UUID', order.sales_order),
    basic('IssueDate', order.order_date ?? order.created_at.slice(0, 10)),
    basic('OrderTypeCode', '220'),
    basic('DocumentCurrencyCode', order.currency),
    part('BuyerCustomerParty', buyer(order)) || '<cac:BuyerCustomerParty/>',
    part('SellerSupplierParty', part('Party', part('PartyName', basic('Name', seller)))) || '<cac:SellerSupplierParty/>',
    delivery(order),
    ...charges,
    totals(order),
    lines || '<cac:OrderLine><cac:LineItem><cbc:ID>1</cbc:ID><cac:Item/></cac:LineItem></cac:OrderLine>',
    '</Order>\n',
  ];
  return Buffer.from(document.join(''));
};
