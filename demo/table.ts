/** Aligned columns for a terminal; cells may hold line breaks, and the last column is wrapped to the width that is left. */

export type Table = { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };

/** For a cell's text, padded already; `row` is -1 in the head. */
export type Paint = (text: string, row: number, column: number) => string;

const gap = '  ';
const narrowest = 20;

/** Lines without line breaks, none longer than `width` unless the columns before the last leave less than 20. */
export function renderTable({ head, rows }: Table, width: number, paint: Paint = (text) => text): readonly string[] {
  const all = [head, ...rows].map((row) => head.map((_, column) => (row[column] ?? '').split('\n')));
  const widths = head.map((_, column) => Math.max(...all.flatMap((row) => (row[column] ?? []).map(displayWidth))));
  const last = head.length - 1;
  const before = widths.slice(0, last).reduce((sum, each) => sum + each + gap.length, 0);
  const left = Math.max(width - before, narrowest);
  return all.flatMap((row, index) => {
    const cells = row.map((lines, column) => (column === last ? lines.flatMap((line) => wrap(line, left)) : lines));
    const height = Math.max(...cells.map((lines) => lines.length));
    return Array.from({ length: height }, (_, line) => {
      const texts = cells.map((lines, column) => {
        const text = lines[line] ?? '';
        return paint(
          column === last ? text : text.padEnd(text.length + (widths[column] ?? 0) - displayWidth(text)),
          index - 1,
          column,
        );
      });
      return texts.join(gap).trimEnd();
    });
  });
}

/** At spaces; a word that is longer than the width is cut. */
export function wrap(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ').flatMap((each) => pieces(each, width))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && displayWidth(longer) > width) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  return [...lines, line];
}

const pieces = (word: string, width: number): readonly string[] => {
  const characters = [...word];
  const count = Math.max(1, Math.ceil(characters.length / width));
  return Array.from({ length: count }, (_, index) => characters.slice(index * width, (index + 1) * width).join(''));
};

/** One column a character, combining marks none: enough for the Latin script of the demo. */
const displayWidth = (text: string): number => [...text.normalize('NFC').replace(/\p{M}/gu, '')].length;
