/** Columns of a terminal: left-aligned, two blanks between them, none at the end of a line. */
export const tableText = (header: readonly string[], rows: readonly (readonly string[])[]): string => {
  const all = [header, ...rows];
  const widths = header.map((_, column) => Math.max(...all.map((cells) => (cells[column] ?? '').length)));
  return all
    .map((cells) =>
      cells
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};
