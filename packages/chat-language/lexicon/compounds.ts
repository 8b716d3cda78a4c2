/** Words that are written as one in German, Dutch and Swedish: the last part says what it is, the first which. */
import type { ChatLanguage } from '../understanding/chat-languages.ts';
import { plain } from './inflection.ts';
import { concepts, namedBy } from './lexicon.ts';

export type Compound = {
  /** of the last part */
  readonly thing: readonly number[];
  /** of what stands before it, [] where nobody knows */
  readonly which: readonly number[];
  readonly first: string;
};

const joining: ReadonlySet<ChatLanguage> = new Set(['de', 'nl', 'sv']);
const links = /(?:ungs|s|es|en|n|e|er)$/;
const shortest = 3;
/** of a last part behind something unknown: shorter ones end many a word */
const surely = 4;

const isThing = (found: readonly number[]): boolean => found.some((concept) => concepts[concept]?.role === 'thing');
const firstPart = (part: string, language: ChatLanguage): readonly number[] => {
  const found = namedBy(part, language);
  return found.length > 0 ? found : links.test(part) ? namedBy(part.replace(links, ''), language) : [];
};

/** The longest last part that is an article; a known first part goes before an unknown one. Null where the word is none. */
export const compoundOf = (word: string, language: ChatLanguage): Compound | null => {
  if (!joining.has(language)) return null;
  const written = plain(word);
  const parts: Compound[] = [];
  for (let at = shortest; at <= written.length - shortest; at += 1) {
    const thing = namedBy(written.slice(at), language);
    if (!isThing(thing)) continue;
    const first = written.slice(0, at);
    const which = firstPart(first, language);
    if (which.length > 0 || written.length - at >= surely) parts.push({ thing, which, first });
  }
  return parts.find(({ which }) => which.length > 0) ?? parts[0] ?? null;
};
