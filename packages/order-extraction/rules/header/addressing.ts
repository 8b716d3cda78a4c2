/** What stands around a name in the line that says whom a paper goes to: "Messrs", "Spett.le" before it, "z. Hd." and a person behind it. */
import { cueAt, languages } from '../languages/index.ts';
import { normalise } from '../text.ts';

const mostWordsBefore = 3;

const endings = languages.flatMap(({ cues }) => cues.addressedBehind ?? []);
/** "株式会社サンプル御中", "山田 様": one letter behind a name only with a space, because it may be the end of another word */
const endsAddressed =
  endings.length === 0
    ? null
    : new RegExp(`^(\\S.{1,40}?)(?:\\s+(?:${endings.join('|')})|(?:${endings.filter(({ length }) => length > 1).join('|')}))$`);

/** "Messrs. Muster Ltd", "An die Firma Muster GmbH", "株式会社サンプル 御中": who is addressed; null where nobody is. Further words of that kind may stand between. */
export function addressed(text: string): string | null {
  const [, reader] = endsAddressed?.exec(text.trim()) ?? [];
  if (reader !== undefined) return reader;
  const words = text.trim().split(/\s+/);
  for (let count = Math.min(mostWordsBefore, words.length - 1); count >= 1; count--) {
    const before = normalise(words.slice(0, count).join(' ')).split(' ');
    const rest = words.slice(count).join(' ');
    if (cueAt('addressing', before, 0) === before.length && /^[\p{Lu}„“"'«]/u.test(rest)) return addressed(rest) ?? rest;
  }
  return null;
}

/** Whether who is addressed stands before the word that says it; the address, if any, stands above. */
export const isAddressedBehind = (text: string): boolean => endsAddressed?.test(text.trim()) ?? false;

/** where a person may be named behind a company: a dash, a comma, a bracket, or only a space */
const behind = /\s+[–—/-]\s+|,\s*|\s*\(|\s+/g;
/** a name is not shorter */
const leastBefore = 3;

/** "Muster GmbH, z. Hd. Frau Beck": up to the person; behind a mere space only what `ends` says is whole. */
export function withoutAttention(text: string, ends: (before: string) => boolean): string {
  for (const { 0: between, index } of text.matchAll(behind)) {
    const [before, rest] = [text.slice(0, index), text.slice(index + between.length)];
    if (before.length < leastBefore || cueAt('attention', normalise(rest).split(' '), 0) === 0) continue;
    if (between.trim() !== '' || ends(before)) return before;
  }
  return text;
}
