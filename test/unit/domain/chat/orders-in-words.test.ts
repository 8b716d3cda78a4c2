/** What is filed from a sentence: an order where every word of it is accounted for, a cancellation where nothing speaks against it, else nothing. */
import type { OrderFact, ProductFact } from '@order-intake/chat-language/records';
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { compact } from '../../../../packages/chat-language/answering/numbers.ts';
import type { ClerkFacts } from '../../../../src/domain/chat/clerk/clerk-facts.port.ts';
import { createClerk } from '../../../../src/jobs/chat/answer/clerk.ts';
import { createLookUp } from '../../../../src/jobs/chat/answer/look-up.ts';

const article = (code: string, name: string, unit: string | null = 'C62'): ProductFact => ({
  id: code,
  code,
  name,
  unit,
  price: '12.50',
  currency: 'EUR',
  stock: '7',
  availableFrom: null,
});
const articles = [
  article('P-100', 'Claw hammer'),
  article('P-200', 'Spirit level 60 cm'),
  article('P-300', 'Bar clamp 600 mm'),
  article('P-400', 'Hex bolt M8x40 zinc plated, 100 pieces', 'PK'),
  article('P-410', 'Threaded rod M8x60'),
  article('P-500', 'Work gloves size 9', 'PR'),
  article('P-501', 'Work gloves size 10', 'PR'),
  article('P-600', 'Hydraulic hose 10 mm', 'MTR'),
  article('P-700', 'Duct tape 50 m silver'),
  article('P-800', 'Wheelbarrow 100 l'),
];
const order = (reference: string, poNumber: string): OrderFact => ({
  id: reference,
  reference,
  poNumber,
  status: 'DRAFT',
  deliveryDate: null,
  total: null,
  currency: null,
});
const facts: ClerkFacts = {
  products: async (_, ids) => articles.filter(({ id }) => ids.includes(id)),
  productsByCode: async (_, codes) => articles.filter(({ code }) => codes.includes(compact(code))),
  listedPrices: async () => [],
  paidPrices: async () => [],
  orders: async () => [order('SO-2026-000101', '8002'), order('SO-2026-000102', '7001')],
  lastOrder: async () => null,
  texts: async () => [],
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
const ask = (language: string, text: string) =>
  clerk({ companyId: 'x', company: 'X', customerId: 'c', language, text, askedBack: false, today: '2026-11-20' });
/** "5 P-100, 2 P-200", of two readings "5 P-400 | 500 P-400"; "cancel SO-…"; '' where nothing is filed or asked. */
const filedFrom = async (language: string, text: string): Promise<string> => {
  const { request: wish } = await ask(language, text);
  if (!wish) return '';
  return wish.type === 'order'
    ? wish.options.map((lines) => lines.map(({ qty, product }) => `${qty} ${product.code}`).join(', ')).join(' | ')
    : `cancel ${wish.reference}`;
};

type Said = readonly [language: string, text: string];
const expectNothing = async (messages: readonly Said[]): Promise<void> => {
  for (const [language, text] of messages) expect(await filedFrom(language, text), text).to.equal('');
};
const expectFiled = async (messages: readonly (readonly [...Said, filed: string])[]): Promise<void> => {
  for (const [language, text, filed] of messages) expect(await filedFrom(language, text), text).to.equal(filed);
};

describe('an order in words', function () {
  this.timeout(60_000);

  it('is filed when every word, number and size of it is accounted for', () =>
    expectFiled([
      ['en', 'please send me 5 spirit levels and 3 bar clamps', '5 P-200, 3 P-300'],
      ['en', 'Hello, I would like to order 3 bar clamps 600 mm. Thank you very much!', '3 P-300'],
      ['en', 'Order:\n5 x P-100\n- 2 spirit levels 60 cm\nThanks', '5 P-100, 2 P-200'],
      ['en', 'send us 5 packs of hex bolts M8x40', '5 P-400'],
      ['en', 'please send me half a dozen hammers', '6 P-100'],
      ['de', 'Guten Tag, bitte schicken Sie uns 5 Hämmer und 20 m Hydraulikschlauch 10 mm. Vielen Dank', '5 P-100, 20 P-600'],
      ['de', 'Wir bestellen 10 Paar Arbeitshandschuhe Größe 9', '10 P-500'],
      ['fr', "Bonjour, je voudrais commander deux marteaux s'il vous plaît", '2 P-100'],
      ['es', 'Hola, quiero pedir 10 pares de guantes de trabajo de la talla 10, por favor', '10 P-501'],
      ['it', 'Buongiorno, vorrei ordinare 2 carriole e 4 martelli. Grazie', '2 P-800, 4 P-100'],
      ['nl', 'Goedemorgen, ik wil graag 2 kruiwagens bestellen', '2 P-800'],
      ['pt', 'Bom dia, quero encomendar 2 carrinhos de mão, por favor', '2 P-800'],
      ['sv', 'Hej! Jag vill beställa 2 skottkärror, tack', '2 P-800'],
    ]));

  it('takes the number of an order, a project or a day for no quantity', () =>
    expectNothing([
      ['de', 'Zu Auftrag 8002 bitte noch 2 Hämmer'],
      ['de', 'zu 8002 bitte Hämmer'],
      ['de', 'Bitte 8002 Hämmer'],
      ['de', 'Projekt 77: bitte 2 Hämmer liefern'],
      ['en', 'please send 7001 hammers'],
      ['en', 'I need 101 hammers'],
      ['en', 'PO 4711: please send 5 hammers'],
      ['en', 'order 9002 5 hammers please'],
      ['en', 'please send 5 hammers on 5 December'],
      ['en', 'Hi, please send 5 hammers to 12 Mill Road'],
      ['fr', 'pour la commande 8002 envoyez-nous encore 2 marteaux'],
      ['es', 'para el pedido 8002 mándenos 2 martillos'],
      ['it', "all'ordine 8002 aggiungete 2 martelli"],
      ['nl', 'bij bestelling 8002 graag nog 2 hamers'],
      ['pt', 'na encomenda 8002 mandem-nos 2 martelos'],
      ['sv', 'till order 8002 vill vi beställa 2 hammare'],
    ]));

  it('is a person’s where an amount is open, changed, struck out or a price', () =>
    expectNothing([
      ['en', 'not 5 but 7 hammers please'],
      ['en', 'send me 5 or 6 hammers'],
      ['en', 'send me 5-6 hammers'],
      ['en', 'send me about 10 hammers'],
      ['en', 'send me two dozen hammers'],
      ['en', 'send me twenty five hammers'],
      ['en', 'send me 1,000 hammers'],
      ['en', 'send me 2.5 hammers'],
      ['en', 'send me ~5~ 6 hammers'],
      ['en', 'send me 5 hammers for 3.20'],
      ['en', 'send me 5 hammers with 10 % discount'],
      ['en', 'send me 5 hammers\nsorry, 7 hammers'],
      ['en', 'send me 5 hammers\n7 hammers'],
      ['en', 'send me 9 pairs of gloves 10 or 9'],
      ['en', 'send me 50 duct tape'],
      ['en', 'send me 5 hammers each'],
      ['en', 'send me 10³ hammers'],
      ['en', 'send me ½ hammer'],
      ['en', 'send me 5 hammers ٧'],
      ['en', 'send me -5 hammers'],
      ['de', 'Bitte statt 5 jetzt 7 Hämmer schicken'],
      ['de', 'Ich brauche ein paar Hämmer'],
      ['fr', 'Je voudrais 5 marteaux, pas 7'],
      ['es', 'quiero 5 martillos en vez de 7'],
      ['it', 'vorrei circa 10 martelli'],
      ['nl', 'ik wil graag 5 of 6 hamers bestellen'],
      ['pt', 'quero encomendar meia dúzia ou uma dúzia de martelos'],
      ['sv', 'jag vill beställa 5 eller 6 hammare'],
    ]));

  it('loses no article: one that is unknown, of another kind or without a number makes it a person’s', () =>
    expectNothing([
      ['en', 'please send me 5 hammers and 3 unobtainium clips'],
      ['en', 'please send me 5 sledge hammers'],
      ['en', 'please send me 2 hammers and spirit levels'],
      ['en', 'please send me 2 white wheelbarrows'],
      ['en', 'please send me 2 spirit levels 120 cm'],
      ['en', 'please send me 5 x P-100 spirit levels'],
      ['en', '1. hammer\n2. spirit level'],
      ['de', 'Bitte schicken Sie uns 5 Hämmer und Flugrost-Entferner'],
      ['fr', 'je voudrais commander 5 marteaux et des brouettes'],
    ]));

  it('counts in the article’s own unit, and leaves the choice to the customer where pieces may be packs', () =>
    expectFiled([
      ['en', '500 hex bolts M8x40', '5 P-400 | 500 P-400'],
      ['en', 'please send me 100 hex bolts M8x40', '1 P-400 | 100 P-400'],
      ['en', 'please send me 500 pieces of hex bolts M8x40', '5 P-400'],
      ['en', 'please send me 5 hex bolts M8x40', '5 P-400'],
      ['en', 'please send me 20 threaded rods M8x60', '20 P-410'],
      ['en', 'please send me 10 work gloves size 9', '5 P-500 | 10 P-500'],
      ['de', 'Wir bestellen 500 Sechskantschrauben M8x40', '5 P-400 | 500 P-400'],
      ['fr', 'Je voudrais commander 500 boulons M8x40', '5 P-400 | 500 P-400'],
      ['es', 'Quiero pedir 500 tornillos hexagonales M8x40', '5 P-400 | 500 P-400'],
    ]));

  it('is a person’s where no number of packs fits, or another unit is meant', () =>
    expectNothing([
      ['en', 'please send me 250 hex bolts M8x40'],
      ['en', 'please send me 250 pieces of hex bolts M8x40'],
      ['en', 'please send me 500 hex bolts M8x40 and 10 work gloves size 9'],
      ['en', 'please send me 20 hydraulic hoses 10 mm'],
      ['en', 'please send me 2 boxes of hammers'],
      ['en', 'please send me 20 m of duct tape'],
    ]));

  it('is none where something is denied, told or asked', () =>
    expectNothing([
      ['en', 'please do not send me 5 hammers'],
      ['en', 'I returned 5 hammers'],
      ['en', 'we have 5 hammers'],
      ['en', 'I send you 5 hammers'],
      ['en', 'can you send me 5 hammers?'],
      ['de', 'Bitte keine 5 Hämmer schicken'],
      ['de', 'Wir haben 5 Hämmer bestellt'],
      ['fr', "ne m'envoyez pas 5 marteaux"],
      ['fr', 'je veux plus 5 marteaux'],
      ['en', 'and 5 hammers please'],
      ['en', '+ 5 hammers'],
      ['it', 'non mandatemi 5 martelli'],
      ['sv', 'skicka inte 5 hammare'],
    ]));

  it('that a person has to read is handed over, and what was read of it is told', async () => {
    const { purpose, text } = await ask('en', 'please send me 5 hammers by Friday');
    expect(purpose).to.equal('handover');
    expect(text).to.contain('5 × Claw hammer (P-100)').and.not.to.contain('Thank you for your order');
    const cut = await ask('de', 'Zu Auftrag 8002 bitte noch 2 Hämmer');
    expect(cut.purpose).to.equal('handover');
    expect(cut.text).not.to.contain('8002 ×');
  });
});

describe('a cancellation in words', function () {
  this.timeout(60_000);

  it('is filed where it is asked for and nothing speaks against it', () =>
    expectFiled([
      ['en', 'please cancel 7001', 'cancel SO-2026-000102'],
      ['en', 'I would like to cancel order no. 7001, we do not need it any more', 'cancel SO-2026-000102'],
      ['en', "cancel 8002 because we don't need it", 'cancel SO-2026-000101'],
      ['de', 'Bitte stornieren Sie die Bestellung 7001, wir brauchen sie nicht mehr', 'cancel SO-2026-000102'],
      ['fr', "Annulez la commande 7001 svp, on n'en a plus besoin", 'cancel SO-2026-000102'],
      ['es', 'por favor cancelen el pedido 7001', 'cancel SO-2026-000102'],
      ['it', "annullate l'ordine 7001 per favore", 'cancel SO-2026-000102'],
      ['nl', 'graag 7001 annuleren', 'cancel SO-2026-000102'],
      ['pt', 'por favor cancelem a encomenda 7001', 'cancel SO-2026-000102'],
      ['sv', 'avbeställ 7001 tack', 'cancel SO-2026-000102'],
    ]));

  it('is none where a negation governs it, in any of the languages', () =>
    expectNothing([
      ['en', "please don't cancel 7001"],
      ['en', 'please dont cancel 7001'],
      ['en', 'Do not cancel order 7001'],
      ['en', 'never cancel 7001'],
      ['en', 'no need to cancel 7001'],
      ['en', 'we no longer want to cancel 7001'],
      ['en', 'there is no reason to cancel 7001'],
      ['de', 'bitte 7001 nicht stornieren'],
      ['de', 'Bitte stornieren Sie 7001 nicht!'],
      ['de', 'Auf keinen Fall 7001 stornieren'],
      ['fr', "N'annulez pas la 7001 svp"],
      ['fr', 'Merci de ne pas annuler la commande 7001'],
      ['fr', 'annulez pas la 7001'],
      ['es', 'por favor no cancelen el pedido 7001'],
      ['es', 'No anuléis nunca el pedido 7001'],
      ['it', "non annullate l'ordine 7001"],
      ['nl', 'annuleer 7001 alstublieft niet'],
      ['nl', 'bestelling 7001 niet annuleren aub'],
      ['pt', 'por favor não cancelem a encomenda 7001'],
      ['sv', 'avbeställ inte 7001'],
    ]));

  it('is none where it is told of, asked about, taken back, or of a part', () =>
    expectNothing([
      ['en', 'I did not cancel 7001'],
      ['en', 'I never cancelled 7001'],
      ['en', 'you cancelled 7001 by mistake'],
      ['en', 'cancel 7001? no'],
      ['en', 'can I still cancel 7001?'],
      ['en', 'can we cancel 7001'],
      ['en', 'should i cancel 7001'],
      ['de', 'können wir die Bestellung 7001 stornieren'],
      ['en', 'instead of cancelling 7001 please send half of it'],
      ['en', 'please cancel 7001 only if it has not shipped'],
      ['en', "please cancel 7001... just kidding, don't"],
      ['en', 'please cancel 2 hammers from 7001'],
      ['en', 'cancel 7001 not 8002'],
      ['en', '~please cancel 7001~'],
      ['de', 'Statt 7001 zu stornieren liefert bitte später'],
      ['de', 'Ich habe 7001 nicht storniert'],
      ['fr', "je n'ai pas annulé la commande 7001"],
      ['es', 'nunca cancelé el pedido 7001'],
      ['it', "non ho annullato l'ordine 7001"],
      ['nl', 'ik heb 7001 nooit geannuleerd'],
      ['sv', 'jag har aldrig avbokat 7001'],
    ]));

  it('that is denied calls a person as any question does, and waits nowhere as a cancellation', async () => {
    const { purpose, wants } = await ask('en', "please don't cancel 7001");
    expect([purpose, wants]).to.deep.equal(['handover', 'cancellation_unclear']);
    const unsure = await ask('en', 'can you cancel 7001?');
    expect([unsure.purpose, unsure.wants]).to.deep.equal(['handover', 'cancellation']);
  });
});
