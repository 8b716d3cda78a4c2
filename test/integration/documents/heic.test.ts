/** Photographs as telephones send them (HEIC). */
import { existsSync, readFileSync } from 'node:fs';
import { type DocumentContent, unreadText } from '@order-intake/order-extraction/document';
import { expect } from 'chai';
import { isLeft, isRight } from 'fp-ts/lib/Either.js';
import { after, before, describe, it } from 'mocha';
import sharp from 'sharp';
import { createDocumentReader, type StoppableDocumentReader } from '../../../src/adapters/documents/document-reader.ts';
import { type HeicOptions, heicOf } from '../../support/documents/heic/index.ts';
import { pdfOf, write } from '../../support/documents/pdf.ts';
import { temporaryFiles } from './support/files.ts';
import { scanned } from './support/scan.ts';

const lines = [
  'Purchase order number PO-48213 of Northgate School District',
  'Please deliver the following articles before the end of March',
  'Adjustable desk lamp        12        24.50',
  'Recycled copy paper        40        4.20',
];

describe('reading HEIC pictures', () => {
  let reader: StoppableDocumentReader;
  let files: Awaited<ReturnType<typeof temporaryFiles>>;
  let page: Buffer;
  let good: Buffer;

  const outcome = async (name: string, bytes: Buffer) => reader.read(await files.write(name, bytes));
  const wordsOf = async (name: string, bytes: Buffer): Promise<readonly string[]> => {
    const result = await outcome(name, bytes);
    if (isLeft(result)) throw new Error(`refused: ${result.left.code}: ${result.left.reason}`);
    return result.right.pages.map(({ words }: DocumentContent['pages'][number]) => words.map(({ text }) => text).join(' '));
  };
  const refusal = async (bytes: Buffer): Promise<string> => {
    const result = await outcome('order.heic', bytes);
    return isLeft(result) ? result.left.code : `read: ${JSON.stringify(result.right.pages.map(({ words }) => words.length))}`;
  };

  before(async () => {
    files = await temporaryFiles();
    reader = createDocumentReader({ poolSize: 1, secondReader: null });
    const pdf = await pdfOf((paper) => {
      for (const [index, line] of lines.entries()) write(paper, line, 60, 120 + index * 26, 12);
    });
    page = await (await scanned(pdf)).png().toBuffer();
    good = await heicOf(page);
  });
  after(async () => {
    await reader?.stop();
    await files?.remove();
  });

  const variants: readonly (readonly [string, string, HeicOptions])[] = [
    ['in one piece', 'order.heic', {}],
    ['in tiles, as iPhones write it', 'IMG_0042.HEIC', { tile: 512 }],
    ['to be turned by the viewer', 'order.heic', { turns: 1 }],
    ['with the general brand of such files', 'order.heif', { brand: 'mif1' }],
  ];
  for (const [what, name, options] of variants)
    it(`a page ${what} is read`, async () => {
      const turned = options.turns
        ? await sharp(page)
            .rotate(90 * options.turns)
            .png()
            .toBuffer()
        : page;
      const [text = ''] = await wordsOf(name, await heicOf(turned, options));
      for (const part of ['PO-48213', 'desk lamp', '24.50', '4.20']) expect(text).to.include(part);
    });

  it('each picture of a file is a page', async () => {
    const blank = await sharp({ create: { width: 640, height: 800, channels: 3, background: 'white' } })
      .png()
      .toBuffer();
    const [first = '', second = ''] = await wordsOf('order.heic', await heicOf([blank, page]));
    expect(first).to.equal('');
    expect(second).to.include('PO-48213');
  });

  it('a page is shown to a person as a picture', async () => {
    const shown = await reader.pagePicture(await files.write('order.heic', good), 1);
    if (isLeft(shown)) throw new Error(unreadText(shown.left.reason));
    const { width = 0, height = 0 } = await sharp(Buffer.from(shown.right.png)).metadata();
    expect(height).to.be.greaterThan(width);
    const sizes = await reader.pageSizes(await files.write('again.heic', good));
    expect(isRight(sizes) && sizes.right.length).to.equal(1);
  });

  it('one that is too large or too small for a document is refused by what its header says', async () => {
    expect(await refusal(await heicOf(page, { said: { width: 60_000, height: 40_000 } }))).to.equal('too_large');
    const logo = await sharp({ create: { width: 160, height: 160, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    expect(await refusal(await heicOf(logo))).to.equal('not_a_document');
  });

  const half = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length / 2));
  const scribbled = (bytes: Buffer) => Buffer.concat([bytes.subarray(0, 600), Buffer.alloc(bytes.length - 600, 0xa7)]);
  const codedAs = (bytes: Buffer, codec: string) => Buffer.from(bytes.toString('latin1').replaceAll('hvc1', codec), 'latin1');
  const withoutPicture = () => Buffer.from('00000018667479706865696300000000686569636d696631', 'hex');
  it('damaged ones are refused, and the next good one is read', async () => {
    expect(await refusal(half(good)), 'cut in half').to.equal('corrupt');
    expect(await refusal(codedAs(good, 'zzz1')), 'of an unknown codec').to.equal('corrupt');
    expect(await refusal(withoutPicture()), 'without a picture').to.equal('corrupt');
    expect(await refusal(scribbled(good)), 'scribbled over').to.match(/^(corrupt|empty|read)/);
    // the header tells less than it holds
    expect(await refusal(await heicOf(page, { said: { width: 400, height: 400 } }))).to.match(/^(corrupt|empty|read)/);
    expect((await wordsOf('order.heic', good)).join()).to.include('PO-48213');
  });

  it('f05a-order.heic is read', async function () {
    const path = new URL('../../../../shared/vectors/faults/f05a-order.heic', import.meta.url);
    if (!existsSync(path)) {
      console.log('      the fault files (../shared/vectors/faults) are not here');
      this.skip();
    }
    const text = (await wordsOf('f05a-order.heic', readFileSync(path))).join(' ');
    expect(text).to.include('PO-7853').and.to.include('1,375.20');
  });
});
