import { execFile } from 'node:child_process';
import { chmod, copyFile, cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import {
  type DocumentContent,
  type DocumentFile,
  type DocumentReader,
  type Page,
  unreadText,
} from '@order-intake/order-extraction/document';
import { expect } from 'chai';
import { isLeft } from 'fp-ts/lib/Either.js';
import { after, before, describe, it } from 'mocha';
import sharp from 'sharp';
import { createDocumentReader, type StoppableDocumentReader } from '../../../src/adapters/documents/document-reader.ts';
import { whyNoSecondReader } from '../../../src/adapters/documents/ocr/second/networks.ts';
import { createSecondReader, type SecondReader } from '../../../src/adapters/documents/ocr/second/second-reader.ts';
import { weightsDirectory } from '../../../src/adapters/documents/ocr/second/weights.ts';
import { pdfOf, write } from '../../support/documents/pdf.ts';
import { temporaryFiles } from './support/files.ts';
import { scanned } from './support/scan.ts';

const rows = [
  ['DL-100', 'Adjustable desk lamp', '24', '24.50', '588.00'],
  ['CP-210', 'Recycled copy paper', '17', '4.20', '71.40'],
  ['ST-330', 'Heavy stapler', '31', '18.75', '581.25'],
  ['CH-440', 'Conference chair', '58', '89.00', '5162.00'],
] as const;
const columns = [60, 130, 300, 380, 470] as const;

/** A stamp over the tens of every quantity: through a faint one they can be read. */
const stamped = (opacity: number): Promise<Buffer> =>
  pdfOf((pdf) => {
    write(pdf, 'Purchase order number PO-48213 of Northgate School District', 60, 100, 12);
    write(pdf, 'Please deliver the following articles before the end of March', 60, 126, 12);
    for (const [row, cells] of rows.entries())
      for (const [at, text] of cells.entries()) write(pdf, text, columns[at] ?? 0, 180 + row * 26, 11);
    pdf.fillOpacity(opacity).rect(296, 172, 10, 104).fill('#3355aa').fillOpacity(1).fillColor('#000000');
  });
const pictures = new Map<number, Promise<Buffer>>();
/** As a scanner sees it: drawn once, for it takes half a second. */
const picture = (opacity = 0.45): Promise<Buffer> => {
  const made = pictures.get(opacity) ?? stamped(opacity).then(async (pdf) => (await scanned(pdf)).png().toBuffer());
  pictures.set(opacity, made);
  return made;
};
/** The part of the page that is printed: what is white below takes both engines time, too. */
const printedPart = async (): Promise<Buffer> => {
  const page = await picture();
  const { width, height } = await sharp(page).metadata();
  return sharp(page)
    .extract({ left: 0, top: 0, width, height: Math.round(height * 0.36) })
    .png()
    .toBuffer();
};
const printed = new Set([...rows.flatMap((cells) => cells.filter((text) => /\d/.test(text))), 'PO-48213']);

describe('the second engine for scans', () => {
  let files: Awaited<ReturnType<typeof temporaryFiles>>;
  /** as it is installed; both its engines take seconds to start */
  let both: StoppableDocumentReader;
  before(async function () {
    // its packages are optional
    if ((await whyNoSecondReader()) !== null) return this.skip();
    files = await temporaryFiles();
    both = createDocumentReader({ poolSize: 1 });
  });
  after(async () => {
    await both?.stop();
    await files?.remove();
  });

  const readBy = async (reader: DocumentReader, file: DocumentFile): Promise<DocumentContent> => {
    const result = await reader.read(file);
    if (isLeft(result)) throw new Error(unreadText(result.left.reason));
    return result.right;
  };
  const numbersOf = ({ pages }: DocumentContent) => pages.flatMap(({ words }) => words.filter(({ text }) => /\d/.test(text)));

  it('confirms what it reads alike, and no number that is not printed', async () => {
    const content = await readBy(both, await files.write('order.png', await printedPart()));
    const agreed = numbersOf(content).filter(({ second }) => second?.says === 'agrees');
    expect(agreed.length).to.be.greaterThan(8);
    for (const { text } of agreed) expect(printed, text).to.include(text);
  });

  it('confirms no number that was cut: not even where both see no more of it', async () => {
    const content = await readBy(both, await files.write('order.png', await picture(0.8)));
    const cut = numbersOf(content).filter(({ text }) => !printed.has(text));
    expect(cut.length, 'numbers that tesseract cut').to.be.greaterThan(0);
    for (const { text, second } of cut) expect(second?.says, text).to.be.oneOf(['differs', 'silent']);
    expect(numbersOf(content).filter(({ second }) => second?.says === 'agrees').length).to.be.greaterThan(8);
  });

  it('reads a page that lies on its side as the first engine turned it', async () => {
    const onItsSide = await sharp(await printedPart())
      .rotate(90)
      .png()
      .toBuffer();
    const content = await readBy(both, await files.write('side.png', onItsSide));
    expect(numbersOf(content).filter(({ second }) => second?.says === 'agrees').length).to.be.greaterThan(8);
  });

  /** Says what is logged, and gives the numbers. */
  const without = async (weights: string, scan: Buffer): Promise<readonly [readonly string[], DocumentContent]> => {
    const said: string[] = [];
    const log = { info: () => undefined, warn: (fields: object) => said.push(...Object.values(fields).map(String)) };
    const reader = createDocumentReader({ poolSize: 1, secondReader: { weights }, log });
    try {
      const content = await readBy(reader, await files.write('scan.tiff', scan));
      return [said.filter((line) => /\.onnx|weights/.test(line)), content];
    } finally {
      await reader.stop();
    }
  };

  it('without its weights pages are read by the first alone, which is said once', async () => {
    const page = await printedPart();
    const two = await sharp([page, page], { join: { animated: true } })
      .tiff()
      .toBuffer();
    const [said, content] = await without(join(weightsDirectory() ?? '', 'nowhere'), two);
    expect(said).to.deep.equal(['ch_PP-OCRv4_det_infer.onnx cannot be read']);
    expect(numbersOf(content).length).to.be.greaterThan(20);
    expect(numbersOf(content).filter(({ second }) => second)).to.deep.equal([]);
  });

  it('weights that are not those that were looked at are never loaded', async () => {
    const own = dirname((await files.write('x', '')).path);
    await chmod(own, 0o755); // readers may have accounts of their own
    const directory = join(own, 'weights');
    await cp(weightsDirectory() ?? '', directory, { recursive: true });
    const path = join(directory, 'ch_PP-OCRv4_rec_infer.onnx');
    const bytes = await readFile(path);
    bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
    await writeFile(path, bytes);
    const why = 'ch_PP-OCRv4_rec_infer.onnx is not the file that was looked at: its SHA-256 is another';
    expect(await whyNoSecondReader(directory)).to.equal(why);
    const [said, content] = await without(
      directory,
      await sharp(await printedPart())
        .tiff()
        .toBuffer(),
    );
    expect(said).to.deep.equal([why]);
    expect(numbersOf(content).filter(({ second }) => second)).to.deep.equal([]);
    await copyFile(join(weightsDirectory() ?? '', 'ch_PP-OCRv4_rec_infer.onnx'), path);
    expect(await whyNoSecondReader(directory)).to.equal(null);
  });

  it('tells nobody that it was loaded, and keeps nothing in the home of whoever loads it', async () => {
    const home = join(dirname((await files.write('x', '')).path), 'home');
    await mkdir(home);
    const networks = new URL('../../../src/adapters/documents/ocr/second/networks.ts', import.meta.url).href;
    const script = `console.log((await (await import(${JSON.stringify(networks)})).whyNoSecondReader()) === null, process.env.ORT_DISABLE_TELEMETRY)`;
    // what would keep it from telling by itself is no part of this environment
    const env = { PATH: process.env.PATH ?? '', HOME: home };
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], { env });
    expect(stdout).to.equal('true 1\n');
    expect(await readdir(home, { recursive: true })).to.deep.equal([]);
  });

  describe('when it fails', () => {
    const page: Page = { number: 1, width: 595, height: 842, reader: 'ocr', words: [] };
    const said: string[] = [];
    const log = { info: () => undefined, warn: (fields: object) => said.push(JSON.stringify(fields)) };
    const confirmedBy = async (second: SecondReader): Promise<Page> => {
      const { path } = await files.write('order.png', await printedPart());
      return (await second.confirm(page, { type: 'png', path, companyId: undefined, turned: 0 })).page;
    };
    const made = (cpuMs?: number): SecondReader =>
      createSecondReader({ size: 1, settings: {}, hidden: [], log, ...(cpuMs === undefined ? {} : { cpuMs }) });

    it('killed from outside, twice, it leaves the page as it was and reads the next', async () => {
      const second = made();
      const killer = setInterval(() => {
        for (const pid of second.pids()) process.kill(pid, 'SIGKILL');
      }, 20);
      try {
        expect(await confirmedBy(second)).to.equal(page);
        expect(said.join()).to.contain('SIGKILL');
        clearInterval(killer);
        expect((await confirmedBy(second)).words.length).to.be.greaterThan(8);
      } finally {
        clearInterval(killer);
        await second.stop();
      }
    });

    it('out of its budget it leaves the page as it was', async () => {
      const second = made(100);
      try {
        said.length = 0;
        expect(await confirmedBy(second)).to.equal(page);
        expect(said.join()).to.contain('more than 100 ms of processor time');
      } finally {
        await second.stop();
      }
    });
  });
});
