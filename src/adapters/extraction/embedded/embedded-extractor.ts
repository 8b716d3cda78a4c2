import type { EmbeddedDocument, Extractor, ReadDocument } from '../../../domain/shared/documents.port.ts';
import { type Extraction, requiredFields } from '../../../domain/shared/extraction.ts';
import { warn } from '../../../domain/shared/warnings.ts';
import { compact } from '../rules/text.ts';
import { weighEmbedded } from './confidence.ts';
import { embeddedCharges, embeddedFields, embeddedLine, embeddedType, productLines } from './fields.ts';
import { placed, visibleConfirms, visibleLine } from './visible.ts';

type WithData = ReadDocument & { readonly content: { readonly embedded: EmbeddedDocument } };
const hasData = (document: ReadDocument): document is WithData => document.content.embedded !== undefined;
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
      for (const document of documents.filter(hasData)) {
        const started = performance.now();
        const at = results.findIndex((result) => isOf(result, document));
        const merged = merge(document, results[at] ?? null, started);
        if (at >= 0) results[at] = merged;
        else results.push(merged);
      }
      return results;
    },
  };
}

/** The same file, or another file of the same order. */
function isOf(result: Extraction, { content }: WithData): boolean {
  if (result.files.some(({ sha256 }) => sha256 === content.sha256)) return true;
  const number = embeddedFields(content.embedded, 0).po_number;
  const other = result.fields.po_number;
  return (
    number !== undefined &&
    other !== undefined &&
    compact(number.value) === compact(other.value) &&
    embeddedType(content.embedded) === result.documentType
  );
}

function merge({ name, content }: WithData, visible: Extraction | null, started: number): Extraction {
  const own = { name, sha256: content.sha256, size: content.size, type: content.type };
  const known = visible?.files.findIndex(({ sha256 }) => sha256 === own.sha256) ?? -1;
  const files = known >= 0 ? (visible?.files ?? []) : [...(visible?.files ?? []), own];
  const file = known >= 0 ? known : files.length - 1;
  const fields = embeddedFields(content.embedded, file);
  const lines = productLines(content.embedded).map((line) => embeddedLine(line, file));
  const taken =
    lines.length > 0 ? lines.map((line) => placed(line, visibleLine(line, visible?.lines ?? []))) : (visible?.lines ?? []);
  const said = embeddedCharges(content.embedded, file);
  const charges = said.length > 0 ? said : (visible?.charges ?? []);
  const all = { ...visible?.fields, ...placed(fields, visible?.fields) };
  const confirmation = visibleConfirms(content, fields, lines);
  const missing = requiredFields.filter((key) => (key === 'products' ? taken.length === 0 : all[key] === undefined));
  const totals = content.embedded.totals;
  const { confidence, reasons } = weighEmbedded(
    { lines, linesTotal: totals.lines, missing, confirmation, cut: content.warnings.filter(({ code }) => code === 'data_cut') },
    visible,
  );
  const differs = confirmation === 'differs' ? [warn.data_differs()] : [];
  return {
    documentType: embeddedType(content.embedded),
    fields: all,
    lines: taken,
    ...(charges.length > 0 ? { charges } : {}),
    confidence,
    reasons,
    missingFields: missing,
    warnings: [...(visible?.warnings ?? []), ...(known >= 0 ? [] : content.warnings), ...differs],
    files,
    extractor: visible?.extractor ?? { name: 'embedded', version: '1.0.0' },
    timings: { read: content.readMs, ...visible?.timings, embedded: Math.round(performance.now() - started) },
  };
}
