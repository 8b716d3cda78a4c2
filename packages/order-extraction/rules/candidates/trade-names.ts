/** The registered name that a document says a trade name to be of: "Muster Hotel Ltd t/a The Muster Arms", "The Dipper is a trading name of Muster Ltd". */
import { cleanName } from '../header/clean-name.ts';
import { endsInLegalForm } from '../header/legal-forms.ts';
import { cueAt, isCue } from '../languages/index.ts';
import type { Layout, Line, Segment } from '../layout/line.types.ts';
import { compact, normalise } from '../text.ts';

type TradeName = { readonly registered: string; readonly known: string };

/** words of either name, and of what stands between them, at most */
const mostWords = 9;
const mostBetween = [5, 4, 3, 2, 1];
/** letters of a trade name that others may begin with */
const leastLetters = 6;

/** Up to its legal form, or to where its sentence or its place ends. */
function firstName(words: readonly string[]): string {
  const some = words.slice(0, mostWords);
  const end = some.findIndex((word, at) => /[.,;)]$/.test(word) || endsInLegalForm(some.slice(0, at + 1).join(' ')));
  const name = (end < 0 ? some : some.slice(0, end + 1)).join(' ').replace(/[,;)]+$/, '');
  // "S.A." is short for something, "Limited." the end of a sentence
  return cleanName(name.replace(/(?<=\p{L}{5})\.$/u, ''));
}

/** The last words of a sentence. */
function lastName(words: readonly string[]): string {
  const begin = words.findLastIndex(
    (word, at) => at < words.length - 1 && (word.includes('@') || /[\p{L}\d]{3}[.;]$|^[·•|–—-]$/u.test(word)),
  );
  return cleanName(words.slice(begin + 1).join(' '));
}

/** The names on both sides of words that say one to be the other's. */
function tradeNamesIn(text: string): readonly TradeName[] {
  const words = text.trim().split(/\s+/);
  const plain = words.map((word) => normalise(word));
  const find = (cue: 'tradesAs' | 'isTradeNameOf') =>
    words
      .flatMap((_, from) => mostBetween.map((count) => ({ from, to: from + count })))
      .find(({ from, to }) => {
        const some = plain.slice(from, to).join(' ').split(' ');
        return from > 0 && to < words.length && cueAt(cue, some, 0) === some.length;
      });
  const [as, of] = [find('tradesAs'), find('isTradeNameOf')];
  const found = as
    ? { registered: lastName(words.slice(0, as.from)), known: firstName(words.slice(as.to)) }
    : of && { registered: firstName(words.slice(of.to)), known: lastName(words.slice(0, of.from)) };
  return found && isTold(found) ? [found] : [];
}

const isTold = ({ registered, known }: TradeName): boolean =>
  endsInLegalForm(registered) && compact(known).length >= leastLetters;

/** "operated by Muster Turism S.A., Bd. Eroilor 15" below "GRAND HOTEL MUSTER". */
function operatedBelow({ text, x0, x1 }: Segment, above: Line | undefined): readonly TradeName[] {
  const words = text.trim().split(/\s+/);
  const plain = words.map((word) => normalise(word));
  const count = mostBetween.find((some) => {
    const first = plain.slice(0, some).join(' ').split(' ');
    return cueAt('operatedBy', first, 0) === first.length;
  });
  const name = above?.segments.find((one) => one.x0 < x1 && one.x1 > x0);
  const found = count === undefined || !name ? null : { registered: firstName(words.slice(count)), known: cleanName(name.text) };
  return found && isTold(found) ? [found] : [];
}

/** "The Little Dipper" without its article */
const bare = (name: string): string => {
  const [first = '', ...rest] = name.split(' ');
  return compact(rest.length > 0 && isCue('little', normalise(first)) ? rest.join(' ') : name);
};

/** Names with the registered one in place of the one that somebody is known by, which may go on ("The Dipper Café"). */
export function withRegisteredForTradeNames<C extends { readonly value: string }>(
  found: readonly C[],
  { lines }: Layout,
): readonly C[] {
  const names = lines.flatMap((line) =>
    line.segments.flatMap((segment) => [...tradeNamesIn(segment.text), ...operatedBelow(segment, lines[line.index - 1])]),
  );
  if (names.length === 0) return found;
  return found.map((candidate) => {
    const own = bare(candidate.value);
    const name = names.find(({ known }) => own.startsWith(bare(known)));
    return name ? { ...candidate, value: name.registered } : candidate;
  });
}
