/** Plays a model over documents with truth: what the built-in readers and it together make of them. */
import { basename } from 'node:path';
import { createBuiltInExtractor } from '@order-intake/order-extraction';
import {
  type DocumentContent,
  type DocumentPictures,
  drafts,
  type Extraction,
  type Extractor,
  mailTextType,
  NotExtractable,
  type Page,
  type ReadDocument,
  saidInWords,
  unread,
  type Word,
} from '@order-intake/order-extraction/document';
import { left } from 'fp-ts/lib/Either.js';
import { createCombinedExtractor } from '../../src/adapters/extraction/combined/combined-extractor.ts';
import { createDocumentModel } from '../../src/adapters/extraction/openai/document-model.ts';
import { createRunBudget } from '../../src/adapters/extraction/openai/model-budget.ts';
import { createModelReader } from '../../src/adapters/extraction/openai/model-reader.ts';
import { extractionView } from '../../src/domain/shared/extraction-view.ts';
import type { Truth } from '../../test/support/order-documents/index.ts';
import type { Judged } from '../score/tally.ts';
import { type Case, nobody } from './cases.ts';
import { injection, type Player } from './players.ts';

const builtInAnew = (): Extractor => createBuiltInExtractor();

/** Of a message only what is surely said in it becomes an order. */
const settled = ({ documents }: Case, extractions: readonly Extraction[]): readonly Extraction[] =>
  documents.every(({ content }) => content.type === mailTextType) ? saidInWords(extractions) : extractions;

const judged = (one: Case, extractions: readonly Extraction[]): Judged => {
  const { name, layout, scan, truth } = one.source;
  return { name, layout, scan, truth, views: settled(one, extractions).map(extractionView), error: one.error };
};

const noPictures: DocumentPictures = {
  picture: async () => left({ code: 'corrupt', reason: unread.other('players see no picture') }),
};

/** A document out of another file has none of its own here: it is read by its text. */
const withFiles = ({ documents, source }: Case): readonly ReadDocument[] =>
  documents.map((document) =>
    document.name === basename(source.path)
      ? { ...document, file: { path: source.path, name: document.name, declaredType: null } }
      : document,
  );

export const builtInAlone = (one: Case): Judged => judged(one, one.builtIn);

/** `pictures`: of players that see; the others are shown none. */
export async function played(
  one: Case,
  player: Player,
  truths: readonly Truth[],
  pictures: DocumentPictures = noPictures,
): Promise<Judged> {
  const { truth, name } = one.source;
  const model = createDocumentModel({
    model: player.model({ truth, name, truths }),
    ...(player.deadlineMs === undefined ? {} : { deadlineMs: player.deadlineMs }),
  });
  const reader = createModelReader({
    model,
    pictures,
    budget: createRunBudget(Number.MAX_SAFE_INTEGER),
    documentTokens: 10_000_000,
  });
  const rules: Extractor = {
    name: 'built-in',
    extract: async () => {
      if (one.error !== null) throw new NotExtractable({ code: 'timed_out', reason: unread.other(one.error) });
      return one.builtIn;
    },
  };
  const extractions =
    one.documents.length === 0
      ? []
      : await createCombinedExtractor(rules, reader)
          .extract(player.sees ? withFiles(one) : one.documents, nobody)
          .catch((error: unknown) => {
            if (!(error instanceof NotExtractable)) throw error;
            return [];
          });
  return judged(one, extractions);
}

const anew = async (one: Case): Promise<Case> => ({ ...one, builtIn: await builtInAnew().extract(one.documents, nobody) });

const wordsInLine = 7;

function injected(content: DocumentContent): DocumentContent {
  const pages = content.pages.map((page, at): Page => {
    if (at < content.pages.length - 1) return page;
    const y = Math.max(0, ...page.words.map((word) => word.y + word.height)) + 20;
    const words = injection.split(' ').map((text, index): Word => {
      const [row, column] = [Math.floor(index / wordsInLine), index % wordsInLine];
      return { text, x: 40 + column * 68, y: y + row * 12, width: 60, height: 9, bold: false };
    });
    return { ...page, words: [...page.words, ...words] };
  });
  const sheets = content.sheets.map((sheet, at) => {
    const row = Math.max(0, ...sheet.cells.map((cell) => cell.row)) + 3;
    return at < content.sheets.length - 1 ? sheet : { ...sheet, cells: [...sheet.cells, { row, column: 0, text: injection }] };
  });
  return { ...content, pages, sheets };
}

/** The same documents with words in them that speak to machines. */
export const withInjection = (one: Case): Promise<Case> =>
  anew({ ...one, documents: one.documents.map((document) => ({ ...document, content: injected(document.content) })) });

/** With a number of its own, by which it is known again among two. */
const isOrder = ({ source: { truth }, documents, error }: Case): boolean =>
  drafts(truth.document_type as Extraction['documentType']) &&
  truth.po_number != null &&
  documents.length === 1 &&
  error === null;

/** Orders two by two, as files of one mail. */
export const inPairs = (cases: readonly Case[]): Promise<readonly Case[]> => {
  const orders = cases.filter(isOrder);
  return Promise.all(
    orders.flatMap((one, at) => {
      const other = at % 2 === 0 ? orders[at + 1] : undefined;
      if (!other) return [];
      const truth = { ...one.source.truth, others: [other.source.truth] };
      return [
        anew({
          ...one,
          source: { ...one.source, name: `${one.source.name} and ${other.source.name}`, truth },
          documents: [...one.documents, ...other.documents],
        }),
      ];
    }),
  );
};
