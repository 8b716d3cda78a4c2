/** Light changes of readings, as strangers' documents differ from those that the rules were written at: other titles, other columns, other wording. */
import type { Cell, Page, Word } from '@order-intake/order-extraction/document';
import { hashOf } from '../score/hash.ts';
import type { DocumentReading } from '../support/packed-readings.ts';

/** What the rules see in a reading: texts of its titles and of the heads of its table. */
export type Seen = { readonly titles: readonly string[]; readonly heads: readonly string[] };
type Change = (reading: DocumentReading, seen: Seen) => DocumentReading;
/** null: the piece goes */
type Piece = (text: string) => string | null;

const strange = 'Vorlun Keppat Sundrel Ostrix Malvor Trenk Quarel Dasmin Fenolt Brisk'.split(' ');
/** A word of no language, always the same for the same word. */
const strangeFor = (text: string): string => strange[hashOf(text) % strange.length] ?? text;
const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\d]/gu, '');

/** Words of a page that stand in one line. */
function linesOf({ words }: Page): readonly (readonly Word[])[] {
  const lines: Word[][] = [];
  for (const word of [...words].sort((a, b) => a.y - b.y || a.x - b.x)) {
    const line = lines.find(
      ([first]) => first && Math.abs(first.y + first.height / 2 - word.y - word.height / 2) < word.height / 2,
    );
    if (line) line.push(word);
    else lines.push([word]);
  }
  return lines;
}

const withPieces = (
  reading: DocumentReading,
  words: (page: Page) => ReadonlyMap<Word, string | null>,
  cells: (cells: readonly Cell[]) => readonly Cell[],
): DocumentReading => ({
  ...reading,
  read: reading.read.map((one) => ({
    ...one,
    content: {
      ...one.content,
      pages: one.content.pages.map((page) => {
        const changed = words(page);
        return {
          ...page,
          words: page.words.flatMap((word) => {
            const text = changed.has(word) ? (changed.get(word) ?? null) : word.text;
            return text === null ? [] : [{ ...word, text }];
          }),
        };
      }),
      sheets: one.content.sheets.map((sheet) => ({ ...sheet, cells: cells(sheet.cells) })),
    },
  })),
});

/** Changes all words of lines and cells that hold one of the texts. */
const changing =
  (wanted: (seen: Seen) => readonly string[], least: number, piece: Piece): Change =>
  (reading, seen) => {
    const texts = wanted(seen)
      .map(letters)
      .filter((text) => text !== '');
    if (texts.length === 0) return reading;
    const found = (all: string): readonly string[] => texts.filter((text) => all.includes(text));
    return withPieces(
      reading,
      (page) =>
        new Map(
          linesOf(page).flatMap((line) => {
            const held = found(line.map(({ text }) => letters(text)).join(''));
            if (held.length < Math.min(least, texts.length)) return [];
            return line
              .filter(({ text }) => held.some((one) => letters(text) !== '' && one.includes(letters(text))))
              .map((word) => [word, piece(word.text)] as const);
          }),
        ),
      (cells) => {
        const rows = Map.groupBy(cells, ({ row }) => row);
        return cells.flatMap((cell) => {
          const held = (rows.get(cell.row) ?? []).filter(({ text }) => texts.includes(letters(text)));
          if (held.length < Math.min(least, texts.length) || !held.includes(cell)) return [cell];
          const text = piece(cell.text);
          return text === null ? [] : [{ ...cell, text }];
        });
      },
    );
  };

/** One head of the table, the same each time for the same document. */
const oneOf = ({ heads }: Seen): readonly string[] => heads.slice(hashOf(heads.join()) % Math.max(1, heads.length)).slice(0, 1);

const inWords =
  (change: (text: string) => string, subject: (text: string) => string | null = (text) => text): Change =>
  (reading) => ({
    ...reading,
    mail: reading.mail && { ...reading.mail, subject: subject(reading.mail.subject ?? '') },
    words: reading.words.map((one) => ({
      ...one,
      subject: one.subject && subject(one.subject),
      plain: one.plain && change(one.plain),
      html: one.html && (one.plain ? null : one.html),
    })),
  });

const eachLine =
  (change: (line: string) => string | null) =>
  (text: string): string =>
    text
      .split(/\r?\n/)
      .flatMap((line) => change(line) ?? [])
      .join('\n');

/** "10 x Bolt M8", "- 10 boxes of gloves": how many, then what */
const counted = /^([ \t]*)(?:[-*•]|\d{1,2}[.)])?[ \t]*(\d{1,5})[ \t]*(?:x|×)?[ \t]+(\p{L}.*\S)[ \t]*$/u;
const reversed = /^([ \t]*)(?:[-*•])?[ \t]*(\p{L}.*?\S)[ \t]*(?:[:–—-]|x|×)[ \t]*(\d{1,5})[ \t]*(?:\p{L}{1,6}\.?)?[ \t]*$/u;
const isProse = (line: string): boolean => /\p{L}{2,}/u.test(line) && !/\d/.test(line);

export const unchanged = 'unchanged';
/** By name, in the order of the report. */
export const mutations: { readonly [name: string]: Change } = {
  [unchanged]: (reading) => reading,
  'titles in strange words': changing(({ titles }) => titles, 1, strangeFor),
  'titles removed': changing(
    ({ titles }) => titles,
    1,
    () => null,
  ),
  'one head in a strange word': (reading, seen) =>
    changing(
      () => seen.heads,
      2,
      (text) => (letters(oneOf(seen).join('')).includes(letters(text)) ? strangeFor(text) : text),
    )(reading, seen),
  'all heads in strange words': changing(({ heads }) => heads, 2, strangeFor),
  'heads removed': changing(
    ({ heads }) => heads,
    2,
    () => null,
  ),
  'mail without subject': inWords(
    (text) => text,
    () => null,
  ),
  'mail without sentences': inWords(eachLine((line) => (isProse(line) && !line.includes('@') ? null : line))),
  'mail forwarded': inWords(
    (text) =>
      `FYI, see below.\n\n---------- Forwarded message ---------\nFrom: Marta Ruiz <marta@ruiz-foods.example>\nDate: Mon, 3 Mar 2025\nSubject: For next week\nTo: <sales@seller.example>\n\n${text}`,
    () => 'Fwd: For next week',
  ),
  'mail in bullets': inWords(eachLine((line) => line.replace(/^([ \t]*)(?=\d+[ \t]*(?:x|×)?[ \t]*\p{L})/u, '$1• '))),
  'mail: what, then how many': inWords(eachLine((line) => line.replace(counted, '$1$3: $2'))),
  'mail: how many, then what': inWords(eachLine((line) => line.replace(reversed, '$1$3 x $2'))),
};
