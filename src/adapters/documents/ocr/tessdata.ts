import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const packages = createRequire(import.meta.url);

export const languages = ['eng', 'deu', 'fra', 'spa', 'ita', 'nld', 'por', 'swe'] as const;
export type Language = (typeof languages)[number];

/** Compressed, as the engine takes it. A child may make no files, so each is handed to the engine instead of lying in one directory with the others. */
export type Tessdata = { readonly code: string; readonly data: Uint8Array };

export const tessdataOf = (names: readonly string[]): Promise<Tessdata[]> =>
  Promise.all(
    names.map(async (code) => {
      const from = dirname(packages.resolve(`@tesseract.js-data/${code}/package.json`));
      return { code, data: await readFile(join(from, '4.0.0_best_int', `${code}.traineddata.gz`)) };
    }),
  );
