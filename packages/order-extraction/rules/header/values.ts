import { isMonth } from '../dates.ts';
import { isCue } from '../languages/index.ts';
import { normalise, withHyphens } from '../text.ts';
import { isDatedBy, printedNumber, withPartsJoined } from './number-parts.ts';

const writtenDate = /^\d{1,2}(?:st|nd|rd|th|er|\.)?\s+(?:de\s+|of\s+)?\p{L}{3,}\.?\s+(?:de\s+)?\d{2,4}/u;
/** "40 rue Pasteur" */
const street = /^\d{1,4}\s+\p{L}{2,}/u;
/** "4711 of 3 March" is a number and its day */
const isStreet = (text: string): boolean => street.test(text) && !isDatedBy(text.replace(/^\d{1,4}/, ''));
/** a day, also with a word before it ("DEL 19/11/26"), money, and so many days ("30-дневен") */
const notANumber =
  /^(?:\p{Lu}{1,6}\s)?(?!(?:1[3-9]|[2-9]\d)[./-](?:1[3-9]|[2-9]\d)[./-])(?:\d{4}[./]\d{1,2}[./]\d{1,2}|\d{1,2}([./-])\d{1,2}\1\d{2,4}|\d{1,2}[./]\d{1,2}[./-]\d{2,4}|\d{4}-\d{2}-\d{2}|\d+[.,]\d{2}|\d{1,3}-\p{Ll}{4,})$/u;
/** "ZD 58/03/2026", "ZD 2026/03/58": the number within a month, behind the letters of its paper. Other words before such figures say what day it is. */
const inMonth = /^(\p{Lu}{2,4})\s(?:\d{1,3}\/\d{1,2}\/20\d{2}|20\d{2}\/\d{1,2}\/\d{1,3})$/u;
const isInMonth = (value: string): boolean => {
  const word = normalise(inMonth.exec(value)?.[1] ?? '');
  return (
    word !== '' && !(['dated', 'date', 'by', 'little', 'ordering', 'delivering', 'due'] as const).some((cue) => isCue(cue, word))
  );
};
/** "14/oct/2026" is a day, "26/COM/3317" none */
const isNamedDay = (text: string): boolean => isMonth(/^\d{1,2}[-./]?(\p{L}{3,9})[-./]?\d{2,4}$/u.exec(text)?.[1] ?? '');

/** "2026年7月1日" */
const easternDate = /^(?:\p{Script=Han}{2}\s?)?\d{1,4}\s?\p{Script=Han}\s?\d{1,2}\s?\p{Script=Han}/u;

/** "104 882", "50 2281", "1 0447", "CF 118 402", "5530 118-26", "12 345/2026": figures in groups, and nothing else but a few letters before them; a day is none */
const inGroups =
  /^(?:(?!\d{1,2} \d{1,2} (?:19|20)?\d{2}$)\d{2,4}(?: \d{2,4}){1,2}|\d(?: \d{3}){2}|\d 0\d{3}|[A-Z]{1,4}[ -]\d{1,3}(?: \d{3}){1,2}|[A-Z]{1,4}[ -]\d{2}(?: \d{3}){2}|\d{3,6} \d{2,4}-\d{2}|\d{1,3}(?: \d{3})+[-/](?:(?:19|20)\d{2}|\d{2}))$/;
/** "20. 11. 2026", "2026. 05. 08.": a day whose parts stand apart */
const dayApart = /^(?:\d{1,2}\.\s\d{1,2}\.\s(?:19|20)?\d{2}|(?:19|20)\d{2}\.\s\d{1,2}\.\s\d{1,2})(?!\d)/;

/** "26/A 001845", "PAR-A 001822": a year's or a paper's series before its number, filled up with noughts */
const inSeries = /^(?:\d{2}\/\p{Lu}{1,2}|\p{Lu}{2,5}-\p{Lu}{1,2})\s0\d{3,7}$/u;

/** "CF MBC 2026-0619": a paper's letters and a body's before a year and a number, and nothing else */
export const inTwoSeries = /^\p{Lu}{1,4}\s\p{Lu}{2,4}\s(?:20\d{2}[-/]\d{1,6}|\d{1,6}[-/](?:20)?\d{2})$/u;

/** "NEF A2026/287": a kind of paper, a series with its year, and a number, as programs certified in Portugal write them */
export const ofKindAndSeries = /^\p{Lu}{2,4}\s(?:\p{Lu}{1,3}\d{2,4}|\d{2,4}\p{Lu}{1,2})\/\d{1,6}$/u;

/** "A26/ 3071": a series with its year, and the number behind a space that a program sets */
export const inSeriesApart = /^\p{Lu}{0,3}\d{2,4}\/\s\d{2,6}$/u;

/** "184492 OP": behind its number the kind of a document that one planning system prints; "2026:11", "2026:11/3": a register's year before it */
const ofKind = /^\d{4,8}\sO[A-Z]$/;
const ofYear = /^20\d{2}:\d{1,5}(?:\/\d{1,3})?$/;

/** "2174/05.02.2025": a number and its day */
const withItsDay = /(?<=^\S{0,20}\d)\/\d{1,2}\.\d{1,2}\.\d{4}$/;

/**
 * An order number as people write them: letters, digits, dashes and slashes, at least one digit; at most a short prefix before a space. Its parts may be
 * printed apart.
 */
export function readOrderNumber(text: string): string | null {
  const value = readJoined(withPartsJoined(text));
  return value === null ? null : printedNumber(value, text);
}

function readJoined(text: string): string | null {
  const cleaned = (withoutWords(text).split(/\s+[·•|]\s+/)[0] ?? '').replace(/^["'(]+/, '').replace(withItsDay, '');
  if (writtenDate.test(cleaned) || easternDate.test(cleaned) || isStreet(cleaned) || dayApart.test(cleaned)) return null;
  if (
    inGroups.test(cleaned) ||
    inTwoSeries.test(cleaned) ||
    ofKindAndSeries.test(cleaned) ||
    inSeriesApart.test(cleaned) ||
    ofKind.test(cleaned) ||
    ofYear.test(cleaned)
  )
    return cleaned;
  const [series] = inSeries.exec(cleaned) ?? [];
  if (series !== undefined) return series;
  const match =
    /^(?:\p{Lu}{1,6}(?:-\p{Lu}{1,3})?[\s-]?(?=\d))?(?=[\p{L}0-9._/#&-]*\d)[\p{L}0-9](?:[\p{L}0-9._/#-]|(?<=[\p{Lu}\d])\+(?=[\p{Lu}\d])|(?<=\p{Lu})&(?=\p{Lu})|(?<=\d)['’](?=\d{3})){1,29}/u.exec(
      cleaned,
    );
  // "purchasing2@…" is a box
  if (match && cleaned[match[0].length] === '@') return null;
  const value = match?.[0].replace(/[.,:;/#-]+$/, '').replace(/^#/, '') ?? '';
  // "9.108,00 lei": an amount, whose decimals stand behind a comma
  if (/^\d[\d.]*$/.test(value) && /^,\d{1,2}(?!\d)/.test(cleaned.slice(value.length))) return null;
  return value.length < 2 || (notANumber.test(value) && !isInMonth(value)) || isNamedDay(value) || /^(19|20)\d{2}$/.test(value)
    ? null
    : value;
}

/** "No. 4711", "PEDIDO 4711", "n° 12": without the words before a number that say only that it is one. Letters of the number itself stay ("AF 0093"). */
function withoutWords(text: string): string {
  const bare = text.replace(/^[\s:#.°º-]+/, '');
  const [, word, rest] = /^(\p{L}{1,12})(?:[.:°º#]+[\s:#.°º-]*|\s[\s:#.°º-]*)(.*)$/u.exec(bare) ?? [];
  if (word === undefined || rest === undefined || !/^\S{0,12}\s?\S*\d/.test(rest)) return bare;
  const plain = normalise(word);
  const small = word === word.toLowerCase();
  // "N. 12" and "Č. 12" are signs, "C.2026.041" is the number of a paper whose series is C
  const sign = word.length > 1 || small || (/^.[.°º:]/.test(bare) && (plain !== 'c' || word.normalize('NFD').length > 1));
  const tells =
    (sign && isCue('number', plain)) || (small && isCue('dated', plain)) || (word.length >= 4 && isCue('ordering', plain));
  return tells ? withoutWords(rest) : bare;
}

/** A customer's number: like an order number, and short. */
export function readCode(text: string): string | null {
  const value = readOrderNumber(text);
  return value !== null && value.length <= 18 ? value : null;
}

/** domains are written with letters of their language too: "nordlysklær.example" */
const address = /[A-Z0-9._%+'-]+@[\p{Script=Latin}\d-]+(?:\.[\p{Script=Latin}\d-]+)*\.[A-Z]{2,}/iu;
/** its sign set apart, or told in words */
const apart = /([A-Z0-9._%+'-]{2,})(?:\s?@\s?|\s(?:Q|©|®|\(at\)|\[at\])\s)([A-Z0-9-]+(?:\.[A-Z0-9-]+)*\.[A-Z]{2,10})\b/i;
/** what a scan takes its sign for: "orders (Emuster.example", "postØmuster.example", or a Q; in text these are words in brackets */
const scannedSigns = [
  /([A-Z0-9._%+'-]{2,})(?:\s?\((?:&|[EaQ@])\s?|\s?[©®]\s?)([A-Z0-9-]+(?:\.[A-Z0-9-]+)*\.[A-Z]{2,10})\b(?!\))/i,
  /([a-z0-9._-]{2,})[ØQ]([a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,10})\b/,
];

/** "ORDERS@MUSTER- STORES .EXAMPLE": a space behind the dash or before the point of a domain */
const joined = (text: string): string =>
  text.replace(/(@[\w.-]*[\w]-)\s(?=\w)/, '$1').replace(/(@[\w.-]*\w)\s(?=\.[A-Za-z]{2,10}$)/, '$1');

/** "nakup@muster sk", "bestel@muster. nl", "post@muster,de", "nabava@0 muster.si": a scan lost the point or set it apart, or has a letter too many for the sign. */
const rejoined = (text: string): string =>
  text.replace(/(@[\w-]+)(?:\.?\s|,\s?)([a-z]{2,7})$/, '$1.$2').replace(/@\w\s(?=[\w-]+\.[a-z]{2,7}\b)/, '@');

/** `scanned`: letters that a scan may have taken for others. */
export function readEmail(written: string, scanned = false): string | null {
  const plain = joined(withHyphens(written));
  const text = scanned ? rejoined(plain) : plain;
  const whole = address.exec(text)?.[0];
  const signs = scanned ? [apart, ...scannedSigns] : [apart];
  const parts = whole === undefined ? signs.map((sign) => sign.exec(text)).find((match) => match !== null) : null;
  const found = whole ?? (parts ? `${parts[1]}@${parts[2]}` : null);
  return found?.replace(/^['.]+/, '').toLowerCase() ?? null;
}

/** A telephone number as written, with 7 to 15 digits (ITU-T E.164). */
export function readPhone(text: string): string | null {
  const match = /(?:\+|\(|\b0|\b\d)[\d\s()/.–-]{5,22}\d/.exec(text);
  const digits = match?.[0].replace(/\D/g, '') ?? '';
  return match && digits.length >= 7 && digits.length <= 15 ? match[0].trim() : null;
}

/** A VAT or tax number: a country's letters and 8 to 13 digits or letters, or at least 8 digits. */
export function readTaxNumber(text: string): string | null {
  const match =
    /\b(?:[A-Z]{2}[\s-]?(?=[\dA-Z\s.]*\d)[\dA-Z][\dA-Z.\s-]{6,14}|\d[\d\s./-]{7,17}|\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]Z[A-Z\d])/.exec(
      text,
    );
  const value = match?.[0].replace(/[\s.]+/g, '').replace(/-+$/, '') ?? '';
  return value.replace(/\D/g, '').length >= 7 ? value : null;
}
