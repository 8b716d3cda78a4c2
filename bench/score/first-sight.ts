/**
 * Observations of documents by strangers as they were when the rules had never met them: kept (first-sight/NAME.jsonl), for whoever mends the rules by such
 * documents makes them easy, and what is learned from easy ones promises too much.
 */
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { ConfidenceReasonCode } from '@order-intake/order-extraction/document';
import type { ReadingKind } from '@order-intake/order-extraction/learning';
import type { DocumentObservation, Part } from './observe.ts';

const directory = fileURLToPath(new URL('./first-sight/', import.meta.url));
/** they count more than documents that are known by now */
const firstSightWeight = 8;

/** A document, whether nothing in it was false, what was (not kept of the first five sets and of pictures before the sixteenth), and how much of each reason held. */
type Kept = {
  readonly document: string;
  readonly kind: ReadingKind;
  readonly right: boolean;
  readonly wrong?: readonly Part[];
  readonly degrees: { readonly [code in ConfidenceReasonCode]?: number };
};

const byNumber = new Intl.Collator('en', { numeric: true });

/** All that is kept, a set each, in the order of the numbers in their files' names: that in which they came. */
export async function firstSight(): Promise<readonly (readonly DocumentObservation[])[]> {
  const names = existsSync(directory) ? (await readdir(directory)).filter((name) => name.endsWith('.jsonl')) : [];
  return Promise.all(
    names.sort(byNumber.compare).map(async (name) => {
      const lines = (await readFile(`${directory}${name}`, 'utf8')).split('\n').filter((line) => line !== '');
      const set = name.replace('.jsonl', '');
      return lines.map((line): DocumentObservation => {
        const { document, kind, right, wrong, degrees } = JSON.parse(line) as Kept;
        const codes = Object.keys(degrees) as ConfidenceReasonCode[];
        const told = wrong ? { wrong } : {};
        return { kind, right, ...told, degrees, codes, set, family: document, weight: firstSightWeight, score: 0, confidence: 0 };
      });
    }),
  );
}

const numberOf = (set: string | null): number => Number(/\d+$/.exec(set ?? '')?.[0]);

/** of the sets before it one engine alone read the pictures */
const firstByBoth = 13;

/** Whether two engines read the pictures of a set, by its name, when it was seen first. */
export const wasReadByBoth = (set: string | null): boolean => numberOf(set) >= firstByBoth;

/** of the sets before it no page was read in its own language alone (docs/adr/0035): what was misread in them says nothing of how pages are read since */
const firstInOwnLanguage = 23;

/** Pictures of a set that were read as they are today when it was seen first (docs/adr/0036). Each counts as one that was read again (scan-sight.ts). */
export const picturesReadAsToday = (set: readonly DocumentObservation[]): readonly DocumentObservation[] =>
  set
    .filter(({ kind, set: name }) => kind === 'ocr' && numberOf(name) >= firstInOwnLanguage)
    .map((one) => ({ ...one, weight: 1 }));

/** Keeps what was seen of a set's documents; a set that is kept already is refused, for the second look is not the first. */
export async function keepFirstSight(set: string, observations: readonly DocumentObservation[]): Promise<string> {
  const path = `${directory}${set}.jsonl`;
  if (existsSync(path)) throw new Error(`${set}.jsonl is there: these documents were seen before`);
  await mkdir(directory, { recursive: true });
  const lines = observations.map(({ family, kind, right, wrong, codes, degrees }): Kept => {
    const held = codes.map((code) => [code, Math.round((degrees[code] ?? 1) * 1000) / 1000] as const);
    return { document: family, kind, right, ...(wrong ? { wrong } : {}), degrees: Object.fromEntries(held) };
  });
  await writeFile(path, `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`);
  return path;
}
