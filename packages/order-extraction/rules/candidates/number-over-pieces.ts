/** A number that goes on in the next piece of its line, or in the next line: "4500-" over "77601", "EK 2026" beside "/ 114". */
import { isPartOfNumber, partOfNumber, standsAt } from '../header/number-parts.ts';
import { type Line, type Segment, segmentBelow } from '../layout/line.types.ts';
import type { Candidate } from './candidate.ts';

/** in heights of the text: how far the next piece of a line stands */
const near = 4;

const signAtEnd = /^(\s{0,2})([-–—/+])\s{0,2}$/;
const signAtStart = /^([-–—/+])\s{0,2}(?=[\p{Lu}\d])/u;

/** The candidate's number with what goes on with it in the next piece; the same candidate if nothing does. */
export function withNextPiece<C extends Candidate>(candidate: C, lines: readonly Line[]): C {
  const { value, segment } = candidate;
  const line = lines.find(({ segments }) => segments.some(({ place }) => place === segment.place));
  const own = line?.segments.find(({ place }) => place === segment.place);
  const at = own && standsAt(value, own.text);
  if (!line || !own || !at) return candidate;
  const behind = own.text.slice(at.to);
  const right = line.segments[line.segments.indexOf(own) + 1];
  const beside = right && right.x0 - own.x1 < (own.y1 - own.y0) * near ? right : undefined;
  const below = segmentBelow(lines, line, own);
  const [, space = '', sign] = signAtEnd.exec(behind) ?? [];
  if (sign !== undefined) {
    const next = [beside, below].find((one): one is Segment => one !== undefined && isPartOfNumber(one.text));
    return next ? { ...candidate, value: `${value}${space}${plain(sign)}${space}${partOfNumber(next.text)}` } : candidate;
  }
  if (behind.trim() !== '') return candidate;
  const found = [beside, /^[/+]/.test(below?.text ?? '') ? below : undefined].find(
    (one): one is Segment => one !== undefined && signAtStart.test(one.text) && isPartOfNumber(one.text.replace(signAtStart, '')),
  );
  const [, begins = ''] = signAtStart.exec(found?.text ?? '') ?? [];
  return found
    ? { ...candidate, value: `${value} ${plain(begins)} ${partOfNumber(found.text.replace(signAtStart, ''))}` }
    : candidate;
}

const plain = (sign: string): string => sign.replace(/[–—]/, '-');
