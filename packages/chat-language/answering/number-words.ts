/** Numbers that are written as words, in the eight languages, without accents. */
import type { ChatLanguage } from '../understanding/chat-languages.ts';

/** A number a row, a language a column in the order of `columns`, spellings of one with a space between. */
const table = `
  1|one|ein eine einen einem|un une|un uno una|un uno una|een|um uma|ett
  2|two|zwei zwo|deux|dos|due|twee|dois duas|tva
  3|three|drei|trois|tres|tre|drie|tres|tre
  4|four|vier|quatre|cuatro|quattro|vier|quatro|fyra
  5|five|funf fuenf|cinq|cinco|cinque|vijf|cinco|fem
  6|six|sechs|six|seis|sei|zes|seis|sex
  7|seven|sieben|sept|siete|sette|zeven|sete|sju
  8|eight|acht|huit|ocho|otto|acht|oito|atta
  9|nine|neun|neuf|nueve|nove|negen|nove|nio
  10|ten|zehn|dix|diez|dieci|tien|dez|tio
  11|eleven|elf|onze|once|undici|elf|onze|elva
  12|twelve dozen|zwolf zwoelf dutzend|douze douzaine|doce docena|dodici dozzina|twaalf dozijn|doze duzia|tolv dussin
  15|fifteen|funfzehn|quinze|quince|quindici|vijftien|quinze|femton
  20|twenty|zwanzig|vingt|veinte|venti|twintig|vinte|tjugo
  30|thirty|dreissig|trente|treinta|trenta|dertig|trinta|trettio
  40|forty|vierzig|quarante|cuarenta|quaranta|veertig|quarenta|fyrtio
  50|fifty|funfzig|cinquante|cincuenta|cinquanta|vijftig|cinquenta|femtio
  100|hundred|hundert|cent|cien|cento|honderd|cem|hundra`;
const columns: readonly ChatLanguage[] = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'sv'];
type NumberWord = { readonly language: ChatLanguage; readonly word: string; readonly number: string };
const known: readonly NumberWord[] = table
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [number = '', ...cells] = line.trim().split('|');
    return columns.flatMap((language, at) =>
      (cells[at] ?? '')
        .split(' ')
        .filter((word) => word !== '')
        .map((word) => ({ language, word, number })),
    );
  });
const numbers: ReadonlyMap<string, string> = new Map(known.map(({ word, number }) => [word, number]));
/** 'un', 'een': an article of grammar as often as a number */
const grammar: ReadonlySet<string> = new Set('ein eine einen einem un une uno una um uma een ett one'.split(' '));

/** Decimal string, null: the word is no number. */
export const numberOf = (word: string): string | null => numbers.get(word) ?? null;
/** Of that language only: "once" is eleven in Spanish and no number in English. */
export const numberIn = (word: string, language: string): string | null =>
  known.find((one) => one.language === language && one.word === word)?.number ?? null;
export const isGrammar = (word: string): boolean => grammar.has(word);
/** eleven in Spanish, and in English far more often something else */
const otherwise: ReadonlySet<string> = new Set(['once']);
/** Surely a number, which an article of grammar is not. */
export const isNumberWord = (word: string): boolean => !grammar.has(word) && !otherwise.has(word) && numberOf(word) !== null;

/** Half a dozen is six, and no dozen. */
export const halfDozen =
  /(?<!\p{L})(?:half|halbes|demi|media|mezza|halve?|meia|halvt?)[ -](?:a |een |ett |en )?(?:dozen|dutzend|douzaine|docena|dozzina|dozijn|duzia|dussin)(?!\p{L})/gu;

const great =
  'thousand tausend mille mil mila duizend tusen sixty sechzig soixante sesenta sessanta zestig sessenta sextio seventy siebzig setenta settanta zeventig sjuttio eighty achtzig ochenta ottanta tachtig oitenta attio ninety neunzig noventa novanta negentig nittio'.split(
    ' ',
  );
const endings: readonly string[] = [...[...numbers.keys()].filter((word) => word.length > 2), ...great];
/** A number, or one that is made of several: "twentyfive", "zweiundzwanzig". Articles of grammar too: one euro is an amount. */
export const endsInNumber = (word: string): boolean => endings.some((ending) => word.endsWith(ending));
