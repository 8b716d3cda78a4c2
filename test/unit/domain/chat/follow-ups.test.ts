/** What is asked of what was told of before, and several questions in one message. */
import type { ProductFact } from '@order-intake/chat-language/records';
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { compact } from '../../../../packages/chat-language/answering/numbers.ts';
import type { ClerkFacts } from '../../../../src/domain/chat/clerk/clerk-facts.port.ts';
import { createClerk } from '../../../../src/jobs/chat/answer/clerk.ts';
import { createLookUp } from '../../../../src/jobs/chat/answer/look-up.ts';

const article = (code: string, name: string, price = '2.50'): ProductFact => ({
  ...{ id: code, code, name, unit: 'C62', price, currency: 'EUR', stock: '40', availableFrom: null },
});
const articles = [
  article('P-1', 'Hex bolt M8x40 zinc plated'),
  article('P-2', 'Hex bolt M8x40 stainless', '4.10'),
  article('P-3', 'Work gloves size 9'),
  article('P-4', 'Work gloves size 10'),
  article('P-5', 'Claw hammer', '12.00'),
];
const ordered = { reference: 'SO-2026-000101', lines: [{ productId: 'P-5', qty: '5' }], isWhole: true };
const facts: ClerkFacts = {
  products: async (_, ids) => articles.filter(({ id }) => ids.includes(id)),
  productsByCode: async (_, codes) => articles.filter(({ code }) => codes.includes(compact(code))),
  listedPrices: async (_, __, ids) =>
    ids.includes('P-1')
      ? [
          {
            productId: 'P-1',
            currency: 'EUR',
            price: '2.50',
            minQty: '1',
            validFrom: null,
            validTo: null,
            listedFor: 'everybody',
          },
          {
            productId: 'P-1',
            currency: 'EUR',
            price: '2.00',
            minQty: '100',
            validFrom: null,
            validTo: null,
            listedFor: 'everybody',
          },
        ]
      : [],
  paidPrices: async () => [],
  orders: async () => [],
  lastOrder: async (_, customer) => (customer === 'c' ? ordered : { ...ordered, isWhole: false }),
  texts: async () => [{ id: 't', title: 'Opening hours', text: 'Monday to Friday 8:00 to 17:00.' }],
};
const hits = articles.map(({ id }) => ({ entity: 'product', recordId: id, chunkNo: 0, content: '', score: 1, matched: true }));
const clerk = createClerk(
  createLookUp({ facts, knowledge: { search: async () => ({ hits, semantic: false, degraded: null }) } }),
);
type Before = { readonly told?: readonly string[]; readonly customer?: string };
const ask = (language: string, text: string, { told = [], customer = 'c' }: Before = {}) =>
  clerk({
    ...{ companyId: 'x', company: 'X', customerId: customer, language, text, askedBack: false, today: '2026-11-20' },
    context: { products: told, orders: [] },
  });
const toldOf = async (language: string, text: string, told: readonly string[]) =>
  (await ask(language, text, { told })).sources.map(({ recordId }) => recordId);

describe('a follow-up', function () {
  this.timeout(60_000);

  it('asks for another of the kind that was told of', async () => {
    for (const [language, text] of [
      ['en', 'and in stainless?'],
      ['de', 'und in Edelstahl?'],
      ['fr', 'et en inox ?'],
      ['es', '¿y en inoxidable?'],
      ['it', 'e in acciaio inossidabile?'],
      ['nl', 'en in rvs?'],
      ['pt', 'e em inox?'],
      ['sv', 'och i rostfritt?'],
    ] as const)
      expect(await toldOf(language, text, ['P-1']), text).to.deep.equal(['P-2']);
    expect(await toldOf('en', 'and in size 10?', ['P-3'])).to.deep.equal(['P-4']);
  });

  it('asks what so many of the same cost, by the quantity break', async () => {
    const { text, sources } = await ask('en', 'how much for 200?', { told: ['P-1'] });
    expect(sources.map(({ recordId }) => recordId)).to.deep.equal(['P-1']);
    expect(text).to.contain('200 × 2.00 EUR = 400.00 EUR');
    expect((await ask('de', 'was kosten 50?', { told: ['P-1'] })).text).to.contain('50 × 2,50 EUR = 125,00 EUR');
  });

  it('is none where the message names a thing of its own', async () => {
    expect(await toldOf('en', 'how much is the hammer?', ['P-1'])).to.deep.equal(['P-5']);
    expect((await ask('en', 'do you have unobtainium clips?', { told: ['P-1'] })).sources).to.deep.equal([]);
  });

  it('says that there is none where no such article exists', async () => {
    const { purpose, sources } = await ask('en', 'and in brass?', { told: ['P-1'] });
    expect([purpose, sources.length]).to.deep.equal(['no_answer', 0]);
  });

  it('wants the same as last time, which the customer confirms first', async () => {
    for (const [language, text] of [
      ['en', 'same as last time please'],
      ['de', 'bitte das Gleiche wie letztes Mal'],
      ['fr', 'la même chose que la dernière fois svp'],
      ['es', 'lo mismo que la última vez'],
      ['nl', 'hetzelfde als vorige keer graag'],
      ['sv', 'samma som förra gången, tack'],
    ] as const) {
      const { request: wish } = await ask(language, text);
      expect(wish, text).to.deep.equal({ type: 'order', options: [[{ product: articles[4], qty: '5' }]] });
    }
    for (const [text, customer] of [
      ['same as last time but 7', 'c'],
      ['same as last time', 'd'],
    ] as const) {
      const { request: wish, purpose } = await ask('en', text, { customer });
      expect([wish, purpose], text).to.deep.equal([undefined, 'handover']);
    }
  });
});

describe('several questions in one message', function () {
  this.timeout(60_000);

  it('are all answered', async () => {
    const { purpose, text } = await ask('en', 'How much is the claw hammer? And when are you open?');
    expect(purpose).to.equal('answer');
    expect(text).to.contain('12.00 EUR').and.to.contain('8:00 to 17:00');
    const german = await ask('de', 'Was kostet der Hammer?\nWann haben Sie geöffnet?');
    expect(german.text).to.contain('12,00 EUR').and.to.contain('8:00 to 17:00');
  });

  it('are handed over for what is left, after what could be answered', async () => {
    const { purpose, text, wants } = await ask('en', 'How much is the claw hammer? Do you rent out excavators with a driver?');
    expect([purpose, wants]).to.deep.equal(['handover', 'not_understood']);
    expect(text).to.contain('12.00 EUR').and.to.contain('colleague');
  });
});
