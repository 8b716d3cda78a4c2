/** Which articles a question names. What is told has to be meant: a word in common is not enough. */
import { allCues } from '../assistant/cues/all-cues.ts';
import { frequentWords } from '../assistant/frequent-words.ts';
import { isMisspelled } from '../assistant/words.ts';
import type { ProductFact } from './facts.ts';
import { meaningsOf, partsOf } from './trade-words.ts';

const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').toLowerCase();

/** Words of asking: every question has them, no article is named by them. */
const asking = new Set(
  [
    ...Object.values(frequentWords).flatMap((words) => [...words].map(plain)),
    ...Object.values(allCues).flatMap(({ price, availability, new_order, order_status, greeting, thanks }) =>
      [...price, ...availability, ...new_order, ...order_status, ...greeting, ...thanks].flatMap((cue) => cue.split(/[ /]/)),
    ),
  ].filter((word) => /^[a-z]+$/.test(word)),
);
const sizes = /^(?:size|grosse|gr|taille|talla|taglia|maat|tamanho|storlek|mm|cm|kg|ml)$/;
/** How it is packed, and how soon it is wanted: said of every article. */
const packing = new Set(
  `piece pieces pcs pack packs packet packets package box boxes pair pairs set sets bag bags roll rolls metre metres meter meters litre litres unit units
  stuck stucke stk packung packungen packchen pakete paket karton kartons schachtel schachteln paar rolle rollen beutel kiste kisten
  paquet paquets boite boites piece pieces paire paires carton cartons sachet sachets rouleau rouleaux unite unites
  unidad unidades caja cajas paquete paquetes par pares pieza piezas bolsa bolsas rollo rollos metro metros
  pezzo pezzi scatola scatole confezione confezioni paio paia pacco pacchi rotolo rotoli metri
  stuks stuk doos dozen pak pakken pakje pakjes paar rol rollen zak zakken
  unidade unidades caixa caixas pacote pacotes par pares peca pecas saco sacos rolo rolos
  styck stycken forpackning forpackningar lada lador paket par rulle rullar
  straight away immediately now today quick sofort gleich heute schnell jetzt suite aussitot vite maintenant enseguida ahora inmediato ya subito adesso presto
  direct meteen gelijk nu snel agora logo imediato genast direkt nu snart`.split(/\s+/),
);
const shortest = 3;

type Named = { readonly words: readonly string[]; readonly numbers: readonly string[] };

const tokensOf = (text: string): readonly string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];
const numbersOf = (tokens: readonly string[]): readonly string[] => [
  ...new Set(tokens.filter((token) => /\d/.test(token)).flatMap((token) => [token, ...(token.match(/\d+/g) ?? [])])),
];
const isSaying = (token: string): boolean =>
  token.length >= shortest && !/\d/.test(token) && !sizes.test(token) && !packing.has(token);

/** The words of a question that may name an article, and its numbers. */
export const namedIn = (question: string): Named => {
  const tokens = tokensOf(question);
  return { words: [...new Set(tokens.filter((token) => isSaying(token) && !asking.has(token)))], numbers: numbersOf(tokens) };
};

/** 0 to 1: how surely the two words are one. */
const likeness = (word: string, other: string): number => {
  if (word === other) return 1;
  const meanings = meaningsOf(word);
  if (meanings.length > 0 && meaningsOf(other).some((meaning) => meanings.includes(meaning))) return 0.9;
  const [short, long] = word.length < other.length ? [word, other] : [other, word];
  if (short.length >= 4 && long.startsWith(short) && long.length - short.length <= 3) return 0.95;
  if (short.length >= 5 && long.endsWith(short)) return 0.8;
  return short.length >= 5 && isMisspelled(word, other) ? 0.8 : 0;
};
const best = (word: string, others: readonly string[]): number => Math.max(0, ...others.map((other) => likeness(word, other)));
const mean = (words: readonly string[], of: (word: string) => number): number =>
  words.length === 0 ? 0 : words.reduce((sum, word) => sum + of(word), 0) / words.length;

/** How surely an asked word names something of these: a chainsaw is no saw of another kind, so each part of a compound counts. */
const coverage = (word: string, others: readonly string[]): number => {
  const parts = partsOf(word);
  const whole = best(word, others);
  if (!parts || whole > 0.9) return whole;
  const meant = new Set(others.flatMap(meaningsOf));
  return (0.9 * parts.filter((part) => part.some((meaning) => meant.has(meaning))).length) / parts.length;
};

const clearly = 0.75;
const near = 0.15;

const scored = (asked: Named, product: ProductFact) => {
  const tokens = tokensOf(product.name);
  const words = [...new Set(tokens.filter(isSaying))];
  const ofQuestion = mean(asked.words, (word) => coverage(word, words));
  const ofName = mean(words, (word) => best(word, asked.words));
  const numbers = asked.numbers.filter((number) => numbersOf(tokens).includes(number)).length;
  const isMeant = ofQuestion >= 0.99 || (ofQuestion >= clearly && ofName >= 0.3) || (ofName >= 0.6 && ofQuestion >= 0.34);
  return { product, isMeant, numbers, score: ofQuestion + ofName, isAlike: ofQuestion >= 0.5 || ofName >= 0.5 };
};

/** Those that are meant, best first; `alike`: what might have been, when none is. */
export const matchProducts = (
  question: string,
  products: readonly ProductFact[],
): { readonly meant: readonly ProductFact[]; readonly alike: readonly ProductFact[] } => {
  const asked = namedIn(question);
  if (asked.words.length === 0) return { meant: [], alike: [] };
  const all = products.map((product) => scored(asked, product)).toSorted((a, b) => b.numbers - a.numbers || b.score - a.score);
  const meant = all.filter(({ isMeant }) => isMeant);
  const most = Math.max(0, ...meant.map(({ numbers }) => numbers));
  const sized = meant.filter(({ numbers }) => numbers === most);
  const top = Math.max(0, ...sized.map(({ score }) => score));
  return {
    meant: sized.filter(({ score }) => score >= top - near).map(({ product }) => product),
    alike: meant.length > 0 ? [] : all.filter(({ isAlike }) => isAlike).map(({ product }) => product),
  };
};
