/** Ranges of cells as the text that spreadsheets exchange: tabs between cells, a line for each row, quotes around what holds either. Pure. */
type Rows = readonly (readonly string[])[];

const quoted = (cell: string): string => (/["\t\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

export const textOfRows = (rows: Rows): string => rows.map((cells) => cells.map(quoted).join('\t')).join('\n');

/** A cell, and what ends it. */
const cellPattern = /(?:"((?:[^"]|"")*)"|([^\t\n\r]*))(\t|\r\n|\n|\r|$)/y;

export const rowsOfText = (text: string): Rows => {
  const rows: string[][] = [[]];
  cellPattern.lastIndex = 0;
  while (cellPattern.lastIndex <= text.length) {
    const cellMatch = cellPattern.exec(text);
    if (!cellMatch) break;
    const [, inQuotes, plain = '', end] = cellMatch;
    rows.at(-1)?.push(inQuotes === undefined ? plain : inQuotes.replaceAll('""', '"'));
    if (end === '') break;
    if (end !== '\t') rows.push([]);
  }
  // a copied range ends with the end of its last row
  const last = rows.at(-1);
  return rows.length > 1 && last?.length === 1 && last[0] === '' ? rows.slice(0, -1) : rows;
};
