/** Plain text as blocks: lines, and tables where neighbouring lines are parted alike by tabs, bars or semicolons. */
import { limits } from '../limits.ts';
import { type Block, cellOf, lineBlock } from './blocks.ts';

const { plain: mostCharacters } = limits.text;
/** a sentence that ends, and another that begins: with a letter of five or more before, so that "Stk. Locher" stays together */
const betweenSentences = /(?<=\p{L}{5}[.]|[!?])\s+(?=\p{Lu})/u;

const delimiters = ['\t', '|', '│', ';'] as const;

export function plainBlocks(text: string): readonly Block[] {
  const lines = text
    .slice(0, mostCharacters)
    .split(/\r\n|\r|\n/)
    .map((line) => line.replace(/[\u00a0\u2007\u202f]/g, ' ').trimEnd());
  const blocks: Block[] = [];
  for (let at = 0; at < lines.length; ) {
    const rows = tableAt(lines, at);
    if (rows) {
      blocks.push({ kind: 'table', rows: withLabelsAbove(rows).map((cells) => cells.map((cell) => cellOf([cell]))) });
      at += rows.length;
    } else {
      for (const sentence of sentencesOf((lines[at] ?? '').replaceAll('\t', '   '))) blocks.push(lineBlock(sentence));
      at += 1;
    }
  }
  return blocks;
}

/** Where a sentence begins another line begins: each may order something. */
export const sentencesOf = (line: string): readonly string[] =>
  /\s{2}/.test(line.trim()) ? [line] : line.split(betweenSentences);

function tableAt(lines: readonly string[], from: number): readonly (readonly string[])[] | null {
  for (const delimiter of delimiters) {
    const columns = columnsOf(lines[from] ?? '', delimiter).length;
    if (columns < (delimiter === ';' ? 3 : 2)) continue;
    let end = from + 1;
    while (end < lines.length && columnsOf(lines[end] ?? '', delimiter).length === columns) end += 1;
    if (end - from >= 2) return lines.slice(from, end).map((line) => columnsOf(line, delimiter));
  }
  return null;
}

const labelOf = (cell: string): string | null => /^(\p{L}[\p{L} ./#-]{0,24}):\s/u.exec(cell)?.[1] ?? null;

/** "SKU: A-1 | Quantity: 5" in each row: what all cells of a column begin with stands above them, as in any table. */
function withLabelsAbove(rows: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const labels = (rows[0] ?? []).map((cell, column) => {
    const label = labelOf(cell);
    return label !== null && rows.every((row) => labelOf(row[column] ?? '') === label) ? label : null;
  });
  if (!labels.every((label) => label !== null)) return rows;
  return [labels, ...rows.map((row) => row.map((cell, column) => cell.slice((labels[column] ?? '').length + 1).trim()))];
}

/** The fields of a line, without the bars that frame it. */
const columnsOf = (line: string, delimiter: string): readonly string[] => {
  const framed = delimiter === '|' || delimiter === '│' ? line.trim().replace(/^[|│]|[|│]$/g, '') : line;
  return framed.trim() === '' ? [] : framed.split(delimiter).map((field) => field.trim());
};
