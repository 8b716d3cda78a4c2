/** The first rows of a CSV file, to show what is in a column. The file is read here for that alone; workbooks are not. */

const looked = 64 * 1024;
const shownRows = 3;

const decoded = (bytes: ArrayBuffer): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

const delimiterOf = (line: string): string =>
  [';', '\t', '|', ','].reduce(
    (best, candidate) => (line.split(candidate).length > line.split(best).length ? candidate : best),
    ';',
  );

const cellsOf = (line: string, delimiter: string): readonly string[] =>
  line.split(delimiter).map((cell) =>
    cell
      .trim()
      .replace(/^"(.*)"$/s, '$1')
      .slice(0, 40),
  );

/** Of each column, values that are in it; none of a file that is no text. */
export const samplesOf = async (file: File): Promise<readonly (readonly string[])[]> => {
  if (!/\.(csv|txt|tsv)$/i.test(file.name)) return [];
  const lines = decoded(await file.slice(0, looked).arrayBuffer()).split(/\r\n|\r|\n/);
  const delimiter = delimiterOf(lines[0] ?? '');
  const rows = lines.slice(1, shownRows + 1).map((line) => cellsOf(line, delimiter));
  return cellsOf(lines[0] ?? '', delimiter).map((_, column) => rows.flatMap((row) => row[column] || []));
};
