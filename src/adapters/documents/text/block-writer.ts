/** Puts text that comes piece by piece (HTML, the XML of Word) into lines and tables. */
import { limits } from '../limits.ts';
import { type Block, lineBlock } from './blocks.ts';
import { type MergedCell, withMerged } from './merged-cells.ts';
import { sentencesOf } from './plain-blocks.ts';

const { blocks: mostBlocks, span: mostSpan, rows: mostRows } = limits.text;

type Cell = { readonly blocks: Block[]; span: number; rows: number; joins: boolean };
/** `open`: text goes to one of its cells now */
type Table = { readonly rows: Cell[][]; open: boolean };
/** Where text goes now: the page, or a cell. */
type Place = { readonly blocks: Block[]; text: string };

const within = (count: number, most: number): number => Math.min(most, Math.max(1, count || 1));

/** Takes text as it comes, and puts it where it belongs: on the page, or into the cell that is open. */
export function startPage() {
  const top: Place = { blocks: [], text: '' };
  const containers: Place[] = [top];
  const tables: Table[] = [];
  let blocks = 0;
  const innermost = (): Place => containers.at(-1) ?? top;
  const openCell = (): Cell | undefined => tables.at(-1)?.rows.at(-1)?.at(-1);
  const endLine = (): void => {
    const current = innermost();
    const text = current.text
      .replace(/[ \t\r\n]+/g, ' ')
      .replaceAll('\u00a0', ' ')
      .trim();
    current.text = '';
    if (text === '' || blocks >= mostBlocks) return;
    for (const sentence of sentencesOf(text)) current.blocks.push(lineBlock(sentence));
    blocks += 1;
  };
  const endCell = (): void => {
    endLine();
    const table = tables.at(-1);
    if (!table?.open) return;
    containers.pop();
    table.open = false;
  };
  const endTable = (): void => {
    endCell();
    const table = tables.pop();
    if (table) for (const block of blocksOf(table)) innermost().blocks.push(block); // too many for the arguments of one call
  };
  return {
    write: (text: string): void => {
      innermost().text += text;
    },
    endLine,
    beginTable: (): void => {
      endLine();
      tables.push({ rows: [], open: false });
    },
    beginRow: (): void => {
      endCell();
      tables.at(-1)?.rows.push([]);
    },
    beginCell: (): void => {
      endCell();
      const table = tables.at(-1);
      if (!table) return;
      const cell: Cell = { blocks: [], span: 1, rows: 1, joins: false };
      if (table.rows.length === 0) table.rows.push([]);
      table.rows.at(-1)?.push(cell);
      containers.push({ blocks: cell.blocks, text: '' });
      table.open = true;
    },
    /** the cell that is open covers so many columns and rows, itself included */
    spanCell: (columns: number, rows = 1): void => {
      const cell = openCell();
      if (cell) [cell.span, cell.rows] = [within(columns, mostSpan), within(rows, mostRows)];
    },
    /** the cell that is open is part of the one above it */
    joinAbove: (): void => {
      const cell = openCell();
      if (cell) cell.joins = true;
    },
    endCell,
    endTable,
    finished: (): readonly Block[] => {
      while (tables.length > 0) endTable();
      endLine();
      return top.blocks;
    },
  };
}

/** A table of values stays one; one that holds other tables, or has a single column, arranges a page. */
function blocksOf({ rows }: Table): readonly Block[] {
  const cells = rows.flat();
  const isData = rows.some((row) => row.length > 1) && cells.every(({ blocks }) => blocks.every(({ kind }) => kind === 'line'));
  if (!isData) return cells.flatMap(({ blocks }) => blocks);
  return [{ kind: 'table', rows: withMerged(rows.map((row) => row.map(textCell))).filter((row) => row.length > 0) }];
}

const textCell = ({ blocks, span, rows, joins }: Cell): MergedCell => ({
  lines: blocks.flatMap((block) => (block.kind === 'line' ? [block.text] : [])),
  span,
  rows,
  joins,
});
