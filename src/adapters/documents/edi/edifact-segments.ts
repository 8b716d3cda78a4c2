/** UN/EDIFACT (ISO 9735) as messages. Delimiters and release characters are read by the package edifact. */
import { unread } from '@order-intake/order-extraction/document';
import { Parser } from 'edifact';
import { guarded } from '../refusal.ts';
import { type Envelope, type Interchange, messagesIn } from './envelope.ts';
import { type Segment, valueIn } from './segments.ts';

const envelope: Envelope = {
  interchange: { open: 'UNB', close: 'UNZ', reference: 4 },
  group: { open: 'UNG', close: 'UNE', reference: 4 },
  message: { open: 'UNH', close: 'UNT', reference: 0 },
  typeOf: (unh) => valueIn(unh, 1, 0),
};

/** ISO 9735, 0001: what letters an interchange of each level is written in. Levels A and B are ASCII, and often more. */
const charsets: { readonly [level: string]: string } = {
  UNOA: 'windows-1252',
  UNOB: 'windows-1252',
  UNOC: 'iso-8859-1',
  UNOD: 'iso-8859-2',
  UNOE: 'iso-8859-5',
  UNOF: 'iso-8859-7',
  UNOG: 'iso-8859-3',
  UNOH: 'iso-8859-4',
  UNOI: 'iso-8859-6',
  UNOJ: 'iso-8859-8',
  UNOK: 'iso-8859-9',
};

/** As UTF-8 where the bytes are valid as that, whatever the level says: letters of one byte hardly ever are. */
function decoded(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const [level = ''] = /UNO[A-Z]/.exec(bytes.toString('latin1', 0, 200)) ?? [];
    return new TextDecoder(charsets[level] ?? 'windows-1252').decode(bytes);
  }
}

/** A character that no file holds once its control characters are blanks. */
const noRelease = '\u0001';

/** The parser builds patterns of the separators and cannot have these among them: they are read as letters of no script, and put back. */
const troublesome = ['[', '\\', ']', '^'];
const firstStandIn = 0xe000;
const standIn = (text: string): string =>
  troublesome.reduce((all, character, at) => all.replaceAll(character, String.fromCharCode(firstStandIn + at)), text);
const putBack = (text: string): string =>
  text.replace(/[\ue000-\ue003]/g, (letter) => troublesome[letter.charCodeAt(0) - firstStandIn] ?? '');

/** UNA with its separators as the parser takes them. A blank as release character means that there is none; the reserved place is a blank. */
function separatorsChecked(una: string): string {
  const [component = '', element = '', mark = '', release = '', , end = ''] = una.slice(3);
  const used = [component, element, end, ...(release === ' ' ? [] : [release])];
  const isUsable = new Set(used).size === used.length && used.every((character) => /^[^A-Za-z0-9\s]$/.test(character));
  if (!isUsable) throw guarded('corrupt', unread.edi_separators(una.slice(3).trim()));
  return `UNA${component}${element}${mark}${release === ' ' ? noRelease : release} ${end}`;
}

const una = /^UNA.{6}/s;

/** What is between two interchanges of a file, the second of which has separators of its own. */
const nextInterchange = /(?=UNA[^A-Za-z0-9]{6}\s*UNB)/;

function segmentsOf(text: string): readonly Segment[] {
  const declared = una.exec(text)?.[0];
  const separators = declared ? separatorsChecked(declared) : '';
  const segments: { readonly tag: string; readonly elements: string[][] }[] = [];
  const parser = new Parser();
  parser.encoding('UNOY');
  parser.onopensegment = (tag) => segments.push({ tag, elements: [] });
  parser.onelement = () => segments.at(-1)?.elements.push([]);
  parser.oncomponent = (value) => segments.at(-1)?.elements.at(-1)?.push(putBack(value));
  try {
    parser.write(standIn(`${separators}${text.slice(declared?.length ?? 0).trim()}`));
  } catch {
    if (declared && segments.length <= 1) throw guarded('corrupt', unread.edi_separators(declared.slice(3).trim()));
    throw guarded('corrupt', unread.edi_malformed(segments.length));
  }
  try {
    parser.end();
  } catch {
    throw guarded('corrupt', unread.edi_ends_early('UNZ'));
  }
  return segments;
}

/** All messages of the interchanges in a file. Throws a Refusal for a file that is damaged. */
export function readEdifact(bytes: Buffer): Interchange {
  const text = decoded(bytes)
    .replace(/(?![\r\n])\p{Cc}/gu, ' ')
    .trim();
  return messagesIn(text.split(nextInterchange).flatMap(segmentsOf), envelope);
}
