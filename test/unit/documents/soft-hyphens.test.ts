import { expect } from 'chai';
import { describe, it } from 'mocha';
import { openPdf } from '../../../src/adapters/documents/pdf/open.ts';
import { readPage } from '../../../src/adapters/documents/pdf/page.ts';
import { factsOf } from '../../../src/adapters/documents/pdf/page-facts.ts';
import { rawPdf, stream } from '../../support/hostile/raw-pdf.ts';

/** A font whose hyphen a program mapped to the soft hyphen, as some do, and whose ligature is one character for two. */
const toUnicode = `/CIDInit /ProcSet findresource begin begincmap
1 begincodespacerange <00> <FF> endcodespacerange
2 beginbfrange <20> <2C> <0020> <2E> <7E> <002E> endbfrange
2 beginbfchar <2D> <00AD> <40> <00660069> endbfchar
endcmap end`;

/** The words of a page with these contents, as they are read. */
async function wordsOf(contents: string): Promise<readonly string[]> {
  const document = await openPdf(
    rawPdf([
      '<</Type/Catalog/Pages 2 0 R>>',
      '<</Type/Pages/Kids[3 0 R]/Count 1>>',
      '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>',
      stream(contents),
      '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/ToUnicode 6 0 R>>',
      stream(toUnicode),
    ]),
  );
  try {
    const first = await document.getPage(1);
    const { page } = await readPage(first, 1, factsOf(first, await document.getOptionalContentConfig()));
    return page.words.map(({ text }) => text);
  } finally {
    await document.loadingTask.destroy();
  }
}

const line = (y: number, text: string): string => `BT /F 12 Tf 50 ${y} Td (${text}) Tj ET\n`;
/** so much text that the page is no scan */
const rest = line(600, 'Please deliver all of this to the goods entrance of our works in Northgate.');

describe('hyphens of a PDF whose font calls them soft', () => {
  it('stay in numbers and codes', async () => {
    const words = await wordsOf(`${line(700, 'Order No: 4500-77603')}${line(680, 'NL-2030 Hex bolts')}${rest}`);
    expect(words.slice(0, 6)).to.deep.equal(['Order', 'No:', '4500-77603', 'NL-2030', 'Hex', 'bolts']);
  });

  it('stay where a number is drawn piece by piece', async () => {
    const pieces = 'BT /F 12 Tf 50 700 Td (Order 4500) Tj (-) Tj (77603) Tj ET\n';
    const words = await wordsOf(`${pieces}${line(680, '450077603')}${rest}`);
    expect(words.slice(0, 3)).to.deep.equal(['Order', '4500-77603', '450077603']);
  });

  it('stay on a page whose text differs from what is painted', async () => {
    const words = await wordsOf(`${line(720, 'Of@ce@nder')}${line(700, 'AB-12 and AB-13')}${rest}`);
    expect(words).to.include.members(['AB-12', 'AB-13']);
  });

  it('are not put into words that have none', async () => {
    const words = await wordsOf(`${line(700, '1234 5678')}${rest}`);
    expect(words.join(' ')).to.not.include('-');
  });
});
