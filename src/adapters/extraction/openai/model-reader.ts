/** Asks a model to read documents: budget, question, answer, and of the answer what the documents say. */
import { randomBytes } from 'node:crypto';
import type { DocumentPictures, Extraction, ExtractionContext, ReadDocument } from '@order-intake/order-extraction/document';
import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js';
import { type FindRecordsForModel, noRecords, type RecordsForModel } from '../../../domain/shared/model-records.port.ts';
import { companyDomainOf } from '../../../domain/shared/public-mail-domains.ts';
import { type ModelUsage, noUsage } from '../../model/model.types.ts';
import type { ModelFault } from '../../model/model-fault.ts';
import { tokensOfPicture, tokensOfText } from '../../model/prompt-size.ts';
import { type Part, partsOf, pieceTexts } from './document-lines.ts';
import type { DocumentModel } from './document-model.ts';
import { type GroundedDocument, groundedDocument } from './grounded-document.ts';
import { type Ground, groundOf } from './grounding.ts';
import { heard } from './machine-words.ts';
import type { ModelBudget } from './model-budget.ts';
import { obeys } from './obeyed.ts';
import { type PageToSee, pagesToSee, picturesOf, type ShownPages } from './pages-to-see.ts';
import { instructions, questionText } from './prompt.ts';
import { redaction } from './redaction.ts';
import { senderAddresses } from './sender-addresses.ts';

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
  /** `builtIn`: what the built-in readers made of the same documents */
  readonly read: (
    documents: readonly ReadDocument[],
    context: ExtractionContext,
    builtIn?: readonly Extraction[],
  ) => Promise<ModelReading>;
};

/** What a company lets a model see. `records`: its customers, articles and orders; `redacts`: nothing of contact persons. */
export type ModelPolicy = { readonly records: boolean; readonly redacts: boolean };
/** Of tools that know no company: there is nothing to send beside the documents. */
const openPolicy: ModelPolicy = { records: false, redacts: false };

export type ModelReaderOptions = {
  readonly model: DocumentModel;
  readonly pictures: DocumentPictures;
  readonly budget: ModelBudget;
  /** tokens that one question and its answer may need */
  readonly documentTokens: number;
  readonly shows?: ShownPages;
  readonly policyOf?: (companyId: string) => Promise<ModelPolicy>;
  readonly findRecords?: FindRecordsForModel;
};

const longestAnswer = 16_000;

export function createModelReader(options: ModelReaderOptions): ModelReader {
  const { model, pictures, budget, documentTokens, shows = 'pages' } = options;

  const recordsFor = async (parts: readonly Part[], context: ExtractionContext, extractions: readonly Extraction[]) => {
    const { companyId, mail } = context;
    if (companyId === undefined || !options.findRecords) return noRecords;
    return options.findRecords(companyId, { extractions, texts: pieceTexts(parts), sender: mail?.sender ?? null });
  };

  const query = async (documents: readonly ReadDocument[], context: ExtractionContext, extractions: readonly Extraction[]) => {
    const { companyId } = context;
    const policy = (companyId === undefined ? undefined : await options.policyOf?.(companyId)) ?? openPolicy;
    const { parts, spoken } = heard(partsOf(documents));
    const records: RecordsForModel = policy.records ? await recordsFor(parts, context, extractions) : noRecords;
    const { subject = null, sender = null } = context.mail ?? {};
    const replaced = policy.redacts ? redaction(parts, [subject ?? '', ...documents.map(({ name }) => name)]) : null;
    const marker = randomBytes(6).toString('hex');
    const mail = { subject, sender: replaced ? sender && companyDomainOf(sender) : sender };
    const mailContext = { ...context, ...(context.mail ? { mail } : {}) };
    const text = questionText({
      documents,
      parts: replaced?.parts ?? parts,
      context: mailContext,
      records,
      redaction: replaced,
      marker,
    });
    const sees = !policy.redacts && (model.sees?.() ?? true);
    return {
      parts,
      spoken,
      text,
      restored: replaced?.restored,
      pages: sees ? pagesToSee(documents, shows, pagesOf(spoken)) : [],
    };
  };

  return {
    read: async (documents, context, builtIn = []) => {
      const started = performance.now();
      const answered = (result: ModelReading['result'], usage: ModelUsage): ModelReading => ({
        model: model.name,
        usage,
        ms: Math.round(performance.now() - started),
        result,
      });
      const { parts, spoken, text, restored, pages } = await query(documents, context, builtIn);
      const textTokens = tokensOfText(instructions) + tokensOfText(text);
      const fitting = withinTokens(pages, documents, documentTokens - textTokens - longestAnswer);
      if (!fitting) return answered(left('document_budget'), noUsage);
      const inputTokens = textTokens + fitting.length * tokensOfPicture;
      const reserved = await budget.reserve(context.companyId ?? '', { inputTokens, outputTokens: longestAnswer });
      if (isLeft(reserved)) return answered(reserved, noUsage);
      let used = noUsage;
      try {
        const pageImages = await picturesOf(fitting, pictures);
        const { result, usage } = await model.ask({ text, pictures: pageImages, longestAnswer, mostTokens: documentTokens });
        used = usage;
        if (isLeft(result)) return answered(result, usage);
        const answer = restored?.(result.right) ?? result.right;
        const ground = groundOf(parts);
        if (spoken.length > 0 && obeys(answer, ground, groundOf(spoken))) return answered(left('obeyed_document'), usage);
        const senders = senderAddresses(documents, context);
        const grounded = answer.documents.map((document) => groundedDocument(document, ground, senders));
        return answered(right({ documents: grounded, isPrinted: ground.prints }), usage);
      } finally {
        await reserved.right.settle(used);
      }
    },
  };
}

/** Pages by `file page` that say something. */
const pagesOf = (parts: readonly Part[]): ReadonlySet<string> =>
  new Set(
    parts.flatMap(({ file, lines }) =>
      lines.flatMap(({ tokens }) => tokens.flatMap(({ place }) => (place.kind === 'box' ? [`${file} ${place.page}`] : []))),
    ),
  );

/** Pages of text do without their pictures where there is no room for them; scans do not. Null: the documents are too long. */
function withinTokens(
  pages: readonly PageToSee[],
  documents: readonly ReadDocument[],
  tokens: number,
): readonly PageToSee[] | null {
  const room = Math.floor(tokens / tokensOfPicture);
  const scans = pagesToSee(documents, 'scans').length;
  return tokens < 0 || Math.min(scans, pages.length) > room ? null : pages.slice(0, room);
}
