/** What was read, as observations: the extractor's own score, and whether it was right. */
import { kindOf, type ReadingKind, scoreOf } from '../../src/adapters/extraction/calibration/calibration.ts';
import { degreeOf } from '../../src/adapters/extraction/rules/confidence.ts';
import type { ConfidenceReasonCode } from '../../src/domain/shared/confidence-reasons.ts';
import type { Extraction, Field, HeaderFieldName, LineFieldName } from '../../src/domain/shared/extraction.ts';
import { extractionView, jsonNumber, type ProductView } from '../../src/domain/shared/extraction-view.ts';
import { scoredFields, type Truth, type TruthLine } from '../../test/support/order-documents/index.ts';
import { compare, likeness, paired, type Strictness } from './compare.ts';
import type { Observation } from './isotonic.ts';

export type FieldObservation = Observation & { readonly name: HeaderFieldName | LineFieldName; readonly kind: ReadingKind };
export type DocumentObservation = Observation & {
  readonly kind: ReadingKind;
  readonly confidence: number;
  /** its layout, and how much it counts where evidence is weighed */
  readonly family: string;
  readonly weight: number;
  /** reasons, without what the calibration adds */
  readonly codes: readonly ConfidenceReasonCode[];
  /** how much of each holds, where that is not all of it */
  readonly degrees: { readonly [code: string]: number };
};
export type Observed = { readonly documents: readonly DocumentObservation[]; readonly fields: readonly FieldObservation[] };

const drafts = (type: string): boolean => type === 'order' || type === 'order_change';

const kindOfReader = ({ reader }: Field): ReadingKind | null =>
  reader === 'embedded' ? null : reader === 'sheet' || reader === 'ocr' ? reader : 'text';

const observation = (name: FieldObservation['name'], field: Field | undefined, right: boolean): readonly FieldObservation[] => {
  const kind = field && kindOfReader(field);
  return field && kind ? [{ name, kind, score: field.confidence, right }] : [];
};

/** The true row that a row found is about: the most alike one that is left. */
function nearest(found: ProductView, left: readonly TruthLine[]): TruthLine | undefined {
  const weight = (line: TruthLine): number =>
    likeness(found.name ?? found.code ?? '', line.name) +
    (found.qty === Number(line.qty) ? 1 : 0) +
    (found.price === Number(line.price) ? 1 : 0);
  return left.reduce<TruthLine | undefined>((best, line) => (!best || weight(line) > weight(best) ? line : best), undefined);
}

function lineObservations(
  extraction: Extraction,
  products: readonly ProductView[],
  truth: readonly TruthLine[],
): readonly FieldObservation[] {
  const left = [...truth];
  return extraction.lines.flatMap((line, index) => {
    const product = products[index];
    const right = product && nearest(product, left);
    if (right) left.splice(left.indexOf(right), 1);
    const number = (name: 'qty' | 'price', accept: TruthLine['qty_accept']): readonly FieldObservation[] => {
      const value = right?.[name];
      if (right && value === undefined) return [];
      const all = right ? [value, ...(accept ?? [])].map(Number) : [];
      const found = jsonNumber(line[name]?.value);
      return observation(name, line[name], found !== null && all.some((one) => Math.abs(one - found) < 1e-9));
    };
    const named = right !== undefined && likeness(product?.name ?? '', right.name) >= 0.8;
    const coded = right?.code ? right.code === line.code?.value : undefined;
    return [
      ...observation('name', line.name, named),
      ...number('qty', right?.qty_accept),
      ...number('price', right?.price_accept),
      ...(coded === undefined ? [] : observation('code', line.code, coded)),
    ];
  });
}

/** `extractions` as the extractor gave them, not calibrated yet. */
export function observed(
  extractions: readonly Extraction[],
  truth: Truth,
  { family, weight = 1, strictness }: { readonly family: string; readonly weight?: number; readonly strictness?: Strictness },
): Observed {
  const drafted = extractions.filter(({ documentType }) => drafts(documentType));
  const documents: DocumentObservation[] = [];
  const fields: FieldObservation[] = [];
  const note = (extraction: Extraction, right: boolean): void => {
    const kind = kindOf(extraction);
    const codes = extraction.reasons.map(({ code }) => code);
    const degrees = Object.fromEntries(codes.map((code) => [code, degreeOf(code, extraction.fields)]));
    if (kind)
      documents.push({
        kind,
        score: scoreOf(extraction),
        confidence: extraction.confidence,
        right,
        family,
        weight,
        codes,
        degrees,
      });
  };
  if (!drafts(truth.document_type)) {
    for (const extraction of drafted) note(extraction, false);
    return { documents, fields };
  }
  const byView = new Map(drafted.map((extraction) => [extractionView(extraction), extraction] as const));
  for (const pair of paired([...byView.keys()], [truth, ...(truth.others ?? [])])) {
    const extraction = pair.found && byView.get(pair.found);
    if (!extraction || !pair.found) continue;
    if (!pair.truth) {
      note(extraction, false);
      continue;
    }
    const compared = compare(pair.found, pair.truth, strictness);
    note(extraction, compared.right && extraction.documentType === pair.truth.document_type);
    for (const name of scoredFields) {
      const outcome = compared.fields[name];
      if (outcome === 'unknown' || outcome === 'none' || outcome === 'missing') continue;
      fields.push(...observation(name, extraction.fields[name], outcome === 'right'));
    }
    fields.push(...lineObservations(extraction, pair.found.products, pair.truth.products ?? []));
  }
  return { documents, fields };
}
