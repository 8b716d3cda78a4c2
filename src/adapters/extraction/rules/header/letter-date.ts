import { type DateHints, readDate } from '../dates.ts';
import { foundValue } from '../found-value.ts';
import type { Layout } from '../layout/line.types.ts';
import type { FoundDate } from './fields.ts';

/** lines at the head of a letter among which its date stands */
const headLines = 25;

/** "Utrecht, 20 november 2026": how a letter is dated, with nothing else on the line than the place. */
export function letterDate(layout: Layout, used: ReadonlySet<number>, hints: DateHints): FoundDate | null {
  for (const line of layout.lines.slice(0, headLines)) {
    if (used.has(line.index)) continue;
    for (const segment of line.segments) {
      const reading = readDate(segment.text, hints);
      if (!reading || reading.week || !/\d{4}|\d{1,2}\D\d{1,2}\D\d{2}/.test(reading.source)) continue;
      const around = segment.text.replace(reading.source, '');
      if (
        !/^(?:\p{Lu}[\p{L} .()-]{2,30},?\s*(?:den|the|le|il|el|em|a|den|d\.)?\s*)?[.,]?$/u.test(around.trim()) ||
        /:/.test(around)
      )
        continue;
      return {
        field: foundValue(reading.iso, segment, reading.ambiguous ? 0.5 : 0.75),
        ambiguous: reading.ambiguous,
        week: false,
      };
    }
  }
  return null;
}
