import { type FoundValue, foundValue } from '../found-value.ts';
import type { Segment } from '../layout/line.types.ts';
import { columnKindOf } from './vocabulary.ts';

/** Lines of a name as one text; a word that was hyphenated at the end of a line grows together again. */
export function joinName(segments: readonly Segment[]): string {
  return segments.reduce((text, segment) => {
    if (text === '') return segment.text;
    if (/\p{L}-$/u.test(text)) return /^\p{Ll}/u.test(segment.text) ? text.slice(0, -1) + segment.text : text + segment.text;
    return `${text} ${segment.text}`;
  }, '');
}

const codeText = '((?=[A-Za-z0-9./_-]*\\d)[A-Z0-9][A-Za-z0-9./_-]{2,24})';
const labelled = new RegExp(
  `(?:\\b(?:your|ihre|votre|su|vs|vostro|uw|ert)\\s+)?\\b(?:sku|art(?:ikel|icle|iculo|icolo|igo)?(?:[.\\s-]*(?:nr|no|n°|nummer|number|code|num))?|item\\s*(?:no|number|code|#)|part\\s*(?:no|number|#)|product\\s*(?:no|code|id)|mat(?:erial)?[.\\s-]*(?:nr|no)|r[eé]f(?:erence|érence|erencia)?|c[oó]d(?:igo|ice)?|model|p\\/n|mpn)\\b[.:\\s#]*${codeText}`,
  'i',
);
const bracketed = /^\[([A-Za-z0-9./_ -]{2,25})\]\s*/;
const leading = /^((?=[A-Z0-9./_-]*\d)[A-Z0-9][A-Z0-9./_-]{2,24})\s*(?:[-–—:|,]\s+)(?=\S)/;
const leadingBare =
  /^((?=[A-Z0-9-]*\d)[A-Z]{1,6}-[A-Z0-9-]{2,20}|[A-Z]{1,4}\d{4,}[A-Z0-9-]{0,6}|\d{2,3}\.\d{3}|\d{5,14})\s+(?=\p{L})/u;
/** "Desk lamp (4711-0815)", and what is remarked behind it */
const trailing = /\s*[([]#?((?=[A-Z0-9./_-]*\d)[A-Z0-9][A-Z0-9./_-]{3,24})[)\]](?:,\s+\p{L}.*)?$/u;

const onlyCode = /^(?=[A-Z0-9./_-]*\d)[A-Z0-9][A-Z0-9./_-]{3,24}$/;

/** A name whose first line is the article's code and whose next lines are its words ("100-200" over "Screw M8"). */
export function codeAboveName(
  segments: readonly Segment[],
): { readonly code: Segment; readonly name: readonly Segment[] } | null {
  const [first, ...rest] = segments;
  return first && rest.length > 0 && onlyCode.test(first.text) && rest.some((segment) => /\p{L}{2}/u.test(segment.text))
    ? { code: first, name: rest }
    : null;
}

const wordAndCode = /^(\p{L}[\p{L}. -]{1,18}?)(?:[.:#]\s*|\s)((?=[A-Z0-9./_-]*\d)[A-Z0-9][A-Z0-9./_-]{2,24})$/u;

/** "Vare TL-28120" below an article: the name of a column for articles, and a code; null for anything else. */
export function labelledCode(text: string): string | null {
  const [, word = '', code] = wordAndCode.exec(text) ?? [];
  const kind = code === undefined ? null : columnKindOf(word);
  return code !== undefined && (kind === 'code' || kind === 'supplierCode' || kind === 'name') ? code : null;
}

export type NameAndCode = { readonly name: string; readonly code: FoundValue | null };

/** "Gaffer tape (your item GT-2B55)", "Candles, cat. CA212": a label of codes and a code in brackets or behind the last comma */
const labelledTail =
  /[\s,;]*[([,]\s*(?:\p{L}[\p{L}'’]*\.?\s)?(\p{L}{2,12})(?:[.:]\s?|\s)((?=[A-Z0-9./_-]*\d)[A-Z0-9][A-Za-z0-9./_-]{1,24})\s*[)\]]?$/u;
const namesCode: ReadonlySet<string | null> = new Set(['code', 'supplierCode', 'name']);

function codeInTail(name: string, segment: Segment | null): NameAndCode | null {
  const [whole, label = '', code] = labelledTail.exec(name) ?? [];
  if (whole === undefined || code === undefined || !namesCode.has(columnKindOf(label))) return null;
  const rest = name.slice(0, -whole.length).trim();
  return /\p{L}{2}/u.test(rest) ? { name: rest, code: foundValue(code, segment, 0.85, { source: whole.trim() }) } : null;
}

/** An article's name without the code that some layouts print in front of or behind it, or on a line of its own. */
export function splitCode(name: string, notes: readonly Segment[], segment: Segment | null): NameAndCode {
  for (const pattern of [bracketed, leading, leadingBare, trailing]) {
    const match = pattern.exec(name);
    const rest = match ? name.replace(match[0], '').trim() : '';
    if (match?.[1] && /\p{L}{2}/u.test(rest))
      return { name: rest, code: foundValue(match[1], segment, 0.8, { source: match[0].trim() }) };
  }
  const tail = codeInTail(name, segment);
  if (tail) return tail;
  const inName = labelled.exec(name);
  if (inName?.[1]) {
    const rest = name
      .replace(inName[0], '')
      .replace(/[\s(,;:–-]+$|^[\s),;:–-]+/g, '')
      .replace(/\(\s*\)/g, '')
      .replace(/ {2,}/g, ' ')
      .trim();
    return { name: rest === '' ? name : rest, code: foundValue(inName[1], segment, 0.85, { source: inName[0] }) };
  }
  for (const note of notes) {
    const code = labelled.exec(note.text)?.[1] ?? labelledCode(note.text);
    if (code) return { name, code: foundValue(code, note, 0.8, { source: note.text }) };
  }
  return { name, code: null };
}
