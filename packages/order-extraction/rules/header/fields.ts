import { type FoundValue, foundValue } from '../found-value.ts';
import type { LabelName } from '../languages/index.ts';
import type { Layout, Segment } from '../layout/line.types.ts';
import { type Candidate, candidatesOf, type Label } from './labels.ts';

type Scored<T> = { readonly value: T; readonly candidate: Candidate; readonly label: Label; readonly score: number };

const nearness = { same: 1, right: 0.95, below: 0.85 };

/** The best value for a label that a reader accepts: plain words first, then nearness, then the top of the first page. */
export function bestOf<T>(
  name: LabelName,
  labels: readonly Label[],
  layout: Layout,
  read: (text: string, segment: Segment) => T | null,
  allow: (label: Label) => boolean = () => true,
): Scored<T> | null {
  const scored = labels.flatMap((label) => {
    if (label.name !== name || !allow(label)) return [];
    for (const candidate of candidatesOf(label, layout)) {
      const value = read(candidate.text, candidate.segment);
      if (value === null) continue;
      const early = label.line.page === 1 ? 0.1 * (1 - Math.min(1, label.line.index / 60)) : 0;
      const joined =
        label.rest !== '' &&
        !label.colon &&
        candidate.how === 'same' &&
        !/^[\s#:]*(?:n[or°]?\.?|nr\.?)?\s*[A-Z0-9#]/i.test(label.rest)
          ? -0.3
          : 0;
      return [{ value, candidate, label, score: label.plainness + nearness[candidate.how] + early + joined }];
    }
    return [];
  });
  return scored.reduce<Scored<T> | null>((best, next) => (best === null || next.score > best.score + 1e-9 ? next : best), null);
}

const asFound = (scored: Scored<string>, base: number): FoundValue =>
  foundValue(
    scored.value,
    scored.candidate.segment,
    base * (scored.label.plainness > 0.6 ? 1 : 0.9) * (scored.candidate.how === 'below' ? 0.95 : 1),
    { source: scored.candidate.text },
  );

export function textField(
  name: LabelName,
  labels: readonly Label[],
  layout: Layout,
  read: (text: string) => string | null,
  confidence: number,
): FoundValue | null {
  const best = bestOf(name, labels, layout, read);
  return best ? asFound(best, confidence) : null;
}
