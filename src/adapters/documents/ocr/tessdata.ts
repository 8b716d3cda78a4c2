import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const packages = createRequire(import.meta.url);

export const languages = ['eng', 'deu', 'fra', 'spa', 'ita', 'nld', 'por', 'swe'] as const;
/** their data are optional packages: without them a page is read with the letters of the first languages */
// biome-ignore format: a list
export const optionalLanguages = ['ces', 'dan', 'est', 'fin', 'hrv', 'hun', 'lav', 'lit', 'nor', 'pol', 'ron', 'slk', 'slv', 'tur'] as const;
export type Language = (typeof languages)[number] | (typeof optionalLanguages)[number];

const packageOf = (code: string): string => dirname(packages.resolve(`@tesseract.js-data/${code}/package.json`));

export function isInstalled(language: Language): boolean {
  try {
    return packageOf(language) !== '';
  } catch {
    return false;
  }
}

/** Compressed, as the engine takes it. A child may make no files, so each is handed to the engine instead of lying in one directory with the others. */
export type Tessdata = { readonly code: string; readonly data: Uint8Array };

export const tessdataOf = (names: readonly string[]): Promise<Tessdata[]> =>
  Promise.all(
    names.map(async (code) => ({
      code,
      data: await readFile(join(packageOf(code), '4.0.0_best_int', `${code}.traineddata.gz`)),
    })),
  );
