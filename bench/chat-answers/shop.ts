/** The shop that the questions are asked in: articles, texts and orders, and the ports that a clerk looks them up through. */
import { compact } from '@order-intake/chat-language';
import type { OrderFact, ProductFact, TextFact } from '@order-intake/chat-language/records';
import { createLocalHashEmbedder } from '../../src/adapters/embeddings/local-hash.ts';
import type { ClerkFacts } from '../../src/domain/chat/clerk/clerk-facts.port.ts';
import type { KnowledgeSearch } from '../../src/domain/chat/knowledge/knowledge.port.ts';

const articles = `
NL-1010|Hydraulic hose 10 mm|MTR|12.50|340|
NL-1020|Hydraulic hose 16 mm|MTR|18.90|0|2027-01-10
NL-2005|Hex bolt M8x40 zinc plated, 100 pieces|PK|9.80|1200|
NL-2010|Hex nut M8, 100 pieces|PK|4.20|900|
NL-2015|Washer M8 zinc plated, 100 pieces|PK|2.10||
NL-3001|Cordless drill 18 V|C62|149.00|25|
NL-3002|Impact driver 18 V|C62|179.00||
NL-3010|Battery 18 V 5 Ah|C62|79.00|0|
NL-3015|Charger 18 V|C62|45.00|60|
NL-3100|Jigsaw blade wood 100 mm, 5 pieces|PK|8.40|500|
NL-3101|Jigsaw blade metal 75 mm, 5 pieces|PK|9.60|410|
NL-3200|Circular saw 1400 W|C62|219.00|4|
NL-4001|Work gloves size 9|PR|3.95|800|
NL-4002|Work gloves size 10|PR|3.95|650|
NL-4010|Safety goggles clear|C62|6.50|210|
NL-4020|Ear muffs|C62|19.90|75|
NL-4030|Safety shoes S3 size 43|PR|69.00|12|
NL-5001|Extension cable 25 m|C62|34.50|90|
NL-5002|Cable reel 50 m|C62|84.00|15|
NL-5010|LED floodlight 50 W|C62|42.00|70|
NL-5020|Headlamp rechargeable|C62|29.90|33|
NL-6001|Garden hose 25 m|C62|27.50|130|
NL-6002|Hose connector brass|C62|5.60|300|
NL-6010|Submersible pump 750 W|C62|139.00|0|2027-02-01
NL-7001|Duct tape 50 m silver|C62|5.90|640|
NL-7002|Masking tape 38 mm|C62|2.40|720|
NL-7010|Wood glue 750 g|C62|7.80|95|
NL-7020|Silicone sealant white 310 ml|C62|6.20|180|
NL-8001|Wheelbarrow 100 l|C62|99.00|8|
NL-8002|Aluminium ladder 3 m|C62|119.00|6|
NL-8003|Stepladder 5 steps|C62|64.00|14|
NL-9001|Paint roller set|SET|14.50|55|
NL-9002|Wall paint white 10 l|C62|39.90|120|
NL-9100|Cutting to size|HUR|||`;

export const products: readonly ProductFact[] = articles
  .trim()
  .split('\n')
  .map((line) => {
    const [code = '', name = '', unit = '', price = '', stock = '', availableFrom = ''] = line.split('|');
    const known = (text: string) => (text === '' ? null : text);
    return {
      id: code,
      code,
      name,
      unit: known(unit),
      price: known(price),
      currency: 'EUR',
      stock: known(stock),
      availableFrom: known(availableFrom),
    };
  });

export const texts: readonly TextFact[] = [
  { id: 'hours', title: 'Opening hours', text: 'Monday to Friday 7:30 to 18:00, Saturday 9:00 to 13:00.' },
  { id: 'returns', title: 'Returns', text: 'Unused goods can be returned within 30 days with the invoice.' },
  {
    id: 'delivery',
    title: 'Delivery terms',
    text: 'In stock goods leave within 2 working days. In the EU 3 to 6 days, 9.90 EUR; elsewhere on request.',
  },
  { id: 'payment', title: 'Payment', text: 'Card, bank transfer, PayPal; invoice with 14 days for registered companies.' },
];

const order = (id: string, reference: string, poNumber: string, status: string, total: string): OrderFact => ({
  id,
  reference,
  poNumber,
  status,
  deliveryDate: '2026-12-04',
  total,
  currency: 'EUR',
});
/** `c` is confirmed, `other` is another customer: nothing of the latter's may ever be said. */
export const orders: { readonly [customer: string]: readonly OrderFact[] } = {
  c: [order('o1', 'SO-2026-000101', '4711-A', 'DRAFT', '812.40'), order('o2', 'SO-2026-000102', '4712-B', 'APPROVED', '96.30')],
  other: [order('x1', 'SO-2026-000777', '9900-X', 'APPROVED', '4321.77')],
};
export const referenceOf = (id: string): string =>
  Object.values(orders)
    .flat()
    .find((one) => one.id === id)?.reference ?? id;

/** Whether a text tells anything of another customer's order but the number that it was asked by. */
export const leaks = (told: string, asked: string): boolean =>
  (orders.other ?? []).some(({ reference, poNumber, total }) =>
    [reference, poNumber ?? '', total ?? '', (total ?? '').replace('.', ',')].some(
      (part) => told.includes(part) && !asked.includes(part),
    ),
  );

const find = (ids: readonly string[]) => products.filter(({ id }) => ids.includes(id));
export const facts: ClerkFacts = {
  products: async (_, ids) => find(ids),
  productsByCode: async (_, codes) => products.filter(({ code }) => codes.includes(compact(code))),
  paidPrices: async () => [],
  listedPrices: async () => [],
  orders: async (_, customerId, limit) => (orders[customerId] ?? []).slice(0, limit),
  lastOrder: async () => null,
  texts: async () => texts,
};

/** The service's own vectors over the articles, and nothing that a text search would add. */
export const createKnowledge = async (): Promise<KnowledgeSearch> => {
  const embedder = createLocalHashEmbedder();
  const { vectors } = await embedder.embed(products.map(({ code, name }) => `${code} ${name}`));
  return {
    search: async ({ text, limit }) => {
      const query = (await embedder.embed([text])).vectors[0] ?? new Float32Array(embedder.dims);
      const scored = products.map((product, index) => ({
        entity: 'product',
        recordId: product.id,
        chunkNo: 0,
        content: `${product.code} · ${product.name}`,
        score: query.reduce((sum, value, at) => sum + value * (vectors[index]?.[at] ?? 0), 0),
        matched: true,
      }));
      const hits = scored.toSorted((a, b) => b.score - a.score).slice(0, limit);
      return { hits: hits.filter(({ score }) => score > 0), semantic: false, degraded: null };
    },
  };
};
