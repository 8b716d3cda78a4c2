/**
 * A scan of a document as it would have been at first sight. Scans by strangers are too few to learn from, and today's rules know the texts that scans were
 * made of: what they missed when they had not met them is kept (first-sight.ts), and holds for a scan as well.
 */
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { ConfidenceReasonCode, DocumentReader } from '@order-intake/order-extraction/document';
import { believed } from './evidence-prior.ts';
import { firstSight, wasReadByBoth } from './first-sight.ts';
import type { DocumentObservation } from './observe.ts';
import { scansOfThese } from './scanned.ts';
import type { Source } from './sources.ts';
import { strangerSets, strangers } from './strangers.ts';

const points = (code: ConfidenceReasonCode): number => believed[code as keyof typeof believed] ?? 0;
/** how the rows were found: one of them always holds, the scan's own */
const found: readonly ConfidenceReasonCode[] = ['table_read', 'table_without_header', 'free_text_lines', 'no_lines'];

/** points that a doubt takes at least, which keeps a document below 70 by itself */
const doubt = -30;

/** Nothing was in doubt at first sight: what was would be so in a scan too, and a page costs ten seconds of processor time. */
export const isUndoubted = ({ codes }: DocumentObservation): boolean => codes.every((code) => points(code) > doubt);

/** A picture that a stranger sent; or a scan of a PDF (`of`) by one, with what was seen of its text at first sight. `set`: as it is kept. */
export type StrangersScan = { readonly source: Source; readonly set: string } & (
  | { readonly of: null; readonly text: null }
  | { readonly of: Source; readonly text: DocumentObservation }
);

/** Every picture by strangers of a set that one engine read first, and every so manieth of their PDFs as a scan: of what was taken for an order at first sight, of PDFs where nothing was in doubt. */
export async function* scansByStrangers(every: number, reader: DocumentReader): AsyncIterable<StrangersScan> {
  const kept = new Map((await firstSight()).flat().map((one) => [one.family, one]));
  for (const name of await strangerSets())
    for (const source of await strangers(name)) {
      const text = kept.get(source.name);
      if (!text?.set) continue;
      const { set } = text;
      if (text.kind === 'ocr') {
        // what two engines saw of it when it was met first is kept as that
        if (!wasReadByBoth(set)) yield { source, set, of: null, text: null };
      } else if (isUndoubted(text))
        for await (const scan of scansOfThese([source], every, reader)) yield { source: scan, set, of: source, text };
    }
}

/** What speaks for it has to hold of both, what speaks against it of one; and it is right where both were. */
export function asAtFirstSight(scan: DocumentObservation, text: DocumentObservation): DocumentObservation {
  const all = [...new Set([...scan.codes, ...text.codes])].filter((code) => {
    if (found.includes(code)) return scan.codes.includes(code);
    return points(code) <= 0 || (scan.codes.includes(code) && text.codes.includes(code));
  });
  const degree = ({ codes, degrees }: DocumentObservation, code: ConfidenceReasonCode): number =>
    codes.includes(code) ? (degrees[code] ?? 1) : 0;
  return {
    ...scan,
    set: text.set,
    right: scan.right && text.right,
    codes: all,
    degrees: Object.fromEntries(all.map((code) => [code, Math.max(degree(scan, code), degree(text, code))])),
  };
}

const file = fileURLToPath(new URL('./scan-sight.jsonl', import.meta.url));

type Kept = Pick<DocumentObservation, 'set' | 'right' | 'degrees'> & { readonly document: string };

/** What was seen of scans, kept: reading them takes an hour, and learning from them seconds. Empty when nothing is. */
export async function keptScans(): Promise<readonly DocumentObservation[]> {
  if (!existsSync(file)) return [];
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line !== '');
  return lines.map((line) => {
    const { document, set, right, degrees } = JSON.parse(line) as Kept;
    const codes = Object.keys(degrees) as ConfidenceReasonCode[];
    return { kind: 'ocr', score: 0, confidence: 0, family: document, weight: 1, set, right, degrees, codes };
  });
}

/** In place of what was kept before: scans are read as well as they are today, and their texts as they were at first sight. */
export async function keepScans(observations: readonly DocumentObservation[]): Promise<string> {
  const lines = observations.map(({ family: document, set, right, codes, degrees }): Kept => {
    const held = codes.map((code) => [code, Math.round((degrees[code] ?? 1) * 1000) / 1000] as const);
    return { document, set, right, degrees: Object.fromEntries(held) };
  });
  await writeFile(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  return file;
}
