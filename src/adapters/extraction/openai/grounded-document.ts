/** The model's answer, of which only that is kept which the documents say, each value at the place that means it. */
import { formatDecimal, multiply, numbersEqual, parseDecimal, sum } from '@order-intake/kernel';
import {
  type DocumentType,
  type ExtractedLine,
  type Extraction,
  type Field,
  headerFieldNames,
  type LineFieldName,
  lineFieldNames,
  namesAskedOfModel,
} from '@order-intake/order-extraction/document';
import type { Ground, Spot } from './grounding.ts';
import type { ModelDocument, ModelLine, Quoted } from './model-answer.codec.ts';
import { isNumber, type Name, saidBy } from './said-by.ts';

export type GroundedDocument = {
  readonly type: DocumentType;
  readonly fields: Extraction['fields'];
  readonly lines: readonly ExtractedLine[];
  /** values of the main fields that the documents do not say: left out, as details are */
  readonly dropped: number;
};

type Found = { readonly value: string; readonly spot: Spot };

/** Before anything is held against it; the merge says what it is worth. */
const alone = 0.6;

/** How far from its article a number of a row may stand, in lines: further away it belongs to another row. */
const reach = 12;

const fieldOf = ({ value, spot }: Found, derived = false): Field => ({
  value,
  source: derived ? '' : spot.source,
  file: spot.file,
  place: spot.place,
  reader: 'model',
  confidence: alone,
  derived,
});

/** Places where a value is said, as printed, else by its own words, else nearly so on a picture. */
function placesOf(name: Name, { value, printed }: Quoted, ground: Ground): readonly Found[] {
  const saying = (spots: readonly Spot[]): readonly Found[] =>
    spots.flatMap((spot) => {
      const printedValue = saidBy(name, spot.source, value);
      return printedValue === null ? [] : [{ value: printedValue, spot }];
    });
  if (printed === '') return [];
  const asPrinted = saying(ground.all(printed));
  if (asPrinted.length > 0) return asPrinted;
  if (isNumber(name)) {
    const elsewhere = saying(ground.figures.filter(({ source }) => !/\p{L}{3}/u.test(source)));
    if (elsewhere.length > 0) return elsewhere;
  } else {
    const byValue = saying(ground.all(value));
    if (byValue.length > 0) return byValue;
    const apart = name === 'customer_name' || name === 'name' ? saying(ground.scattered(value)) : [];
    if (apart.length > 0) return apart;
  }
  // on a picture that was misread the quote itself has to say the value
  const printedValue = saidBy(name, printed, value);
  return printedValue === null ? [] : ground.near(printed).map((spot) => ({ value: printedValue, spot }));
}

const nearestTo = (candidates: readonly Found[], line: number | null | undefined): Found | undefined =>
  line == null
    ? candidates[0]
    : candidates.reduce<Found | undefined>(
        (best, candidate) => (!best || Math.abs(candidate.spot.line - line) < Math.abs(best.spot.line - line) ? candidate : best),
        undefined,
      );

type RowName = keyof ModelLine;
type Kept = { readonly [name in RowName]?: Found };

/** The line that a row stands on: where its article is, else where most of its values are. */
function lineOfRow(row: ModelLine, candidatesByName: ReadonlyMap<RowName, readonly Found[]>, after: number): number | null {
  const statedLines = lineFieldNames.flatMap((name) => row[name]?.line ?? []);
  const votes = new Map<number, number>();
  for (const name of lineFieldNames) {
    const weight = name === 'code' || name === 'name' ? 3 : 1;
    for (const line of new Set((candidatesByName.get(name) ?? []).map(({ spot }) => spot.line)))
      votes.set(line, (votes.get(line) ?? 0) + weight);
  }
  for (const line of statedLines) if (votes.has(line)) votes.set(line, (votes.get(line) ?? 0) + 2);
  const best = [...votes].sort(([a, x], [b, y]) => y - x || Number(b > after) - Number(a > after) || a - b)[0];
  return best?.[0] ?? null;
}

const decimalOf = (field: Found | Quoted | null | undefined) => parseDecimal(field?.value ?? '');

/** Of quantity, price and amount the one that stands nowhere, where the two others are printed and make it. */
function computedIn(row: ModelLine, keptFields: Kept): { readonly name: LineFieldName; readonly found: Found } | null {
  for (const name of ['amount', 'price', 'qty'] as const) {
    const quoted = row[name];
    if (!quoted || keptFields[name]) continue;
    const [qty, price, amount] = [keptFields.qty ?? row.qty, keptFields.price ?? row.price, keptFields.amount ?? row.amount].map(
      decimalOf,
    );
    const printed = (['qty', 'price', 'amount'] as const).filter((fieldName) => fieldName !== name && keptFields[fieldName]);
    const spot = keptFields[printed[0] ?? 'name']?.spot;
    const quotedNumber = decimalOf(quoted);
    if (printed.length === 2 && qty && price && amount && quotedNumber && spot && numbersEqual(multiply(qty, price), amount))
      return { name, found: { value: formatDecimal(quotedNumber), spot } };
  }
  return null;
}

/** `at`, `qtyAt`: the lines on which its article and its quantity stand */
type GroundedRow = {
  readonly line: ExtractedLine;
  readonly at: number | null;
  readonly qtyAt: number | null;
  readonly dropped: number;
};

function groundedRow(row: ModelLine, ground: Ground, after: number): GroundedRow {
  const askedNames = namesAskedOfModel.line;
  const candidatesByName = new Map(askedNames.map((name) => [name, row[name] ? placesOf(name, row[name], ground) : []] as const));
  const at = lineOfRow(row, candidatesByName, after);
  const keptFields: { [name in RowName]?: Found } = {};
  for (const name of askedNames) {
    const nearest = nearestTo(candidatesByName.get(name) ?? [], at);
    const isOfRow = isNumber(name) || !lineFieldNames.some((fieldName) => fieldName === name);
    const isFar = at !== null && nearest && isOfRow && Math.abs(nearest.spot.line - at) > reach;
    if (nearest && !isFar) keptFields[name] = nearest;
  }
  const computed = computedIn(row, keptFields);
  const fields = Object.entries<Found>(keptFields).map(([name, candidate]) => [name, fieldOf(candidate)] as const);
  const all = computed ? [...fields, [computed.name, fieldOf(computed.found, true)] as const] : fields;
  const line = Object.fromEntries(all) as ExtractedLine;
  const dropped = lineFieldNames.filter((name) => row[name] && !line[name]).length;
  return { line, at, qtyAt: keptFields.qty?.spot.line ?? null, dropped };
}

/** A total that is printed nowhere and is the sum of all amounts. */
function computedTotal(quoted: Quoted | null, lines: readonly ExtractedLine[]): Field | null {
  const total = decimalOf(quoted);
  const amounts = lines.flatMap(({ qty, price, amount }) => {
    const [q, p] = [parseDecimal(qty?.value ?? ''), parseDecimal(price?.value ?? '')];
    return parseDecimal(amount?.value ?? '') ?? (q && p ? multiply(q, p) : []);
  });
  const last = lines.at(-1)?.qty;
  if (!total || !last || amounts.length < lines.length || !numbersEqual(sum(amounts), total)) return null;
  return { ...last, value: formatDecimal(total), source: '', derived: true };
}

/** A row that stands once is there once, however often a model says it. */
function withoutRepeated(rows: readonly ExtractedLine[]): readonly ExtractedLine[] {
  const seenKeys = new Set<string>();
  return rows.filter(({ name, code, qty }) => {
    const key = JSON.stringify([code, name, qty].map((field) => field && [field.file, field.place, field.source]));
    const isNew = !seenKeys.has(key);
    seenKeys.add(key);
    return isNew;
  });
}

/** so far from its article, in lines, one quantity may be that of several articles ("five each of …") */
const sharedReach = 2;

/** Rows without a quantity that several of them have from one place far away: that is a sentence about the rows, and none of them says it. */
function withoutShared(rows: readonly GroundedRow[]): readonly GroundedRow[] {
  const keyOf = ({ line: { qty } }: GroundedRow): string => JSON.stringify([qty?.file, qty?.place, qty?.source]);
  const uses = new Map<string, number>();
  for (const row of rows) uses.set(keyOf(row), (uses.get(keyOf(row)) ?? 0) + 1);
  return rows.map((row) => {
    const isFar = row.at !== null && row.qtyAt !== null && Math.abs(row.qtyAt - row.at) > sharedReach;
    if (!row.line.qty || !isFar || (uses.get(keyOf(row)) ?? 0) < 2) return row;
    const { qty: _, ...line } = row.line;
    return { ...row, line, dropped: row.dropped + Object.keys(row.line).length };
  });
}

/** The address of the mail's sender is the customer's where the model says so. */
const emailOfSender = ({ value }: Quoted, senders: readonly string[]): Field | null =>
  senders.includes(value.toLowerCase())
    ? { value, source: value, file: 0, place: null, reader: 'model', confidence: alone, derived: false }
    : null;

/** `senders`: addresses in lower case that the mail's header names. */
export function groundedDocument(answer: ModelDocument, ground: Ground, senders: readonly string[] = []): GroundedDocument {
  let after = 0;
  const groundedRows = answer.lines.map((row) => {
    const grounded = groundedRow(row, ground, after);
    after = grounded.at ?? after;
    return grounded;
  });
  const rows = withoutShared(groundedRows);
  let dropped = rows.reduce((sum, row) => sum + row.dropped, 0);
  const lines = withoutRepeated(rows.map(({ line }) => line).filter(({ name, code, qty }) => qty && (name || code)));
  const fields: { -readonly [name in keyof Extraction['fields']]: Field } = {};
  const placeless = (name: Name, quoted: Quoted): Field | null => {
    if (name === 'total') return computedTotal(quoted, lines);
    return name === 'customer_email' ? emailOfSender(quoted, senders) : null;
  };
  for (const name of namesAskedOfModel.header) {
    const quoted = answer[name];
    if (!quoted) continue;
    const nearest = nearestTo(placesOf(name, quoted, ground), quoted.line);
    const field = nearest ? fieldOf(nearest) : placeless(name, quoted);
    if (field) fields[name] = field;
    else if (headerFieldNames.some((headerName) => headerName === name)) dropped += 1;
  }
  return { type: answer.document_type, fields, lines, dropped };
}
