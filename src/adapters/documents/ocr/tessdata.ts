import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const packages = createRequire(import.meta.url);

export const languages = ['eng', 'deu', 'fra', 'spa', 'ita', 'nld', 'por', 'swe'] as const;
export type Language = (typeof languages)[number];

/**
 * Runs `load` with a directory that holds the data of these languages (or of 'osd'): the engine wants them in one, while each has a package
 * of its own. It reads them once, so the directory lives no longer than that.
 */
export async function withTessdata<T>(names: readonly string[], load: (directory: string) => Promise<T>): Promise<T> {
  const directory = await mkdtemp(join(tmpdir(), 'order-intake-tessdata-'));
  try {
    for (const name of names) {
      const from = dirname(packages.resolve(`@tesseract.js-data/${name}/package.json`));
      await symlink(join(from, '4.0.0_best_int', `${name}.traineddata.gz`), join(directory, `${name}.traineddata.gz`));
    }
    return await load(directory);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
