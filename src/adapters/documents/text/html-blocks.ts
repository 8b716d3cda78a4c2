/** HTML as blocks: what a person sees, in its order, tables as tables. Tables that only arrange a page are taken apart. */
import { Parser } from 'htmlparser2';
import { type Block, lineBlock, type TextCell } from './blocks.ts';
import { sentencesOf } from './plain-blocks.ts';

const mostCharacters = 2_000_000;
const mostBlocks = 20_000;
/** elements in elements: the parser's own bookkeeping grows with the square of it */
const mostDepth = 1_000;
class TooDeep extends Error {}

const left: ReadonlySet<string> = new Set(
  'script style head title template noscript object svg math iframe select option textarea audio video canvas'.split(' '),
);
const breaking: ReadonlySet<string> = new Set(
  'p div br li ul ol h1 h2 h3 h4 h5 h6 hr section article header footer pre address center blockquote dl dt dd form fieldset'.split(
    ' ',
  ),
);

type Attributes = { readonly [name: string]: string };
export type Skips = (tag: string, attributes: Attributes) => boolean;

type Cell = { blocks: Block[]; span: number };
/** `open`: text goes to one of its cells now */
type Table = { readonly rows: Cell[][]; open: boolean };
/** Where text goes now: the page, or a cell. */
type Place = { readonly blocks: Block[]; text: string };

/** @param skips elements that are passed over with all that is in them */
export function htmlBlocks(html: string, skips: Skips = () => false): readonly Block[] {
  const page = startPage();
  let passedOver = 0;
  let depth = 0;
  const parser = new Parser(
    {
      onopentag: (tag, attributes) => {
        depth += 1;
        if (depth > mostDepth) throw new TooDeep();
        if (passedOver > 0 || left.has(tag) || isHidden(attributes) || skips(tag, attributes)) passedOver += 1;
        else if (tag === 'table') page.beginTable();
        else if (tag === 'tr') page.beginRow();
        else if (tag === 'td' || tag === 'th') page.beginCell(attributes);
        else if (breaking.has(tag)) page.endLine();
      },
      ontext: (text) => {
        if (passedOver === 0) page.write(text);
      },
      onclosetag: (tag) => {
        depth -= 1;
        if (passedOver > 0) passedOver -= 1;
        else if (tag === 'table') page.endTable();
        else if (tag === 'td' || tag === 'th' || tag === 'tr') page.endCell();
        else if (breaking.has(tag)) page.endLine();
      },
    },
    { decodeEntities: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
  );
  try {
    parser.write(html.slice(0, mostCharacters));
    parser.end();
  } catch (error) {
    if (!(error instanceof TooDeep)) throw error; // what came before it stands
  }
  return page.finished();
}

/** Takes text as it comes, and puts it where it belongs: on the page, or into the cell that is open. */
function startPage() {
  const top: Place = { blocks: [], text: '' };
  const places: Place[] = [top];
  const tables: Table[] = [];
  let blocks = 0;
  const here = (): Place => places.at(-1) ?? top;
  const endLine = (): void => {
    const place = here();
    const text = place.text
      .replace(/[ \t\r\n]+/g, ' ')
      .replaceAll('\u00a0', ' ')
      .trim();
    place.text = '';
    if (text === '' || blocks >= mostBlocks) return;
    for (const sentence of sentencesOf(text)) place.blocks.push(lineBlock(sentence));
    blocks += 1;
  };
  const endCell = (): void => {
    endLine();
    const table = tables.at(-1);
    if (!table?.open) return;
    places.pop();
    table.open = false;
  };
  const endTable = (): void => {
    endCell();
    const table = tables.pop();
    if (table) here().blocks.push(...blocksOf(table));
  };
  return {
    write: (text: string): void => {
      here().text += text;
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
    beginCell: ({ colspan = '1' }: Attributes): void => {
      endCell();
      const table = tables.at(-1);
      if (!table) return;
      const cell: Cell = { blocks: [], span: Math.min(50, Math.max(1, Number.parseInt(colspan, 10) || 1)) };
      if (table.rows.length === 0) table.rows.push([]);
      table.rows.at(-1)?.push(cell);
      places.push({ blocks: cell.blocks, text: '' });
      table.open = true;
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

/** What nobody sees is no source of anything: texts for previews, and worse. */
const isHidden = ({ style = '', hidden, 'aria-hidden': aria }: Attributes): boolean =>
  hidden !== undefined ||
  aria === 'true' ||
  /display\s*:\s*none|visibility\s*:\s*hidden|mso-hide\s*:\s*all|(font-size|max-height|opacity|line-height)\s*:\s*0(\.0*)?(px|pt|em|%)?\s*(;|!|$)/i.test(
    style,
  );

/** A table of values stays one; one that holds other tables, or has a single column, arranges a page. */
function blocksOf({ rows }: Table): readonly Block[] {
  const cells = rows.flat();
  const isData = rows.some((row) => row.length > 1) && cells.every(({ blocks }) => blocks.every(({ kind }) => kind === 'line'));
  if (!isData) return cells.flatMap(({ blocks }) => blocks);
  return [{ kind: 'table', rows: rows.filter((row) => row.length > 0).map((row) => row.map(textCell)) }];
}

const textCell = ({ blocks, span }: Cell): TextCell => ({
  lines: blocks.flatMap((block) => (block.kind === 'line' ? [block.text] : [])),
  span,
});
