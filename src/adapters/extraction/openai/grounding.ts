/** Where a text of the model's answer stands in the documents. What stands nowhere is not believed. */
import type { Page, ReadDocument, Sheet } from '../../../domain/shared/documents.port.ts';
import type { Place } from '../../../domain/shared/extraction.ts';
import { cellName } from '../rules/layout/sheet-lines.ts';
import { compact } from '../rules/text.ts';

export type Spot = {
  /** index of the document */
  readonly file: number;
  readonly place: Place;
  /** the document's own words, not the model's */
  readonly source: string;
};
export type Ground = { readonly find: (printed: string) => Spot | null };

type Token = { readonly text: string; readonly place: Place };
type Strip = {
  readonly file: number;
  readonly letters: string;
  readonly tokens: readonly Token[];
  readonly starts: readonly number[];
};

const pageTokens = (page: Page): readonly Token[] =>
  page.words.map(({ text, x, y, width, height }) => ({ text, place: { kind: 'box', page: page.number, x, y, width, height } }));

const sheetTokens = (sheet: Sheet): readonly Token[] =>
  sheet.cells.map(({ row, column, text }) => ({
    text,
    place: { kind: 'cell', sheet: sheet.name, cell: cellName(row, column) },
  }));

const byLine = (a: Token, b: Token): number => {
  if (a.place.kind !== 'box' || b.place.kind !== 'box') return 0;
  const middle = a.place.y + a.place.height / 2 - b.place.y - b.place.height / 2;
  return Math.abs(middle) < Math.min(a.place.height, b.place.height) / 2 ? a.place.x - b.place.x : middle;
};

function stripOf(file: number, all: readonly Token[]): Strip {
  const tokens = all.filter(({ text }) => compact(text) !== '');
  const starts: number[] = [];
  let letters = '';
  for (const { text } of tokens) {
    starts.push(letters.length);
    letters += compact(text);
  }
  return { file, letters, tokens, starts };
}

const around = (tokens: readonly Token[]): Place => {
  const [first] = tokens;
  if (!first) throw new Error('a place has at least one word');
  const boxes = tokens.flatMap(({ place }) => (place.kind === 'box' ? [place] : []));
  if (first.place.kind === 'cell') return first.place;
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  return {
    kind: 'box',
    page: first.place.page,
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
};

/** A digit beside a digit, or a letter beside a letter: the middle of a number or a word. */
const goesOn = (a: string | undefined, b: string | undefined): boolean =>
  a !== undefined && b !== undefined && (/\d/.test(a) ? /\d/.test(b) : /[a-z]/.test(a) && /[a-z]/.test(b));

function findIn({ file, letters, tokens, starts }: Strip, wanted: string): Spot | null {
  for (let at = letters.indexOf(wanted); at >= 0; at = letters.indexOf(wanted, at + 1)) {
    const end = at + wanted.length;
    const first = starts.findLastIndex((start) => start <= at);
    const last = starts.findLastIndex((start) => start < end);
    const beginsInside = starts[first] !== at && goesOn(letters[at - 1], letters[at]);
    const endsInside = (starts[last + 1] ?? letters.length) !== end && goesOn(letters[end - 1], letters[end]);
    if (beginsInside || endsInside) continue;
    const within = tokens.slice(first, last + 1);
    return {
      file,
      place: around(within),
      source: within
        .map(({ text }) => text)
        .join(' ')
        .slice(0, 200),
    };
  }
  return null;
}

/** Compared without spaces, accents and punctuation; in the order of lines, then in the order that the words were drawn in. */
export function groundOf(documents: readonly ReadDocument[]): Ground {
  const strips = documents.flatMap(({ content }, file) => {
    const drawn = [...content.pages.map(pageTokens), ...content.sheets.map(sheetTokens)];
    return [...drawn.map((tokens) => stripOf(file, [...tokens].sort(byLine))), ...drawn.map((tokens) => stripOf(file, tokens))];
  });
  return {
    find: (printed) => {
      const wanted = compact(printed);
      if (wanted === '') return null;
      for (const strip of strips) {
        const spot = findIn(strip, wanted);
        if (spot) return spot;
      }
      return null;
    },
  };
}
