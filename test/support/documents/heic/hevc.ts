/**
 * One grey picture as HEVC (ITU-T H.265) in the simplest way that decoders have to know: every block of 16 x 16 stands there as its own samples (PCM).
 * Of the arithmetic coder that leaves one bit of context and the end bits, whose nine bits follow from the range alone.
 */

/** A byte a pixel; sides are multiples of 16. */
export type Grey = { readonly data: Uint8Array; readonly width: number; readonly height: number };
export type Coded = { readonly parameters: readonly Buffer[]; readonly slice: Buffer };

const block = 16;

class Bits {
  readonly bytes: number[] = [];
  private held = 0;
  private count = 0;

  put(value: number, bits: number): this {
    for (let bit = bits - 1; bit >= 0; bit -= 1) {
      this.held = (this.held << 1) | (Math.floor(value / 2 ** bit) & 1);
      this.count += 1;
      if (this.count === 8) {
        this.bytes.push(this.held);
        this.held = 0;
        this.count = 0;
      }
    }
    return this;
  }
  /** Exp-Golomb codes, unsigned; a zero is the same signed */
  golomb(...values: readonly number[]): this {
    for (const value of values) {
      const length = Math.floor(Math.log2(value + 1));
      this.put(0, length).put(value + 1, length + 1);
    }
    return this;
  }
  zeros(): this {
    return this.count === 0 ? this : this.put(0, 8 - this.count);
  }
  stop(): this {
    return this.put(1, 1).zeros();
  }
}

/** Two bytes of header, and a 3 wherever the content would look like the start of another unit. */
function unit(type: number, { bytes }: Bits): Buffer {
  const out = [type << 1, 1];
  let zeros = 0;
  for (const byte of bytes) {
    if (zeros >= 2 && byte <= 3) {
      out.push(3);
      zeros = 0;
    }
    out.push(byte);
    zeros = byte === 0 ? zeros + 1 : 0;
  }
  return Buffer.from(out);
}

/** Main profile, level 6 */
export const profile = [1, 0x60, 0, 0, 0, 0x90, 0, 0, 0, 0, 0, 180] as const;
const putProfile = (bits: Bits): Bits => profile.reduce((all, byte) => all.put(byte, 8), bits);

const videoParameters = (): Buffer =>
  unit(
    32,
    putProfile(new Bits().put(0b0000_1_1_000000_000_1, 16).put(0xffff, 16))
      .put(1, 1)
      .golomb(0, 0, 0)
      .put(0, 6)
      .golomb(0)
      .put(0, 2)
      .stop(),
  );

const sequenceParameters = ({ width, height }: Grey): Buffer =>
  unit(
    33,
    putProfile(new Bits().put(0b0000_000_1, 8))
      .golomb(0, 1, width, height)
      .put(0, 1) // no window
      .golomb(0, 0, 0)
      .put(1, 1)
      .golomb(0, 0, 0, 1, 0, 0, 2, 0, 0) // blocks of 16 and none smaller, transforms of 4 to 16
      .put(0b000_1, 4)
      .put(7, 4) // bits of a sample of light, less one
      .put(0, 4) // and of colour
      .golomb(1, 0)
      .put(1, 1)
      .golomb(0)
      .put(0, 5)
      .stop(),
  );

const pictureParameters = (): Buffer =>
  unit(
    34,
    new Bits()
      .golomb(0, 0)
      .put(0, 7)
      .golomb(0, 0, 0)
      .put(0, 3)
      .golomb(0, 0)
      .put(0, 7)
      .put(0b1_0_1_00, 5)
      .golomb(0)
      .put(0, 2)
      .stop(),
  );

/** Table 9-46, the fourth column: the range that the unlikely value has in each state of the context. */
const unlikely = [
  240, 227, 216, 205, 195, 185, 175, 166, 158, 150, 142, 135, 128, 122, 116, 110, 104, 99, 94, 89, 85, 80, 76, 72, 69, 65, 62, 59,
  56, 53, 50, 48, 45, 43, 41, 39, 37, 35, 33, 31, 30, 28, 27, 25, 24, 23, 22, 21, 20, 19, 18, 17, 16, 15, 14, 14, 13, 12, 12, 11,
  11, 10, 9,
];

function slice({ data, width, height }: Grey): Buffer {
  const bits = new Bits().put(0b10, 2).golomb(0, 2, 0).stop();
  let blocks = 0;
  for (let top = 0; top < height; top += block)
    for (let left = 0; left < width; left += block) {
      const range = (blocks === 0 ? 510 : 508) - (unlikely[Math.min(blocks, unlikely.length - 1)] ?? 0);
      bits.put((range - 2) | 1, 9).zeros();
      for (let y = top; y < top + block; y += 1)
        for (let x = left; x < left + block; x += 1) bits.bytes.push(data[y * width + x] ?? 0);
      for (let colours = 0; colours < 16; colours += 1) bits.bytes.push(255);
      blocks += 1;
    }
  return unit(19, bits.put(509, 9).zeros());
}

export const hevcOf = (picture: Grey): Coded => ({
  parameters: [videoParameters(), sequenceParameters(picture), pictureParameters()],
  slice: slice(picture),
});
