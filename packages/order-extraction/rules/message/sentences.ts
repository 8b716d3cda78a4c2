/** The text of a message as sentences: wrapped lines grow together, a list has an entry a line. */
import type { Line, Segment } from '../layout/line.types.ts';

export type Sentence = {
  readonly text: string;
  /** it begins a line of a list, by a bullet or a number that is not part of the text */
  readonly listed: boolean;
  /** the paragraph it belongs to, from 0; the lines of a list are one */
  readonly paragraph: number;
  /** the piece of the page in which a position of the text stands */
  readonly segmentAt: (position: number) => Segment | null;
};

const bullet = /^\s*(?:[-–—•*·»>\ue000-\uf8ff]\s*|\(?\d{1,2}[.)]\s+|[a-z]\)\s+|#\d{1,3}\s+)(?=\S)/u;
/** of the widest line: how far a line reaches that goes on in the next */
const reaching = 0.7;
/** characters of a line that may have been wrapped */
const wrappable = 45;
/** the end of a sentence: abbreviations have fewer letters, and go on in small letters or figures */
const sentenceEnd =
  /(?<=\p{L}{4}[)"']?[.!?]|\d[)"']?[.!?]|[)"'][.!?]|;)\s+(?=[\p{Lu}\p{Lo}¿¡"'(-])|(?<=\p{L}{6}[.!?])\s+(?=\d)|(?<=[。！？])/u;

/** Neighbours that go together. */
function runsOf(lines: readonly Line[], goesOn: (line: Line, before: Line) => boolean): readonly (readonly Line[])[] {
  const runs: Line[][] = [];
  for (const line of lines) {
    const own = runs.at(-1);
    const before = own?.at(-1);
    if (own && before && goesOn(line, before)) own.push(line);
    else runs.push([line]);
  }
  return runs;
}

export function sentencesOf(lines: readonly Line[]): readonly Sentence[] {
  const texts = lines.filter(({ segments }) => segments.length > 0);
  const widest = Math.max(0, ...texts.map(({ text }) => text.length));
  const paragraphs = runsOf(texts, (line, before) => line.page === before.page && line.y0 - before.y1 < before.height);
  return paragraphs.flatMap((own, paragraph) => {
    const entries = runsOf(own, (line, before) => isWrapped(before, line, widest));
    return entries.flatMap((entry) => inSentences(entry, paragraph));
  });
}

function isWrapped(before: Line, line: Line, widest: number): boolean {
  if (bullet.test(line.text)) return false;
  const goesOn = /^[\p{Ll}(]/u.test(line.text) || !/[.!?:;]$/.test(before.text);
  return goesOn && before.text.length >= Math.max(wrappable, widest * reaching);
}

function inSentences(entry: readonly Line[], paragraph: number): readonly Sentence[] {
  const whole = entry.map(({ text }) => text).join(' ');
  const mark = bullet.exec(whole)?.[0] ?? '';
  const starts: number[] = [];
  for (const [at] of entry.entries()) starts.push((starts[at - 1] ?? 0) + (at === 0 ? 0 : (entry[at - 1]?.text.length ?? 0) + 1));
  const segmentAt = (position: number): Segment | null => {
    const at = starts.findLastIndex((start) => start <= position);
    const line = entry[at];
    if (!line) return null;
    const inLine = position - (starts[at] ?? 0);
    let end = 0;
    for (const segment of line.segments) {
      end += segment.text.length + 1;
      if (inLine < end) return segment;
    }
    return line.segments.at(-1) ?? null;
  };
  const pieces: Sentence[] = [];
  let from = mark.length;
  for (const text of whole.slice(mark.length).split(sentenceEnd)) {
    const start = whole.indexOf(text, from);
    from = start + text.length;
    pieces.push({
      text,
      listed: mark !== '' && pieces.length === 0,
      paragraph,
      segmentAt: (position) => segmentAt(start + position),
    });
  }
  return pieces.filter(({ text }) => text.trim() !== '');
}
