/** How well a word with letters beyond ASCII looks like one of a language: the bytes of another encoding seldom do. */
import { lettersBeyondAscii } from '@order-intake/kernel';

/** what people print beside words and numbers */
const signs = '„“”‘’«»‹›¡¿€£§°±×÷–—•·…²³ºª½¼¾™®©µØø';
const atEnds = new RegExp(`^[${signs}'-]+|[${signs}'-]+$`, 'gu');
/** words of one letter: "à", "è", "å", "č.", "и" */
const alone = 'àèåčÀÈÅČивскоуаяіηο';
/** letters that names and loanwords bring into any Latin text */
const borrowed = 'àáâäåçèéêëíîïñóôöøúüß';

const isAscii = (letter: string): boolean => letter <= '\u007f';
const isUpper = (letter: string): boolean => /\p{Lu}/u.test(letter);
const isLower = (letter: string): boolean => /\p{Ll}/u.test(letter);

/** "MŸller", "GRöSSE": capitals stand at the beginning of words or all over them. */
function isIrregular(word: string): boolean {
  const letters = [...word];
  return letters.some((letter, at) => {
    if (isAscii(letter)) return false;
    const [before = '', after = ''] = [letters[at - 1], letters[at + 1]];
    if (isUpper(letter)) return isLower(before) || (isUpper(before) && isLower(after));
    return isLower(letter) && (isUpper(after) || (isUpper(before) && at > 1));
  });
}

/** What a word looks like, signs at its ends aside. */
export type Fit = { readonly letters: readonly string[]; readonly shape: 'word' | 'signs' | 'letter' | 'broken' };

export function fitOf(word: string): Fit {
  const core = word.replace(atEnds, '');
  if (/^[a-z'-]*$/i.test(core)) return { letters: [], shape: 'signs' };
  const letters = [...core.toLowerCase()].filter((letter) => !isAscii(letter) && /\p{L}/u.test(letter));
  const mixed = /[a-z]/i.test(core) && letters.some((letter) => /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(letter));
  if (mixed || isIrregular(core) || !/^[\p{Lu}\p{Ll}\p{M}'’–—-]+$/u.test(core)) return { letters, shape: 'broken' };
  return { letters, shape: core.length === 1 && !alone.includes(core) ? 'letter' : 'word' };
}

const alphabets: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(lettersBeyondAscii).map(([language, letters]) => [language, new Set(letters)]),
);

/** From -1, no word at all, to 1, a word that the language may have. */
export function fitIn(language: string, { letters, shape }: Fit): number {
  if (shape === 'broken') return -1;
  if (shape === 'letter') return -0.5;
  if (shape === 'signs') return 0.25;
  if (letters.every((letter) => alphabets.get(language)?.has(letter))) return 1;
  return letters.every((letter) => borrowed.includes(letter)) ? 0.25 : 0;
}
