/** What is right and wrong of one document: faults by field, and counts for the totals. */
import type { Extraction } from '@order-intake/order-extraction/document';
import { type ExtractionView, extractionView } from '../../src/domain/shared/extraction-view.ts';
import { scoredFields, type Truth } from '../../test/support/order-documents/index.ts';
import { compare, letters, type Outcome, paired, toTheLetter } from '../score/compare.ts';
import { drafts, threshold } from '../score/tally.ts';
import type { CorpusDocument, ShipTo } from './corpus.ts';
import type { Extracted } from './extract.ts';
import { isRightLine, type LineMark, markedLines } from './lines.ts';
import { type Count, countOf, share, sumOf, type Tally } from './tally.ts';

/** `field`: `customer_name`, `lines.3`, `lines.3.code`, `lines` (a row that is not there), `document` … */
export type Fault = { readonly field: string; readonly outcome: string; readonly found?: unknown; readonly right?: unknown };
export type Marks = {
  readonly document: Pick<CorpusDocument, 'name' | 'origin' | 'half'>;
  readonly kind: Extracted['kind'];
  readonly language: string;
  readonly faults: readonly Fault[];
  readonly tally: Tally;
};

const counted = (outcome: Outcome): Count => {
  const given = outcome === 'right' || outcome === 'wrong' || outcome === 'invented';
  const there = outcome === 'right' || outcome === 'wrong' || outcome === 'missing';
  return countOf(Number(outcome === 'right'), Number(given), Number(there));
};
const isFault = (outcome: Outcome): boolean => outcome === 'wrong' || outcome === 'missing' || outcome === 'invented';

type Part = { readonly faults: readonly Fault[]; readonly tally: Tally };
type Pair = { readonly view: ExtractionView | null; readonly extraction: Extraction | null; readonly truth: Truth };

function markedHeader({ view, truth }: Pair): Part & { readonly isFalse: boolean } {
  const { fields } = compare(view, truth, toTheLetter);
  const known = scoredFields.filter((name) => fields[name] !== 'unknown');
  return {
    faults: known
      .filter((name) => isFault(fields[name]))
      .map((name) => ({ field: name, outcome: fields[name], found: view?.[name] ?? null, right: truth[name] ?? null })),
    tally: sumOf(known.flatMap((name) => [{ [`header.${name}`]: counted(fields[name]) }, { header: counted(fields[name]) }])),
    isFalse: known.some((name) => fields[name] === 'wrong' || fields[name] === 'invented'),
  };
}

const lineFaults = (mark: LineMark): readonly Fault[] => {
  if (mark.kind === 'invented') return [{ field: 'lines', outcome: 'invented' }];
  const field = `lines.${mark.truth + 1}`;
  if (mark.kind === 'missing') return [{ field, outcome: 'missing' }];
  return [
    ...(isFault(mark.code) ? [{ field: `${field}.code`, outcome: mark.code }] : []),
    ...(mark.name === 'wrong' ? [{ field: `${field}.name`, outcome: 'not_exact' }] : []),
  ];
};

function markedRows({ view, truth }: Pair): Part & { readonly isFalse: boolean } {
  if (truth.products === undefined) return { faults: [], tally: {}, isFalse: false };
  const marks = markedLines(view?.products ?? [], truth.products);
  const right = marks.filter(isRightLine).length;
  const [given, there] = [marks.filter(({ kind }) => kind !== 'missing'), marks.filter(({ kind }) => kind !== 'invented')];
  const pairs = marks.flatMap((mark) => (mark.kind === 'paired' ? [mark] : []));
  const codes = marks.flatMap((mark) => (mark.kind === 'invented' ? [] : [counted(mark.code)]));
  return {
    faults: marks.flatMap(lineFaults),
    tally: sumOf([
      { lines: countOf(right, given.length, there.length) },
      { lines_without_codes: countOf(pairs.length, given.length, there.length) },
      ...codes.map((count) => ({ codes: count })),
      ...pairs.map(({ name }) => ({ exact_names: share(Number(name === 'right'), 1) })),
    ]),
    isFalse: right < given.length || right < there.length,
  };
}

const partsOfPlace = {
  name: 'ship_to_name',
  street: 'ship_to_street',
  postal_code: 'ship_to_postal_code',
  city: 'ship_to_city',
} as const;

/** Where the goods go, part by part, if the truth tells it. */
function markedPlace({ extraction }: Pair, place: ShipTo | null | undefined): Part {
  if (place === undefined) return { faults: [], tally: {} };
  const outcomes = Object.entries(partsOfPlace).map(([part, name]) => {
    const right = place?.[part as keyof typeof partsOfPlace] ?? null;
    const found = extraction?.fields[name]?.value ?? null;
    const outcome: Outcome =
      found === null
        ? right === null
          ? 'none'
          : 'missing'
        : right === null
          ? 'invented'
          : letters(found) === letters(right)
            ? 'right'
            : 'wrong';
    return { field: name, outcome, found, right };
  });
  return {
    faults: outcomes.filter(({ outcome }) => isFault(outcome)),
    tally: sumOf(outcomes.map(({ outcome }) => ({ ship_to: counted(outcome) }))),
  };
}

const pairsOf = (extractions: readonly Extraction[], truth: Truth): readonly Pair[] => {
  const byView = new Map(extractions.map((extraction) => [extractionView(extraction), extraction] as const));
  const truths = [truth, ...(truth.others ?? [])];
  return paired([...byView.keys()], truths).flatMap(({ found: view, truth: right }) =>
    right === null ? [] : [{ view, extraction: view ? (byView.get(view) ?? null) : null, truth: right }],
  );
};

const isDrafted = ({ documentType, lines }: Extraction): boolean => drafts(documentType) && lines.length > 0;

/** Whether a document became an order, and whether what is sure of it is right. */
function markedAsWhole(either: boolean, ordered: boolean, drafted: boolean, sure: boolean, isFalse: boolean): Part {
  if (either) return { faults: [], tally: {} };
  const surely: Part = sure
    ? {
        faults: isFalse ? [{ field: 'confidence', outcome: 'false_when_sure' }] : [],
        tally: { sure_right: share(Number(!isFalse), 1) },
      }
    : { faults: [], tally: {} };
  if (!ordered)
    return {
      faults: [...(drafted ? [{ field: 'document', outcome: 'drafted' }] : []), ...surely.faults],
      tally: { drafted: share(Number(drafted), 1), ...surely.tally },
    };
  return {
    faults: [
      ...(drafted ? [] : [{ field: 'document', outcome: 'missed' }]),
      ...(sure ? surely.faults : [{ field: 'confidence', outcome: 'below' }]),
    ],
    tally: { missed: share(Number(!drafted), 1), sure: share(Number(sure), 1), ...surely.tally },
  };
}

/** Fields of what cannot be read and is no order are not counted: nothing was to be read. */
export function marksOf(document: CorpusDocument, { extractions, error, kind, language }: Extracted): Marks {
  const { truth, either, name, origin, half } = document;
  const ordered = drafts(truth.document_type);
  const drafted = extractions.some(isDrafted);
  const pairs = error !== null && !ordered ? [] : pairsOf(extractions, truth);
  const [header, rows] = [pairs.map(markedHeader), pairs.map(markedRows)];
  const places = pairs.map((pair, at) => markedPlace(pair, at === 0 ? truth.ship_to : undefined));
  const [first] = pairs;
  const sure = extractions.some(({ documentType, confidence }) => drafts(documentType) && confidence >= threshold);
  const isFalse =
    !ordered || first?.view?.document_type !== truth.document_type || [...header, ...rows].some((part) => part.isFalse);
  const whole = markedAsWhole(either, ordered, drafted, sure, isFalse);
  const parts: readonly Part[] = [whole, ...header, ...rows, ...places];
  const tally = sumOf(parts.map((part) => part.tally));
  const ofMails = Object.entries(tally)
    .filter(([metric]) => metric === 'missed' || metric === 'lines')
    .map(([metric, count]) => [`mail_${metric}`, count] as const);
  return {
    document: { name, origin, half },
    kind,
    language,
    faults: parts.flatMap(({ faults }) => faults),
    tally: kind === 'mail' && ordered && !either ? { ...tally, ...Object.fromEntries(ofMails) } : tally,
  };
}
