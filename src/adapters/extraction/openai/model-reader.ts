/** Asks a model to read documents: budget, question, answer, and of the answer what the documents say. */
import { randomBytes } from 'node:crypto';
import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js';
import type { DocumentPictures, ExtractionContext, ReadDocument } from '../../../domain/shared/documents.port.ts';
import { type ModelPicture, type ModelUsage, noUsage } from '../../model/model.types.ts';
import type { ModelFault } from '../../model/model-fault.ts';
import { tokensOfPicture, tokensOfText } from '../../model/prompt-size.ts';
import { partsOf } from './document-lines.ts';
import type { DocumentModel } from './document-model.ts';
import { type GroundedDocument, groundedDocument } from './grounded-document.ts';
import { type Ground, groundOf } from './grounding.ts';
import { heard } from './machine-words.ts';
import type { ModelBudget } from './model-budget.ts';
import { obeys } from './obeyed.ts';
import { dataBlock, instructions } from './prompt.ts';

/** `isPrinted`: whether a number stands in the documents. */
export type GroundedAnswer = { readonly documents: readonly GroundedDocument[]; readonly isPrinted: Ground['prints'] };
export type ModelReading = {
  readonly model: string;
  readonly usage: ModelUsage;
  /** milliseconds */
  readonly ms: number;
  readonly result: Either<ModelFault, GroundedAnswer>;
};
export type ModelReader = {
  readonly read: (documents: readonly ReadDocument[], context: ExtractionContext) => Promise<ModelReading>;
};

export type ModelReaderOptions = {
  readonly model: DocumentModel;
  readonly pictures: DocumentPictures;
  readonly budget: ModelBudget;
  /** tokens that one question and its answer may need */
  readonly documentTokens: number;
};

const longestAnswer = 16_000;
const mostPictures = 10;

export const createModelReader = ({ model, pictures, budget, documentTokens }: ModelReaderOptions): ModelReader => ({
  read: async (documents, context) => {
    const started = performance.now();
    const answered = (result: ModelReading['result'], usage: ModelUsage): ModelReading => ({
      model: model.name,
      usage,
      ms: Math.round(performance.now() - started),
      result,
    });
    const { parts, spoken } = heard(partsOf(documents));
    const text = dataBlock(documents, parts, context, randomBytes(6).toString('hex'));
    const pages = pagesToSee(documents);
    const estimate = tokensOfText(instructions) + tokensOfText(text) + pages.length * tokensOfPicture + longestAnswer;
    if (estimate > documentTokens) return answered(left('document_budget'), noUsage);
    const reservation = await budget.reserve(context.companyId ?? '', estimate);
    if (!reservation) return answered(left('daily_budget'), noUsage);
    let used = noUsage;
    try {
      const seen = await picturesOf(pages, pictures);
      const { result, usage } = await model.ask({ text, pictures: seen, longestAnswer, mostTokens: documentTokens });
      used = usage;
      if (isLeft(result)) return answered(result, usage);
      const ground = groundOf(parts);
      if (spoken.length > 0 && obeys(result.right.documents, ground, groundOf(spoken))) return answered(left('obeyed_document'), usage);
      const grounded = result.right.documents.map((document) => groundedDocument(document, ground));
      return answered(right({ documents: grounded, isPrinted: ground.prints }), usage);
    } finally {
      await reservation.settle(used);
    }
  },
});

type PageToSee = { readonly file: NonNullable<ReadDocument['file']>; readonly page: number; readonly label: string };

/** Pages whose words come from OCR: the model sees the picture beside them. */
const pagesToSee = (documents: readonly ReadDocument[]): readonly PageToSee[] =>
  documents
    .flatMap(({ content, file }, index) =>
      file
        ? content.pages
            .filter(({ reader }) => reader === 'ocr')
            .map(({ number }) => ({ file, page: number, label: `Page ${number} of document ${index + 1} as a picture:` }))
        : [],
    )
    .slice(0, mostPictures);

async function picturesOf(pages: readonly PageToSee[], { picture }: DocumentPictures): Promise<readonly ModelPicture[]> {
  const seen: ModelPicture[] = [];
  for (const { file, page, label } of pages) {
    const made = await picture(file, page);
    if (!isLeft(made)) seen.push({ label, jpeg: made.right });
  }
  return seen;
}
