/** Rules and a model together: both read, what they agree on is believed more, and the rules carry on alone when the model cannot. */

import { isLeft } from 'fp-ts/lib/Either.js';
import { reason } from '../../../domain/shared/confidence-reasons.ts';
import type { Extractor } from '../../../domain/shared/documents.port.ts';
import { drafts, type Extraction } from '../../../domain/shared/extraction.ts';
import { warn } from '../../../domain/shared/warnings.ts';
import { modelFaults } from '../../model/model-fault.ts';
import type { GroundedDocument } from '../openai/grounded-document.ts';
import type { ModelReader, ModelReading } from '../openai/model-reader.ts';
import { combine } from './combine.ts';
import { sameValue } from './merge-fields.ts';

const exact = (extraction: Extraction): boolean => {
  const fields = [...Object.values(extraction.fields), ...extraction.lines.flatMap((line) => Object.values(line))];
  return fields.length > 0 && extraction.lines.length > 0 && fields.every(({ reader }) => reader === 'embedded');
};

export const createCombinedExtractor = (rules: Extractor, model: ModelReader): Extractor => ({
  name: 'rules and model',
  extract: async (documents, context) => {
    const extractions = await rules.extract(documents, context);
    if (extractions.every(exact)) return extractions; // an embedded file is exact: there is nothing to ask
    const reading = await model.read(documents, context);
    return merged(extractions, reading);
  },
});

function merged(extractions: readonly Extraction[], reading: ModelReading): readonly Extraction[] {
  const extractor = (extraction: Extraction): Extraction['extractor'] => ({
    ...extraction.extractor,
    name: 'rules and model',
    model: reading.model,
    inputTokens: reading.usage.inputTokens,
    outputTokens: reading.usage.outputTokens,
  });
  const noted = (extraction: Extraction): Extraction => ({
    ...extraction,
    extractor: extractor(extraction),
    timings: { ...extraction.timings, model: reading.ms },
  });
  if (isLeft(reading.result)) {
    const fault = reading.result.left;
    return extractions.map((extraction) => ({
      ...noted(extraction),
      reasons: [...extraction.reasons, reason(`model_${fault}`, 0)],
      warnings: [...extraction.warnings, warn.model_not_used(modelFaults[fault])],
    }));
  }
  const partners = partnersOf(extractions, reading.result.right);
  return extractions.map((extraction, index) => {
    const partner = partners[index];
    return noted(partner ? combine(extraction, partner) : alone(extraction));
  });
}

/** The model saw no such document: a reason to look at it. */
const alone = (extraction: Extraction): Extraction => ({
  ...extraction,
  confidence: Math.max(0, extraction.confidence - 20),
  reasons: [...extraction.reasons, reason('not_seen_by_model', -Math.min(20, extraction.confidence))],
});

/** By order number, else the only one of its kind that is left, else the next in order. */
function partnersOf(
  extractions: readonly Extraction[],
  documents: readonly GroundedDocument[],
): readonly (GroundedDocument | null)[] {
  const left = [...documents];
  const take = (fits: (document: GroundedDocument) => boolean): GroundedDocument | null => {
    const at = left.findIndex(fits);
    return at < 0 ? null : (left.splice(at, 1)[0] ?? null);
  };
  const byNumber = extractions.map(({ fields: { po_number } }) =>
    po_number
      ? take(({ fields }) => fields.po_number !== undefined && sameValue('po_number', fields.po_number.value, po_number.value))
      : null,
  );
  return extractions.map(
    (extraction, index) =>
      byNumber[index] ??
      take(({ type }) => drafts(type) === drafts(extraction.documentType)) ??
      (extractions.length === 1 ? take(() => true) : null),
  );
}
