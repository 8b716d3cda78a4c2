/** The orders that the demo's customers send, before they become documents and mails. */
import type { OrderDocument } from '../documents/index.ts';
import { company, customers, ordered, products, stranger } from './cast.ts';

/** The ISO date so many days after `now`. */
export function dayAfter(now: Date, days: number): string {
  return new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10);
}

type Rest = Omit<OrderDocument, 'seller' | 'currency' | 'orderDate' | 'deliveryDate'>;
/** An order of so many days ago, for delivery in so many. */
type Ordered = (days: { ordered: number; delivery: number }, rest: Rest) => OrderDocument;

/** PO numbers carry the year of `now`; the goods are the same every time. */
export function demoOrders(now: Date) {
  const year = now.getUTCFullYear();
  const order: Ordered = (days, rest) => ({
    seller: company,
    currency: company.currency,
    orderDate: dayAfter(now, -days.ordered),
    deliveryDate: dayAfter(now, days.delivery),
    ...rest,
  });
  return { ...ordersOfManyLines(order, year), ...ordersOfFewLines(order, year), ...ordersToLookAt(order, year) };
}

function ordersOfManyLines(order: Ordered, year: number) {
  return {
    harbour: order(
      { ordered: 1, delivery: 14 },
      {
        buyer: customers.harbour,
        poNumber: `HF-${year}-0318`,
        taxRate: '23',
        note: 'Please deliver between 8 am and 3 pm, tail lift needed. Quote our PO number on all papers.',
        lines: [
          ordered('NL-1010', '4'),
          ordered('NL-2010', '25'),
          ordered('NL-3010', '12'),
          ordered('NL-4020', '10'),
          ordered('NL-5010', '18'),
        ],
      },
    ),
    mueller: order(
      { ordered: 2, delivery: 21 },
      {
        buyer: customers.mueller,
        poNumber: `4500${year}17`,
        taxRate: '19',
        note: 'Bitte bestätigen Sie uns den Liefertermin schriftlich. Anlieferung an Tor 3, werktags von 7 bis 15 Uhr.',
        lines: [
          ordered('NL-2030', '60'),
          ordered('NL-2040', '40'),
          ordered('NL-2050', '30'),
          ordered('NL-4030', '6'),
          ordered('NL-3050', '15'),
          ordered('NL-7030', '2'),
        ],
      },
    ),
    lindqvist: order(
      { ordered: 0, delivery: 17 },
      {
        buyer: customers.lindqvist,
        poNumber: `LI/${year}/118`,
        taxRate: null,
        note: 'Kindly send the goods to our showroom in one delivery and let us know the day before.',
        // a fitting-out order: nearly everything we sell, long enough for a second page
        lines: products.slice(0, 32).map((product, index) => ordered(product.code, String(2 + ((index * 7) % 23)))),
      },
    ),
  };
}

function ordersOfFewLines(order: Ordered, year: number) {
  return {
    bergmann: order(
      { ordered: 1, delivery: 10 },
      {
        buyer: customers.bergmann,
        poNumber: `BE-70${year - 2000}4`,
        taxRate: null,
        note: 'Delivery to the warehouse, entrance B.',
        lines: [ordered('NL-7010', '12'), ordered('NL-7020', '8'), ordered('NL-2060', '50'), ordered('NL-5050', '24')],
      },
    ),
    tidewaterYard: order(
      { ordered: 1, delivery: 12 },
      {
        buyer: customers.tidewater,
        poNumber: `TB-${year}-551`,
        taxRate: '23',
        note: 'For the yard. Invoice to the office as usual.',
        lines: [ordered('NL-5030', '48'), ordered('NL-5020', '36'), ordered('NL-6030', '60')],
      },
    ),
    tidewaterStores: order(
      { ordered: 1, delivery: 26 },
      {
        buyer: customers.tidewater,
        poNumber: `TB-${year}-552`,
        taxRate: null,
        note: 'For the stores, a separate order: please deliver apart from the one for the yard.',
        lines: [ordered('NL-1030', '3'), ordered('NL-3020', '20'), ordered('NL-3030', '20'), ordered('NL-6040', '10')],
      },
    ),
    brandtTerms: order(
      { ordered: 3, delivery: 15 },
      {
        buyer: customers.brandt,
        poNumber: `B-${year}-0077`,
        taxRate: '19',
        note: 'Es gelten unsere beigefügten Einkaufsbedingungen.',
        lines: [ordered('NL-1050', '1'), ordered('NL-3040', '20'), ordered('NL-4010', '16'), ordered('NL-5040', '48')],
      },
    ),
  };
}

/** Forwarded, or with what our records do not say: an article, a price, a customer. */
function ordersToLookAt(order: Ordered, year: number) {
  return {
    harbourForwarded: order(
      { ordered: 2, delivery: 19 },
      {
        buyer: customers.harbour,
        poNumber: `HF-${year}-0321`,
        taxRate: null,
        note: 'Second workshop, please mark the parcels "Annex".',
        lines: [ordered('NL-1040', '5'), ordered('NL-3040', '30'), ordered('NL-4050', '25')],
      },
    ),
    bergmannUnknownProduct: order(
      { ordered: 0, delivery: 9 },
      {
        buyer: customers.bergmann,
        poNumber: `BE-70${year - 2000}9`,
        taxRate: '19',
        note: 'Bitte Teillieferung, falls ein Artikel fehlt.',
        lines: [
          ordered('NL-7020', '4'),
          { code: 'XK-9900', name: 'Infrared thermometer -50 to 600 °C', qty: '2', unit: 'pcs', price: '58.00' },
          ordered('NL-2060', '20'),
        ],
      },
    ),
    bergmannOldPrice: order(
      { ordered: 1, delivery: 16 },
      {
        buyer: customers.bergmann,
        poNumber: `BE-71${year - 2000}2`,
        taxRate: null,
        note: 'Prices as in our last order.',
        lines: [{ ...ordered('NL-1040', '6'), price: '85.00' }, ordered('NL-5050', '12')],
      },
    ),
    stranger: order(
      { ordered: 1, delivery: 30 },
      {
        buyer: stranger,
        poNumber: `FC-${year}-009`,
        taxRate: null,
        note: 'This is our first order with you. Please send us your forms for a new account.',
        lines: [ordered('NL-1020', '6'), ordered('NL-5020', '40'), ordered('NL-7020', '3')],
      },
    ),
  };
}
