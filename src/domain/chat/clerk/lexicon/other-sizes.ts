/** Whether what is asked for has a size that an article has not: gloves of size 11 are none of size 9, an M12 bolt is no M8. */
import { withoutCounts } from './asking.ts';
import { measuresIn } from './measures.ts';

export type AskedSizes = {
  /** dimension and amount: "mm", "25" */
  readonly measured: readonly (readonly [dimension: string, amount: string])[];
  /** of screws and the like: M8, M8x40 */
  readonly threads: readonly (readonly [thickness: string, length: string | null])[];
  /** of what is worn, or numbers that may be that */
  readonly worn: readonly number[];
};

const thread = /(?<![\p{L}\p{N}])m ?(\d{1,2})(?: ?[x×*] ?(\d{1,3}))?(?![\p{L}\p{N}])/gu;
const sizeWord =
  'sizes?|sz|gro(?:ss|ess)en?|gr|tailles?|pointure|point|tallas?|talle|taglie?|tg|tgl|misura|mis|maten|maat|tamanhos?|tam|storleke?n?|storl|strl|stl|str|numero|num|nummer|number|no|nr|eu';
/** said before a number, they make it one of what is worn */
const before = `${sizeWord}|t|p|n|in|in a|in an|in der|in einer|in een|en|du|del|de la|em|da|da numero|un|i|der`;
const worn = new RegExp(`(?<![\\p{L}\\p{N}])(?:${before})[.:°]* ?(\\d{1,2})(?![\\p{L}\\p{N}]|[.,:]\\d)`, 'gu');
const wornOfArticle = new RegExp(`(?<![\\p{L}\\p{N}])(?:${sizeWord})[.:°]* ?(\\d{1,2})(?![\\p{L}\\p{N}])`, 'gu');

const measuredIn = (text: string): AskedSizes['measured'] =>
  measuresIn(text).sizes.map((size) => {
    const [amount = '', dimension = ''] = size.split(' ');
    return [dimension, amount];
  });
const threadsIn = (text: string): AskedSizes['threads'] =>
  [...text.matchAll(thread)].map(([, thickness = '', length]) => [thickness, length ?? null]);
const numbersIn = (text: string, pattern: RegExp): readonly number[] =>
  [...text.matchAll(pattern)].map(([, number]) => Number(number));

/** `question`: in small letters without accents. */
export const askedSizes = (question: string): AskedSizes => {
  const text = withoutCounts(question);
  return { measured: measuredIn(text), threads: threadsIn(text), worn: numbersIn(text, worn) };
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
const isOtherWorn = (asked: readonly number[], own: readonly number[]): boolean => {
  const alike = asked.filter((one) => own.some((size) => isNearby(one, size)));
  return alike.length > 0 && !alike.some((one) => own.includes(one));
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
    isOtherWorn(asked.worn, numbersIn(name, wornOfArticle))
  );
};
