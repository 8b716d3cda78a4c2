/** The parts of a headline that may name a document's kind: a subject without what stands before it, what stands before a dash, what is said behind it. */
import { hasLegalForm } from '../header/legal-forms.ts';
import { isCue } from '../languages/index.ts';
import type { Line, Segment } from '../layout/line.types.ts';
import { normalise } from '../text.ts';
import { typeOf, withoutCompany } from './title-words.ts';

/** Without "Re:", "AW: WG:" before it. */
function withoutReplies(text: string): string {
  const [, first = '', rest = ''] = /^(\p{L}{1,4})\s*:\s*(.*)$/u.exec(text) ?? [];
  return first !== '' && isCue('reply', normalise(first)) ? withoutReplies(rest) : text;
}

/** What a letter or a mail is about: its subject line is its title. */
export function subjectOf(segment: Segment, line: Line): Segment | null {
  const [, label, rest] = /^(\p{L}[\p{L}.]{0,14})\s*:\s*(.*)$/u.exec(segment.text) ?? [];
  if (label === undefined || !isCue('subject', normalise(label))) return null;
  const next = line.segments[line.segments.indexOf(segment) + 1];
  const text = withoutCompany(withoutReplies(rest || next?.text || '').trim());
  return text === '' ? null : { ...segment, text };
}

export const titleEnd = (text: string): string => text.split(/\s+[-–—|]\s+/)[1] ?? '';

/** "PURCHASE REQUISITION - APPROVED AS ORDER": what is said to be an order is one. */
export function isDeclaredOrder(text: string): boolean {
  const words = normalise(text).split(' ');
  return words.length <= 5 && isCue('ordering', words.at(-1) ?? '') && isCue('actingAs', words.at(-2) ?? '');
}

/** What stands before a dash; behind it where a company stands before: "Muster S.L. – TARIFA DE PRECIOS 2027". */
export function titlePartOf(text: string): string {
  const [first = '', second] = text.split(/\s+[-–—|]\s+/);
  if (second !== undefined && isDeclaredOrder(second)) return normalise(second).split(' ').at(-1) ?? second;
  return second !== undefined && hasLegalForm(first) && typeOf(normalise(second).split(' '))?.type !== 'order' ? second : first;
}
