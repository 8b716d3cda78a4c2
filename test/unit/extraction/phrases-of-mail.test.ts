/** What a mail orders in its own words, and who orders it. */
import { createRulesExtractor } from '@order-intake/order-extraction';
import { type Extraction, mailTextType, saidInWords } from '@order-intake/order-extraction/document';
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { readMessage } from '../../../src/adapters/documents/message/message-words.ts';

const rules = createRulesExtractor();
const context = { ownNames: ['Northwind Supplies Ltd'], ownDomains: ['northwind.example'], currency: 'EUR', locale: null };

type Mail = { readonly text: string; readonly subject?: string; readonly from?: string };
async function read({ text, subject = 'Goods', from }: Mail): Promise<Extraction | undefined> {
  const { pages, message } = readMessage({ subject, plain: text, html: null, ...(from ? { from } : {}) });
  const content = { type: mailTextType, sha256: '0'.repeat(64), size: 1, pages, message, sheets: [], warnings: [], readMs: 0 };
  return saidInWords(await rules.extract([{ name: 'text of the mail', content }], context))[0];
}
const linesOf = async (mail: Mail) =>
  (await read(mail))?.lines.map(({ qty, unit, code, name }) => [qty?.value, unit?.value, code?.value, name?.value]);

const articles: { readonly [name: string]: readonly [text: string, lines: readonly (readonly (string | undefined)[])[]] } = {
  'behind their quantity, joined by a word': [
    'Confirm the order please: 8 boxes of PV-2010 and 12 boxes of PV-2005.',
    [
      ['8', 'boxes', 'PV-2010', 'PV-2010'],
      ['12', 'boxes', 'PV-2005', 'PV-2005'],
    ],
  ],
  'before their quantity': [
    'Para la obra necesitamos el azulejo blanco brillo de 30x60,\nunas 50 cajas. También 20 cajas del pavimento gris.',
    [
      ['50', 'cajas', undefined, 'azulejo blanco brillo de 30x60'],
      ['20', 'cajas', undefined, 'pavimento gris'],
    ],
  ],
  'with sizes of their own, in a list': [
    'We need:\n\n1. 200 ea Grade 5 hex cap screws, 1/2-13 x 2", zinc plated\n2. 75 ft of 1/4" R1 hose\n3. 12 ea JIC -6 male elbows, 90 deg',
    [
      ['200', 'ea', undefined, 'Grade 5 hex cap screws, 1/2-13 x 2", zinc plated'],
      ['75', 'ft', undefined, '1/4" R1 hose'],
      ['12', 'ea', undefined, 'JIC -6 male elbows, 90 deg'],
    ],
  ],
  'with a code and words in brackets': [
    'Please process the following order:\n\n- 45 boxes of ref. AZ-1009 (white wall tile)\n- 10 bags of grey grout',
    [
      ['45', 'boxes', 'AZ-1009', 'white wall tile'],
      ['10', 'bags', undefined, 'grey grout'],
    ],
  ],
  'counted in words': [
    'Please send two Moon adapters and three Sun lamps.',
    [
      ['2', undefined, undefined, 'Moon adapters'],
      ['3', undefined, undefined, 'Sun lamps'],
    ],
  ],
  'without what is said of time': [
    'Necesitamos 40 cajas de la referencia AZ-1001 para la semana que viene.',
    [['40', 'cajas', 'AZ-1001', 'AZ-1001']],
  ],
  'and no address': [
    'Please find below an order\n\nDelivery address:\n12 Church Lane\nSOLIHULL\n\n10 x Road Verge 20kg\n5 x Lawn seed 10 kg',
    [
      ['10', undefined, undefined, 'Road Verge 20kg'],
      ['5', undefined, undefined, 'Lawn seed 10 kg'],
    ],
  ],
};

describe('the articles of a mail are read', () => {
  for (const [how, [text, lines]] of Object.entries(articles))
    it(how, async () => {
      expect(await linesOf({ text })).to.deep.equal(lines);
    });

  it('out of the message that was forwarded, by its sender', async () => {
    const text =
      'Hi, please see below.\n\nFrom: Orders <orders@seeds.example>\nSent: 30 September 2024 14:14\nTo: Sales\nSubject: Order 622107\n\nPlease send 10 bags of Lawn seed.';
    const order = await read({ text, subject: 'FW: Order 622107', from: 'Kim <kim@northwind.example>' });
    expect(order?.lines[0]?.qty?.value).to.equal('10');
    expect(order?.fields.customer_email?.value).to.equal('orders@seeds.example');
  });

  it('and a line of a list that says no quantity is told as one that was not read', async () => {
    const list = (last: string) => `We need:\n\n- 10 boxes of paper\n- 5 boxes of staples\n- ${last}`;
    const reasons = async (text: string) => (await read({ text }))?.reasons.map(({ code }) => code);
    expect(await reasons(list('a few of the grey binders'))).to.include('rows_not_read');
    expect(await reasons(list('4 boxes of grey binders'))).to.not.include('rows_not_read');
  });

  it('with the day by which they are wanted', async () => {
    const order = await read({ text: 'Could you get these to me by June 20, 2025?\n\n- 9 x Coffee table\n- 2 x Armchair' });
    expect(order?.fields.delivery_date?.value).to.equal('2025-06-20');
  });
});

const talk: { readonly [name: string]: string } = {
  'a question about prices':
    'Do you offer discounted pricing for orders over 500 units of the same article before we place a large order?',
  'a complaint that counts boxes':
    'I received order #3391 and two of the four boxes were crushed. Can you please send a replacement or issue a refund?',
  "a seller's answer": 'Thank you, your order of 10 boxes of paper and 5 lamps is on its way.',
};
describe('nothing is ordered by', () => {
  for (const [name, text] of Object.entries(talk))
    it(name, async () => {
      expect(await read({ text, subject: 'Order' })).to.equal(undefined);
    });
});

const parties: { readonly [name: string]: readonly [text: string, from: string, name: string | undefined] } = {
  'the company behind the name that signs': [
    'Please send 10 boxes of paper.\n\nThanks,\nMarta — Almacenes Vega SL',
    'compras@vega.example',
    'Almacenes Vega SL',
  ],
  'the company that its domain is called as': [
    'Please send 10 boxes of paper.\n\nRegards,\nCarmen\nAlmacén del Azulejo',
    'compras@azulejo.example',
    'Almacén del Azulejo',
  ],
  'the company above a disclaimer': [
    'Please send 10 boxes of paper.\n\nJosé María Torres\nResponsable de compras\nBrico Distribución SL\nTel. 600 000 000\nEste mensaje y sus adjuntos se dirigen exclusivamente a su destinatario y\npuede contener información...',
    'jm.torres@brico.example',
    'Brico Distribución SL',
  ],
  'never our own company': ['Please send 10 boxes of paper.\n\nNorthwind Supplies Ltd', 'kim@northwind.example', undefined],
  'never the subject': ['Please send 10 boxes of paper.', 'info@x1.example', undefined],
};
describe('the customer of a mail is', () => {
  for (const [how, [text, from, name]] of Object.entries(parties))
    it(how, async () => {
      const order = await read({ text, from, subject: 'Order of white paper' });
      expect(order?.lines).to.have.length(1);
      expect(order?.fields.customer_name?.value).to.equal(name);
    });
});
