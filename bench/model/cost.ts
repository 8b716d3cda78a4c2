/** What reading a set of documents would cost: everything that would be sent and answered is counted, and nothing is sent. */
import { right } from 'fp-ts/lib/Either.js';
import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import { createDocumentModel } from '../../src/adapters/extraction/openai/document-model.ts';
import { createRunBudget } from '../../src/adapters/extraction/openai/model-budget.ts';
import { createModelReader } from '../../src/adapters/extraction/openai/model-reader.ts';
import type { LanguageModel, ModelRequest } from '../../src/adapters/model/model.types.ts';
import { type Case, nobody } from './cases.ts';
import { oracleAnswer } from './oracle.ts';
import { type ListedPrice, priceList } from './price-list.ts';

type Size = { readonly width: number; readonly height: number };
/** tokens by the encoding o200k_base */
export type Sent = { readonly question: number; readonly answer: number; readonly pictures: readonly Size[] };

const dpi = 150;
const longSide = Math.round(11.69 * dpi);

/** Pixels of a page as it is drawn for a model (src/adapters/documents/render/picture.work.ts). */
export function drawn({ width, height }: Size): Size {
  const [w, h] = [(width / 72) * dpi, (height / 72) * dpi];
  const scale = Math.min(1, longSide / Math.max(w, h));
  return { width: Math.round(w * scale), height: Math.round(h * scale) };
}

const textOf = ({ instructions, messages, answer }: ModelRequest): string =>
  [instructions, JSON.stringify(answer.schema), ...messages.map(({ text }) => text)].join('\n');

/** Null: the document is not sent at all. */
export async function sentFor({ documents, source, builtIn }: Case, withPictures: boolean): Promise<Sent | null> {
  let question = 0;
  let answer = 0;
  const pictures: Size[] = [];
  const model: LanguageModel = {
    provider: 'openai',
    name: 'counted',
    send: async (request) => {
      const text = JSON.stringify({ documents: oracleAnswer(source.truth, request.messages[0]?.text ?? '') });
      question += countTokens(textOf(request));
      answer += countTokens(text);
      return { result: right({ text, calls: [], raw: null, end: 'complete' }), usage: { inputTokens: 0, outputTokens: 0 } };
    },
  };
  // the name of a file is its place among the documents, so that its pages are known again
  const named = documents.map((document, at) => ({ ...document, file: { path: '', name: String(at), declaredType: null } }));
  const reader = createModelReader({
    model: createDocumentModel({ model }),
    pictures: {
      picture: async ({ name }, number) => {
        const page = documents[Number(name)]?.content.pages.find((one) => one.number === number);
        if (page) pictures.push(drawn(page));
        return right(new Uint8Array());
      },
    },
    budget: createRunBudget(Number.MAX_SAFE_INTEGER),
    documentTokens: 80_000,
    shows: withPictures ? 'pages' : 'none',
  });
  await reader.read(named, nobody, builtIn);
  return question === 0 ? null : { question, answer, pictures };
}

export type CostOfModel = {
  readonly model: string;
  readonly pictures: boolean;
  /** on average of a document */
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly cents: number;
  /** of the dearest one of a hundred */
  readonly centsAt95: number;
};

const round = (value: number, places: number): number => Number(value.toFixed(places));
const average = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / Math.max(1, values.length);

export function costOf(
  { model, input, output, pictureTokens }: ListedPrice,
  sent: readonly Sent[],
  pictures: boolean,
): CostOfModel {
  const tokens = sent.map((one) => ({
    input: one.question + one.pictures.reduce((sum, { width, height }) => sum + pictureTokens(width, height), 0),
    output: one.answer,
  }));
  const cents = tokens.map((one) => ((one.input * input + one.output * output) / 1_000_000) * 100).sort((a, b) => a - b);
  return {
    model,
    pictures,
    inputTokens: Math.round(average(tokens.map((one) => one.input))),
    outputTokens: Math.round(average(tokens.map((one) => one.output))),
    cents: round(average(cents), 4),
    centsAt95: round(cents[Math.floor(cents.length * 0.95)] ?? 0, 4),
  };
}

export type CostOfSet = { readonly documents: number; readonly notSent: number; readonly costs: readonly CostOfModel[] };

export async function costOfSet(cases: readonly Case[]): Promise<CostOfSet> {
  const costs: CostOfModel[] = [];
  let notSent = 0;
  for (const withPictures of [false, true]) {
    const sent: Sent[] = [];
    for (const one of cases.filter(({ documents }) => documents.length > 0)) {
      const counted = await sentFor(one, withPictures);
      if (counted) sent.push(counted);
    }
    notSent = cases.length - sent.length;
    costs.push(...priceList.map((price) => costOf(price, sent, withPictures)));
  }
  return { documents: cases.length, notSent, costs };
}
