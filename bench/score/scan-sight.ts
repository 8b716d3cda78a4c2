/**
 * A scan of a document as it would have been at first sight. Scans by strangers are too few to learn from, and today's rules know the texts that scans were
 * made of: what they missed when they had not met them is kept (first-sight.ts), and holds for a scan as well.
 */
import type { ConfidenceReasonCode } from '../../src/domain/shared/confidence-reasons.ts';
import { believed } from './evidence-prior.ts';
import type { DocumentObservation } from './observe.ts';

const points = (code: ConfidenceReasonCode): number => believed[code as keyof typeof believed] ?? 0;
/** how the rows were found: one of them always holds, the scan's own */
const found: readonly ConfidenceReasonCode[] = ['table_read', 'table_without_header', 'free_text_lines', 'no_lines'];

/** points that a doubt takes at least, which keeps a document below 70 by itself */
const doubt = -30;

/** Nothing was in doubt at first sight: what was would be so in a scan too, and a page costs ten seconds of processor time. */
export const isUndoubted = ({ codes }: DocumentObservation): boolean => codes.every((code) => points(code) > doubt);

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
