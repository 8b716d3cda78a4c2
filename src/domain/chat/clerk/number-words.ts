/** Numbers that are written as words, in the eight languages, without accents. */

const numbers: ReadonlyMap<string, string> = new Map(
  [
    'one ein eine einen einem un une uno una um uma een ett',
    'two zwei zwo deux dos due twee dois duas tva',
    'three drei trois tres tre drie',
    'four vier quatre cuatro quattro quatro fyra',
    'five funf fuenf cinq cinco cinque vijf fem',
    'six sechs seis sei zes sex',
    'seven sieben sept siete sette zeven sete sju',
    'eight acht huit ocho otto oito atta',
    'nine neun neuf nueve nove negen nio',
    'ten zehn dix diez dieci tien dez tio',
    'eleven elf onze once undici elva',
    'twelve dozen zwolf zwoelf dutzend douze douzaine doce docena dodici dozzina twaalf dozijn doze duzia tolv dussin',
  ].flatMap((words, at) => words.split(' ').map((word) => [word, String(at + 1)] as const)),
);
const tens: ReadonlyMap<string, string> = new Map(
  [
    'fifteen funfzehn quinze quince quindici vijftien femton',
    'twenty zwanzig vingt veinte venti twintig vinte tjugo',
    'thirty dreissig trente treinta trenta dertig trinta trettio',
    'forty vierzig quarante cuarenta quaranta veertig quarenta fyrtio',
    'fifty funfzig cinquante cincuenta cinquanta vijftig cinquenta femtio',
    'hundred hundert cent cien cento honderd cem hundra',
  ].flatMap((words, at) => words.split(' ').map((word) => [word, ['15', '20', '30', '40', '50', '100'][at] ?? ''] as const)),
);
/** 'un', 'een': an article of grammar as often as a number */
const grammar: ReadonlySet<string> = new Set('ein eine einen einem un une uno una um uma een ett one'.split(' '));

/** Decimal string, null: the word is no number. */
export const numberOf = (word: string): string | null => numbers.get(word) ?? tens.get(word) ?? null;
export const isGrammar = (word: string): boolean => grammar.has(word);
/** eleven in Spanish, and in English far more often something else */
const otherwise: ReadonlySet<string> = new Set(['once']);
/** Surely a number, which an article of grammar is not. */
export const isNumberWord = (word: string): boolean => !grammar.has(word) && !otherwise.has(word) && numberOf(word) !== null;

const great =
  'thousand tausend mille mil mila duizend tusen sixty sechzig soixante sesenta sessanta zestig sessenta sextio seventy siebzig setenta settanta zeventig sjuttio eighty achtzig ochenta ottanta tachtig oitenta attio ninety neunzig noventa novanta negentig nittio'.split(
    ' ',
  );
const endings: readonly string[] = [...[...numbers.keys()].filter((word) => word.length > 2), ...tens.keys(), ...great];
/** A number, or one that is made of several: "twentyfive", "zweiundzwanzig". Articles of grammar too: one euro is an amount. */
export const endsInNumber = (word: string): boolean => endings.some((ending) => word.endsWith(ending));
