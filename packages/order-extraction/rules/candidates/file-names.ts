import { readOrderNumber } from '../header/values.ts';
import { type Candidate, features, placeFeatures } from './candidate.ts';
import type { DocumentView } from './view.ts';

const endings = ['pdf', 'doc', 'docx', 'odt', 'ods', 'xls', 'xlsx', 'csv', 'rtf'].join('|');
const fileName = new RegExp(`(?:^|[\\s:"'(])([\\p{L}\\d][^\\s:"'()]{3,80})\\.(?:${endings})(?![\\p{L}\\d])`, 'iu');
/** pieces of a file's name that may be a number: with a dash or a slash, or of four figures and more */
const telling = /^(?=.*\d)(?:[\p{Lu}\d]+(?:[-/.][\p{Lu}\d]+)+|\p{Lu}{0,4}\d{4,})$/u;
const date = /^(?:20\d{2}-?\d{2}-?\d{2}|\d{1,2}[-.]\d{1,2}[-.]\d{2,4})$/;

/** "File: OT-26-118_Muster.odt", "Attached: Order_88-2641.pdf": where nothing else gives a number, what a file is called may. */
export function inFileNames({ layout, used, orderTitles }: DocumentView): readonly Candidate[] {
  return layout.lines.flatMap((line) =>
    used.has(line.index)
      ? []
      : line.segments.flatMap((segment) => {
          const [, name] = fileName.exec(segment.text) ?? [];
          const pieces = (name ?? '').split('_').filter((piece) => telling.test(piece) && !date.test(piece));
          const [value, another] = pieces.flatMap((piece) => readOrderNumber(piece) ?? []);
          if (value === undefined || another !== undefined || orderTitles.length === 0) return [];
          const place = placeFeatures(segment, line.index, line.page, layout.usualHeight);
          return [{ value, segment, source: segment.text, features: { ...place, ...features({ label_po: 0.7 }) } }];
        }),
  );
}
