import type { Grey } from './raster.ts';

/** IEC 61966-2-1: light from a grey, and greys by 256 steps of light, between which libvips takes the straight line. */
const lightOfGrey = (grey: number): number =>
  grey / 255 <= 0.04045 ? grey / 255 / 12.92 : ((grey / 255 + 0.055) / 1.055) ** 2.4;
const greysByLight = Uint8Array.from({ length: 256 }, (_, step) =>
  Math.round(255 * (step / 255 <= 0.0031308 ? (12.92 * step) / 255 : 1.055 * (step / 255) ** (1 / 2.4) - 0.055)),
);

/** CIE 1976: how light a grey looks, 0 to 100, and the grey that looks so. */
const lightnessOf = (grey: number): number => {
  const light = lightOfGrey(grey);
  return light > 0.008856 ? 116 * Math.cbrt(light) - 16 : 903.3 * light;
};
const greyOf = (lightness: number): number => {
  const light = lightness > 8 ? ((lightness + 16) / 116) ** 3 : lightness / 903.3;
  const at = Math.max(0, Math.min(255, light * 255));
  const [below, above] = [greysByLight[Math.floor(at)] ?? 255, greysByLight[Math.floor(at) + 1] ?? 255];
  return Math.round(below + (above - below) * (at - Math.floor(at)));
};

/**
 * A picture as light and as dark as can be: what sharp calls `normalise`. The library takes every pixel to CIE's colours and back, which
 * costs more than all else that finds a page's angle; of grey there are but 256.
 */
export function normalised({ data, width, height }: Omit<Grey, 'dpi'>): Omit<Grey, 'dpi'> {
  const lightness = Array.from({ length: 256 }, (_, grey) => lightnessOf(grey));
  const { black, white } = rangeOf(data, lightness);
  if (white - black <= 1) return { data, width, height };
  const stretched = Uint8Array.from(lightness, (level) => greyOf(((level - black) * 100) / (white - black)));
  const out = Buffer.alloc(data.length);
  for (let at = 0; at < data.length; at++) out[at] = stretched[data[at] ?? 255] ?? 255;
  return { data: out, width, height };
}

/** The whole lightness that a hundredth of the pixels is darker than, and the one that no more is lighter than, rounded as libvips does. */
function rangeOf(data: Buffer, lightness: readonly number[]): { readonly black: number; readonly white: number } {
  const counts = new Uint32Array(101);
  const levels = Uint8Array.from(lightness, Math.floor);
  for (let at = 0; at < data.length; at++) {
    const level = levels[data[at] ?? 255] ?? 100;
    counts[level] = (counts[level] ?? 0) + 1;
  }
  const size = counts.findLastIndex((count) => count > 0) + 1;
  const share = Math.fround((size - 1) / data.length);
  const reached = (quantile: number): number => {
    let level = 0;
    for (let cumulative = 0; level < size; level++) {
      cumulative += counts[level] ?? 0;
      if (Math.floor(Math.fround(share * cumulative)) >= quantile * size) break;
    }
    return level;
  };
  return { black: reached(0.01), white: reached(0.99) };
}
