/** Which mails without an attachment order something, and which only talk about goods and numbers. */
import { createRulesExtractor } from '@order-intake/order-extraction';
import { type Extraction, mailTextType, saidInWords } from '@order-intake/order-extraction/document';
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { readMessage } from '../../../src/adapters/documents/message/message-words.ts';

const rules = createRulesExtractor();
const context = { ownNames: ['Northwind Supplies Ltd'], ownDomains: ['northwind.example'], currency: 'EUR', locale: null };

const said = async (subject: string, plain: string | null, html: string | null = null): Promise<readonly Extraction[]> => {
  const pages = readMessage({ subject, plain, html }).pages;
  if (pages.length === 0) return [];
  const content = { type: mailTextType, sha256: '0'.repeat(64), size: 1, pages, sheets: [], warnings: [], readMs: 0 };
  return saidInWords(await rules.extract([{ name: 'text of the mail', content }], context));
};
const lines = ([first]: readonly Extraction[]) =>
  first?.lines.map(({ qty, name, price }) => [qty?.value, name?.value, price?.value].filter((value) => value !== undefined));

type Case = { readonly subject: string; readonly text: string; readonly lines: readonly (readonly string[])[] };
const orders: { readonly [name: string]: Case } = {
  'a few lines': {
    subject: 'Order',
    text: 'Hi,\n\nplease send us\n\n10 x Desk lamp\n5 boxes of Copy paper\n\nKind regards\nAnna',
    lines: [
      ['10', 'Desk lamp'],
      ['5', 'Copy paper'],
    ],
  },
  'one sentence': {
    subject: 'paper',
    text: 'Hello, please send us 12 boxes of Copy paper. Thank you!\nBob',
    lines: [['12', 'Copy paper']],
  },
  'German, with prices': {
    subject: 'Bestellung 4711',
    text: 'Guten Tag,\n\nhiermit bestellen wir:\n\n10 Stück Schreibtischlampe zu je 12,50 €\n5 Karton Kopierpapier zu je 4,20 €\n\nMit freundlichen Grüßen\nAnna Berg',
    lines: [
      ['10', 'Schreibtischlampe', '12.50'],
      ['5', 'Kopierpapier', '4.20'],
    ],
  },
  French: {
    subject: 'Commande',
    text: 'Bonjour,\n\nnous commandons :\n- 10 x Lampe de bureau\n- 5 x Papier A4\n\nCordialement,\nAnne',
    lines: [
      ['10', 'Lampe de bureau'],
      ['5', 'Papier A4'],
    ],
  },
  'names before how many': {
    subject: 'next week',
    text: 'Hello,\n\nwe need for our shop:\n\nDesk lamp: 10\nCopy paper: 5\n\nRegards\nAnna',
    lines: [
      ['10', 'Desk lamp'],
      ['5', 'Copy paper'],
    ],
  },
  'lines that begin with how many, without marks': {
    subject: 'next week',
    text: 'Hello,\n\nplease deliver on Monday.\n\n10 desk lamps\n5 reams of copy paper\n\nRegards\nAnna',
    lines: [
      ['10', 'desk lamps'],
      ['5', 'copy paper'],
    ],
  },
  'a pack of five': {
    subject: 'hubs',
    text: 'Hi, please send a pack of 5 USB hubs.\n\nThanks\nNoah',
    lines: [['5', 'USB hubs']],
  },
  'an answer to an offer': {
    subject: 'Re: Quotation Q-17',
    text: 'Dear all,\n\nwe hereby order:\n20 x Desk lamp @ 11.00\n\nBest regards\nAnna\n\nOn 3 Mar 2026, Seller wrote:\n> 99 x Desk lamp @ 12.00',
    lines: [['20', 'Desk lamp', '11']],
  },
};

describe('a mail that orders in its text', () => {
  for (const [name, { subject, text, lines: wanted }] of Object.entries(orders))
    it(`is an order: ${name}`, async () => {
      const found = await said(subject, text);
      expect(found.map(({ documentType }) => documentType)).to.deep.equal(['order']);
      expect(lines(found)?.map((line) => line.map((value) => value.replace(/\.0+$/, '')))).to.deep.equal(wanted);
    });

  it('is an order when it is a table in HTML', async () => {
    const rows = [
      ['Article no.', 'Description', 'Quantity', 'Unit price', 'Amount'],
      ['A-100', 'Desk lamp', '10', '12.50', '125.00'],
      ['A-200', 'Copy paper', '5', '4.20', '21.00'],
    ];
    const table = `<table>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`;
    const found = await said(
      'Purchase order 4711',
      'see html',
      `<p>Dear all, please deliver:</p>${table}<p>Best regards<br>Anna</p>`,
    );
    expect(lines(found)).to.deep.equal([
      ['10', 'Desk lamp', '12.50'],
      ['5', 'Copy paper', '4.20'],
    ]);
    expect(found[0]?.fields.po_number?.value).to.equal('4711');
  });

  it('keeps the values and not the sentences that they stood in', async () => {
    const [found] = await said(
      'Order',
      'Dear Bob, after my long illness we need the goods of our order 4711 by 24 March 2026, please send us 10 boxes of Copy paper',
    );
    expect(found?.lines).to.have.length(1);
    expect(JSON.stringify(found)).to.not.match(/illness|Dear|goods/);
    for (const field of Object.values(found?.fields ?? {})) expect(field).to.deep.include({ source: field.value, place: null });
  });
});

const talk: { readonly [name: string]: readonly [subject: string, text: string] } = {
  'a newsletter': [
    'Our offers of the week',
    'Order now!\n\n3 x Desk lamp @ 9.99\n5 x Copy paper @ 3.49\n\nTo unsubscribe from this newsletter click here.',
  ],
  'a German newsletter': [
    'Angebote der Woche',
    'Jetzt bestellen!\n\n3 x Schreibtischlampe zu je 9,99 €\n\nNewsletter abbestellen',
  ],
  'an order confirmation': [
    'Order confirmation 4711',
    'Thank you for your order.\n\n10 x Desk lamp @ 12.50\n5 x Copy paper @ 4.20\n\nYour order will be shipped tomorrow.',
  ],
  'a shipping notice': [
    'Your parcel is on its way',
    'We have shipped 10 x Desk lamp and 5 x Copy paper.\nTracking number: 123456789',
  ],
  'an invoice': [
    'Invoice 2026-17',
    'Invoice number 2026-17\n\n10 x Desk lamp @ 12.50\n\nAmount due: 125.00 EUR\nPlease pay by 12 April.',
  ],
  'a question for a price': ['Lamps', 'Hello,\n\nplease send us a quote for 100 pcs of Desk lamp.\n\nRegards\nAnna'],
  'a German question for a price': ['Anfrage', 'Guten Tag,\n\nbitte um ein Angebot über 100 Stück Schreibtischlampe.\n\nGrüße'],
  'a question for the price of a list': [
    'Beds',
    'To whom it may concern,\n\nplease prepare a quote and availability for the following items, with quantities indicated:\n\n* Bed 858 – Qty: 2\n* Chair 292 – Qty: 5\n\nRequested delivery date: 1 July\n\nRegards',
  ],
  'counts of a report': [
    'Report',
    'Hello,\n\nthis is the week in numbers.\n\nOpen tickets: 12\nClosed tickets: 5\n\nRegards\nAnna',
  ],
  'an address': ['We moved', 'Hi,\n\nwe need you to note our new address:\n\n12 Church Lane\n4000 Liège\n\nRegards\nAnna'],
  'a complaint': [
    'Delivery of last week',
    'Hi,\n\n3 boxes of Copy paper arrived damaged, we want to return them. Please send us a refund.',
  ],
  'a meeting': ['Meeting on Tuesday', 'Hi all,\n\nwe need 2 hours for the workshop. 10 people will come.\n\nBest\nAnna'],
  thanks: ['Re: Order 4711', 'Thank you, all has arrived.\n\nOn 3 Mar 2026, Seller wrote:\n> please send us 10 x Desk lamp'],
  'a quoted order alone': [
    'Re: Order',
    'See below, is it on its way?\n\nVon: Anna\nGesendet: Montag\nBetreff: Order\n\nwir bestellen 10 x Schreibtischlampe',
  ],
  'an order in a signature': ['Hello', 'Please call me back.\n\nKind regards\nAnna\nPlease order: 10 x Desk lamp'],
  'an order without quantities': ['Order', 'Please send us the usual lamps and some paper.\n\nRegards'],
  'numbers of an invoice': ['Payment', 'We transferred 1,250.00 EUR for 2 invoices of 12 March 2026. We need a receipt.'],
  absence: ['Out of office', 'I am away until 12 March and need 5 days of rest. In urgent cases call 0123 456789.'],
};

describe('a mail that only talks', () => {
  for (const [name, [subject, text]] of Object.entries(talk))
    it(`is no order: ${name}`, async () => {
      expect((await said(subject, text)).filter(({ documentType }) => documentType !== 'order_cancellation')).to.deep.equal([]);
    });
});

describe('a mail that takes an order back in its text', () => {
  it('is a cancellation when it names the order', async () => {
    const [found] = await said(
      'Cancellation of our order 4711',
      'Dear all,\n\nplease cancel our order no. 4711.\n\nRegards\nAnna',
    );
    expect(found?.documentType).to.equal('order_cancellation');
    expect(found?.fields.po_number?.value).to.equal('4711');
  });
});
