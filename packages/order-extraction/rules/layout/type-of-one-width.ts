/** Type whose letters all have one width, as a line printer's: there a space is a letter wide, and columns may stand no farther apart. */
import type { Token } from './line.types.ts';
import { heightOf, lower, type Near, nearInText } from './near.ts';

/** words that are measured at least, and how far the width of their letters may differ */
const fewestMeasured = 20;
const samePitch = 0.03;
/** share of the words: a letterhead may be set in other type */
const mostly = 0.6;
/** points; in letters: no wider is a space */
const sameEdge = 1.5;
const space = 1.4;

/** How wide a letter of a word is, in heights of its print. */
const letterOf = (token: Token): number => (token.x1 - token.x0) / [...token.text].length / Math.max(heightOf(token), 1);
const isOf = (token: Token, pitch: number): boolean => Math.abs(letterOf(token) - pitch) <= pitch * samePitch;

/** The width of most words' letters where it is one, in heights of the print; null where it is not. */
function pitchOf(tokens: readonly Token[]): number | null {
  const measured = tokens.filter(({ text }) => text.length >= 3);
  const widths = measured.map(letterOf).sort((a, b) => a - b);
  const middle = widths[Math.floor(widths.length / 2)] ?? 0;
  const same = measured.filter((token) => isOf(token, middle)).length;
  return widths.length >= fewestMeasured && same >= widths.length * mostly ? middle : null;
}

type Edge = { readonly x: number; readonly row: number };
/** rows above and below that show where a column has its edge, and how many must */
const nearRows = 6;
const leastRows = 2;

/** Edges of columns: where words begin, and numbers end, that a gap wider than a space parts from their neighbours. */
function edgesOf(rows: readonly (readonly Token[])[], pitch: number): { readonly begins: Edge[]; readonly ends: Edge[] } {
  const [begins, ends]: [Edge[], Edge[]] = [[], []];
  for (const [row, tokens] of rows.entries()) {
    for (const [at, token] of tokens.entries()) {
      const [before, after] = [tokens[at - 1], tokens[at + 1]];
      const wide = pitch * heightOf(token) * space;
      if (isWord(token.text) && (before === undefined || token.x0 - before.x1 > wide)) begins.push({ x: token.x0, row });
      if (/\d/.test(token.text) && (after === undefined || after.x0 - token.x1 > wide)) ends.push({ x: token.x1, row });
    }
  }
  return { begins, ends };
}

const isEdge = (edges: readonly Edge[], x: number, row: number): boolean =>
  edges.filter((one) => Math.abs(one.x - x) <= sameEdge && Math.abs(one.row - row) <= nearRows).length >= leastRows;

const isWord = (text: string): boolean => /\p{L}/u.test(text) && !/\d/.test(text);
const isNumber = (text: string): boolean => /^[-+(]?\d[\d.,]*[)%-]?$/.test(text);
/** "1" before "860,00": thousands set apart */
const isGroup = (last: string, token: string): boolean => /^-?\d{1,3}$/.test(last) && /^\d{3}(?:[.,]\d+)?$/.test(token);

/**
 * Words that a program drew one by one stand a letter apart, and are one piece: where nothing in their row stands farther apart, and elsewhere but for
 * the edges of columns. What a colon announces may be a column. Null where the rows are not printed in such type.
 */
export function nearInType(rows: readonly (readonly Token[])[]): ((row: readonly Token[], at: number) => Near) | null {
  const pitch = pitchOf(rows.flat());
  if (pitch === null) return null;
  const { begins, ends } = edgesOf(rows, pitch);
  const isSpace = (gap: number, last: Token, token: Token): boolean => gap < pitch * lower(last, token) * space;
  const isRun = (row: readonly Token[]): boolean =>
    row.every((token, at) => {
      const last = row[at - 1];
      return last === undefined || isSpace(token.x0 - last.x1, last, token);
    });
  return (row, at) => {
    const run = isRun(row);
    return (gap, last, token) => {
      if (nearInText(gap, last, token)) return true;
      if (!isOf(last, pitch) || !isOf(token, pitch) || !isSpace(gap, last, token) || /:$/.test(last.text)) return false;
      if (run || isGroup(last.text, token.text)) return true;
      if (!/\p{L}/u.test(last.text + token.text) || isEdge(begins, token.x0, at) || isEdge(ends, last.x1, at)) return false;
      return !isNumber(token.text) || !isEdge(ends, token.x1, at);
    };
  };
}
