import { setImmediate } from 'node:timers/promises';
import type { ExtractionContext, Extractor, ReadDocument } from '../document/documents.port.ts';
import {
  drafts,
  type ExtractedLine,
  type Extraction,
  type Field,
  type HeaderFieldName,
  headerFieldNames,
  type LineFieldName,
  lineFieldNames,
  type RequiredField,
  requiredFields,
  type SourceFile,
} from '../document/extraction.ts';
import { type Warning, warn } from '../document/warnings.ts';
import { chargesOf } from './charges.ts';
import { type Evidence, holdsInstructions, weigh } from './confidence.ts';
import { columnsInDoubt, namelessOf, withDoubts } from './doubts.ts';
import { ordersIn } from './flat-orders.ts';
import { type FoundValue, toField } from './found-value.ts';
import { recognisedCustomer } from './known/recognised-customer.ts';
import { fieldOf, type Group, groupReadings } from './merge.ts';
import { partsOf } from './parts.ts';
import { type Reading, readPart } from './reading.ts';
import { isOpen } from './table/agreed-price-unit.ts';
import type { Item } from './table/item.ts';
import { taxFieldsOf } from './taxes.ts';

/** raised with whatever reads documents otherwise: orders tell by it what they were read by */
const version = '2.12.0';

/**
 * Extraction by rules alone: no key, no network, no model. Documents that belong to one order are read together; each order found gives
 * one extraction, and so does a document that is something else (with its type and no draft). Design: docs/explanation/extraction.md.
 */
export function createRulesExtractor(): Extractor {
  return {
    name: 'rules',
    extract: async (documents, context) => {
      const started = performance.now();
      const readings: Reading[] = [];
      for (const [file, document] of documents.entries()) {
        for (const one of ordersIn(document)) {
          for (const part of partsOf(one)) {
            readings.push(withDoubts(readPart(one, file, part, context)));
            await setImmediate(); // a long document must not hold up everything else in this process
          }
        }
      }
      const groups = groupReadings(readings);
      const rulesMs = Math.round(performance.now() - started);
      return groups.map((group) => extractionOf(group, documents, context, rulesMs));
    },
  };
}

function extractionOf(group: Group, documents: readonly ReadDocument[], context: ExtractionContext, rulesMs: number): Extraction {
  const leader = group.readings[0];
  if (!leader) throw new Error('a group of readings is never empty');
  const files = [...new Set(group.readings.map((reading) => reading.file))].sort((a, b) => a - b);
  const sources = files.flatMap((file) => documents[file] ?? []);
  const fields = headerFields(group, files);
  const withItems = group.readings.find((reading) => reading.items.length > 0);
  const products = withItems?.items.filter((item) => !item.charge) ?? [];
  const missing = requiredFields.filter((name) => (name === 'products' ? products.length === 0 : fields[name] === undefined));
  const warnings = [
    ...sources.flatMap((source) => source.content.warnings),
    ...group.readings.flatMap((reading) => reading.warnings),
  ];
  const charges = withItems ? chargesOf(withItems, files.indexOf(withItems.file)) : [];
  const { confidence, reasons } = weigh(evidenceOf(group, products, missing, warnings, fields));
  return {
    documentType: leader.type,
    fields: { ...fields, ...(withItems ? taxFieldsOf(withItems, files.indexOf(withItems.file)) : {}) },
    lines: products.map((item) => lineOf(item, withItems ?? leader, files)),
    ...(charges.length > 0 ? { charges } : {}),
    confidence,
    reasons,
    missingFields: missing,
    warnings: group.agreement === 'differ' ? [...warnings, warn.files_differ()] : warnings,
    files: sources.map(sourceFile),
    ...(leader.known ? { layout: leader.known } : {}),
    ...(leader.print ? { print: leader.print } : {}),
    ...recognisedCustomer(fields, context),
    extractor: { name: 'rules', version },
    timings: { read: sources.reduce((sum, source) => sum + source.content.readMs, 0), rules: rulesMs },
  };
}

const sourceFile = ({ name, content }: ReadDocument): SourceFile => ({
  name,
  sha256: content.sha256,
  size: content.size,
  type: content.type,
});

function headerFields(group: Group, files: readonly number[]): Extraction['fields'] {
  const fields: { [name in HeaderFieldName]?: Field } = {};
  for (const name of headerFieldNames) {
    const from = fieldOf(group, name);
    const value = from?.reading.fields[name];
    if (from && value) fields[name] = toField(value, files.indexOf(from.reading.file), from.reading.layout.reader, 1);
  }
  return fields;
}

function lineOf(item: Item, reading: Reading, files: readonly number[]): ExtractedLine {
  const line: { [name in LineFieldName]?: Field } = {};
  for (const name of lineFieldNames) {
    const value = item.fields[name];
    if (value) line[name] = toField(value, files.indexOf(reading.file), reading.layout.reader, 1);
  }
  return line;
}

/** how sure OCR has to be of a number that no second engine looked at */
const sureNumber = 0.8;
const isUnread = (value: FoundValue | undefined): boolean =>
  value !== undefined && (value.second === undefined ? value.sure < sureNumber : value.second !== 'agrees');
const isUnsure = ({ check, fields: { qty, price } }: Item): boolean => check !== 'holds' && [qty, price].some(isUnread);

/** Fields whose digits no arithmetic confirms, and a total that no sum of rows does. */
const isUnsureOf = ({ fields, sumPrinted }: Reading): boolean =>
  [fields.po_number, fields.delivery_date, sumPrinted ? undefined : fields.total].some(
    (value) => value?.second !== undefined && value.second !== 'agrees',
  );

const isByOneEngine = ({ layout }: Reading): boolean =>
  layout.reader === 'ocr' && !layout.lines.some(({ segments }) => segments.some(({ second }) => second !== undefined));

/** what a total has at least that a label or arithmetic names, and nothing else */
const sureTotal = 0.7;

function evidenceOf(
  group: Group,
  products: readonly Item[],
  missing: readonly RequiredField[],
  warnings: readonly Warning[],
  fields: Extraction['fields'],
): Evidence {
  const leader = group.readings[0];
  const withItems = group.readings.find((reading) => reading.items.length > 0);
  return {
    items: products.length,
    priced: products.filter((item) => item.fields.price).length,
    source: withItems?.source ?? 'none',
    holds: products.filter((item) => item.check === 'holds').length,
    fails: products.filter((item) => item.check === 'fails').length,
    sumPrinted: withItems?.sumPrinted ?? false,
    sumDiffers: withItems?.sumDiffers ?? false,
    lostRows: withItems?.lostRows ?? 0,
    derivedQuantities: products.filter((item) => item.fields.qty?.derived).length,
    missing,
    typeAssumed: leader?.typeAssumed ?? false,
    isOrder: leader !== undefined && drafts(leader.type),
    dateAmbiguous: group.readings.some(
      (reading) => reading.dateAmbiguous && reading.fields.delivery_date?.value === fields.delivery_date?.value,
    ),
    nameless: namelessOf(products),
    columnsUncertain: columnsInDoubt(products),
    // a price that fits only if it is for several may be for one, and the quantity or the amount wrong
    numberAmbiguous: products.some((item) => item.ambiguous === true || isOpen(item)),
    currencyUncertain: (fields.currency?.confidence ?? 1) <= 0.7,
    warnings,
    instructions: group.readings.some((reading) => holdsInstructions(reading.layout.text)),
    agreement: group.agreement,
    beliefs: fields,
    totalUncertain: fields.total !== undefined && fields.total.confidence < sureTotal,
    totalMissing: fields.total === undefined && products.some((item) => item.amount !== null),
    ocr: withItems?.layout.reader === 'ocr',
    sheet: withItems?.layout.sheet ?? false,
    unsureNumbers: products.some(isUnsure) || group.readings.some(isUnsureOf),
    byOneEngine: withItems !== undefined && isByOneEngine(withItems),
  };
}
