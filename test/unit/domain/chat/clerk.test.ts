import { expect } from 'chai';
import { describe, it } from 'mocha';
import type { ListedPrice } from '../../../../src/domain/catalog/price-list.ts';
import { chatLanguages } from '../../../../src/domain/chat/assistant/chat-languages.ts';
import { strangeFigures } from '../../../../src/domain/chat/clerk/check-figures.ts';
import type { ClerkFacts, OrderFact, ProductFact } from '../../../../src/domain/chat/clerk/facts.ts';
import { matchProducts } from '../../../../src/domain/chat/clerk/match-products.ts';
import { compact, orderNumbersIn, possibleCodes } from '../../../../src/domain/chat/clerk/numbers.ts';
import { phrasesIn } from '../../../../src/domain/chat/clerk/phrases/all-phrases.ts';
import { createClerk } from '../../../../src/jobs/chat/answer/clerk.ts';
import { createLookUp } from '../../../../src/jobs/chat/answer/look-up.ts';

const article = (code: string, name: string, changes: Partial<ProductFact> = {}): ProductFact => ({
  id: code,
  code,
  name,
  unit: 'C62',
  price: '12.5',
  currency: 'EUR',
  stock: '7',
  availableFrom: null,
  ...changes,
});
const articles = [
  article('P-1010', 'Hydraulic hose 10 mm', { unit: 'MTR' }),
  article('P-1020', 'Hydraulic hose 16 mm'),
  article('P-2000', 'Jigsaw blade wood 100 mm'),
  article('P-3000', 'Wheelbarrow 100 l', { stock: null }),
];
const order = (reference: string, poNumber: string): OrderFact => ({
  id: reference,
  reference,
  poNumber,
  status: 'APPROVED',
  deliveryDate: '2026-12-04',
  total: '96.30',
  currency: 'EUR',
});
const ofList = { productId: 'P-1010', currency: 'EUR', validFrom: null, listedFor: 'customer' } as const;
const ownPrices: readonly ListedPrice[] = [
  { ...ofList, price: '10.90', minQty: '1', validTo: '2026-12-31' },
  { ...ofList, price: '9.80', minQty: '100', validTo: null },
  { ...ofList, price: '1.11', minQty: '1', validTo: '2026-01-31' },
];
const facts: ClerkFacts = {
  products: async (_, ids) => articles.filter(({ id }) => ids.includes(id)),
  productsByCode: async (_, codes) => articles.filter(({ code }) => codes.includes(compact(code))),
  listedPrices: async (_, customer) => (customer === 'l' ? ownPrices : []),
  paidPrices: async (_, customer) =>
    customer === 'c' ? [{ productId: 'P-1010', reference: 'SO-2026-000101', price: '11.00', currency: 'EUR' }] : [],
  orders: async (_, customer) => (customer === 'c' ? [order('SO-2026-000101', '4711-A'), order('SO-2026-000102', '4712-B')] : []),
  texts: async () => [{ id: 't', title: 'Opening hours', text: 'Monday to Friday 8:00 to 17:00.' }],
};
const everything = articles.map(({ id }) => ({
  entity: 'product',
  recordId: id,
  chunkNo: 0,
  content: '',
  score: 1,
  matched: true,
}));
const clerk = createClerk(
  createLookUp({ facts, knowledge: { search: async () => ({ hits: everything, semantic: false, degraded: null }) } }),
);
const ask = (text: string, changes: object = {}) =>
  clerk({
    companyId: 'x',
    company: 'X',
    customerId: null,
    language: 'en',
    text,
    askedBack: false,
    today: '2026-11-20',
    ...changes,
  });

describe('a clerk', () => {
  it('tells a price with its currency, unit and day, and what this customer paid', async () => {
    const { text } = await ask('how much is P 1010?');
    expect(text).to.equal('Hydraulic hose 10 mm (P-1010): 12.50 EUR per m\nList prices, valid on 20 Nov 2026.');
    expect((await ask('how much is P-1010?', { customerId: 'c' })).text).to.contain(
      'in your order SO-2026-000101 it was 11.00 EUR',
    );
  });

  it('tells the customer’s own price where a list has one, with its quantity breaks and end, and nobody else', async () => {
    const { text } = await ask('how much is P-1010?', { customerId: 'l' });
    expect(text).to.equal(
      'Hydraulic hose 10 mm (P-1010): your price 10.90 EUR per m, from 100 on 9.80 EUR, valid until 31 Dec 2026',
    );
    expect((await ask('how much is P-1010?')).text)
      .to.contain('12.50 EUR')
      .and.not.to.contain('10.90');
  });

  it('lists several that match, in the number that was asked for one, and says so when there is none', async () => {
    expect((await ask('price of the hydraulic hose')).sources.map(({ recordId }) => recordId)).to.deep.equal([
      'P-1010',
      'P-1020',
    ]);
    expect((await ask('price of the hydraulic hose 16 mm')).sources.map(({ recordId }) => recordId)).to.deep.equal(['P-1020']);
    const none = await ask('do you sell espresso machines?');
    expect([none.purpose, none.text, none.sources]).to.deep.equal(['no_answer', 'I have no such article.', []]);
    expect((await ask('haben Sie eine Schubkarre?', { language: 'de' })).text)
      .to.contain('Wheelbarrow')
      .and.to.contain('kenne ich nicht');
  });

  it('says of an order that is none of the customer’s the same whether it exists or not, and nothing to strangers', async () => {
    const foreign = await ask('where is order SO-2026-000777?', { customerId: 'c' });
    expect(foreign.sources).to.deep.equal([]);
    expect(foreign.text).to.equal('SO-2026-000777 is no order of yours that I know.');
    expect((await ask('where is order 4712-B?', { customerId: 'c' })).text)
      .to.contain('SO-2026-000102')
      .and.not.to.contain('000101');
    expect((await ask('where is my order?')).text).to.equal(phrasesIn('en').notConfirmed);
  });

  it('tells of an order that is asked for, and gives to a person what is said of one in words it does not know', async () => {
    const asked = async (text: string, language = 'en') => (await ask(text, { customerId: 'c', language })).purpose;
    expect(await asked('SO-2026-000101')).to.equal('answer');
    expect(await asked('any news of SO-2026-000101')).to.equal('answer');
    expect(await asked('SO-2026-000101 has another shipping address now: Mill Road 5')).to.equal('handover');
    expect(await asked('die SO-2026-000101 könnt ihr knicken', 'de')).to.equal('handover');
    expect(await asked('Tu peux zapper la SO-2026-000101', 'fr')).to.equal('handover');
  });

  it('tells no price to who says how many, whatever the verb', async () => {
    const said = await ask('Salut, je te prends 3 brouettes', { language: 'fr' });
    expect([said.purpose, said.sources]).to.deep.equal(['handover', []]);
    expect(said.text).to.contain('3 × Wheelbarrow');
    const half = await ask('bung half a dozen wheelbarrows on the van');
    expect(half.text).to.contain('6 × Wheelbarrow');
    expect((await ask('price for 3 wheelbarrows')).purpose).to.equal('answer');
  });

  it('tells no article to who asks how many of it something else has, and the stock to who asks us', async () => {
    for (const [language, foreign, ours] of [
      ['en', 'how many wheelbarrows does the Eiffel Tower have', 'how many wheelbarrows do you have'],
      ['de', 'wie viele Schubkarren hat der Eiffelturm', 'wie viele Schubkarren habt ihr noch'],
      ['fr', 'combien de brouettes a la tour Eiffel ?', 'combien de brouettes avez-vous ?'],
      ['es', '¿Cuántas carretillas tiene la torre Eiffel?', '¿Cuántas carretillas tenéis?'],
      ['it', 'Quante carriole ha la torre Eiffel?', 'Quante carriole avete?'],
      ['nl', 'hoeveel kruiwagens heeft de Eiffeltoren', 'hoeveel kruiwagens hebben jullie nog'],
      ['pt', 'Quantos carrinhos de mão tem a torre Eiffel?', 'quantos carrinhos de mão têm?'],
      ['sv', 'hur många skottkärror har Eiffeltornet', 'hur många skottkärror har ni kvar?'],
    ] as const) {
      const said = await ask(foreign, { language });
      expect([said.purpose, said.sources], foreign).to.deep.equal(['clarify', []]);
      expect((await ask(ours, { language })).sources, ours).to.have.length(1);
    }
  });

  it('tells of the article that the asking sentence names, and of the size that it has', async () => {
    const beside = await ask('Have you got jigsaw blades for wood? I will bring the wheelbarrow back tomorrow.');
    expect(beside.sources.map(({ recordId }) => recordId)).to.deep.equal(['P-2000']);
    const other = await ask('how much is hydraulic hose 25 mm?');
    expect([other.purpose, other.sources]).to.deep.equal(['no_answer', []]);
    expect(other.text).to.contain('not have it in that size').and.to.contain('Hydraulic hose 10 mm (P-1010)');
  });

  it('goes by the article rather than the hours where both may be meant', async () => {
    expect((await ask('Habt ihr die Schubkarre da?', { language: 'de' })).text).to.contain('Wheelbarrow');
    expect((await ask('Have you any wheelbarrows left?', { customerId: 'c' })).text).to.contain('Wheelbarrow');
  });

  it('hands a complaint over and says so, asks back once, and then calls a person', async () => {
    expect((await ask('the hose is broken!')).purpose).to.equal('handover');
    expect((await ask('Hacker Way, Menlo Park')).purpose).to.equal('clarify');
    expect((await ask('Hacker Way, Menlo Park', { askedBack: true })).purpose).to.equal('handover');
  });

  it('answers opening hours, not found and availability in each of the languages', async () => {
    for (const language of chatLanguages) {
      const hours = await ask('opening hours?', { language });
      expect(hours.text, language).to.equal(`${phrasesIn(language).topics.hours}\nMonday to Friday 8:00 to 17:00.`);
      for (const phrase of JSON.stringify(phrasesIn(language)).match(/\{[^"{}]*\}/g) ?? [])
        expect(
          ['{unit}', '{date}', '{reference}', '{price}', '{stock}', '{number}', '{amount}', '{quantity}'],
          language,
        ).to.include(phrase);
    }
  });
});

describe('figures and codes', () => {
  it('that no record says are found, in whatever spelling', () => {
    const records = ['Hose (P-1010): 1234.50 EUR per m; expected on 10 Dec 2026', 'M8x40, 8:00 to 17:00'];
    for (const said of [
      'It is 1.234,50 EUR.',
      'It is 1234.5 EUR',
      'P 1010 / P-1010',
      'on 10 December 2026',
      '1. M8x40 from 8 to 17',
    ])
      expect(strangeFigures(said, records), said).to.deep.equal([]);
    expect(strangeFigures('1235 EUR or P-1011, from 9 on', records)).to.deep.equal(['1235', 'P-1011', '9']);
  });

  it('of articles are one code however they are written; of orders are no quantities and no dates', () => {
    expect(possibleCodes('price of nl 3015?')).to.include('nl3015');
    expect(orderNumbersIn('my 500 bolts of 12.11.2026, order 4711-A or SO-2026-000001')).to.deep.equal([
      '4711-A',
      'SO-2026-000001',
    ]);
  });

  it('a word in common is no article', () => {
    expect(matchProducts('Hacker Way, Menlo Park', articles).meant).to.deep.equal([]);
    expect(matchProducts('hydralic hoses', articles).meant.map(({ code }) => code)).to.deep.equal(['P-1010', 'P-1020']);
  });
});
