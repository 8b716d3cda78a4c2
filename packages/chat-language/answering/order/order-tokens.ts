/** A message as tokens: every word, number and sign of it, so that nothing can be left out of what is read of it. */
import { isSizeWord } from '../../lexicon/asking.ts';
import { plain } from '../../lexicon/inflection.ts';
import { halfDozen } from '../number-words.ts';
import { compact } from '../numbers.ts';

/**
 * `text`: small letters without accents; of a number its digits, of a code its place among the codes. `break`: a comma, a bullet or the end of a sentence,
 * which may part two lines of an order. `sign`: one that means something, and nobody reads: "~", "%", "?".
 */
export type Token = { readonly kind: 'word' | 'number' | 'code' | 'sign' | 'break'; readonly text: string };

const hidden = /[\u27e6\u27e7]/gu;
const unread = '\ufffd';
/** "10³" is no 103 */
const raised = /[\u00b2\u00b3\u00b9\u2070-\u209c]/gu;

const between = (before: string, after: string): string =>
  // digits that the code writes together stay together: "NL-10 10" is no NL-1010
  /\d/.test(before) && /\d/.test(after) ? '' : '[-./_ ]?';
const spelled = (part: string): string => {
  const signs = [...part];
  return signs.map((one, at) => `${at === 0 ? '' : between(signs[at - 1] ?? '', one)}${one}`).join('');
};
/** A code as people write it: "NL-1010", "nl 1010", "nl1010". Never a part of a longer one. */
const written = (code: string): RegExp => {
  const parts = (plain(code).match(/[\p{L}\p{N}]+/gu) ?? []).map(spelled);
  return new RegExp(
    `(?<![\\p{L}\\p{N}]|[\\p{L}\\p{N}][-./_])${parts.join('[-./_ ]?')}(?![\\p{L}\\p{N}]|[-./_][\\p{L}\\p{N}])`,
    'gu',
  );
};

/** "m8 x 40" is one size; "5 x 40" is not. */
const spacedSize = /(?<=\p{L}\d{1,3}) ?[x×] ?(?=\d)/gu;
/** "1." or "2)" at the beginning of a line counts lines, and no goods. */
const listNumber = /^([ \t]*\d{1,3}[.)])(?=[ \t])/gmu;

/** A code that is held; whatever is written together, as "5-6", "3.20", "10er-pack"; a single sign. */
const pieces = /\u27e6\d+\u27e7|[\p{L}\p{N}]+(?:[-/_][\p{L}\p{N}]+|(?<=\d)[.,:'](?=\d)[\p{L}\p{N}]+)*|\n|./gsu;
const withUnit = /^(\d+)(\p{L}+)$/u;
const times = /^[x×](\d+)$/u;
/** says nothing */
const silent = /^(?:[ \t\r:*_'’"“”„–—-]|\u00a0|\ufe0f|🙏|👍|🙂|😊)$/u;
const breaks = /^[\n;,!+&•·]$/u;

const tokensOfPiece = (piece: string): readonly Token[] => {
  if (piece.startsWith('\u27e6')) return [{ kind: 'code', text: piece.slice(1, -1) }];
  if (/^\d+$/.test(piece)) return [{ kind: 'number', text: piece }];
  const [, digits, letters] = withUnit.exec(piece) ?? [];
  if (digits !== undefined && letters !== undefined)
    return [
      { kind: 'number', text: digits },
      { kind: 'word', text: letters },
    ];
  const [, counted] = times.exec(piece) ?? [];
  if (counted !== undefined)
    return [
      { kind: 'word', text: 'x' },
      { kind: 'number', text: counted },
    ];
  if (/\d/.test(piece) || /^\p{L}+$/u.test(piece)) return [{ kind: 'word', text: piece }];
  // digits of another script
  if (/\p{N}/u.test(piece)) return [{ kind: 'sign', text: piece }];
  return (piece.match(/\p{L}+|[/_]/gu) ?? []).map((part) => ({ kind: part === '/' ? 'sign' : 'word', text: part }));
};

/** `codes`: as the catalogue writes them. */
export const tokensOf = (message: string, codes: readonly string[]): readonly Token[] => {
  const text = codes
    .map((code, at) => ({ code, at }))
    .toSorted((a, b) => compact(b.code).length - compact(a.code).length)
    .reduce(
      (rest, { code, at }) => rest.replace(written(code), `\u27e6${at}\u27e7`),
      plain(message.replace(raised, unread)).replace(hidden, unread).replace(halfDozen, '6'),
    )
    .replace(listNumber, `$1${unread}`)
    .replace(spacedSize, 'x');
  const tokens: Token[] = [];
  for (const { 0: piece, index } of text.matchAll(pieces)) {
    if (/[\p{L}\p{N}\u27e6]/u.test(piece)) tokens.push(...tokensOfPiece(piece));
    else if (breaks.test(piece)) tokens.push({ kind: 'break', text: piece });
    else if (piece === '-' && /^\d/.test(text.slice(index + 1))) tokens.push({ kind: 'sign', text: piece });
    else if (piece === '.') {
      // "Gr. 9" goes on
      if (!isSizeWord(tokens.at(-1)?.text ?? '')) tokens.push({ kind: 'break', text: piece });
      if (/[\p{L}\p{N}]/u.test(text[index + 1] ?? '')) tokens.push({ kind: 'sign', text: piece });
    } else if (!silent.test(piece)) tokens.push({ kind: 'sign', text: piece });
  }
  return tokens;
};
