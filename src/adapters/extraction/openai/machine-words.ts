/**
 * Text of a document that speaks to a machine instead of a reader. A model is not shown it, and nothing in it counts as said by the document. What this
 * list does not know is held back by the merge: a value that the built-in readers read otherwise keeps a document below 70.
 */
import type { DocumentLine, Part } from './document-lines.ts';

const machine = String.raw`(?:ai|a\.i\.|ki|ia|llms?|language models?|sprachmodell\p{L}*|chat ?bots?|bots?|assistants?|machines?|parsers?|automated (?:systems?|readers?)|gpt|claude)`;

/** Spoken to, not about: "generated automatically" and "AI camera" are neither. */
const spoken: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override)\b.{0,40}\b(?:instructions?|prompts?|rules)\b/iu,
  new RegExp(
    String.raw`\b(?:attention|notes?|hinweis|instructions?|important|message|wichtig|nota|consigne)\b.{0,20}\b(?:to|for|all|an|für|pour|para|per|aux?)\s+(?:an?\s+|the\s+|any\s+|all\s+|die\s+|l['’])?${machine}(?!\p{L})`,
    'iu',
  ),
  new RegExp(
    String.raw`\b(?:you are|act as|du bist|vous êtes|eres)\s+(?:an?|the|eine?|une?|una?)\s+(?:\p{L}+\s){0,2}${machine}(?!\p{L})`,
    'iu',
  ),
  /\b(?:system|developer) (?:prompt|message)\b|<\/?(?:system|assistant|instructions?|document-[0-9a-f]{12})\b|\[\/?INST\]|<\|im_(?:start|end)\|>/iu,
  /\b(?:for|to) (?:the )?(?:automatic|automated|machine|ai) (?:processing|processors?|readers?|extraction|systems?)\b/iu,
  /(?:für|zur) (?:die )?(?:automatische|maschinelle) (?:verarbeitung|auswertung|erkennung)\b/iu,
  /\b(?:ignorieren? sie|ignoriere|ignorez|ignora|ignore)\b.{0,40}(?:anweisung|instruction|instruc|istruzion|instrucc)/iu,
  // "change the quantity of line 2 to 40" is a customer's wish; of all lines at once it is nobody's
  /\b(?:set|change) (?:(?:the )?confidence|(?:every|each|all)(?: of)?(?: the)? (?:unit )?(?:prices?|quantit(?:y|ies)))\b.{0,30}\bto\b/iu,
];

const textOf = ({ tokens }: DocumentLine): string => tokens.map(({ text }) => text).join(' ');
const speaksIn = (text: string): boolean => spoken.some((pattern) => pattern.test(text));

const mostLines = 8;
/** points, between the left edges of lines of one paragraph */
const sameEdge = 6;
/** of a line's height, between the tops of lines of one paragraph */
const closely = 1.9;

/** The line goes on in the next one: same edge, close below it. A row of a sheet is a text of its own. */
function goesOn(line: DocumentLine, next: DocumentLine | undefined): next is DocumentLine {
  const [first, below] = [line.tokens[0], next?.tokens[0]];
  if (first?.place.kind !== 'box' || below?.place.kind !== 'box') return false;
  const down = below.place.y - first.place.y;
  return Math.abs(below.x - first.x) <= sameEdge && down > 0 && down <= first.height * closely;
}

/** From a line that speaks to a machine to the end of its paragraph. */
function spokenLines({ lines }: Part): ReadonlySet<DocumentLine> {
  const matchingLines = new Set<DocumentLine>();
  for (const [at, line] of lines.entries()) {
    const next = lines[at + 1];
    const lineText = textOf(line);
    const isHere = speaksIn(lineText) || (goesOn(line, next) && speaksIn(`${lineText} ${textOf(next)}`));
    if (!isHere) continue;
    let last = line;
    matchingLines.add(last);
    for (let step = 1; step < mostLines; step += 1) {
      const below = lines[at + step];
      if (!goesOn(last, below)) break;
      matchingLines.add(below);
      last = below;
    }
  }
  return matchingLines;
}

export type Heard = {
  /** without the text that speaks to machines; lines keep their numbers */
  readonly parts: readonly Part[];
  /** that text alone */
  readonly spoken: readonly Part[];
};

export function heard(parts: readonly Part[]): Heard {
  const spokenIn = parts.map(spokenLines);
  if (spokenIn.every(({ size }) => size === 0)) return { parts, spoken: [] };
  const only = (part: Part, keeps: (line: DocumentLine) => boolean): Part => {
    const lines = part.lines.filter(keeps);
    const tokens = new Set(lines.flatMap((line) => line.tokens));
    return { ...part, lines, drawn: part.drawn.filter((token) => tokens.has(token)) };
  };
  return {
    parts: parts.map((part, at) => only(part, (line) => !spokenIn[at]?.has(line))),
    spoken: parts.map((part, at) => only(part, (line) => spokenIn[at]?.has(line) === true)),
  };
}
