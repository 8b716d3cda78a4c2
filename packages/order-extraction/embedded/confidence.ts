import { type Decimal, decimal, parseDecimal, sum, within } from '@order-intake/kernel';
import { type ConfidenceReason, reason } from '../document/confidence-reasons.ts';
import type { ExtractedLine, Extraction, RequiredField } from '../document/extraction.ts';
import type { Warning } from '../document/warnings.ts';
import { reasonsOf } from '../rules/warning-effects.ts';
import { arithmeticHolds } from './line-differences.ts';
import type { Confirmation } from './visible.ts';

/** what the visible side found that concerns the whole document, be its values taken or not */
const carriedOver: ReadonlySet<string> = new Set(['hidden_text', 'instructions_in_document', 'type_differs']);

const cent = decimal(1, 2);
const number = (text: string | undefined): Decimal | null => parseDecimal(text ?? '');

/** Data is exact, so it starts high; it loses what its own arithmetic or the visible text speaks against. Percentage points. */
export function weighEmbedded(
  evidence: {
    readonly lines: readonly ExtractedLine[];
    readonly linesTotal: string | null;
    readonly missing: readonly RequiredField[];
    readonly confirmation: Confirmation;
    /** warnings of the data itself: the visible text may hold all of it, but its values are not taken */
    readonly cut: readonly Warning[];
  },
  visible: Extraction | null,
): { readonly confidence: number; readonly reasons: readonly ConfidenceReason[] } {
  const { lines, linesTotal, missing, confirmation, cut } = evidence;
  const holds = lines.map(arithmeticHolds);
  const total = number(linesTotal ?? undefined);
  const amounts = lines.flatMap((line) => number(line.amount?.value) ?? []);
  const adds = total !== null && amounts.length === lines.length && within(sum(amounts), total, cent);
  const reasons: ConfidenceReason[] = [
    reason('embedded_data', lines.length > 0 ? 72 : 30),
    ...(lines.length > 0 && holds.every((held) => held === true) ? [reason('arithmetic_holds', 12)] : []),
    ...(holds.includes(false) ? [reason('arithmetic_fails', -12)] : []),
    ...(lines.length > 0 && adds ? [reason('sum_printed', 5)] : []),
    ...(missing.length === 0 ? [reason('all_header_fields', 6)] : []),
    ...missing.filter((name) => name !== 'products').map((name) => reason(`missing_${name}`, -4)),
    ...(confirmation === 'confirmed' ? [reason('visible_text_confirms', 6)] : []),
    ...(confirmation === 'differs' ? [reason('visible_text_differs', -35)] : []),
    ...reasonsOf(cut),
    ...(visible?.reasons.filter(({ code }) => carriedOver.has(code)) ?? []),
  ];
  const points = reasons.reduce((all, { effect }) => all + effect, 0);
  return { confidence: Math.max(0, Math.min(99, points)), reasons };
}
