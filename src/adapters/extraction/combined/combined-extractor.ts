/** Rules and a model together: both read, what they agree on is believed more, and each carries on alone where the other cannot. */
import {
  drafts,
  type Extraction,
  type ExtractionContext,
  type Extractor,
  type Field,
  NotExtractable,
  type ReadDocument,
  reason,
  requiredFields,
  unread,
  warn,
} from '@order-intake/order-extraction/document';
import { isLeft } from 'fp-ts/lib/Either.js';
import type { GroundedDocument } from '../openai/grounded-document.ts';
import type { ModelReader, ModelReading } from '../openai/model-reader.ts';
import { senderAddresses } from '../openai/sender-addresses.ts';
import { combine, unchanged } from './combine.ts';
import { matched } from './matching.ts';

/** shown for an order that only the model saw: never enough for a draft that nobody looks at */
const seenByModelAlone = 40;
/** taken from what a model did not see that saw the rest */
const notSeen = 20;
const believed = 70;

const exact = (extraction: Extraction): boolean => {
  const fields = [...Object.values(extraction.fields), ...extraction.lines.flatMap((line) => Object.values(line))];
  return fields.length > 0 && extraction.lines.length > 0 && fields.every(({ reader }) => reader === 'embedded');
};

/** Nothing where the rules could not extract, with the reason. */
type ByRules = { readonly extractions: readonly Extraction[]; readonly failed: NotExtractable | null };

const byRules = async (rules: Extractor, documents: readonly ReadDocument[], context: ExtractionContext): Promise<ByRules> => {
  try {
    return { extractions: await rules.extract(documents, context), failed: null };
  } catch (error) {
    if (!(error instanceof NotExtractable)) throw error;
    return { extractions: [], failed: error };
  }
};

/** Without rows or fields there is nothing a model could have read. */
const isEmpty = ({ content: { pages, sheets } }: ReadDocument): boolean =>
  pages.every(({ words }) => words.length === 0) && sheets.every(({ cells }) => cells.length === 0);

export const createCombinedExtractor = (rules: Extractor, model: ModelReader): Extractor => ({
  name: 'rules and model',
  extract: async (documents, context) => {
    const { extractions, failed } = await byRules(rules, documents, context);
    const isExact = extractions.length > 0 && extractions.every(exact); // an embedded file is exact: there is nothing to ask
    const reading = isExact || documents.every(isEmpty) ? null : await model.read(documents, context, extractions);
    const all = reading ? merged(extractions, reading, documents, context) : extractions;
    if (failed && all.length === 0) throw failed;
    return failed
      ? all.map((extraction) => ({
          ...extraction,
          warnings: [...extraction.warnings, warn.rules_not_used(failed.unreadable.reason)],
        }))
      : all;
  },
});

function merged(
  extractions: readonly Extraction[],
  reading: ModelReading,
  documents: readonly ReadDocument[],
  context: ExtractionContext,
): readonly Extraction[] {
  const noted = (extraction: Extraction): Extraction => ({
    ...extraction,
    extractor: {
      ...extraction.extractor,
      name: 'rules and model',
      model: reading.model,
      inputTokens: reading.usage.inputTokens,
      outputTokens: reading.usage.outputTokens,
    },
    timings: { ...extraction.timings, model: reading.ms },
  });
  if (isLeft(reading.result)) {
    const fault = reading.result.left;
    return extractions.map((extraction) => ({
      ...noted(extraction),
      reasons: [...extraction.reasons, reason(`model_${fault}`, 0)],
      warnings: [...extraction.warnings, warn.model_not_used(unread[`model_${fault}`]())],
    }));
  }
  const { documents: answers, isPrinted } = reading.result.right;
  const senders = senderAddresses(documents, context);
  const { partners, others } = matched(extractions, answers.filter(isReading));
  const ungrounded = answers.find((answer) => !isReading(answer));
  const combined = extractions.map((extraction, index) => {
    const partner = partners[index];
    if (partner) return noted(combine(...inFilesOf(extraction, partner, documents), { ...context, isPrinted, senders }));
    return noted(ungrounded ? unchanged(extraction, ungrounded) : unseen(extraction));
  });
  return [...combined, ...others.map((document) => noted(seenAlone(document, documents, extractions[0])))];
}

/** Files of a reading of the rules are those of its order; a model's are all that came with it. */
function inFilesOf(
  extraction: Extraction,
  document: GroundedDocument,
  documents: readonly ReadDocument[],
): readonly [Extraction, GroundedDocument] {
  const files = [...extraction.files];
  const indexOf = (file: number): number => {
    const document = documents[file];
    const at = files.findIndex(({ sha256, name }) => sha256 === document?.content.sha256 && name === document.name);
    return at >= 0 || !document ? at : files.push(fileOf(document)) - 1;
  };
  const placed = <T extends { readonly [name: string]: Field | undefined }>(fields: T): T =>
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [name, field && { ...field, file: indexOf(field.file) }]),
    ) as T;
  const moved = { ...document, fields: placed(document.fields), lines: document.lines.map(placed) };
  return [{ ...extraction, files }, moved];
}

const fileOf = ({ name, content: { sha256, size, type } }: ReadDocument): Extraction['files'][number] => ({
  name,
  sha256,
  size,
  type,
});

/** An answer of which hardly anything stands in the documents is no reading of them. */
const isReading = ({ fields, lines, dropped }: GroundedDocument): boolean => {
  const grounded = Object.keys(fields).length + lines.reduce((sum, line) => sum + Object.keys(line).length, 0);
  return dropped === 0 || grounded > dropped;
};

/** The model saw no such document: a reason to look at it. */
const unseen = (extraction: Extraction): Extraction => {
  if (!drafts(extraction.documentType)) return extraction;
  const confidence = Math.max(0, Math.min(believed - 1, extraction.confidence - notSeen));
  const effect = Math.round((confidence - extraction.confidence) * 100) / 100;
  return { ...extraction, confidence, reasons: [...extraction.reasons, reason('not_seen_by_model', effect)] };
};

/** An order that the rules did not see is drafted for a person to look at. */
const seenAlone = (
  document: GroundedDocument,
  documents: readonly ReadDocument[],
  beside: Extraction | undefined,
): Extraction => ({
  documentType: document.type,
  fields: document.fields,
  lines: document.lines,
  confidence: seenByModelAlone,
  reasons: [reason('rows_of_the_model', seenByModelAlone)],
  missingFields: requiredFields.filter((name) => (name === 'products' ? document.lines.length === 0 : !document.fields[name])),
  warnings: [...documents.flatMap(({ content }) => content.warnings), warn.order_of_the_model()],
  files: documents.map(fileOf),
  extractor: beside?.extractor ?? { name: 'rules and model', version: '1' },
  timings: { read: documents.reduce((sum, { content }) => sum + content.readMs, 0) },
});
