import type { Grey } from '../raster.ts';
import { type Letter, lettersIn } from './letters.ts';
import { lineFor, pageFor } from './pixels.ts';
import { loadRuntime, type Network, type Numbers, type Runtime } from './runtime.ts';
import { type TextBox, textBoxes } from './text-boxes.ts';
import { loadWeights, NoSecondReader, type Weights, weightsDirectory } from './weights.ts';

export type ReadLine = { readonly box: TextBox; readonly letters: readonly Letter[] };
/** `isWanted`: which of the lines that were found are read. */
export type Networks = {
  readonly read: (page: Grey, isWanted: (box: TextBox) => boolean) => Promise<readonly ReadLine[]>;
};

/** pixels of the long side of a page as the detector sees it */
const detectedAt = 1_600;

/** One thread, as a reader is one; without its arena, which keeps the most that any page took (1.4 GB, and 540 MB without). */
const session = {
  executionProviders: ['cpu'],
  intraOpNumThreads: 1,
  interOpNumThreads: 1,
  enableCpuMemArena: false,
  enableMemPattern: false,
};

/** Rejects with NoSecondReader where the runtime or the weights are not there. */
export const loadNetworks = async (directory: string | null): Promise<Networks> => networksOf(await loadWeights(directory));

async function networksOf(weights: Weights): Promise<Networks> {
  const runtime = loadRuntime();
  const [detector, recogniser] = await Promise.all(
    [weights.detector, weights.recogniser].map((bytes) => runtime.InferenceSession.create(bytes, session)),
  );
  if (!detector || !recogniser) throw new NoSecondReader('its networks could not be loaded');
  return {
    read: async (page, isWanted) => {
      const map = await answerOf(runtime, detector, await pageFor(page, detectedAt));
      const [, , height = 0, width = 0] = map.dims;
      const lines: ReadLine[] = [];
      for (const box of textBoxes({ data: map.data, width, height }, page).filter(isWanted)) {
        const likely = await answerOf(runtime, recogniser, lineFor(page, box));
        lines.push({ box, letters: lettersIn(likely.data, likely.dims[1] ?? 1, weights.alphabet) });
      }
      return lines;
    },
  };
}

async function answerOf(runtime: Runtime, network: Network, { data, dims }: Numbers): Promise<Numbers> {
  const [input = '', output = ''] = [network.inputNames[0], network.outputNames[0]];
  const answer = (await network.run({ [input]: new runtime.Tensor('float32', data, dims) }))[output];
  if (!answer) throw new Error('a network gives no answer');
  return answer;
}

/** Why there is no second reader here; null: there is one. Loads it to find out. */
export async function whyNoSecondReader(directory: string | null = weightsDirectory()): Promise<string | null> {
  try {
    await loadNetworks(directory);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
