/**
 * What is struck out of an Excel workbook (ISO 29500-1, 18): whole cells by their font, parts of a cell's text by theirs. The library tells of neither, so that
 * the parts of the file are looked at which say so.
 */
import { Parser } from 'htmlparser2';
import { limits } from '../limits.ts';
import { contentOf, filesOf } from '../zip/entries.ts';

/** By "row:column" from 0: what is left of a cell, '' where nothing is. */
export type StruckCells = ReadonlyMap<string, string>;
/** By the sheet's name. */
export type StruckSheets = ReadonlyMap<string, StruckCells>;

type Attributes = { readonly [name: string]: string };
type Walk = {
  /** `path`: the names of the elements around it, and its own */
  readonly open?: (path: readonly string[], attributes: Attributes) => void;
  readonly text?: (path: readonly string[], text: string) => void;
  readonly close?: (path: readonly string[]) => void;
};

const { depth: mostDepth } = limits.sheet;
const isOn = ({ val = '1' }: Attributes): boolean => !/^(0|false)$/.test(val);
const strikes = /<(?:\w+:)?strike\b/;

function walk(xml: string, { open, text, close }: Walk): void {
  const path: string[] = [];
  const parser = new Parser(
    {
      onopentag: (tag, attributes) => {
        path.push(tag.slice(tag.indexOf(':') + 1));
        if (path.length < mostDepth) open?.(path, attributes);
      },
      ontext: (piece) => text?.(path, piece),
      onclosetag: () => {
        close?.(path);
        path.pop();
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.write(xml);
  parser.end();
}

const isIn = (path: readonly string[], ...names: readonly string[]): boolean =>
  names.every((name, at) => path[path.length - names.length + at] === name);

/** By the number of a cell's style: whether its font is struck out. */
function struckStyles(xml: string): readonly boolean[] {
  const fonts: boolean[] = [];
  const styles: boolean[] = [];
  walk(xml, {
    open: (path, attributes) => {
      if (isIn(path, 'fonts', 'font')) fonts.push(false);
      else if (isIn(path, 'fonts', 'font', 'strike')) fonts[fonts.length - 1] = isOn(attributes);
      else if (isIn(path, 'cellXfs', 'xf')) styles.push(fonts[Number(attributes.fontId ?? 0)] === true);
    },
  });
  return styles;
}

/** Follows the runs of texts (`si`, `is`): what is left of one when its struck runs are taken out; null where none is struck. */
const createRuns = () => {
  let [kept, isStruck, any] = ['', false, false];
  return {
    open: (path: readonly string[], attributes: Attributes): void => {
      if (path.at(-1) === 'si' || path.at(-1) === 'is') [kept, any] = ['', false];
      else if (path.at(-1) === 'r') isStruck = false;
      else if (isIn(path, 'rPr', 'strike')) isStruck = isOn(attributes);
    },
    text: (path: readonly string[], piece: string): void => {
      if (!isIn(path, 't') || path.includes('rPh')) return;
      if (isStruck && path.includes('r')) any = true;
      else kept += piece;
    },
    left: (): string | null => (any ? kept.trim() : null),
  };
};

function struckStrings(xml: string): ReadonlyMap<number, string> {
  const struckByIndex = new Map<number, string>();
  const runs = createRuns();
  let index = 0;
  walk(xml, {
    open: runs.open,
    text: runs.text,
    close: (path) => {
      if (path.at(-1) !== 'si') return;
      const left = runs.left();
      if (left !== null) struckByIndex.set(index, left);
      index += 1;
    },
  });
  return struckByIndex;
}

type Known = { readonly styles: readonly boolean[]; readonly strings: ReadonlyMap<number, string> };

/** "B7" as "6:1" */
function keyOf(reference: string): string {
  const [, letters = '', row = '0'] = /^([A-Z]{1,3})(\d{1,7})$/.exec(reference) ?? [];
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
  return `${Number(row) - 1}:${column - 1}`;
}

function struckCells(xml: string, { styles, strings }: Known): StruckCells {
  const struckByCell = new Map<string, string>();
  const runs = createRuns();
  let cell: Attributes = {};
  let value = '';
  walk(xml, {
    open: (path, attributes) => {
      if (path.at(-1) === 'c') [cell, value] = [attributes, ''];
      runs.open(path, attributes);
    },
    text: (path, piece) => {
      if (isIn(path, 'c', 'v')) value += piece;
      runs.text(path, piece);
    },
    close: (path) => {
      if (path.at(-1) !== 'c') return;
      const rich = cell.t === 's' ? strings.get(Number(value)) : cell.t === 'inlineStr' ? runs.left() : null;
      const left = styles[Number(cell.s ?? 0)] ? '' : rich;
      if (left !== null && left !== undefined) struckByCell.set(keyOf(cell.r ?? ''), left);
    },
  });
  return struckByCell;
}

/** The parts of the file by the names of its sheets. */
function sheetParts(read: (name: string) => string): ReadonlyMap<string, string> {
  const targets = new Map<string, string>();
  walk(read('xl/_rels/workbook.xml.rels'), {
    open: (_, { Id = '', Target = '' }) => void targets.set(Id, Target.replace(/^\/(?:xl\/)?/, '')),
  });
  const parts = new Map<string, string>();
  walk(read('xl/workbook.xml'), {
    open: (path, attributes) => {
      const id = Object.entries(attributes).find(([name]) => name.endsWith(':id'))?.[1] ?? '';
      const target = targets.get(id);
      if (isIn(path, 'sheets', 'sheet') && target) parts.set(attributes.name ?? '', `xl/${target}`);
    },
  });
  return parts;
}

/** Empty where nothing in the workbook is struck out, which costs a look at two of its parts, and at its sheets where these hold text of their own. */
export function struckSheets(bytes: Buffer): StruckSheets {
  const entries = filesOf(bytes);
  const read = (name: string): string => {
    const entry = entries.find((candidate) => candidate.name.toLowerCase() === name.toLowerCase());
    return entry && entry.size <= limits.zip.entry ? contentOf(bytes, entry).toString('utf8') : '';
  };
  const [styles, strings] = [read('xl/styles.xml'), read('xl/sharedStrings.xml')];
  const sharedParts = {
    styles: strikes.test(styles) ? struckStyles(styles) : [],
    strings: strikes.test(strings) ? struckStrings(strings) : new Map<number, string>(),
  };
  const byStyle = sharedParts.styles.includes(true) || sharedParts.strings.size > 0;
  const struckBySheet = new Map<string, StruckCells>();
  for (const [name, part] of sheetParts(read)) {
    const xml = read(part);
    const cells = byStyle || strikes.test(xml) ? struckCells(xml, sharedParts) : new Map<string, string>();
    if (cells.size > 0) struckBySheet.set(name, cells);
  }
  return struckBySheet;
}
