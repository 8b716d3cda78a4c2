/**
 * Names, e-mail addresses and telephone numbers of contact persons, replaced before a document is sent. Each gets a stand-in that the model quotes, and
 * the answer gets the document's own words back before it is held against them. A domain stays: it tells the company and no person.
 */
import { hasLegalForm, isCue, languages, normalise } from '@order-intake/order-extraction/values';
import type { DocumentLine, Part, Token } from './document-lines.ts';
import type { ModelAnswer } from './model-answer.codec.ts';

export type Redaction = {
  /** for the question alone: what an answer is held against are the parts as they were */
  readonly parts: readonly Part[];
  /** a text beside the documents, such as a subject */
  readonly text: (text: string) => string;
  readonly restored: (answer: ModelAnswer) => ModelAnswer;
};

type Span = { readonly from: number; readonly to: number; readonly kind: 'contact' | 'phone' | 'mail' };

const mail = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
/** With a country code, in groups: an order number has neither. */
const international = /(?<![\p{L}\p{N}])(?:\+\d{1,3}[\s./-]?|00\d{1,3}[\s./-])(?:\(0\))?(?:[\s./()-]?\d){6,13}(?!\p{N})/gu;
const number = /^\(?\+?\d(?:[ ./()-]{0,2}\d){5,14}/u;
const nameWord = String.raw`\p{Lu}[\p{L}'’-]*\.?`;
const name = new RegExp(`^${nameWord}(?: (?:${nameWord}|von|van|de|der|den|da|di|du|la|le|zu|al|el)){0,4}`, 'u');
const mostLabelWords = 4;
/** between the left edges of a label and of what stands below it: points, of a sheet columns */
const sameEdge = 6;
/** between pieces of a line that stand apart */
const gap = '\t';

const labels = (kind: 'contact' | 'phone' | 'email'): ReadonlySet<string> =>
  new Set(languages.flatMap(({ labels: of }) => of[kind] ?? []).map(normalise));
const [contactLabels, phoneLabels, mailLabels] = [labels('contact'), labels('phone'), labels('email')];
const isFax = /^(?:tele)?fax/;

type Text = { readonly text: string; readonly starts: readonly number[] };

/** A line as one text, with where each of its tokens begins. */
function textOf({ tokens }: DocumentLine): Text {
  const starts: number[] = [];
  let text = '';
  let end = Number.NEGATIVE_INFINITY;
  for (const token of tokens) {
    if (text !== '') text += token.place.kind === 'cell' || token.x - end > token.height * 0.8 ? gap : ' ';
    starts.push(text.length);
    text += token.text;
    end = token.end;
  }
  return { text, starts };
}

/** Places behind a label: its last word, and a colon or a gap after it. */
function behindLabels(text: string, isLabel: (phrase: string) => boolean): readonly number[] {
  const words = [...text.matchAll(/[\p{L}\p{M}'’.-]+/gu)];
  return words.flatMap((word, at) => {
    const to = word.index + word[0].length;
    const labels = Array.from({ length: Math.min(mostLabelWords, at + 1) }, (_, count) =>
      normalise(text.slice(words[at - count]?.index ?? 0, to)),
    );
    if (!labels.some(isLabel)) return [];
    return [to + (/^[.)]?\s*[:\t]?\s*/u.exec(text.slice(to))?.[0].length ?? 0)];
  });
}

const isTitle = (word: string): boolean => isCue('person', word) || isCue('attention', word);
const isContact = (phrase: string): boolean => contactLabels.has(phrase) || isTitle(phrase);
const isPhone = (phrase: string): boolean => phoneLabels.has(phrase) || isFax.test(phrase);
const isMail = (phrase: string): boolean => mailLabels.has(phrase);

const spansOf = (text: string, pattern: RegExp, kind: Span['kind']): readonly Span[] =>
  [...text.matchAll(pattern)].map((match) => ({ from: match.index, to: match.index + match[0].length, kind }));

const phonesAt = (text: string, starts: readonly number[]): readonly Span[] =>
  starts.flatMap((from) => {
    const [hit] = number.exec(text.slice(from)) ?? [];
    return hit === undefined ? [] : [{ from, to: from + hit.length, kind: 'phone' as const }];
  });

/** Up to the next label; a company that a label of a contact names is none. */
const namesAt = (text: string, starts: readonly number[]): readonly Span[] =>
  starts.flatMap((from) => {
    const [hit = ''] = name.exec(text.slice(from)) ?? [];
    const words = hit.split(' ');
    const end = words.findIndex((word) => isContact(normalise(word)) || isPhone(normalise(word)) || isMail(normalise(word)));
    const contactName = (end < 0 ? words : words.slice(0, end)).join(' ');
    return contactName === '' || hasLegalForm(text.slice(from).split(gap)[0] ?? '')
      ? []
      : [{ from, to: from + contactName.length, kind: 'contact' as const }];
  });

/** "anna.schmidt@…" is Anna Schmidt wherever she signs. */
function namesOfBoxes(text: string): readonly string[] {
  return [...text.matchAll(mail)].flatMap(([address]) => {
    const parts = (address.split('@')[0] ?? '').split(/[._-]/).filter((part) => /^\p{L}+$/u.test(part));
    const last = parts.at(-1) ?? '';
    return parts.length >= 2 && last.length >= 3 ? [parts.join(' ')] : [];
  });
}

/** Whole or with its first name shortened. */
const patternOf = (box: string): RegExp => {
  const [first = '', ...rest] = box.split(' ');
  return new RegExp(String.raw`(?<!\p{L})(?:${first}|${first[0]}\.?)[ ]${rest.join('[ .-]{0,2}')}(?!\p{L})`, 'giu');
};

function withoutOverlap(spans: readonly Span[]): readonly Span[] {
  const keptSpans: Span[] = [];
  for (const span of [...spans].sort((a, b) => a.from - b.from || b.to - a.to))
    if (span.from >= (keptSpans.at(-1)?.to ?? 0)) keptSpans.push(span);
  return keptSpans;
}

/** Where, in a line, a value begins whose label is the piece above it: below each label that has none beside it. */
function belowLabels(line: DocumentLine, { text, starts }: Text, above: readonly number[]): readonly number[] {
  return line.tokens.flatMap((token, at) => {
    const start = starts[at] ?? 0;
    const isPiece = start === 0 || text[start - 1] === gap;
    return isPiece && above.some((x) => Math.abs(x - token.x) <= sameEdge) ? [start] : [];
  });
}

/** Left edges of labels that stand above their values. */
function openLabels(line: DocumentLine, { text, starts }: Text): readonly number[] {
  const pieces = text.split(gap);
  const isLabel = (piece: string | undefined): boolean => {
    const phrase = normalise((piece ?? '').replace(/:\s*$/, ''));
    return isContact(phrase) || isPhone(phrase) || isMail(phrase);
  };
  let at = 0;
  return pieces.flatMap((piece, index) => {
    const start = at;
    at += piece.length + 1;
    const next = pieces[index + 1];
    const isOpen = isLabel(piece) && (next === undefined || isLabel(next));
    const x = line.tokens[starts.indexOf(start)]?.x;
    return isOpen && x !== undefined ? [x] : [];
  });
}

function spansIn(text: string, boxes: readonly RegExp[], below: readonly number[] = []): readonly Span[] {
  const people = behindLabels(text, isContact);
  // a title stands behind a label: "Attn: Mr Jones"
  const titled = people.flatMap((from) => {
    const word = /^[\p{L}.]+/u.exec(text.slice(from))?.[0] ?? '';
    return isTitle(normalise(word)) ? [] : [from];
  });
  return withoutOverlap([
    ...spansOf(text, mail, 'mail'),
    ...spansOf(text, international, 'phone'),
    ...phonesAt(text, [...behindLabels(text, isPhone), ...below]),
    ...namesAt(text, [...titled, ...below]),
    ...boxes.flatMap((box) => spansOf(text, box, 'contact')),
  ]);
}

/** No letters of it stand in the document, so that an answer's stand-ins are ours. */
function prefixFor(text: string): string {
  let prefix = 'CONTACT';
  while (text.toUpperCase().includes(`${prefix}-`)) prefix += 'X';
  return prefix;
}

/** `beside`: texts that are sent with the documents. */
export function redaction(parts: readonly Part[], beside: readonly string[] = []): Redaction {
  const texts = parts.map(({ lines }) => lines.map(textOf));
  const whole = [...texts.flat().map(({ text }) => text), ...beside].join('\n');
  const prefix = prefixFor(whole);
  const boxes = [...new Set(namesOfBoxes(whole))].map(patternOf);
  const standIns = new Map<string, string>();
  const originals = new Map<string, string>();
  const standInOf = (original: string, kind: Span['kind']): string => {
    const domain = kind === 'mail' ? original.slice(original.lastIndexOf('@')) : '';
    const standInPrefix = kind === 'phone' ? `${prefix}-PHONE` : prefix;
    const standIn = standIns.get(`${kind} ${original}`) ?? `${standInPrefix}-${standIns.size + 1}${domain}`;
    standIns.set(`${kind} ${original}`, standIn);
    originals.set(standIn, original);
    return standIn;
  };
  const replaced = (line: DocumentLine, { text, starts }: Text, above: readonly number[]): DocumentLine => {
    const spans = spansIn(text, boxes, belowLabels(line, { text, starts }, above));
    if (spans.length === 0) return line;
    const tokens = line.tokens.flatMap((token, at): readonly Token[] => {
      const from = starts[at] ?? 0;
      const redactedText = withSpans(text, spans, from, from + token.text.length, standInOf);
      return redactedText === '' ? [] : [{ ...token, text: redactedText }];
    });
    return { ...line, tokens };
  };
  const changed = parts.map((part, at): Part => {
    const textAt = (index: number): Text => texts[at]?.[index] ?? { text: '', starts: [] };
    const lines = part.lines.map((line, index) => {
      const before = part.lines[index - 1];
      return replaced(line, textAt(index), before ? openLabels(before, textAt(index - 1)) : []);
    });
    return { ...part, lines, drawn: [] };
  });
  return {
    parts: changed,
    text: (text) => withSpans(text, spansIn(text, boxes), 0, text.length, standInOf),
    restored: (answer) => restoredIn(answer, originals),
  };
}

/** The text from one place to another; a stand-in stands where what it is for begins. */
function withSpans(
  text: string,
  spans: readonly Span[],
  from: number,
  to: number,
  standInOf: (original: string, kind: Span['kind']) => string,
): string {
  let result = '';
  let at = from;
  for (const span of spans) {
    if (span.to <= at || span.from >= to) continue;
    result += text.slice(at, Math.max(at, span.from));
    if (span.from >= from) result += standInOf(text.slice(span.from, span.to).replaceAll(gap, ' '), span.kind);
    at = Math.min(to, span.to);
  }
  return result + text.slice(at, to);
}

/** In every text of the answer, whatever its field. */
function restoredIn(answer: ModelAnswer, originals: ReadonlyMap<string, string>): ModelAnswer {
  // longest first: CONTACT-1 begins CONTACT-10
  const standInsByLength = [...originals].sort(([a], [b]) => b.length - a.length);
  const text = (redactedText: string): string =>
    standInsByLength.reduce((now, [standIn, original]) => now.replaceAll(standIn, original), redactedText);
  return JSON.parse(JSON.stringify(answer), (_, value: unknown) =>
    typeof value === 'string' ? text(value) : value,
  ) as ModelAnswer;
}
