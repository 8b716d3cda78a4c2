import { expect } from 'chai';
import { describe, it } from 'mocha';
import { costOf, drawn, sentFor } from '../../../bench/model/cost.ts';
import { type ListedPrice, priceList } from '../../../bench/model/price-list.ts';
import { pagesOf } from '../../support/documents/page.ts';

const price = (model: string): ListedPrice => {
  const found = priceList.find((one) => one.model === model);
  if (!found) throw new Error(`no price of ${model}`);
  return found;
};

describe('what a document costs', () => {
  it('pictures count as they were counted by the providers', () => {
    const sizes = [
      [256, 256],
      [1024, 1024],
      [1280, 720],
      [1920, 1080],
      [2560, 1440],
      [3840, 2160],
    ] as const;
    const tokens = (model: string) => sizes.map(([width, height]) => price(model).pictureTokens(width, height));
    expect(tokens('gpt-6-luna').slice(0, 4)).to.deep.equal([77, 1229, 1104, 2448]);
    for (const capped of tokens('gpt-6-luna').slice(4)) expect(capped).to.be.within(2_900, 3_000);
    // theirs include 77 tokens of the question beside it
    expect(tokens('claude-haiku-5-5').slice(0, 4)).to.deep.equal([177, 1446, 1273, 2768].map((all) => all - 77));
  });

  it('a page of A4 is drawn at 150 dots an inch', () => {
    expect(drawn({ width: 595, height: 842 })).to.deep.equal({ width: 1239, height: 1754 });
    expect(drawn({ width: 1190, height: 1684 }).height).to.equal(1754);
  });

  it('tokens of questions, answers and pictures cost what the list says', () => {
    const sent = [
      { question: 1_000_000, answer: 100_000, pictures: [] },
      { question: 0, answer: 0, pictures: [{ width: 1024, height: 1024 }] },
    ];
    const { cents, inputTokens, outputTokens } = costOf(price('claude-sonnet-5-5'), sent, true);
    expect([inputTokens, outputTokens]).to.deep.equal([Math.round((1_000_000 + 1_369) / 2), 50_000]);
    expect(cents).to.be.closeTo((200 + 100 + 1_369 * 0.0002) / 2, 0.0001);
  });

  it('counts what would be sent, pictures only where they are', async () => {
    const content = pagesOf('\nPO Number: PO-1\nDesk lamp   3   12.50   37.50\n\fAnother page: 3\n');
    const source = {
      name: 'x',
      path: '',
      layout: '',
      scan: false,
      truth: { document_type: 'order', po_number: 'PO-1' },
    } as const;
    const one = { source, documents: [{ name: 'x.pdf', content }], builtIn: [], error: null } as unknown as Parameters<
      typeof sentFor
    >[0];
    const [without, beside] = [await sentFor(one, false), await sentFor(one, true)];
    expect(without?.pictures).to.deep.equal([]);
    expect(beside?.pictures).to.have.length(2);
    // the labels of pictures are not counted: a dozen tokens
    expect(beside?.question).to.be.closeTo(without?.question ?? 0, 8); // the marker is another each time
    expect(without?.question).to.be.above(1_000);
  });
});
