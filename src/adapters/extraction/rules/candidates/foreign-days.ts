/** Days that a document names and that are neither its own nor those of a delivery. */
import { someCue } from '../languages/index.ts';
import type { Segment } from '../layout/line.types.ts';
import { normalise } from '../text.ts';

/** A day as it is written (`read`), with the text that it stands in. */
type Day = { readonly read: string; readonly source: string; readonly segment: Segment };

/** "contract no. 77/02.03.2026": a paper's number and its day */
export const isOfPaper = ({ source, read }: Day): boolean => /\d\/$/.test(source.slice(0, Math.max(0, source.indexOf(read))));

/** "Payment: net 30. Due by 12/21/2026", "Received: 11/17/2026": a label of something else, whatever is said behind it */
export function isOfPayment({ segment: { text }, read }: Day): boolean {
  const before = text.slice(0, Math.max(0, text.indexOf(read)));
  const words = normalise(/(?:^|[|·•;])\s*([^:\d|·•;]{3,30}):[^:|·•]*$/.exec(before)?.[1] ?? '').split(' ');
  if (words.length === 1 && someCue('answering', words)) return true;
  return someCue('elsewhere', words) && !someCue('delivering', words) && !someCue('needing', words);
}

/** "11/23/26, 2:55 PM" by itself: when a browser printed the page, at its head or foot */
export const isPrintedAt = ({ text }: Segment): boolean =>
  /^\d{1,4}[./-]\d{1,2}[./-]\d{2,4}, \d{1,2}:\d{2}(?:\s[AaPp]\.?[Mm]\.?)?$/.test(text.trim());
