import type { EmbeddedDocument, EmbeddedLine, EmbeddedParty } from '@order-intake/order-extraction/document';
import { limits } from '../limits.ts';
import { openTransDetails, openTransLineDetails, openTransParty, type PartyElements } from './opentrans-details.ts';
import { at, attributeAt, textAt, type Xml } from './parse.ts';
import { currencyCode, dateOf, decimalOf, priceForOne } from './values.ts';

/** UN/CEFACT 1001 of the documents of openTRANS. */
const types: { readonly [root: string]: string } = {
  ORDER: '220',
  ORDERCHANGE: '230',
  ORDERRESPONSE: '231',
  QUOTATION: '310',
  DISPATCHNOTIFICATION: '351',
  INVOICE: '380',
};

/** The documents of an openTRANS file, 1.0 to 2.1; some programs write several orders into an ORDER_LIST. None when it is none. */
export const openTransOrders = (root: string, element: Xml): readonly EmbeddedDocument[] => {
  if (root === 'ORDER_LIST')
    return at(element, 'ORDER')
      .slice(0, limits.edi.messages)
      .map((order) => readOpenTrans('ORDER', order));
  return Object.hasOwn(types, root) ? [readOpenTrans(root, element)] : [];
};

const zeroQuantity = (line: Xml): boolean => /^0+(\.0+)?$/.test(textAt(line, 'QUANTITY') ?? '');

function readOpenTrans(root: string, element: Xml): EmbeddedDocument {
  const info = at(element, `${root}_HEADER/${root}_INFO`)[0] ?? {};
  const items = at(element, `${root}_ITEM_LIST/${root}_ITEM`);
  // a change says a line off by a quantity of nothing
  const isChange = root === 'ORDERCHANGE';
  const activeItems = isChange ? items.filter((line) => !zeroQuantity(line)) : items;
  const deliverTo = openTransParty(info, 'delivery');
  const orderNumber = textAt(info, 'ORDER_ID');
  const total = decimalOf(textAt(element, `${root}_SUMMARY/TOTAL_AMOUNT`));
  return {
    syntax: 'opentrans',
    file: null,
    typeCode: types[root] ?? null,
    ...(isChange && items.length > 0 && activeItems.length === 0 ? { cancels: true } : {}),
    number: textAt(info, `${root}_ID`, 'ORDER_ID'),
    orderReference: root === 'ORDER' ? null : orderNumber,
    issueDate: dateOf(textAt(info, `${root}_DATE`, 'ORDER_DATE')),
    deliveryDate: deliveryOf(info),
    currency: currencyCode(textAt(info, 'CURRENCY', 'PRICE_CURRENCY')),
    buyer: partyOf(openTransParty(info, 'buyer')),
    seller: partyOf(openTransParty(info, 'supplier')),
    delivery: deliverTo && partyOf(deliverTo),
    lines: activeItems.slice(0, limits.xml.lines).map(lineOf),
    // before tax: the sum of the lines
    totals: { lines: total, grand: decimalOf(textAt(element, `${root}_SUMMARY/TOTAL_GROSS`)) },
    details: openTransDetails(element, root, info),
  };
}

/** The last day of a period. */
const deliveryOf = (from: Xml): string | null =>
  dateOf(textAt(from, 'DELIVERY_DATE/DELIVERY_END_DATE', 'DELIVERY_DATE/DELIVERY_START_DATE'));

/** The number that the supplier gave the buyer, where it is said whose number it is. */
const partyOf = (elements: PartyElements | null): EmbeddedParty => {
  if (!elements) return { name: null, email: null, phone: null, taxNumber: null, code: null };
  const { party, address } = elements;
  const supplierNumber = at(party, 'PARTY_ID').find((id) => id['@type'] === 'supplier_specific');
  return {
    name: textAt(address, 'NAME'),
    email: textAt(address, 'CONTACT_DETAILS/EMAILS/EMAIL', 'CONTACT_DETAILS/EMAIL', 'EMAIL'),
    phone: textAt(address, 'CONTACT_DETAILS/PHONE', 'PHONE'),
    taxNumber: textAt(address, 'VAT_ID'),
    code: textAt(supplierNumber ? { PARTY_ID: [supplierNumber] } : party, 'PARTY_ID'),
  };
};

function lineOf(line: Xml): EmbeddedLine {
  const qty = decimalOf(textAt(line, 'QUANTITY'));
  const prices = ['PRODUCT_PRICE_FIX', 'ARTICLE_PRICE'];
  const price = (name: string): string | null =>
    decimalOf(textAt(line, ...prices.map((priceElement) => `${priceElement}/${name}`)));
  const amount = decimalOf(
    textAt(
      line,
      'PRICE_LINE_AMOUNT',
      ...prices.map((priceElement) => `${priceElement}/PRICE_LINE_AMOUNT`),
      'ARTICLE_PRICE/PRICE_LINE_AMOUNT',
    ),
  );
  const [seller, buyer, global] = [
    textAt(line, 'PRODUCT_ID/SUPPLIER_PID', 'ARTICLE_ID/SUPPLIER_AID'),
    textAt(line, 'PRODUCT_ID/BUYER_PID', 'ARTICLE_ID/BUYER_AID'),
    textAt(line, 'PRODUCT_ID/INTERNATIONAL_PID', 'ARTICLE_ID/INTERNATIONAL_AID'),
  ];
  const isGross = attributeAt(line, 'PRODUCT_PRICE_FIX', 'type') === 'gros_list';
  return {
    name:
      textAt(line, 'PRODUCT_ID/DESCRIPTION_SHORT', 'ARTICLE_ID/DESCRIPTION_SHORT', 'PRODUCT_ID/DESCRIPTION_LONG') ??
      seller ??
      global ??
      buyer,
    sellerCode: seller,
    buyerCode: buyer,
    globalCode: global,
    qty,
    unit: textAt(line, 'ORDER_UNIT'),
    price: isGross ? null : priceForOne({ price: price('PRICE_AMOUNT'), base: price('PRICE_QUANTITY'), qty, amount }),
    amount,
    deliveryDate: deliveryOf(line),
    details: openTransLineDetails(line, { seller, buyer, global, base: price('PRICE_QUANTITY'), amount }),
  };
}
