/** An order as OASIS UBL 2.1 Order. Elements stand in the order of the schema; what an order lacks is left out. */
import type { OrderFileLine, OrderForFile } from '../../domain/sales-order/order-files.port.ts';
import { deliveries, delivery, invoiced, lineTax, paymentTerms, taxTotal, terms } from './ubl-details.ts';
import { amount, basic, part, plain, taxScheme } from './ubl-elements.ts';

export const namespace = 'urn:oasis:names:specification:ubl:schema:xsd';

export const buyer = ({
  customer_code,
  customer_name,
  customer_tax_number,
  customer_email,
  buyer: buyerDetails,
}: OrderForFile): string =>
  part(
    'Party',
    part('PartyIdentification', basic('ID', customer_code)),
    part('PartyName', basic('Name', customer_name)),
    customer_tax_number === null ? '' : part('PartyTaxScheme', basic('CompanyID', customer_tax_number), taxScheme),
    part(
      'Contact',
      basic('Name', buyerDetails?.contact?.name),
      basic('Telephone', buyerDetails?.contact?.phone),
      basic('ElectronicMail', customer_email ?? buyerDetails?.contact?.email),
    ),
  );

/** A charge needs an amount of its own; one without is a line like any other. */
export const isAllowanceCharge = ({ currency }: OrderForFile, line: OrderFileLine): boolean =>
  line.kind === 'charge' && line.amount !== null && currency !== null;

/** UN/CEFACT 7161; of what is taken off 5189. */
const reasonCodes = { freight: 'FC', packaging: 'PC', service: 'ADZ', discount: '95', other: null } as const;

export const allowanceCharge = ({ name, charge, amount: sum }: OrderFileLine, currency: string | null): string => {
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
  amounts.every((value) => value !== null) ? Math.round(amounts.reduce((all, value) => all + value, 0) * 1e6) / 1e6 : null;

/** @param name what the document calls its totals */
export const monetaryTotal = (name: 'AnticipatedMonetaryTotal' | 'LegalMonetaryTotal', order: OrderForFile): string => {
  const { total, currency, lines } = order;
  if (total === null || currency === null) return '';
  const beside = lines.filter((line) => isAllowanceCharge(order, line)).flatMap((line) => line.amount ?? []);
  const [added, off] = [beside.filter((value) => value >= 0), beside.filter((value) => value < 0)];
  const articles = lines.filter((line) => !isAllowanceCharge(order, line));
  return part(
    name,
    amount('LineExtensionAmount', order.totals?.lines ?? sumOf(articles.map((line) => line.amount)), currency),
    amount('TaxExclusiveAmount', order.totals?.net ?? null, currency),
    amount('TaxInclusiveAmount', order.totals?.gross ?? null, currency),
    off.length === 0 ? '' : amount('AllowanceTotalAmount', -(sumOf(off) ?? 0), currency),
    added.length === 0 ? '' : amount('ChargeTotalAmount', sumOf(added), currency),
    amount('PayableAmount', total, currency),
  );
};

/** What the quantity comes to in the base unit of the product, where that is another unit. */
const baseQuantity = ({ base_qty, base_unit, base_unit_code: code }: OrderFileLine): string =>
  base_qty === null
    ? ''
    : part(
        'AdditionalItemProperty',
        basic('Name', 'BaseQuantity'),
        basic('Value', [plain(base_qty), base_unit].filter(Boolean).join(' ')),
        basic('ValueQuantity', base_qty, code === null ? {} : { unitCode: code }),
      );

const item = (line: OrderFileLine): string => {
  const { name, product_name, product_code, code, ean } = line;
  const sellers = product_code ?? line.seller_item_id;
  return part(
    'Item',
    basic('Name', name ?? product_name ?? code ?? product_code),
    part('BuyersItemIdentification', basic('ID', line.buyer_item_id ?? (code === sellers || code === ean ? null : code))),
    part('SellersItemIdentification', basic('ID', sellers)),
    part('ManufacturersItemIdentification', basic('ID', line.manufacturer_item_id)),
    part('StandardItemIdentification', basic('ID', ean ?? line.gtin, { schemeID: '0160' })),
    lineTax(line),
    baseQuantity(line),
  );
};

/** `status`: UN/CEFACT 1229, what became of an ordered line; `reference`: the line of the order that an answer is about. */
type Answered = { readonly status?: string; readonly reference?: string | null };

export const orderLine = (line: OrderFileLine, currency: string | null, { status, reference }: Answered = {}): string =>
  part(
    'OrderLine',
    basic('Note', line.discount === null ? null : `Discount: ${plain(line.discount)}`),
    part(
      'LineItem',
      basic('ID', line.position ?? line.line),
      basic('Note', line.note),
      basic('LineStatusCode', status),
      basic('Quantity', line.qty, line.unit_code === null ? {} : { unitCode: line.unit_code }),
      amount('LineExtensionAmount', line.line_net ?? line.amount, currency),
      deliveries(line),
      currency === null ? '' : part('Price', amount('PriceAmount', line.price, currency)),
      // demanded, also of a line that nobody has named
      item(line) || '<cac:Item/>',
    ),
    part('OrderLineReference', basic('LineID', reference)),
  );

/** @param seller the company that the order was sent to */
export const ublOf = (order: OrderForFile, seller: string): Buffer => {
  const isBeside = (line: OrderFileLine): boolean => isAllowanceCharge(order, line);
  const charges = order.lines.filter(isBeside).map((line) => allowanceCharge(line, order.currency));
  const lines = order.lines
    .filter((line) => !isBeside(line))
    .map((line) => orderLine(line, order.currency))
    .join('');
  const document = [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    `<Order xmlns="${namespace}:Order-2" xmlns:cac="${namespace}:CommonAggregateComponents-2" xmlns:cbc="${namespace}:CommonBasicComponents-2">`,
    basic('UBLVersionID', '2.1'),
    basic('ID', order.po_number ?? order.reference),
    basic('SalesOrderID', order.references?.our_order_number ?? order.reference),
    basic('UUID', order.sales_order),
    basic('IssueDate', order.order_date ?? order.created_at.slice(0, 10)),
    basic('OrderTypeCode', '220'),
    basic('Note', order.notes),
    basic('DocumentCurrencyCode', order.currency),
    basic('CustomerReference', order.references?.buyer_reference),
    part('QuotationDocumentReference', basic('ID', order.references?.quotation_number)),
    part('Contract', basic('ID', order.references?.contract_number)),
    part('ProjectReference', basic('ID', order.references?.project)),
    part('BuyerCustomerParty', buyer(order)) || '<cac:BuyerCustomerParty/>',
    part('SellerSupplierParty', part('Party', part('PartyName', basic('Name', seller)))) || '<cac:SellerSupplierParty/>',
    invoiced(order),
    delivery(order),
    terms(order),
    paymentTerms(order),
    ...charges,
    taxTotal(order),
    monetaryTotal('AnticipatedMonetaryTotal', order),
    lines || '<cac:OrderLine><cac:LineItem><cbc:ID>1</cbc:ID><cac:Item/></cac:LineItem></cac:OrderLine>',
    '</Order>\n',
  ];
  return Buffer.from(document.join(''));
};
