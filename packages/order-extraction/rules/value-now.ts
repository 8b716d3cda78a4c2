/** A cell that says what held and what holds: "25 → 0", "0 (was 25)", "statt 25 nun 0". */
import { byText } from '@order-intake/kernel';
import { hasCue, isCue } from './languages/index.ts';
import { normalise } from './text.ts';

/** two figures, and something between them that is neither a mark nor a space */
const two = /\d[^\d]*?[\p{L}→⟶➔➜⇒▶>][^\d]*\d/u;
const arrow = /^[^→⟶➔➜⇒▶>]*\d[^→⟶➔➜⇒▶>]*?(?:[→⟶➔➜⇒▶]|--?>|=>|\s>)\s*([^→⟶➔➜⇒▶>]*\d[^→⟶➔➜⇒▶>]*)$/u;
/** the unit of the first figure may be the first of the words: "0 pcs instead of 25", "0 au lieu de 25" */
const behind = [
  /^(\S*\d\S*)[\s,;(/–-]+(\p{L}[\p{L}. ]{0,30}?)[:\s]+\S*\d[^()]{0,20}\)?$/u,
  /^(\S*\d\S* \p{L}{1,5}\.?)[\s,;(/–-]+(\p{L}[\p{L}. ]{0,30}?)[:\s]+\S*\d[^()]{0,20}\)?$/u,
];
const before = /^(\p{L}[\p{L}. ]{0,30}?)[:\s]+\S*\d\S*(?: \p{L}{1,5}\.?)?[\s,;:/–-]+(\S*\d.{0,20}|\p{L}.{0,30}\d.{0,20})$/u;
const withWord = /^(\p{L}[\p{L}. ]{0,30}?)[:\s]+(\S*\d.*)$/u;

const isFormer = (words: string): boolean => isCue('former', normalise(words)) || isCue('replaced', normalise(words));
/** "neu 0", "now: 12" without its word */
const bare = (text: string): string => {
  const [, word = '', value] = withWord.exec(text) ?? [];
  return value !== undefined && hasCue('replacing', normalise(word).split(' ')) ? value : text;
};

const beforeFormer = (text: string): string | null => {
  for (const pattern of behind) {
    const [, now, words = ''] = pattern.exec(text) ?? [];
    if (now !== undefined && isFormer(words)) return now;
  }
  return null;
};

/** What holds now; null where a text does not say both. */
export const valueNow = byText((text: string): string | null => {
  const whole = text.trim();
  if (whole.length > 60 || !two.test(whole)) return null;
  const pointed = arrow.exec(whole)?.[1];
  if (pointed !== undefined) return pointed.trim();
  const [, said = '', then] = before.exec(whole) ?? [];
  if (then !== undefined && isFormer(said)) return bare(then);
  const rest = bare(whole);
  return beforeFormer(whole) ?? (rest === whole ? null : beforeFormer(rest));
});
