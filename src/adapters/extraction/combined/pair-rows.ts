/** Which row of the model is which row of the rules, one by one, in whatever order they come. */
import { canonicalDecimal } from '@order-intake/kernel';
import type { ExtractedLine } from '@order-intake/order-extraction/document';
import { pairLines } from '@order-intake/order-extraction/values';
import { fold } from '../openai/fold.ts';

export type RowPair = { readonly rules: ExtractedLine | null; readonly model: ExtractedLine | null };

/** so many rows that are not equal are held against each other */
const mostCompared = 400;

const keyOf = ({ code, name, qty, price }: ExtractedLine): string =>
  [fold(code?.value ?? name?.value ?? ''), canonicalDecimal(qty?.value ?? ''), canonicalDecimal(price?.value ?? '')].join(' ');

/** In the order of the rules' rows; a row that only the model has comes after the one it follows in its answer. */
export function pairRows(rules: readonly ExtractedLine[], model: readonly ExtractedLine[]): readonly RowPair[] {
  const partner = new Map<ExtractedLine, ExtractedLine>();
  const byKey = new Map<string, ExtractedLine[]>();
  for (const row of model) byKey.set(keyOf(row), [...(byKey.get(keyOf(row)) ?? []), row]);
  for (const row of rules) {
    const equal = byKey.get(keyOf(row))?.shift();
    if (equal) partner.set(row, equal);
  }
  const paired = new Set(partner.values());
  const left = { rules: rules.filter((row) => !partner.has(row)), model: model.filter((row) => !paired.has(row)) };
  const compared = left.rules.slice(0, mostCompared);
  const { pairs } = pairLines(
    compared,
    (at) => [compared[at]?.code?.value ?? ''].filter((code) => code !== ''),
    left.model.slice(0, mostCompared),
  );
  for (const { data, page } of pairs) if (page) partner.set(data, page);
  pairInPlace(rules, model, partner);
  return inOrder(rules, model, partner);
}

/** Of rows left over, those that stand between the same neighbours are the same row read in two ways. */
function pairInPlace(
  rules: readonly ExtractedLine[],
  model: readonly ExtractedLine[],
  partner: Map<ExtractedLine, ExtractedLine>,
): void {
  const paired = new Set(partner.values());
  for (const [at, row] of rules.entries()) {
    if (partner.has(row)) continue;
    const previous = rules[at - 1];
    const before = previous ? partner.get(previous) : undefined;
    const candidate = at === 0 ? model[0] : before ? model[model.indexOf(before) + 1] : undefined;
    const sharesNumber = (['qty', 'price', 'amount'] as const).some(
      (name) => row[name] && candidate?.[name] && canonicalDecimal(row[name].value) === canonicalDecimal(candidate[name].value),
    );
    if (!candidate || paired.has(candidate) || !sharesNumber) continue;
    partner.set(row, candidate);
    paired.add(candidate);
  }
}

function inOrder(
  rules: readonly ExtractedLine[],
  model: readonly ExtractedLine[],
  partner: ReadonlyMap<ExtractedLine, ExtractedLine>,
): readonly RowPair[] {
  const rowOf = new Map([...partner].map(([row, modelRow]) => [modelRow, row]));
  const pairs: RowPair[] = rules.map((row) => ({ rules: row, model: partner.get(row) ?? null }));
  let after = -1;
  for (const modelRow of model) {
    const row = rowOf.get(modelRow);
    if (row) {
      after = pairs.findIndex((pair) => pair.rules === row);
      continue;
    }
    after += 1;
    pairs.splice(after, 0, { rules: null, model: modelRow });
  }
  return pairs;
}
