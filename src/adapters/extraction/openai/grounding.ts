/**
 * Finds every position of a text of the model's answer in the documents, so that the one that means the value can be
 * chosen.
 */
import { type Decimal, editDistance, formatDecimal, trimDecimal } from '@order-intake/kernel';
import type { Place } from '@order-intake/order-extraction/document';
import { numbersIn } from '@order-intake/order-extraction/values';
import type { DocumentLine, Part, Token } from './document-lines.ts';
import { fold, folded, withPlainDigits } from './fold.ts';

export type Spot = {
  /** index of the document */
  readonly file: number;
  /** number of the line that it begins on */
  readonly line: number;
  readonly place: Place;
  /** the document's own words, not the model's */
  readonly source: string;
  /** letters that the page has otherwise: it was seen on the picture */
  readonly misread: number;
};
export type Ground = {
  /** All places of a text, as it stands there. */
  readonly all: (printed: string) => readonly Spot[];
  /** Places where a name's words stand apart, in a column or around a line's end. */
  readonly scattered: (printed: string) => readonly Spot[];
  /** Places on pictures where nearly this was read. */
  readonly near: (printed: string) => readonly Spot[];
  /** All places of words or cells with a figure in them. */
  readonly figures: readonly Spot[];
  /** Whether a number stands in the documents. */
  readonly prints: (value: Decimal) => boolean;
};

type Letter = { readonly token: number; readonly at: number };
type Strip = { readonly part: Part; readonly letters: string; readonly tokens: readonly Token[]; readonly at: readonly Letter[] };
type LineOf = ReadonlyMap<Token, DocumentLine>;

const longestSource = 200;
const most = 50;

function stripOf(part: Part, tokens: readonly Token[]): Strip {
  let letters = '';
  const at: Letter[] = [];
  for (const [token, { text }] of tokens.entries()) {
    const { letters: tokenLetters, from } = folded(text);
    letters += tokenLetters;
    for (const position of from) at.push({ token, at: position });
  }
  return { part, letters, tokens, at };
}

function around(tokens: readonly Token[]): Place {
  const [first] = tokens;
  if (!first) throw new Error('a place has at least one word');
  const boxes = tokens.flatMap(({ place }) => (place.kind === 'box' ? [place] : []));
  if (first.place.kind === 'cell') return first.place;
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  return {
    kind: 'box',
    page: first.place.page,
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}

/** A figure beside a figure or a letter beside a letter: the middle of a number or a word. Scripts without spaces have no words to be cut. */
const goesOn = (a: string, b: string): boolean =>
  (/\p{Nd}/u.test(a) && /\p{Nd}/u.test(b)) || (/[\p{L}\p{M}]/u.test(a) && /[\p{L}\p{M}]/u.test(b) && !unspaced.test(a + b));
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

const codePointAt = (text: string, at: number): string => String.fromCodePoint(text.codePointAt(at) ?? 32);

/** The document's own words from one letter to another, with the sign or bracket in front of a number. */
function spotOf({ part, tokens, at }: Strip, from: number, to: number, lineOf: LineOf): Spot | null {
  const [start, last] = [at[from], at[to - 1]];
  if (!start || !last) return null;
  const within = tokens.slice(start.token, last.token + 1);
  const [first] = within;
  const ending = within.at(-1);
  if (!first || !ending) return null;
  const before = first.text.slice(0, start.at);
  const end = last.at + codePointAt(ending.text, last.at).length;
  const after = ending.text.slice(end);
  if (goesOn(before.at(-1) ?? ' ', codePointAt(first.text, start.at))) return null;
  if (goesOn(codePointAt(ending.text, last.at), after.slice(0, 1) || ' ')) return null;
  const sign = /[-−–(]\s?$/.exec(before)?.[0] ?? '';
  const texts = within.map(({ text }) => text);
  texts[texts.length - 1] = ending.text.slice(0, end + (/^[)%\]°²³]/.test(after) ? 1 : 0));
  texts[0] = (texts[0] ?? '').slice(start.at - sign.length);
  return {
    file: part.file,
    line: lineOf.get(first)?.number ?? 0,
    place: around(within),
    source: texts.join(' ').trim().slice(0, longestSource),
    misread: 0,
  };
}

function allIn(strip: Strip, target: string, lineOf: LineOf): readonly Spot[] {
  const spots: Spot[] = [];
  for (
    let from = strip.letters.indexOf(target);
    from >= 0 && spots.length < most;
    from = strip.letters.indexOf(target, from + 1)
  ) {
    const spot = spotOf(strip, from, from + target.length, lineOf);
    if (spot) spots.push(spot);
  }
  return spots;
}

const linesForAName = 3;

/** Each of at least two words stands by itself within so few lines. */
function scatteredIn(part: Part, printed: string): readonly Spot[] {
  const words = printed
    .split(/\s+/)
    .map(fold)
    .filter((word) => word !== '');
  if (words.length < 2) return [];
  return part.lines.flatMap((line, index) => {
    const near = part.lines.slice(index, index + linesForAName).flatMap(({ tokens }) => tokens);
    const matched = words.map((word) => near.find(({ text }) => fold(text) === word));
    const tokens = matched.flatMap((token) => token ?? []);
    const isHere = tokens.length === words.length && line.tokens.some((token) => tokens.includes(token));
    if (!isHere) return [];
    const source = tokens.map(({ text }) => text).join(' ');
    return [{ file: part.file, line: line.number, place: around(tokens), source: source.slice(0, longestSource), misread: 0 }];
  });
}

/** so many letters may be misread in one of this length */
const mayBeMisread = (length: number): number => Math.min(2, Math.floor(length / 3));
const mostWords = 8;

function nearIn(part: Part, target: string): readonly Spot[] {
  const allowed = mayBeMisread(target.length);
  if (allowed === 0 || !part.isPicture) return [];
  return part.lines.flatMap(({ number, tokens }) =>
    tokens.flatMap((_, from): readonly Spot[] => {
      let letters = '';
      for (let to = from; to < Math.min(tokens.length, from + mostWords); to += 1) {
        letters += fold(tokens[to]?.text ?? '');
        if (letters.length > target.length + allowed) return [];
        const misread = editDistance(target, letters, allowed);
        if (misread > allowed) continue;
        const within = tokens.slice(from, to + 1);
        const source = within.map(({ text }) => text).join(' ');
        return [{ file: part.file, line: number, place: around(within), source: source.slice(0, longestSource), misread }];
      }
      return [];
    }),
  );
}

const figuresOf = ({ file, lines }: Part): readonly Spot[] =>
  lines.flatMap(({ number, tokens }) =>
    tokens
      .filter(({ text }) => /\p{Nd}/u.test(text))
      .map(({ text, place }) => ({ file, line: number, place, source: text.slice(0, longestSource), misread: 0 })),
  );

/** Looked up in the order of lines, then in the order that the words were drawn in. */
export function groundOf(parts: readonly Part[]): Ground {
  const lineOf: LineOf = new Map(
    parts.flatMap(({ lines }) => lines.flatMap((line) => line.tokens.map((token) => [token, line] as const))),
  );
  const inLines = parts.map((part) =>
    stripOf(
      part,
      part.lines.flatMap(({ tokens }) => tokens),
    ),
  );
  const asDrawn = parts.map((part) => stripOf(part, part.drawn));
  return {
    all: (printed) => {
      const target = fold(printed);
      if (target === '') return [];
      const spots = inLines.flatMap((strip) => allIn(strip, target, lineOf));
      return spots.length > 0 ? spots : asDrawn.flatMap((strip) => allIn(strip, target, lineOf));
    },
    scattered: (printed) => parts.flatMap((part) => scatteredIn(part, printed)),
    near: (printed) => {
      const target = fold(printed);
      return parts.flatMap((part) => nearIn(part, target)).sort((a, b) => a.misread - b.misread);
    },
    figures: parts.flatMap(figuresOf),
    prints: printing(parts),
  };
}

/** Numbers of all lines in every way they can be read, put together when first asked for. */
function printing(parts: readonly Part[]): Ground['prints'] {
  let printedNumbers: ReadonlySet<string> | undefined;
  const canonical = (value: Decimal): string => formatDecimal(trimDecimal(value));
  return (value) => {
    printedNumbers ??= new Set(
      parts.flatMap(({ lines }) =>
        lines.flatMap(({ tokens }) => {
          const texts = tokens.map(({ text }) => withPlainDigits(text));
          return [...texts, texts.join(' ')].flatMap((text) => numbersIn(text, null)).map(canonical);
        }),
      ),
    );
    return printedNumbers.has(canonical(value));
  };
}
