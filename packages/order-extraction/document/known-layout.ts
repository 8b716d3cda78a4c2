/** Which of a company's layouts a document is of, by its labels and where they stand. */
import { isBeginning, type KnownLayout } from './layout-print.ts';

/** from here on two documents are of one layout; letters of one writer have more in common than those of two, and less than forms */
const leastAlike = 0.62;
const leastOfLetters = 0.5;

const wordOf = (label: string): string => label.slice(0, label.indexOf(':'));
const columnOf = (label: string): number => Number(label.slice(label.indexOf(':') + 1));

/** Share of labels that two prints have in common: half by their words, half by words and place (a unit to either side is the same place). */
function alikeness(a: readonly string[], b: readonly string[]): number {
  const words = (labels: readonly string[]): ReadonlySet<string> => new Set(labels.map(wordOf));
  const [x, y] = [words(a), words(b)];
  const common = [...x].filter((word) => y.has(word)).length;
  const placed = a.filter((one) =>
    b.some((other) => wordOf(one) === wordOf(other) && Math.abs(columnOf(one) - columnOf(other)) <= 1),
  );
  const all = x.size + y.size - common;
  const most = Math.max(a.length, b.length);
  return all === 0 ? 0 : (common / all + placed.length / most) / 2;
}

/** fewer labels tell no layout; of no more than these all have to agree */
const leastLabels = 2;
const least = (labels: readonly string[]): number =>
  labels.some(isBeginning) ? leastOfLetters : labels.length === leastLabels ? 1 : leastAlike;

/** How lines begin is compared where it is known of both: a letter may have a label more, or was learned of before this was. */
function compared(a: readonly string[], b: readonly string[]): readonly [readonly string[], readonly string[]] {
  const labelsOf = (labels: readonly string[]): readonly string[] => labels.filter((label) => !isBeginning(label));
  return a.some(isBeginning) && b.some(isBeginning) ? [a, b] : [labelsOf(a), labelsOf(b)];
}

/** The layout that a document is most likely of; of two that are alike, the one that was confirmed more often. */
export function knownLayoutOf(labels: readonly string[], known: readonly KnownLayout[]): KnownLayout | null {
  const likely = known
    .flatMap((layout) => {
      const [own, others] = compared(labels, layout.labels);
      const alike = own.length < leastLabels ? 0 : alikeness(own, others);
      return alike > 0 && alike >= least(own) ? [{ layout, alike }] : [];
    })
    .sort((a, b) => b.alike - a.alike || b.layout.orders - a.layout.orders);
  return likely[0]?.layout ?? null;
}
