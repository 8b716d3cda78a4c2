/** A small picture as companies put them into signatures, written by our own encoder (PNG, ISO/IEC 15948). */
import { crc32, deflateSync } from 'node:zlib';

export type LogoColors = { readonly ink: readonly [number, number, number]; readonly paper: readonly [number, number, number] };

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const defaults: LogoColors = { ink: [22, 78, 99], paper: [255, 255, 255] };

/** A square of `size` pixels: a disc with a rising sail cut out of it. */
export function renderLogoPng({ size = 96, colors = defaults }: { size?: number; colors?: LogoColors } = {}): Buffer {
  const rows: number[] = [];
  for (let y = 0; y < size; y += 1) {
    rows.push(0); // filter: none
    for (let x = 0; x < size; x += 1) rows.push(...mixed(colors, coverage(x, y, size)));
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, 2, 0, 0, 0], 8); // 8 bits a channel, RGB, no interlace
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.from(rows), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** How much of a pixel is ink, from 0 to 1: sixteen samples smooth the edges. */
function coverage(x: number, y: number, size: number): number {
  let inked = 0;
  for (let sample = 0; sample < 16; sample += 1) {
    const u = (x + ((sample % 4) + 0.5) / 4) / size - 0.5;
    const v = (y + (Math.floor(sample / 4) + 0.5) / 4) / size - 0.5;
    const inDisc = u * u + v * v < 0.23;
    const inSail = v < 0.22 && v > -0.34 && u > -0.04 && u < 0.3 * ((v + 0.34) / 0.56);
    const inJib = v < 0.22 && v > -0.24 && u < -0.08 && u > -0.26 * ((v + 0.24) / 0.46) - 0.08;
    if (inDisc && !inSail && !inJib) inked += 1;
  }
  return inked / 16;
}

const mixed = ({ ink, paper }: LogoColors, share: number): number[] =>
  ink.map((channel, index) => Math.round(channel * share + (paper[index] ?? 255) * (1 - share)));

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'ascii'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  framed.set(body, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
