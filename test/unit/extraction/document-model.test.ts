import { expect } from 'chai';
import { isLeft, right } from 'fp-ts/lib/Either.js';
import { describe, it } from 'mocha';
import { createDocumentModel } from '../../../src/adapters/extraction/openai/document-model.ts';
import type { LanguageModel } from '../../../src/adapters/model/model.types.ts';
import { answerText, modelDocument, modelLine, said } from '../../support/model-answers.ts';

/** Every answer is cut off after one more line, and costs 10,000 tokens. */
const endless = (): { readonly model: LanguageModel; readonly asked: () => number } => {
  let asked = 0;
  const model: LanguageModel = {
    provider: 'openai',
    name: 'm',
    send: async () => {
      asked += 1;
      const line = modelLine({ code: said(`A-${asked}`) });
      const text = `${answerText(modelDocument({ po_number: said('1'), lines: [line] })).slice(0, -3)}, {"name`;
      return {
        result: right({ text, calls: [], raw: null, end: 'cut_off' }),
        usage: { inputTokens: 9_000, outputTokens: 1_000 },
      };
    },
  };
  return { model, asked: () => asked };
};

describe('an answer that never ends', () => {
  const ask = async (mostTokens: number) => {
    const { model, asked } = endless();
    const answered = await createDocumentModel({ model }).ask({ text: 'x', pictures: [], longestAnswer: 1_000, mostTokens });
    return { fault: isLeft(answered.result) ? answered.result.left : null, asked: asked(), usage: answered.usage };
  };

  it('is not continued beyond the tokens of the document, and what it cost is told', async () => {
    expect(await ask(25_000)).to.deep.equal({
      fault: 'truncated',
      asked: 3,
      usage: { inputTokens: 27_000, outputTokens: 3_000 },
    });
  });

  it('is given up after eight parts', async () => {
    expect(await ask(1_000_000)).to.deep.include({ fault: 'truncated', asked: 8 });
  });
});
