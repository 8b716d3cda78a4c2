import { setTimeout as after } from 'node:timers/promises';
import type { DocumentContent } from '@order-intake/order-extraction/document';
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { explained } from '../../../src/main/tools/extract/explain.ts';
import { inOrder } from '../../../src/main/tools/extract/in-order.ts';
import { prettyText } from '../../../src/main/tools/extract/pretty.ts';
import { extraction, field } from '../../support/samples.ts';

const collect = async <T>(items: AsyncIterable<T>): Promise<readonly T[]> => {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
};

async function* numbers(upTo: number, onAsk: (n: number) => void = () => undefined): AsyncIterable<number> {
  for (let n = 0; n < upTo; n++) {
    onAsk(n);
    yield n;
  }
}

const content: DocumentContent = {
  type: 'pdf',
  sha256: 'ab'.repeat(32),
  size: 10,
  pages: [
    {
      number: 1,
      width: 200,
      height: 100,
      reader: 'text',
      words: [{ text: '<b>&"x"\u0007', x: 10, y: 20, width: 30, height: 8, bold: true }],
    },
  ],
  sheets: [],
  warnings: [],
  readMs: 1,
};

describe('the parts of npm run extract', () => {
  it('results come in the order of the items, whichever is done first', async () => {
    const results = inOrder(numbers(9), 4, async (n) => {
      await after((9 - n) * 2);
      return n * 10;
    });
    expect(await collect(results)).to.deep.equal([0, 10, 20, 30, 40, 50, 60, 70, 80]);
  });

  it('an endless source is never asked for more than the width ahead of what was taken', async () => {
    let asked = 0;
    let taken = 0;
    for await (const _ of inOrder(
      numbers(100, (n) => (asked = n)),
      5,
      async (n) => n,
    )) {
      expect(asked - taken).to.be.at.most(5);
      taken += 1;
    }
    expect(taken).to.equal(100);
  });

  it('text of a document can neither steer the terminal nor break the drawing', () => {
    const hostile = extraction({ fields: { customer_name: field('\u001b[2J<script>&"A"') } });
    const table = prettyText({ file: 'a\u001b[31m.pdf', content, extractions: [hostile] });
    expect(table).not.to.match(/[^\P{C}\n]/u);
    const [drawing] = explained({ file: '../x/a b.pdf', content, extractions: [hostile] });
    expect(drawing?.name).to.equal('x_a_b.pdf.page-1.svg');
    expect(drawing?.text).to.contain('&lt;b&gt;&amp;&quot;x&quot;</text>');
    expect(drawing?.text).to.contain('<title>customer_name: [2J&lt;script&gt;&amp;&quot;A&quot; (0.98)</title>');
  });
});
