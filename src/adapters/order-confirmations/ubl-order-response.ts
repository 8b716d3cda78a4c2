/** A confirmation as OASIS UBL 2.1 OrderResponse. Elements are in the order of the schema; what an order lacks is left out. */
import { asNumber } from '@order-intake/kernel';
import { differenceCount, type LineDifference } from '../../domain/order-confirmation/confirmation-differences.ts';
import type { OrderConfirmation } from '../../domain/order-confirmation/order-confirmation.ts';
import type { OrderLine } from '../../domain/sales-order/sales-order.events.ts';
import { unitCode } from '../../domain/sales-order/units.ts';
import { allowanceCharge, buyer, isAllowanceCharge, monetaryTotal, namespace, orderLine } from '../order-files/ubl.ts';
import { delivery, invoiced, paymentTerms, taxTotal, terms } from '../order-files/ubl-details.ts';
import { basic, part } from '../order-files/ubl-elements.ts';

/** UN/CEFACT 4343, as Peppol uses it: accepted, or accepted with changes. */
const responseCodes = { asOrdered: 'AP', changed: 'CA' } as const;

/** UN/CEFACT 1229 */
const lineStatus: Readonly<Record<LineDifference['kind'], string>> = { as_ordered: '5', added: '1', changed: '3' };
export const notAccepted = '7';

const droppedLine = ({ position, name, code, qty, unit, unitCode: code20 }: OrderLine, at: number): string => {
  const rec20 = code20 ?? unitCode(unit);
  return part(
    'OrderLine',
    part(
      'LineItem',
      basic('ID', position ?? `dropped-${at + 1}`),
      basic('LineStatusCode', notAccepted),
      basic('Quantity', asNumber(qty), rec20 ? { unitCode: rec20 } : {}),
      part('Item', basic('Name', name ?? code), part('BuyersItemIdentification', basic('ID', code))) || '<cac:Item/>',
    ),
    part('OrderLineReference', basic('LineID', position)),
  );
};

const seller = ({ name }: OrderConfirmation['letterhead']): string =>
  part('SellerSupplierParty', part('Party', part('PartyName', basic('Name', name)))) || '<cac:SellerSupplierParty/>';

const linesOf = ({ order, differences }: OrderConfirmation): readonly string[] =>
  order.lines.flatMap((line, at) => {
    if (isAllowanceCharge(order, line)) return [];
    const status = lineStatus[differences.lines[at]?.kind ?? 'as_ordered'];
    return [orderLine(line, order.currency, { status, reference: line.position })];
  });

export const orderResponseOf = (confirmation: OrderConfirmation): Buffer => {
  const { order, version, issuedOn, externalReference, differences, letterhead } = confirmation;
  const ours = externalReference ?? order.reference;
  const document = [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    `<OrderResponse xmlns="${namespace}:OrderResponse-2" xmlns:cac="${namespace}:CommonAggregateComponents-2" xmlns:cbc="${namespace}:CommonBasicComponents-2">`,
    basic('UBLVersionID', '2.1'),
    basic('ID', `${order.reference}-${version}`),
    basic('SalesOrderID', ours),
    basic('IssueDate', issuedOn),
    basic('OrderResponseCode', differenceCount(differences) === 0 ? responseCodes.asOrdered : responseCodes.changed),
    basic('Note', order.notes),
    basic('DocumentCurrencyCode', order.currency),
    basic('CustomerReference', order.references?.buyer_reference),
    part(
      'OrderReference',
      basic('ID', order.po_number ?? order.reference),
      basic('SalesOrderID', ours),
      basic('IssueDate', order.order_date),
    ),
    part('Contract', basic('ID', order.references?.contract_number)),
    seller(letterhead),
    part('BuyerCustomerParty', buyer(order)) || '<cac:BuyerCustomerParty/>',
    invoiced(order),
    delivery(order),
    terms(order),
    paymentTerms(order),
    ...order.lines.filter((line) => isAllowanceCharge(order, line)).map((line) => allowanceCharge(line, order.currency)),
    taxTotal(order),
    monetaryTotal('LegalMonetaryTotal', order),
    ...linesOf(confirmation),
    ...differences.dropped.map(droppedLine),
    '</OrderResponse>\n',
  ];
  return Buffer.from(document.join(''));
};
