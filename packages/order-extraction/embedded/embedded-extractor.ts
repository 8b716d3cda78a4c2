import type { EmbeddedDocument, Extractor, ReadDocument } from '../document/documents.port.ts';
import { type Extraction, requiredFields } from '../document/extraction.ts';
import type { WarningCode } from '../document/warnings.ts';
import { compact } from '../rules/text.ts';
import { weighEmbedded } from './confidence.ts';
import { embeddedFields, embeddedType } from './fields.ts';
import { heldAgainstPage } from './visible.ts';

type WithData = ReadDocument & { readonly data: EmbeddedDocument };
/** A document once for each order that it holds as data. */
const withData = (document: ReadDocument): readonly WithData[] =>
  (document.content.embedded ?? []).map((data) => ({ ...document, data }));
/** Warnings that are about the data itself. */
const ofData: ReadonlySet<WarningCode> = new Set([
  'data_cut',
  'edi_cut',
  'edi_count_differs',
  'edi_reference_differs',
  'edi_change_in_part',
]);
const isVisible = ({ content }: ReadDocument): boolean => content.pages.length + content.sheets.length > 0;

/**
 * Data inside a document before the text that people see: its values are exact, and the visible text confirms them, gives them a place and
 * adds what they lack. `visible` extracts the rest as if there were no data.
 */
export function createEmbeddedExtractor(visible: Extractor): Extractor {
  return {
    name: visible.name,
    extract: async (documents, context) => {
      const seen = documents.filter(isVisible);
      const results = seen.length > 0 ? [...(await visible.extract(seen, context))] : [];
      for (const document of documents.flatMap(withData)) {
        const started = performance.now();
        const at = results.findIndex((result) => isOf(result, document));
        const merged = merge(document, results[at] ?? null, seen, started);
        if (at >= 0) results[at] = merged;
        else results.push(merged);
      }
      return results;
    },
  };
}

/** The same file, or another file of the same order. */
function isOf(result: Extraction, { content, data }: WithData): boolean {
  const isSameFile = result.files.some(({ sha256 }) => sha256 === content.sha256);
  if (isSameFile) return content.embedded?.length === 1;
  const number = embeddedFields(data, 0).po_number;
  const other = result.fields.po_number;
  return (
    number !== undefined &&
    other !== undefined &&
    compact(number.value) === compact(other.value) &&
    embeddedType(data) === result.documentType
  );
}

function merge(
  { name, content, data }: WithData,
  visible: Extraction | null,
  all: readonly ReadDocument[],
  started: number,
): Extraction {
  const own = { name, sha256: content.sha256, size: content.size, type: content.type };
  const known = visible?.files.findIndex(({ sha256 }) => sha256 === own.sha256) ?? -1;
  const files = known >= 0 ? (visible?.files ?? []) : [...(visible?.files ?? []), own];
  const texts = all.map((one) => one.content).filter(({ sha256 }) => files.some((file) => file.sha256 === sha256));
  const seen = heldAgainstPage(data, visible, texts, known >= 0 ? known : files.length - 1);
  const lines = seen.lines.length > 0 ? seen.lines : (visible?.lines ?? []);
  const charges = seen.charges.length > 0 ? seen.charges : (visible?.charges ?? []);
  const fields = { ...visible?.fields, ...seen.fields };
  const missing = requiredFields.filter((key) => (key === 'products' ? lines.length === 0 : fields[key] === undefined));
  const cut = content.warnings.filter(({ code }) => ofData.has(code));
  const linesTotal = data.totals.lines;
  const evidence = { lines: seen.lines, linesTotal, missing, confirmation: seen.confirmation, cut };
  return {
    documentType: embeddedType(data),
    fields,
    lines,
    ...(charges.length > 0 ? { charges } : {}),
    ...weighEmbedded(evidence, visible),
    missingFields: missing,
    warnings: [...(visible?.warnings ?? []), ...(known >= 0 ? [] : content.warnings), ...seen.warnings],
    files,
    extractor: visible?.extractor ?? { name: 'embedded', version: '1.0.0' },
    timings: { read: content.readMs, ...visible?.timings, embedded: Math.round(performance.now() - started) },
  };
}
