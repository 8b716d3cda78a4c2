/** Bars that stand below each other, as a program without lines draws the sides of its columns: "| A-100 | Drill | 5 |". */
import type { Token } from './line.types.ts';

const isBar = (character: string): boolean => /^[|¦│┃║]$/u.test(character);

/** bars of a row, and points by which those of a column may stand apart */
const leastBars = 2;
const sameEdge = 2.5;
/** rows above and below that are looked at */
const nearRows = 4;

/** "|A-100|" as the bars and the word that they are; each letter of a word as wide as the others. */
function apart(token: Token): readonly Token[] {
  const letters = [...token.text];
  if (letters.length === 1 || !letters.some(isBar)) return [token];
  const width = (token.x1 - token.x0) / letters.length;
  const pieces: Token[] = [];
  for (const [at, letter] of letters.entries()) {
    const x0 = token.x0 + at * width;
    const last = pieces.at(-1);
    if (last && !isBar(letter) && !isBar(last.text))
      pieces[pieces.length - 1] = { ...last, text: last.text + letter, x1: x0 + width };
    else pieces.push({ ...token, text: letter, x0, x1: x0 + width });
  }
  return pieces;
}

/** The rows with such bars apart from their words, and which of their pieces they are. */
export function rulingBars(rows: readonly (readonly Token[])[]): {
  readonly rows: readonly (readonly Token[])[];
  readonly bars: ReadonlySet<Token>;
} {
  const parted = rows.map((row) => (row.some(({ text }) => [...text].some(isBar)) ? row.flatMap(apart) : row));
  const barsOf = parted.map((row) => row.filter(({ text }) => isBar(text)));
  const ruling = barsOf.map((bars, at) => {
    const near = barsOf.slice(Math.max(0, at - nearRows), at + nearRows + 1).filter((other) => other !== bars);
    const own = bars.filter(({ x0 }) => near.some((other) => other.some((bar) => Math.abs(bar.x0 - x0) <= sameEdge)));
    return own.length >= leastBars ? own : [];
  });
  return { rows: parted.map((row, at) => (ruling[at]?.length ? row : (rows[at] ?? row))), bars: new Set(ruling.flat()) };
}
