/** The programs of Debian that the bench compares with, each run once for each file, as scripts do. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';

const packages = createRequire(import.meta.url);
const exists = (command: string): boolean => spawnSync(command, ['--version']).error === undefined;

/** Milliseconds of one run; throws when it fails. One thread, as each of our children has. */
const timed = (command: string, args: readonly string[]): number => {
  const started = performance.now();
  const { status, error } = spawnSync(command, args, { stdio: 'ignore', env: { ...process.env, OMP_THREAD_LIMIT: '1' } });
  if (status !== 0) throw error ?? new Error(`${command} ended with ${status}`);
  return performance.now() - started;
};

export const pdftotext = exists('pdftotext')
  ? (path: string): number => timed('pdftotext', ['-layout', path, '/dev/null'])
  : null;

export type Tesseract = { readonly run: (path: string) => number; readonly remove: () => void };

/** Native tesseract with the same language data as ours; null where it is not installed. */
export function nativeTesseract(languages: readonly string[]): Tesseract | null {
  if (!exists('tesseract')) return null;
  const data = mkdtempSync(join(tmpdir(), 'order-intake-tessdata-'));
  for (const language of languages) {
    const from = dirname(packages.resolve(`@tesseract.js-data/${language}/package.json`));
    const packed = readFileSync(join(from, '4.0.0_best_int', `${language}.traineddata.gz`));
    writeFileSync(join(data, `${language}.traineddata`), gunzipSync(packed));
  }
  const options = ['-l', languages.join('+'), '--tessdata-dir', data, '--psm', '11', '--oem', '1', '--dpi', '200'];
  return {
    run: (path) => timed('tesseract', [path, 'stdout', ...options]),
    remove: () => rmSync(data, { recursive: true, force: true }),
  };
}
