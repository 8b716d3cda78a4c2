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

/** Codes stay whole (`p-1010`, `m8x40`) and come in parts as well. */
export const tokensOf = (text: string): readonly string[] =>
  (plain(text).match(/[\p{L}\p{N}]+(?:[-./][\p{L}\p{N}]+)*/gu) ?? []).flatMap((token) =>
    /[-./]/.test(token) ? [token, ...token.split(/[-./]/)] : [token],
  );

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
