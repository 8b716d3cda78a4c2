import {
  type EmbeddedCharge,
  type EmbeddedDocument,
  type EmbeddedLine,
  type EmbeddedParty,
  type UnreadReason,
  unread,
} from '@order-intake/order-extraction/document';
import { limits } from '../limits.ts';
import { guarded } from '../refusal.ts';
import { cxmlDetails, cxmlLineDetails } from './cxml-details.ts';
import { at, attributeAt, textAt, type Xml } from './parse.ts';
import { currencyCode, dateOf, decimalOf, priceForOne } from './values.ts';

/** UN/CEFACT 1001 of the kinds of a cXML order. What deletes an order repeats it. */
const typeCodes: { readonly [type: string]: string } = { new: '220', update: '230', delete: '230' };

const order = 'Request/OrderRequest';
const header = `${order}/OrderRequestHeader`;

/** An OrderRequest of cXML 1.2, as procurement systems send it. Throws a Refusal for every other message of cXML. */
export function readCxml(root: Xml): EmbeddedDocument {
  const type = at(root, header).length === 0 ? null : (attributeAt(root, header, 'type') ?? 'new');
  const typeCode = type === null ? undefined : typeCodes[type];
  if (typeCode === undefined) throw guarded('unsupported_type', unsupported(root, type));
  const deliverTo = at(root, `${header}/ShipTo/Address`)[0];
  const total = moneyAt(root, `${header}/Total`);
  const isNet = at(root, `${header}/Tax`).length === 0 && at(root, `${header}/Shipping`).length === 0;
  return {
    syntax: 'cxml',
    file: null,
    typeCode,
    ...(type === 'delete' ? { cancels: true } : {}),
    number: attributeAt(root, header, 'orderID'),
    orderReference: null,
    issueDate: dateOf(attributeAt(root, header, 'orderDate')),
    deliveryDate: dateOf(attributeAt(root, header, 'requestedDeliveryDate')),
    currency: currencyCode(attributeAt(root, `${header}/Total/Money`, 'currency')),
    buyer: partyOf(at(root, `${header}/BillTo/Address`)[0] ?? {}),
    seller: partyOf({}),
    delivery: deliverTo ? partyOf(deliverTo) : null,
    lines: at(root, `${order}/ItemOut`).slice(0, limits.xml.lines).map(lineOf),
    charges: shippingOf(root),
    // the total of cXML is that of the items, without tax and shipping
    totals: { lines: total, grand: isNet ? total : null },
    details: cxmlDetails(at(root, header)[0] ?? {}),
  };
}

const kindOf = (root: Xml): string =>
  ['Request', 'Response', 'Message']
    .flatMap((part) => at(root, part).flatMap((element) => Object.keys(element)))
    .find((name) => /^[A-Z]\w{1,60}$/.test(name) && name !== 'Status') ?? 'an unknown kind';

const unsupported = (root: Xml, type: string | null): UnreadReason =>
  type === null ? unread.cxml_no_order(kindOf(root)) : unread.cxml_type_unknown(type.slice(0, 40));

const moneyAt = (from: Xml, path: string): string | null => decimalOf(textAt(from, `${path}/Money`));

const shippingOf = (root: Xml): readonly EmbeddedCharge[] => {
  const amount = moneyAt(root, `${header}/Shipping`);
  return amount === null ? [] : [{ type: 'freight', name: textAt(root, `${header}/Shipping/Description`), amount }];
};

/** Who sends it is told by an id of the network, which is no customer's number here. */
const partyOf = (address: Xml): EmbeddedParty => ({
  name: textAt(address, 'Name'),
  email: textAt(address, 'Email'),
  phone: textAt(address, 'Phone/TelephoneNumber/Number'),
  taxNumber: null,
  code: null,
});

function lineOf(item: Xml): EmbeddedLine {
  const self = { item: [item] };
  const qty = decimalOf(attributeAt(self, 'item', 'quantity'));
  const base = decimalOf(attributeAt(item, 'ItemDetail/PriceBasisQuantity', 'quantity'));
  return {
    name: textAt(item, 'ItemDetail/Description', 'ItemDetail/Description/ShortName'),
    sellerCode: textAt(item, 'ItemID/SupplierPartID'),
    buyerCode: textAt(item, 'ItemID/BuyerPartID'),
    globalCode: null,
    qty,
    unit: textAt(item, 'ItemDetail/UnitOfMeasure'),
    price: priceForOne({ price: moneyAt(item, 'ItemDetail/UnitPrice'), base, qty, amount: null }),
    amount: null,
    deliveryDate: dateOf(attributeAt(self, 'item', 'requestedDeliveryDate')),
    details: cxmlLineDetails(item, base),
  };
}
