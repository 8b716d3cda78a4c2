/** An order that says everything it can, once in each form that reading and entering have. */
import type { LineDetails, OrderDetails } from '@order-intake/order-extraction/document';

export const wholeOrder = {
  buyer: { contact: { name: 'Anna Berg', email: 'anna.berg@buyer.example', phone: '+46 8 1234567' } },
  shipTo: {
    name: 'Berg Lager Nord',
    attention: 'Goods in, gate 3',
    street: 'Hamngatan 12\nHall B\nRamp 4',
    postalCode: '972 34',
    city: 'Luleå',
    region: 'Norrbotten',
    country: 'SE',
    gln: '7312345000005',
    contact: { name: 'Olle Lind', email: 'olle@buyer.example', phone: '+46 920 7654321' },
  },
  billTo: {
    name: 'Berg Holding AB',
    street: 'Storgatan 1',
    postalCode: '111 22',
    city: 'Stockholm',
    country: 'SE',
    gln: '7312345000012',
    contact: { email: 'invoices@buyer.example' },
  },
  references: {
    buyerReference: 'Cost centre 4410',
    quotationNumber: 'Q-2026-77',
    contractNumber: 'C-9',
    project: 'P-31',
    ourOrderNumber: 'A-5512',
  },
  requestedDelivery: { kind: 'week', from: '2026-12-07', until: '2026-12-11', week: '2026-W50' },
  deliveryTerms: { code: 'DAP', place: 'Luleå, tail lift needed' },
  shippingMethod: 'Nordic Freight Express',
  partialDelivery: 'not_allowed',
  paymentTerms: { text: '30 days net, 2 % within 10 days', netDays: 30, discountPercent: '2', discountDays: 10 },
  totals: {
    lines: '25.02',
    net: '25.02',
    taxAmount: '6.26',
    tax: [{ rate: '25', base: '25.02', amount: '6.26' }],
    gross: '31.28',
    totalIs: 'gross',
  },
  notes: 'Tail lift needed.\nCall an hour before.',
} as const satisfies OrderDetails;

export const wholeLine = {
  position: '0010',
  buyerItemId: 'B-77',
  sellerItemId: 'HB-8',
  manufacturerItemId: 'M8X40-ZN',
  gtin: '4012345001235',
  unitCode: 'C62',
  lineNet: '12.51',
  taxRate: '25',
  deliveries: [
    { day: '2026-12-07', quantity: '600' },
    { day: '2026-12-11', quantity: '400.5' },
  ],
  note: 'Without packaging',
} as const satisfies LineDetails;
