/** Work of a child process: what another engine says of the words that OCR read on a page. */
import type { Word } from '@order-intake/order-extraction/document';
import type { FileType } from '../../../../domain/shared/media-types.ts';
import type { Box } from '../box.ts';
import { straightened, turned } from '../prepare.ts';
import { greyPage } from '../raster.ts';
import { agreed, type HeardLine } from './agreement.ts';
import { isBesideCover } from './covered.ts';
import { loadNetworks, type Networks, type ReadLine } from './networks.ts';
import { isCovered } from './text-boxes.ts';
import { NoSecondReader, weightsDirectory } from './weights.ts';

/** `turned`: degrees by which the first reader turned the page, so that both see the same; `words`: what it read. */
export type SecondInput = {
  readonly type: FileType;
  readonly page: number;
  readonly turned: number;
  readonly words: readonly Word[];
};
/** `weights`: their directory, where it is not the package's. */
export type SecondSettings = { readonly weights?: string };
/** `absent`: why there is no such engine here; that says nothing of the page. */
export type SecondResult = { readonly words: readonly Word[] } | { readonly absent: string };

/** so sure the first engine is of a word without a digit when it is left at that */
const surely = 0.85;
const isSettled = ({ text, confidence = 0 }: Word): boolean => confidence >= surely && /^\p{L}{2,}[.,:;]?$/u.test(text);

let loaded: Promise<Networks> | null = null;
const networks = (settings: unknown): Promise<Networks> => {
  loaded ??= loadNetworks((settings as SecondSettings).weights ?? weightsDirectory());
  return loaded;
};

export async function work(input: unknown, settings: unknown, bytes: Buffer): Promise<SecondResult> {
  const { type, page: number, turned: degrees, words } = input as SecondInput;
  try {
    const { read } = await networks(settings);
    // not prepared any further: what is taken away for the first engine would be lost to both
    const page = await straightened(await turned(await greyPage(bytes, type, number), degrees));
    const scale = page.dpi / 72;
    const boxOf = ({ x, y, width, height }: Word): Box => ({
      x0: x * scale,
      x1: (x + width) * scale,
      y0: y * scale,
      y1: (y + height) * scale,
    });
    const settled = words.filter(isSettled).map(boxOf);
    const lines = await read(page, (box) => !isCovered(box, settled));
    const whole = agreed(
      words,
      lines.map((line) => inPoints(line, 1 / scale)),
    );
    return {
      words: whole.map((word) =>
        word.second?.says === 'agrees' && isBesideCover(page, boxOf(word)) ? { ...word, second: { says: 'silent' } } : word,
      ),
    };
  } catch (error) {
    if (error instanceof NoSecondReader) return { absent: error.message };
    throw error;
  }
}

/** A child without the engine starts all the same: it says so when it is asked. */
export const warm = async (settings: unknown): Promise<void> => void (await networks(settings).catch(() => undefined));

const inPoints = ({ box, letters }: ReadLine, scale: number): HeardLine => ({
  letters: letters.map(({ text, at, sure }) => ({ text, sure, x: (box.x0 + (box.x1 - box.x0) * at) * scale })),
  x: [box.x0 * scale, box.x1 * scale],
  y: [box.middle0 * scale, box.middle1 * scale],
  height: box.height * scale,
});
