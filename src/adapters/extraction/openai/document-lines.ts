/** Documents as numbered lines of words or cells: what a model is shown, and what its answer is looked up in. */
import type { Page, Place, ReadDocument, Sheet } from '@order-intake/order-extraction/document';
import { cellName } from '@order-intake/order-extraction/values';

/** A word of a page, or a cell. */
export type Token = {
  readonly text: string;
  readonly place: Place;
  readonly x: number;
  readonly end: number;
  readonly height: number;
};
/** `number` runs through all documents, from 1. */
export type DocumentLine = { readonly number: number; readonly tokens: readonly Token[] };
export type Part = {
  /** index of the document */
  readonly file: number;
  readonly heading: string;
  /** a picture was read: its words may be misread */
  readonly isPicture: boolean;
  readonly lines: readonly DocumentLine[];
  /** its words in the order in which they were drawn */
  readonly drawn: readonly Token[];
};

const round = (value: number): number => Math.round(value);

const wordsOf = (page: Page): readonly Token[] =>
  page.words.map(({ text, x, y, width, height }) => ({
    text,
    place: { kind: 'box', page: page.number, x, y, width, height },
    x,
    end: x + width,
    height,
  }));

const middle = ({ place }: Token): number => (place.kind === 'box' ? place.y + place.height / 2 : 0);
const top = ({ place }: Token): number => (place.kind === 'box' ? place.y : 0);

function linesOfPage(words: readonly Token[]): readonly (readonly Token[])[] {
  const lines: { readonly first: Token; readonly tokens: Token[] }[] = [];
  for (const word of [...words].sort((a, b) => top(a) - top(b) || a.x - b.x)) {
    const line = lines.at(-1);
    if (line && Math.abs(middle(line.first) - middle(word)) < line.first.height * 0.5) line.tokens.push(word);
    else lines.push({ first: word, tokens: [word] });
  }
  return lines.map(({ tokens }) => tokens.sort((a, b) => a.x - b.x));
}

function linesOfSheet({ name, cells }: Sheet): readonly (readonly Token[])[] {
  const rows = new Map<number, Token[]>();
  for (const { row, column, text } of cells) {
    const place: Place = { kind: 'cell', sheet: name, cell: cellName(row, column) };
    rows.set(row, [...(rows.get(row) ?? []), { text, place, x: column, end: column, height: 0 }]);
  }
  return [...rows].sort(([a], [b]) => a - b).map(([, tokens]) => tokens);
}

/** Pages and sheets of all documents, one after another. */
export function partsOf(documents: readonly ReadDocument[]): readonly Part[] {
  let number = 0;
  const numbered = (lines: readonly (readonly Token[])[]): readonly DocumentLine[] =>
    lines.map((tokens) => {
      number += 1;
      return { number, tokens };
    });
  return documents.flatMap(({ content }, file) => [
    ...content.pages
      .filter(({ words }) => words.length > 0)
      .map((page): Part => {
        const heading = `Page ${page.number} (${round(page.width)} x ${round(page.height)}), each line "number: [x] text":`;
        const words = wordsOf(page);
        return { file, heading, isPicture: page.reader === 'ocr', lines: numbered(linesOfPage(words)), drawn: words };
      }),
    ...content.sheets.map((sheet): Part => {
      const lines = linesOfSheet(sheet);
      const heading = `Sheet "${sheet.name}", each line "number: [column] text":`;
      return { file, heading, isPicture: false, lines: numbered(lines), drawn: lines.flat() };
    }),
  ]);
}

/** What stands apart in lines, as texts of their own. */
export const pieceTexts = (parts: readonly Part[]): readonly string[] =>
  parts.flatMap(({ lines }) =>
    lines.flatMap((line) =>
      lineText(line)
        .split(/(?:^\d+: |\s{2})\[-?\d+\] /)
        .filter((piece) => piece !== ''),
    ),
  );

/** Pieces of a line with where they begin, so that columns can be told apart. */
function lineText({ number, tokens }: DocumentLine): string {
  const pieces: string[] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const token of tokens) {
    const isApart = token.place.kind === 'cell' || token.x - end > token.height * 0.8;
    if (isApart || pieces.length === 0) pieces.push(`[${round(token.x)}] ${token.text}`);
    else pieces[pieces.length - 1] += ` ${token.text}`;
    end = token.end;
  }
  return `${number}: ${pieces.join('  ')}`;
}

export const partText = ({ heading, lines }: Part): string => [heading, ...lines.map(lineText)].join('\n');
