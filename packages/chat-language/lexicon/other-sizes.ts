/** Whether what is asked for has a size that an article has not: gloves of size 11 are none of size 9, an M12 bolt is no M8. */
import { chatLanguages } from '../understanding/chat-languages.ts';
import { withoutCounts } from './asking.ts';
import { compoundOf } from './compounds.ts';
import { namedBy } from './lexicon.ts';
import { isUnit, measuresIn } from './measures.ts';

export type AskedSizes = {
  /** dimension and amount: "mm", "25" */
  readonly measured: readonly (readonly [dimension: string, amount: string])[];
  /** of screws and the like: M8, M8x40 */
  readonly threads: readonly (readonly [thickness: string, length: string | null])[];
  /** of what is worn, or numbers that may be that */
  readonly worn: readonly number[];
  /** those that a word makes a size beyond doubt */
  readonly marked: readonly number[];
  /** of what is worn, in letters: "XL" */
  readonly letters: readonly string[];
  /** numbers without a unit that stand behind the name of a thing: "safety shoes 45", "manguera de 12" */
  readonly bare: readonly number[];
};

const thread = /(?<![\p{L}\p{N}])m ?(\d{1,2})(?: ?[x×*] ?(\d{1,3}))?(?![\p{L}\p{N}])/gu;
// "25 mt" is a length
const sizeWord =
  'sizes?|sz|gro(?:ss|ess)en?|grosse|gr|tailles?|pointures?|point|ptre|tallas?|talle|tagli[ae]|tgl?|misur[ae]|mis|maten|maat|(?<!\\d ?)mt|tamanhos?|tam|storleke?n?|storl|strl|stl|str|numeros?|num|nummer|nro|number|no|nr|eu|uk';
const isMarked = '[-.,:°=]* ?';
const twoDigits = '(\\d{1,2}(?:[.,]5)?)';
/** said before a number, they make it one of what is worn */
const before = `${sizeWord}|t|p|n|in|in a|in an|in der|in einer|in een|en|du|del|de la|em|da|da numero|un|i|der`;
const worn = new RegExp(`(?<![\\p{L}\\p{N}])(?:${before})${isMarked}${twoDigits}(?:er)?(?![\\p{L}\\p{N}]|[.,:]\\d)`, 'gu');
const surelyWorn = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:sizes?|sz|gro(?:ss|ess)en?|tailles?|pointures?|tallas?|tagli[ae]|tg|maten|maat|tamanhos?|storleke?n?|strl|stl)${isMarked}${twoDigits}(?![\\p{L}\\p{N}])`,
  'gu',
);
const wornOfArticle = new RegExp(`(?<![\\p{L}\\p{N}])(?:${sizeWord})${isMarked}${twoDigits}(?![\\p{L}\\p{N}])`, 'gu');
const lettered = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?:${sizeWord}|t|in|in an?|in der|in een|en|em|i|un[ao]?|uma?)${isMarked}(x{0,3}[sml]|[2-5]xl|smalls?|mediums?|large)|(x{1,3}[sl]|[2-5]xl))(?![\\p{L}\\p{N}])`,
  'gu',
);

const measuredIn = (text: string): AskedSizes['measured'] =>
  measuresIn(text).sizes.map((size) => {
    const [amount = '', dimension = ''] = size.split(' ');
    return [dimension, amount];
  });
const threadsIn = (text: string): AskedSizes['threads'] =>
  [...text.matchAll(thread)].map(([, thickness = '', length]) => [thickness, length ?? null]);
const numbersIn = (text: string, pattern: RegExp): readonly number[] =>
  [...text.matchAll(pattern)].map(([, number = '']) => Number(number.replace(',', '.')));

const linked = 'de|da|di|du|del|von|van|vom|of|av|en|em|in|im|i|pa|a';
const bare = new RegExp(
  `(?<=(?<word>[\\p{L}\\p{N}]{2,}) (?:(?<link>${linked}) )?)(?<written>\\d{1,4}(?:[.,]5)?)(?:er|s)?(?![\\p{L}\\p{N}]|[.,:/-]\\d|[-/]\\p{L}| ?[%€£$"″])(?:(?= (?<next>\\p{L}+))|)`,
  'gu',
);
/** classes of safety shoes */
const footwear = /^s[1-7]p?$/;
/** Whether the word says what thing is meant. */
const isName = (word: string): boolean =>
  footwear.test(word) ||
  (word.length >= shortestName &&
    chatLanguages.some((language) => namedBy(word, language).length > 0 || compoundOf(word, language) !== null));
const shortestName = 4;
/** what a number of is no size: days, money, hours, people */
const isCounted =
  /^(?:eur|euros?|quid|pounds?|kronor|kr|h|hrs|uhr|uur|heures?|horas?|ore|kl|days?|tage?n?|jours?|dias?|giorni|dagen|dagar|weeks?|wochen|semaines?|semanas?|settimane|weken|veckor|months?|monate?n?|mois|mes|meses|mesi|maanden|manader|mann|leute|people|personas?|persone|pessoas?|personen|times?|mal|fois|veces|volte|keer|vezes|ganger)$/;

/** Numbers that stand where the size of a thing would: nothing is counted by them, and no unit is told. */
const bareIn = (text: string): readonly number[] =>
  [...text.matchAll(bare)].flatMap(({ groups }) => {
    const { word = '', link, written = '', next = '' } = groups ?? {};
    // "gloves 2" may be two of them, and "after 20 days" is no size
    const isSize = (written.length > 1 || link !== undefined) && isName(word) && !isCounted.test(next) && !isUnit(next);
    return isSize ? [Number(written.replace(',', '.'))] : [];
  });

/** `question`: in small letters without accents. */
export const askedSizes = (question: string): AskedSizes => {
  const text = withoutCounts(question);
  return {
    measured: measuredIn(text),
    threads: threadsIn(text),
    worn: numbersIn(text, worn),
    marked: numbersIn(text, surelyWorn),
    letters: [...text.matchAll(lettered)].map(([, marked, alone]) => marked ?? alone ?? ''),
    bare: bareIn(text),
  };
};

const areOther = (asked: readonly string[], own: readonly string[]): boolean =>
  asked.length > 0 && own.length > 0 && !asked.some((one) => own.includes(one));

/** A length at the same thickness is another size too. */
const isOtherThread = (asked: AskedSizes['threads'], own: AskedSizes['threads']): boolean =>
  asked.length > 0 &&
  own.length > 0 &&
  !asked.some(([thickness, length]) =>
    own.some(
      ([ownThickness, ownLength]) =>
        thickness === ownThickness && (length === null || ownLength === null || length === ownLength),
    ),
  );

/** Sizes of one kind are about as large: 46 is said of shoes of size 43, and 9 is something else. */
const isNearby = (asked: number, own: number): boolean => asked > own * 0.6 && asked < own * 1.6;
const isOtherWorn = ({ worn: sized, bare: unsized, letters, marked }: AskedSizes, own: readonly number[]): boolean => {
  const alike = [...sized, ...unsized].filter((one) => own.some((size) => isNearby(one, size)));
  // shoes of "size 8" are counted in another way, and nobody knows which one is meant
  if (alike.length === 0) return (letters.length > 0 || marked.length > 0) && own.length > 0;
  return !alike.some((one) => own.includes(one));
};

/** "A hose of 12" is none of 10 mm: a number without a unit may be of any dimension that the article tells. */
const isOtherBare = ({ bare: unsized, measured }: AskedSizes, name: string): boolean => {
  const own = measuresIn(name);
  return (
    unsized.length > 0 &&
    measured.length === 0 &&
    own.sizes.length > 0 &&
    !unsized.some((one) => own.numbers.includes(String(one)))
  );
};

/** "16-25 mm" holds more sizes than it says. */
const range = /\d[\d.,]* ?[-–] ?\d[\d.,]* ?\p{L}+/gu;

/** `name`: of an article, in small letters without accents. Nothing is said of a size that the name does not speak of. */
export const isOtherSize = (asked: AskedSizes, name: string): boolean => {
  const own = measuredIn(name.replace(range, ' '));
  const dimensions = [...new Set(own.map(([dimension]) => dimension))];
  const amounts = (all: AskedSizes['measured'], of: string) =>
    all.flatMap(([dimension, amount]) => (dimension === of ? [amount] : []));
  return (
    dimensions.some((dimension) => areOther(amounts(asked.measured, dimension), amounts(own, dimension))) ||
    isOtherThread(asked.threads, threadsIn(name)) ||
    isOtherWorn(asked, numbersIn(name, wornOfArticle)) ||
    isOtherBare(asked, name)
  );
};
