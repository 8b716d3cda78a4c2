import type { DocumentContent, SecondReading, Word } from '@order-intake/order-extraction/document';
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { extractOne, fieldValue, linesOf, pagesOf } from '../../support/documents/page.ts';

const drawing =
  '# Purchase Order\nKestrel Hardware Inc.\nOrder No: PO-4711\nDelivery date: 2026-04-18\n\nQty    Description        Price     Amount\n3      Desk lamp          10.00     30.00\n5      Copy paper         4.20      21.00\n                          Total     51.00';

/** The same page as a scan: words have no runs, boxes as high as letters, and lines that fall to the right. */
function scannedPage(fall: number): DocumentContent {
  const content = pagesOf(drawing);
  return {
    ...content,
    pages: content.pages.map((page) => ({
      ...page,
      reader: 'ocr' as const,
      words: page.words.map(({ run: _, ...word }) => ({ ...word, y: word.y + (word.x + word.width / 2) * fall, bold: false })),
    })),
  };
}

describe('scans', () => {
  for (const fall of [0, 0.035, -0.035])
    it(`are read where their lines fall by ${fall} to the right`, async () => {
      const extraction = await extractOne(scannedPage(fall));
      expect(linesOf(extraction)).to.deep.equal(['3 Desk lamp @ 10.00', '5 Copy paper @ 4.20']);
      expect(fieldValue(extraction, 'po_number')).to.equal('PO-4711');
      expect(extraction.lines[0]?.qty?.reader).to.equal('ocr');
    });

  it('have money again whose points were lost, in a column of sums, and no other numbers', async () => {
    const drawn = (rows: string): DocumentContent => {
      const content = pagesOf(`# Purchase Order 4711\n\nQty    Description           Each      Total\n${rows}`);
      const pages = content.pages.map((page) => ({
        ...page,
        reader: 'ocr' as const,
        words: page.words.map(({ run: _, ...word }) => ({ ...word, bold: false })),
      }));
      return { ...content, pages };
    };
    const read = async (rows: string) => {
      const extraction = await extractOne(drawn(rows));
      return [...linesOf(extraction), fieldValue(extraction, 'total')];
    };
    expect(
      await read(
        '8      Brake pad set         21.50      172 00\n4      Brake disc 280 mm     52.80      211 20\n300    Bulb H7 12V           2.65       795 00\n\n                             Total    1,178 20',
      ),
    ).to.deep.equal(['8 Brake pad set @ 21.50', '4 Brake disc 280 mm @ 52.80', '300 Bulb H7 12V @ 2.65', '1178.20']);
    expect(
      await read(
        '2      Cable tie 200 48      10,50      21 00\n5      Cable tie 300 48      12,00      60 00\n1      Drum                  19,25      19 25',
      ),
    ).to.deep.equal(['2 Cable tie 200 48 @ 10.50', '5 Cable tie 300 48 @ 12.00', '1 Drum @ 19.25', null]);
    const [first] = (
      await extractOne(drawn('8      Brake pad set         21.50      172 00\n4      Brake disc            52.80      211 20'))
    ).lines;
    expect(first?.amount?.value ?? null, 'two are not enough').to.not.equal('172.00');
    expect(
      await read(
        '8      Brake pad set         21. 50     172 .00\n4      Brake disc            52. 80     211 .20\n\n                             Total      383 .20',
      ),
    ).to.deep.equal(['8 Brake pad set @ 21.50', '4 Brake disc @ 52.80', '383.20']);
  });

  it('keep the place of a value as it stands on the skewed page', async () => {
    const [level, skewed] = [await extractOne(scannedPage(0)), await extractOne(scannedPage(0.035))];
    const y = (place: unknown): number => (place as { y: number }).y;
    const amounts = [level, skewed].map((extraction) => y(extraction.lines[0]?.amount?.place));
    expect((amounts[1] ?? 0) - (amounts[0] ?? 0)).to.be.greaterThan(5);
  });

  it('doubt a number that OCR was not sure of, unless the arithmetic of its row confirms it', async () => {
    const unsure = (text: string, drawn: DocumentContent): DocumentContent => ({
      ...drawn,
      pages: drawn.pages.map((page) => ({
        ...page,
        words: page.words.map((word) => ({ ...word, confidence: word.text === text ? 0.4 : 0.96 })),
      })),
    });
    const codes = async (content: DocumentContent) => (await extractOne(content)).reasons.map(({ code }) => code);
    const scan = scannedPage(0);
    expect(await codes(unsure('3', scan))).not.to.include('ocr_low');
    const without = { ...scan, pages: scan.pages.map((page) => ({ ...page, words: page.words.filter(({ x }) => x < 150) })) };
    expect(await codes(unsure('3', without))).to.include('ocr_low');
    expect(await codes(unsure('Delivery', without))).not.to.include('ocr_low');
    const [sure, doubted] = [await extractOne(unsure('', without)), await extractOne(unsure('3', without))];
    expect(doubted.lines[0]?.qty?.confidence ?? 1).to.be.below(sure.lines[0]?.qty?.confidence ?? 0);
  });

  const heard = (says: (word: Word) => SecondReading | undefined, drawn = scannedPage(0)): DocumentContent => ({
    ...drawn,
    pages: drawn.pages.map((page) => ({
      ...page,
      words: page.words.map((word) => {
        const second = /\d/.test(word.text) ? says(word) : undefined;
        return { ...word, confidence: 0.96, ...(second ? { second } : {}) };
      }),
    })),
  });
  const codesOf = async (content: DocumentContent) => (await extractOne(content)).reasons.map(({ code }) => code);
  const agrees = { says: 'agrees' } as const;
  const others = (drawn: DocumentContent): DocumentContent => ({
    ...drawn,
    pages: drawn.pages.map((page) => ({ ...page, words: page.words.filter(({ x }) => x < 150) })),
  });

  it('are doubted where no second engine looked, and not where it confirms every number', async () => {
    expect(await codesOf(heard(() => undefined))).to.include('ocr_by_one_engine');
    const confirmed = await codesOf(heard(() => agrees));
    expect(confirmed).not.to.include('ocr_by_one_engine').and.not.to.include('ocr_low');
  });

  it('a quantity that nobody confirms is doubted, unless the arithmetic of its row does', async () => {
    const silent = (word: Word): SecondReading => (word.text === '3' ? { says: 'silent' } : agrees);
    expect(await codesOf(heard(silent))).not.to.include('ocr_low');
    expect(await codesOf(others(heard(silent)))).to.include('ocr_low');
    expect(await codesOf(others(heard(() => agrees)))).not.to.include('ocr_low');
  });

  it('an order number that the second engine reads otherwise is doubted', async () => {
    const differs = (word: Word): SecondReading => (word.text === 'PO-4711' ? { says: 'differs', text: 'PO-4717' } : agrees);
    const content = heard(differs);
    expect(await codesOf(content)).to.include('ocr_low');
    expect(fieldValue(await extractOne(content), 'po_number')).to.equal('PO-4711');
  });

  it('where a row does not add up, but does with what the second engine read, that is taken', async () => {
    const cut = scannedPage(0);
    const drawn = {
      ...cut,
      pages: cut.pages.map((page) => ({
        ...page,
        words: page.words.map((word) => (word.text === '30.00' ? { ...word, text: '80.00' } : word)),
      })),
    };
    const content = heard((word) => (word.text === '80.00' ? { says: 'differs', text: '30.00' } : agrees), drawn);
    const extraction = await extractOne(content);
    expect(linesOf(extraction)).to.deep.equal(['3 Desk lamp @ 10.00', '5 Copy paper @ 4.20']);
    expect(extraction.lines[0]?.amount?.value).to.equal('30.00');
    expect(extraction.reasons.map(({ code }) => code))
      .to.include('arithmetic_holds')
      .and.not.to.include('ocr_low');
  });

  it('a reading that does not add up either is never taken', async () => {
    const content = heard((word) => (word.text === '3' ? { says: 'differs', text: '8' } : agrees));
    expect(linesOf(await extractOne(content))).to.deep.equal(['3 Desk lamp @ 10.00', '5 Copy paper @ 4.20']);
  });
});
