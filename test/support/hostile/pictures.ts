/** Pictures that attack their decoder or the OCR. */
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import type { HostileFile } from './hostile.types.ts';

const any = ['read', 'empty', 'corrupt', 'hostile', 'timed_out'] as const;
const file =
  (name: string) =>
  (title: string, bytes: HostileFile['bytes'], ends: HostileFile['ends']): HostileFile => ({
    title: `picture: ${title}`,
    name,
    bytes,
    ends,
  });
const [png, jpeg, tiff] = [file('scan.png'), file('scan.jpg'), file('scan.tif')];

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, check]);
};

/** A PNG of one bit a pixel that claims this size and holds this data. */
const rawPng = (width: number, height: number, data: Buffer, extra: readonly Buffer[] = []): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    ...extra,
    chunk('IDAT', deflateSync(data, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

/** A TIFF (little endian) of one directory; entries as [tag, type, count, value]. */
const rawTiff = (
  entries: readonly (readonly [number, number, number, number])[],
  next: number,
  rest = Buffer.alloc(0),
): Buffer => {
  const bytes = Buffer.alloc(8 + 2 + entries.length * 12 + 4);
  bytes.write('II*\0', 0, 'latin1');
  bytes.writeUInt32LE(8, 4);
  bytes.writeUInt16LE(entries.length, 8);
  for (const [index, [tag, type, count, value]] of entries.entries()) {
    const at = 10 + index * 12;
    bytes.writeUInt16LE(tag, at);
    bytes.writeUInt16LE(type, at + 2);
    bytes.writeUInt32LE(count, at + 4);
    bytes.writeUInt32LE(value, at + 8);
  }
  bytes.writeUInt32LE(next, 10 + entries.length * 12);
  return Buffer.concat([bytes, rest]);
};
const greyTiff = (width: number, height: number) =>
  [
    [256, 4, 1, width],
    [257, 4, 1, height],
    [258, 3, 1, 8],
    [259, 3, 1, 1],
    [262, 3, 1, 1],
    [273, 4, 1, 8],
    [277, 3, 1, 1],
    [278, 4, 1, height],
    [279, 4, 1, width * height],
  ] as const;

const noise = (size: number) =>
  sharp({
    create: { width: size, height: size, channels: 3, background: '#fff', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  });
const white = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#ffffff' } });

export const hostilePictures: readonly HostileFile[] = [
  png('2,500 megapixels in 300 bytes', () => rawPng(50_000, 50_000, Buffer.alloc(100)), ['too_large']),
  png('49 megapixels of nothing', () => rawPng(7_000, 7_000, Buffer.alloc(7_000 * 876)), any),
  png('a size of zero', () => rawPng(0, 0, Buffer.alloc(0)), ['corrupt', 'unsupported_type']),
  png('much less data than its size needs', () => rawPng(2_000, 2_000, Buffer.alloc(10)), any),
  png(
    'a comment that unpacks to 100 MB',
    () =>
      rawPng(900, 900, Buffer.alloc(900 * 114), [
        chunk('zTXt', Buffer.concat([Buffer.from('x\0\0'), deflateSync(Buffer.alloc(100_000_000))])),
      ]),
    any,
  ),
  png(
    'a colour profile of noise',
    () =>
      rawPng(900, 900, Buffer.alloc(900 * 114), [
        chunk('iCCP', Buffer.concat([Buffer.from('x\0\0'), deflateSync(Buffer.alloc(4_000, 7))])),
      ]),
    any,
  ),
  png('half of a PNG', async () => (await noise(900).png().toBuffer()).subarray(0, 200_000), any),
  png('nothing but noise, to be taken for text', () => noise(1_800).png().toBuffer(), any),
  png(
    'a chessboard of dots, to be taken for text',
    async () => {
      const size = 1_600;
      const data = Buffer.from(
        Array.from({ length: size * size }, (_, at) => ((at >> 2) % 2 === (Math.floor(at / size) >> 2) % 2 ? 0 : 255)),
      );
      return sharp(data, { raw: { width: size, height: size, channels: 1 } })
        .png()
        .toBuffer();
    },
    any,
  ),
  png(
    'all black',
    () =>
      sharp({ create: { width: 1_200, height: 1_600, channels: 3, background: '#000000' } })
        .png()
        .toBuffer(),
    any,
  ),
  png('a strip three pixels high', () => white(20_000, 3).png().toBuffer(), ['not_a_document']),
  png('a web picture (WebP) under this name', () => white(900, 900).webp().toBuffer(), ['empty']),
  png(
    'a drawing with a script under this name',
    () =>
      '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><script>for(;;);</script><image href="file:///etc/passwd"/></svg>',
    ['unsupported_type'],
  ),
  png(
    'an archive behind its last byte',
    async () => Buffer.concat([await white(900, 900).png().toBuffer(), Buffer.from('PK\x03\x04', 'latin1'), Buffer.alloc(9_000)]),
    any,
  ),
  jpeg(
    '65,500 pixels square in 200 bytes',
    () => Buffer.from('ffd8ffe000104a46494600010100000100010000ffc0000b08ffdcffdc01011100ffda0008010100003f00ffd9', 'hex'),
    ['too_large', 'corrupt'],
  ),
  jpeg('half of a JPEG', async () => (await noise(900).jpeg().toBuffer()).subarray(0, 60_000), any),
  jpeg(
    'a description (EXIF) that points to itself',
    async () => {
      const bytes = await white(900, 900).jpeg().toBuffer();
      const exif = Buffer.concat([
        Buffer.from('ffe10022457869660000', 'hex'),
        Buffer.from('49492a0008000000', 'hex'),
        Buffer.from('0100690704000100000008000000080000', 'hex'),
      ]);
      return Buffer.concat([bytes.subarray(0, 2), exif, bytes.subarray(2)]);
    },
    any,
  ),
  jpeg(
    'an orientation that does not exist',
    async () =>
      white(900, 900)
        .withExif({ IFD0: { Orientation: '77' } })
        .jpeg()
        .toBuffer(),
    any,
  ),
  jpeg(
    'progressive in hundreds of scans',
    async () => {
      const bytes = await noise(500).jpeg({ progressive: true }).toBuffer();
      const scan = bytes.lastIndexOf(Buffer.from('ffda', 'hex'));
      return Buffer.concat([
        bytes.subarray(0, scan),
        ...Array.from({ length: 200 }, () => bytes.subarray(scan, bytes.length - 2)),
        bytes.subarray(bytes.length - 2),
      ]);
    },
    any,
  ),
  tiff('a page that is followed by itself', () => rawTiff(greyTiff(300, 300), 8, Buffer.alloc(90_000, 200)), [
    ...any,
    'too_many_pages',
  ]),
  tiff('400 megapixels in one strip of nothing', () => rawTiff(greyTiff(20_000, 20_000), 0), ['too_large', 'corrupt']),
  tiff(
    'an entry of four thousand million values',
    () => rawTiff([...greyTiff(900, 900), [700, 1, 0xffffffff, 8]], 0, Buffer.alloc(810_000, 200)),
    any,
  ),
  tiff('two hundred and fifty pages', async () => {
    const page = await white(300, 300).png().toBuffer();
    return sharp(
      Array.from({ length: 250 }, () => page),
      { join: { animated: true } },
    )
      .tiff({ compression: 'deflate' })
      .toBuffer();
  }, ['too_many_pages']),
];
