/** Scans of documents: their pages rendered, then made as bad as scanners, fax machines and telephones make them. */
import { PDFiumLibrary } from '@hyzyla/pdfium';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import type { Random } from './random.ts';

export type Damage = {
  /** dots per inch of the picture */
  readonly dpi: number;
  /** degrees */
  readonly skew?: number;
  /** standard deviation in grey levels of 255 */
  readonly noise?: number;
  /** sigma in pixels */
  readonly blur?: number;
  /** 0 to 1: how much darker the darkest corner is */
  readonly shadow?: number;
  /** JPEG quality; a PNG without it */
  readonly jpeg?: number;
  /** 0 to 1: how near to each other paper and ink are */
  readonly fade?: number;
  /** quarter turns clockwise */
  readonly turned?: 1 | 2 | 3;
};

/** Pages as grey pictures. */
async function rendered(pdf: Buffer, dpi: number): Promise<readonly Buffer[]> {
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(pdf);
    const pages: Buffer[] = [];
    for (const page of document.pages()) {
      const picture = await page.render({
        scale: dpi / 72,
        render: ({ data, width, height }) =>
          sharp(data, { raw: { width, height, channels: 4 } })
            .flatten({ background: '#fff' })
            .grayscale()
            .png()
            .toBuffer(),
      });
      pages.push(Buffer.from(picture.data));
    }
    document.destroy();
    return pages;
  } finally {
    library.destroy();
  }
}

const shadowOver = (width: number, height: number, depth: number): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="s" x1="0" y1="0" x2="1" y2="1"><stop offset="0.35" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity="${depth}"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#s)"/></svg>`,
  );

/** Grey values with noise of our own: the same seed gives the same picture. */
async function noisy(picture: Buffer, sigma: number, random: Random): Promise<Buffer> {
  const { data, info } = await sharp(picture).grayscale().raw().toBuffer({ resolveWithObject: true });
  for (let at = 0; at < data.length; at++) {
    const bell = random.next() + random.next() + random.next() + random.next() - 2; // about normal, sigma 0.577
    data[at] = Math.max(0, Math.min(255, (data[at] ?? 255) + (bell / 0.577) * sigma));
  }
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
    .png()
    .toBuffer();
}

async function damaged(page: Buffer, damage: Damage, random: Random): Promise<Buffer> {
  let picture = sharp(page);
  if (damage.skew) picture = picture.rotate(damage.skew, { background: '#fff' });
  if (damage.turned) picture = sharp(await picture.png().toBuffer()).rotate(damage.turned * 90);
  if (damage.fade) picture = sharp(await picture.png().toBuffer()).linear(1 - damage.fade, 235 * damage.fade);
  if (damage.blur) picture = sharp(await picture.png().toBuffer()).blur(damage.blur);
  if (damage.shadow) {
    const flat = await picture.png().toBuffer();
    const { width = 1, height = 1 } = await sharp(flat).metadata();
    picture = sharp(flat)
      .composite([{ input: shadowOver(width, height, damage.shadow) }])
      .grayscale();
  }
  const plain = await picture.png().toBuffer();
  const grained = damage.noise ? await noisy(plain, damage.noise, random) : plain;
  const last = sharp(grained).withMetadata({ density: damage.dpi });
  return damage.jpeg ? last.jpeg({ quality: damage.jpeg }).toBuffer() : last.png().toBuffer();
}

/** Each page of a PDF as a picture of a scan of it. */
export async function scansOf(pdf: Buffer, damage: Damage, random: Random): Promise<readonly Buffer[]> {
  const pages = await rendered(pdf, damage.dpi);
  const pictures: Buffer[] = [];
  for (const page of pages) pictures.push(await damaged(page, damage, random));
  return pictures;
}

/** Pictures as the pages of one PDF, as scanners send them. */
export async function pdfOfScans(pictures: readonly Buffer[], dpi: number): Promise<Buffer> {
  const fixed = { CreationDate: new Date(0), ModDate: new Date(0) };
  const pdf = new PDFDocument({ autoFirstPage: false, margin: 0, info: fixed });
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
  });
  for (const picture of pictures) {
    const { width = 1, height = 1 } = await sharp(picture).metadata();
    const size: [number, number] = [(width / dpi) * 72, (height / dpi) * 72];
    pdf.addPage({ size, margin: 0 }).image(picture, 0, 0, { width: size[0], height: size[1] });
  }
  pdf.end();
  return done;
}
