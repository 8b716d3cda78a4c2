/** HEIC files as telephones write them, made of any picture: in one piece or in tiles, upright or to be turned. */
import sharp from 'sharp';
import { type Coded, type Grey, hevcOf, profile } from './hevc.ts';

export type HeicOptions = {
  /** pixels of a tile's side, a multiple of 16; absent: one piece */
  readonly tile?: number;
  /** quarter turns against the clock that the viewer is told to make */
  readonly turns?: 0 | 1 | 2 | 3;
  readonly brand?: string;
  /** what the file says of its size in place of the truth */
  readonly said?: { readonly width: number; readonly height: number };
};

const u8 = (...values: readonly number[]) => Buffer.from(values);
const u16 = (...values: readonly number[]) => Buffer.concat(values.map((value) => u8(value >> 8, value & 255)));
const u32 = (...values: readonly number[]) => Buffer.concat(values.map((value) => u16(Math.floor(value / 65536), value & 65535)));
const box = (type: string, ...content: readonly Buffer[]) => {
  const all = Buffer.concat(content);
  return Buffer.concat([u32(all.length + 8), Buffer.from(type, 'latin1'), all]);
};
const full = (type: string, version: number, ...content: readonly Buffer[]) => box(type, u32(version * 2 ** 24), ...content);

/** The picture on white ground whose sides are multiples of `side`. */
async function greyOf(picture: Buffer, side: number): Promise<Grey> {
  const { width, height } = await sharp(picture).metadata();
  const [right, bottom] = [(side - (width % side)) % side, (side - (height % side)) % side];
  const { data, info } = await sharp(picture)
    .flatten({ background: 'white' })
    .extend({ right, bottom, background: 'white' })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const tilesOf = ({ data, width, height }: Grey, side: number): readonly Grey[] => {
  const tiles: Grey[] = [];
  for (let top = 0; top < height; top += side)
    for (let left = 0; left < width; left += side) {
      const rows = Array.from({ length: side }, (_, y) =>
        data.subarray((top + y) * width + left, (top + y) * width + left + side),
      );
      tiles.push({ data: Buffer.concat(rows), width: side, height: side });
    }
  return tiles;
};

const settings = ({ parameters }: Coded): Buffer =>
  box(
    'hvcC',
    u8(1, ...profile, 0xf0, 0, 0xfc, 0xfd, 0xf8, 0xf8, 0, 0, 0x0f, parameters.length),
    ...parameters.map((one, index) => Buffer.concat([u8(0x80 | (32 + index)), u16(1, one.length), one])),
  );
const size = ({ width, height }: { readonly width: number; readonly height: number }) => full('ispe', 0, u32(width, height));

type Item = { readonly type: string; readonly content: Buffer; readonly properties: readonly number[] };

/** Several pictures in one file are pages of it. */
export async function heicOf(pictures: Buffer | readonly Buffer[], options: HeicOptions = {}): Promise<Buffer> {
  const { tile, turns = 0, brand = 'heic', said } = options;
  const properties: Buffer[] = [];
  const property = (content: Buffer) => properties.push(content);
  const items: Item[] = [];
  const shown: number[] = [];
  const references: Buffer[] = [];
  for (const picture of Buffer.isBuffer(pictures) ? [pictures] : pictures) {
    const whole = await greyOf(picture, tile ?? 16);
    const parts = tile === undefined ? [whole] : tilesOf(whole, tile);
    const coded = parts.map(hevcOf);
    const [first] = coded;
    if (!first) throw new Error('a picture has at least one part');
    const partProperties = [
      property(settings(first)),
      property(size(tile === undefined ? (said ?? whole) : { width: tile, height: tile })),
    ];
    const turned = turns === 0 ? [] : [property(box('irot', u8(turns)))];
    const before = items.length;
    for (const { slice } of coded)
      items.push({
        type: 'hvc1',
        content: Buffer.concat([u32(slice.length), slice]),
        properties: tile === undefined ? [...partProperties, ...turned] : partProperties,
      });
    if (tile === undefined) shown.push(items.length);
    else {
      const { width, height } = said ?? whole;
      const grid = Buffer.concat([u8(0, 1, whole.height / tile - 1, whole.width / tile - 1), u32(width, height)]);
      items.push({ type: 'grid', content: grid, properties: [property(size({ width, height })), ...turned] });
      shown.push(items.length);
      references.push(box('dimg', u16(items.length, parts.length, ...parts.map((_, index) => before + index + 1))));
    }
  }
  return file({ brand, items, shown, properties, references });
}

type Parts = {
  readonly brand: string;
  readonly items: readonly Item[];
  readonly shown: readonly number[];
  readonly properties: readonly Buffer[];
  readonly references: readonly Buffer[];
};

function file({ brand, items, shown, properties, references }: Parts): Buffer {
  const head = box('ftyp', Buffer.from(brand, 'latin1'), u32(0), Buffer.from('mif1heic', 'latin1'));
  const information = items.map(({ type }, index) => {
    const hidden = shown.includes(index + 1) ? 0 : 1;
    return box('infe', u32(2 * 2 ** 24 + hidden), u16(index + 1, 0), Buffer.from(type, 'latin1'), u8(0));
  });
  const associations = items.map((item, index) =>
    Buffer.concat([u16(index + 1), u8(item.properties.length, ...item.properties.map((each) => each | 0x80))]),
  );
  const metaAt = (start: number): Buffer => {
    let at = start;
    const places = items.map(({ content }, index) => {
      const place = Buffer.concat([u16(index + 1, 0, 1), u32(at, content.length)]);
      at += content.length;
      return place;
    });
    return full(
      'meta',
      0,
      full('hdlr', 0, u32(0), Buffer.from('pict', 'latin1'), u32(0, 0, 0), u8(0)),
      full('pitm', 0, u16(shown[0] ?? 1)),
      full('iloc', 0, u8(0x44, 0), u16(items.length), ...places),
      full('iinf', 0, u16(items.length), ...information),
      box('iprp', box('ipco', ...properties), full('ipma', 0, u32(items.length), ...associations)),
      ...(references.length === 0 ? [] : [full('iref', 0, ...references)]),
    );
  };
  const start = head.length + metaAt(0).length + 8;
  return Buffer.concat([head, metaAt(start), box('mdat', ...items.map(({ content }) => content))]);
}
