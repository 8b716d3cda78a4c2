const widthOf = (rows: readonly (readonly string[])[], column: number): number =>
  Math.max(...rows.map((row) => row[column]?.length ?? 0));

/** Columns in line, the first to the left and the others to the right. */
export const tableOf = (rows: readonly (readonly string[])[]): string =>
  rows
    .map((row) =>
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widthOf(rows, column)) : cell.padStart(widthOf(rows, column))))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');

/** 12345.6 → "12,346" */
export const rounded = (value: number): string => Math.round(value).toLocaleString('en-US');
