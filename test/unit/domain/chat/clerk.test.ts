import { chatLanguages, type OrderFact, type ProductFact } from '@order-intake/chat-language/records';
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { strangeFigures } from '../../../../packages/chat-language/answering/check-figures.ts';
import { matchProducts } from '../../../../packages/chat-language/answering/match-products.ts';
import { compact, orderNumbersIn, possibleCodes } from '../../../../packages/chat-language/answering/numbers.ts';
import { phrasesIn } from '../../../../packages/chat-language/answering/phrases/all-phrases.ts';
import type { ListedPrice } from '../../../../src/domain/catalog/price-list.ts';
import type { ClerkFacts } from '../../../../src/domain/chat/clerk/clerk-facts.port.ts';
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
  orders: async (_, customer) => {
    if (customer === 'one') return [order('SO-2026-000301', 'A-9')];
    return customer === 'c' ? [order('SO-2026-000101', '4711-A'), order('SO-2026-000102', '4712-B')] : [];
  },
  lastOrder: async () => null,
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

  it('tells no article to who says something of it and asks for nothing, and hears thanks as thanks', async () => {
    for (const [language, said] of [
      ['en', 'the wheelbarrow from you stands around in three pieces at our site since yesterday'],
      ['de', 'die Schubkarre von euch steht seit gestern in drei Teilen bei uns herum'],
      ['fr', 'votre brouette traîne depuis hier en trois morceaux dans notre cour'],
      ['es', 'vuestra carretilla está desde ayer por ahí tirada en tres trozos'],
      ['it', 'la vostra carriola è da ieri in tre pezzi nel nostro cortile, ve lo dico'],
      ['nl', 'jullie kruiwagen ligt sinds gisteren in drie stukken op ons erf'],
      ['pt', 'o vosso carrinho de mão está desde ontem em três bocados no nosso pátio'],
      ['sv', 'er skottkärra står sedan igår i tre delar ute på gården'],
    ] as const) {
      const { purpose, sources } = await ask(said, { language });
      expect([purpose, sources], said).to.deep.equal(['handover', []]);
    }
    const glad = await ask('thank you very much, the wheelbarrow arrived and is great');
    expect([glad.purpose, glad.sources]).to.deep.equal(['small_talk', []]);
  });

  it('tells one article where another stands before the question in the same sentence, and all of a list', async () => {
    const told = async (text: string, language: string) =>
      (await ask(text, { language })).sources.map(({ recordId }) => recordId).toSorted();
    expect(await told('my wheelbarrow has had it, how much are the jigsaw blades for wood?', 'en')).to.deep.equal(['P-2000']);
    expect(await told('meine Schubkarre ist voll, was kosten die Stichsägeblätter Holz?', 'de')).to.deep.equal(['P-2000']);
    expect(await told('how much are wheelbarrows, jigsaw blades for wood', 'en')).to.deep.equal(['P-2000', 'P-3000']);
  });

  it('tells of the article that something became of where the question names none', async () => {
    for (const [language, said] of [
      ['en', 'My husband drove the tractor over our wheelbarrow. What would a new one set me back?'],
      ['de', 'Mein Mann ist mit dem Traktor über die Schubkarre gefahren. Was kostet eine neue?'],
      ['fr', 'Mon mari a roulé sur la brouette avec le tracteur. Combien coûte une neuve ?'],
      ['es', 'Mi marido pasó con el tractor por encima de la carretilla. ¿Cuánto cuesta una nueva?'],
      ['it', 'Mio marito è passato col trattore sulla carriola. Quanto costa una nuova?'],
      ['nl', 'Mijn man is met de trekker over de kruiwagen gereden. Wat kost een nieuwe?'],
      ['pt', 'O meu marido passou com o trator por cima do carrinho de mão. Quanto custa um novo?'],
      ['sv', 'Gubben körde över skottkärran med traktorn. Vad kostar en ny?'],
    ] as const)
      expect(
        (await ask(said, { language })).sources.map(({ recordId }) => recordId),
        said,
      ).to.deep.equal(['P-3000']);
  });

  it('says of a short number beside the word order what it says of a long one, and knows one’s own by its last digits', async () => {
    const said = async (text: string, language = 'en') => (await ask(text, { customerId: 'c', language })).text;
    for (const [language, text] of [
      ['en', 'where is my order 777?'],
      ['en', 'what about order no. 12'],
      ['de', 'wo bleibt Bestellung Nr. 88?'],
      ['fr', 'où en est la commande n° 57 ?'],
      ['es', '¿dónde está el pedido nº 57?'],
      ['it', "dov'è l'ordine numero 57?"],
      ['nl', 'waar blijft bestelling nr 57?'],
      ['pt', 'onde está a encomenda n.º 57?'],
      ['sv', 'var är beställning nr 57?'],
    ] as const) {
      const answer = await said(text, language);
      expect(answer, text).not.to.match(/00010[12]/);
      expect(answer, text).to.contain(/\d+/.exec(text)?.[0]);
    }
    expect(await said('where is order 101?'))
      .to.contain('SO-2026-000101')
      .and.not.to.contain('000102');
    expect(await said('where is my order 4712?'))
      .to.contain('SO-2026-000102')
      .and.not.to.contain('000101');
    expect(await said('where are my orders?'))
      .to.contain('SO-2026-000101')
      .and.to.contain('SO-2026-000102');
    // not their only one, which they did not name
    const cancelled = await ask('please cancel order no. 12', { customerId: 'one' });
    expect([cancelled.purpose, cancelled.request]).to.deep.equal(['handover', undefined]);
  });

  it('tells of the article that the asking sentence names, and of the size that it has', async () => {
    const beside = await ask('Have you got jigsaw blades for wood? I will bring the wheelbarrow back tomorrow.');
    expect(beside.sources.map(({ recordId }) => recordId)).to.deep.equal(['P-2000']);
    const other = await ask('how much is hydraulic hose 25 mm?');
    expect([other.purpose, other.sources]).to.deep.equal(['no_answer', []]);
    expect(other.text).to.contain('not have it in that size').and.to.contain('Hydraulic hose 10 mm (P-1010)');
  });

  it('goes by the size that is asked for, not by the one that the customer has', async () => {
    for (const [language, text] of [
      ['en', 'have you got hydraulic hose in 25 mm? the 16 mm is too narrow for me'],
      ['de', 'habt ihr Hydraulikschlauch mit 25 mm? der mit 16 mm ist mir zu eng'],
      ['fr', 'vous avez du flexible hydraulique en 25 mm ? le 16 mm est trop étroit pour moi'],
      ['es', '¿tenéis manguera hidráulica de 25 mm? la de 16 mm me queda estrecha'],
      ['it', 'avete tubo idraulico da 25 mm? quello da 16 mm mi sta stretto'],
      ['nl', 'hebben jullie hydrauliekslang van 25 mm? die van 16 mm is me te krap'],
      ['pt', 'têm mangueira hidráulica de 25 mm? a de 16 mm fica-me apertada'],
      ['sv', 'har ni hydraulslang i 25 mm? den på 16 mm är för trång för mig'],
    ] as const) {
      const answered = await ask(text, { language });
      expect([answered.purpose, answered.sources], text).to.deep.equal(['no_answer', []]);
      expect(answered.text, text).to.contain(phrasesIn(language).notInThatSize);
    }
  });

  it('goes by the article rather than the hours where both may be meant', async () => {
    expect((await ask('Habt ihr die Schubkarre da?', { language: 'de' })).text).to.contain('Wheelbarrow');
    expect((await ask('Have you any wheelbarrows left?', { customerId: 'c' })).text).to.contain('Wheelbarrow');
  });

  it('tells nothing of the article that a complaint names, though the complaint asks something', async () => {
    for (const [language, text] of [
      ['en', 'the hydraulic hose blew on the second day, who pays for the damage?'],
      ['de', 'Der Hydraulikschlauch ist am dritten Tag geplatzt, wer zahlt mir das?'],
      ['fr', 'la brouette est arrivée fendue, vous faites quoi ?'],
      ['pt', 'a mangueira hidráulica rebentou ao fim de dois dias, quem me paga o prejuízo?'],
    ] as const) {
      const { purpose, sources } = await ask(text, { language });
      expect([purpose, sources], text).to.deep.equal(['handover', []]);
    }
  });

  it('tells nothing of what the customer has, where that is told after what is asked for', async () => {
    for (const [language, text] of [
      ['en', 'what do you charge for the wheelbarrow, my hydraulic hose is the 10 mm one'],
      ['de', 'was verlangt ihr für die Schubkarre, mein Hydraulikschlauch ist der mit 10 mm'],
      ['sv', 'vad tar ni för skottkärran, min hydraulslang är på 10 mm'],
    ] as const)
      expect(
        (await ask(text, { language })).sources.map(({ recordId }) => recordId),
        text,
      ).to.deep.equal(['P-3000']);
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
          ['{unit}', '{date}', '{reference}', '{price}', '{stock}', '{number}', '{amount}', '{quantity}', '{address}'],
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

  it('that are written as words count as well, where money or a share is told', () => {
    const records = ['Hose (P-1010): 20.00 EUR per m'];
    for (const said of ['it is twenty euros', 'das macht zwanzig Euro', 'vingt euros le mètre', 'you pay in euros'])
      expect(strangeFigures(said, records), said).to.deep.equal([]);
    for (const said of [
      'only twelve euros',
      'fünfundzwanzig Prozent Rabatt',
      'diez euros',
      'trettio kronor',
      'cinque €',
      'dertig procent',
    ])
      expect(strangeFigures(said, records), said).to.have.length(1);
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
