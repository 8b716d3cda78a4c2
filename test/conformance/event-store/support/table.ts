export type Row = { name: string; expected: string; got: string };

const WIDTHS = { name: 70, text: 48 } as const;

const padded = (text: string, width: number): string =>
  text.length > width ? `${text.slice(0, width - 1)}…` : text.padEnd(width);

/** The outcome of every case, one line each, and how many were equal. */
export function tableOf(target: string, rows: readonly Row[]): string {
  const line = (mark: string, name: string, expected: string, got: string): string =>
    `${mark} ${padded(name, WIDTHS.name)}  ${padded(expected, WIDTHS.text)}  ${padded(got, WIDTHS.text)}`;
  const lines = rows.map((row) => line(row.expected === row.got ? ' ' : '!', row.name, row.expected, row.got));
  const equal = rows.filter((row) => row.expected === row.got).length;
  return [line(' ', 'case', 'expected', 'got'), ...lines, `${target}: ${equal} of ${rows.length} cases equal`].join('\n');
}
