/** Words of a text, for search: as people type them, without the ones that say nothing. */

const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Words of grammar, and of asking for a price: every record would match them. */
const idle = new Set(
  `the is are was be a an of on in at by for with and or not no to from what which who how much many where when why do does did have has can could
  would i you we they he she it me my your our their please thanks thank hello hi hey there some any this that these those need want like about
  price prices cost costs buy sell offer offers available stock tell show give know
  der die das den dem des ein eine einen einem einer ist sind war wie viel was wer wo wann warum haben hat kann konnen ich sie wir ihr du mein meine
  ihre unser bitte danke hallo guten tag und oder nicht mit fur von zu im am auf aus preis preise kostet kosten
  le la les un une des du de est sont quel quelle quels quelles combien ou quand je vous nous il elle mon ma mes votre bonjour merci svp et avec pas
  pour dans sur prix coute coutent au aux ce cette
  el los las unos unas es son que cual cuanto cuanta donde cuando yo usted nosotros mi su por favor hola gracias y con para en precio precios cuesta al del
  il lo gli i una sono cosa quanto dove quando io voi noi mio suo per favore ciao grazie e prezzo prezzi costa di da in con non
  de het een zijn wat hoeveel waar wanneer ik u jij wij mijn uw hallo bedankt en met niet voor prijs prijzen kost kosten van op
  o os as um uma sao qual quanto onde quando eu voce nos meu minha seu ola obrigado obrigada preco precos custa do da no na com nao
  den det en ett ar vad hur mycket var nar jag du ni vi min din er hej tack och med inte for pris priser kostar av pa`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** Codes are one word however they are written (`P-1010`, `P 1010` in `p1010`); the parts that say something stand beside it. */
export const tokensOf = (text: string): readonly string[] =>
  (plain(text).match(/[\p{L}\p{N}]+(?:[-./][\p{L}\p{N}]+)*/gu) ?? []).flatMap((token) => {
    const parts = token.split(/[-./]/);
    return parts.length === 1 ? [token] : [parts.join(''), ...parts.filter((part) => part.length > 2)];
  });

/** The codes of a text as one word each: Postgres takes them apart otherwise, and their digits for numbers. */
export const codesIn = (text: string): readonly string[] => [
  ...new Set((plain(text).match(/[\p{L}\p{N}]+(?:[-./][\p{L}\p{N}]+)+/gu) ?? []).map((code) => code.replaceAll(/[-./]/g, ''))),
];

export const contentWords = (text: string): readonly string[] => [
  ...new Set(tokensOf(text).filter((token) => token.length > 1 && !idle.has(token))),
];

const trigrams = (word: string): ReadonlySet<string> => {
  const padded = `  ${word} `;
  return new Set(Array.from({ length: padded.length - 2 }, (_, index) => padded.slice(index, index + 3)));
};

/** 0 to 1 as Postgres' pg_trgm has it: shared trigrams by all of them. */
export const similarity = (a: string, b: string): number => {
  const [first, second] = [trigrams(a), trigrams(b)];
  const shared = [...first].filter((gram) => second.has(gram)).length;
  return shared / (first.size + second.size - shared);
};

/** Letters to change, swap, add or leave out to make one word of the other (optimal string alignment). */
export const slips = (a: string, b: string): number => {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let best = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) best = Math.min(best, (before[j - 2] ?? 0) + 1);
      row.push(best);
    }
    before = last;
    last = row;
  }
  return last[b.length] ?? 0;
};

/** The word with each two neighbouring letters in the other order: "mcuh" may be "much". */
export const swapsOf = (word: string): readonly string[] =>
  Array.from({ length: Math.max(0, word.length - 1) }, (_, at) =>
    [word.slice(0, at), word[at + 1], word[at], word.slice(at + 2)].join(''),
  );

/** The same word but for its spelling: enough trigrams shared, or a slip or two of the finger. Codes have no spelling. */
export const isMisspelled = (word: string, other: string): boolean => {
  if (word.length < 4 || /\d/.test(word)) return word === other;
  if (similarity(word, other) >= 0.5) return true;
  return Math.abs(word.length - other.length) <= 2 && slips(word, other) <= (word.length >= 8 ? 2 : 1);
};
