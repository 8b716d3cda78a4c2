/** How the words of an answer are compared with what was asked. */
import { canonicalDecimal } from '@order-intake/kernel';

const longestLine = 500;

/** "not 12.50, but 11.90" is two: a decimal point or comma parts nothing. */
export const clausesOf = (line: string): readonly string[] =>
  line
    .slice(0, longestLine)
    .split(/[;!?]|[.,](?=\s|$)|\s[–—-]\s/u)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '');

const denials = new Set(
  'not no never wrong instead nicht kein keine keinen nie falsch statt pas non jamais faux lieu incorrecto nunca sino niet geen nooit fout sbagliato mai invece nie błędna błędny zamiast não errado inte fel ej'.split(
    ' ',
  ),
);

/** It says what is not so; what is, may stand in the next one. */
export const isDenied = (clause: string): boolean =>
  clause
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some((word) => denials.has(word));

const edge = '[^\\p{L}\\p{N}]';
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** As a whole: HB-8 is not in HB-80, and with single spaces. */
export const mentions = (clause: string, words: string): boolean => {
  const wanted = words.trim().split(/\s+/).map(escaped).join('\\s+');
  return wanted !== '' && new RegExp(`(^|${edge})${wanted}($|${edge})`, 'iu').test(clause);
};

/** Canonical: "1.20", "1,20" and "1.2" are 1.2; "1.234,50" is 1234.5. A number within an article's code is none. */
export const decimalsIn = (clause: string): readonly string[] =>
  (clause.match(/(?<![\p{L}\p{N}.,/-])\d[\d.,' ]*\d|(?<![\p{L}\p{N}.,/-])\d(?![\p{L}\p{N}/-])/gu) ?? []).flatMap((text) => {
    const digits = text.replace(/[' ]/g, '');
    const mark = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
    const whole = mark < 0 ? digits : digits.slice(0, mark).replace(/[.,]/g, '');
    return [canonicalDecimal(mark < 0 ? whole : `${whole}.${digits.slice(mark + 1)}`)];
  });
