/** Orders of one layout in a row: the first is put right by a person, the later ones are read with what was learned of it. */
import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DocumentContent, DocumentReader } from '@order-intake/order-extraction/document';
import { isLeft } from 'fp-ts/lib/Either.js';
import { type Layout, layoutsOf, setNames, type Truth } from '../../test/support/order-documents/index.ts';
import { asAPersonWould, type Strictness, toTheLetter } from '../score/compare.ts';
import { printoutSources } from '../score/printouts.ts';
import { sharedOrders, shareOf } from '../score/shared-orders.ts';
import type { Source } from '../score/sources.ts';
import { strangerSets, strangers } from '../score/strangers.ts';
import { drafts } from '../score/tally.ts';
import { disguised } from './disguise.ts';
import { nextDocument } from './next-document.ts';

export type Document = { readonly name: string; readonly content: DocumentContent; readonly truth: Truth };
export type Series = {
  readonly id: string;
  /** the row of the table that it is counted in */
  readonly share: string;
  readonly strictness: Strictness;
  readonly first: Document;
  readonly later: readonly Document[];
};
export type Wanted = {
  readonly n: number;
  readonly seed: number;
  readonly directory: string;
  readonly reader: DocumentReader;
  /** those alone whose id has one of these in it; none: all */
  readonly only: readonly string[];
  /** documents that were drawn once: in words of no language */
  readonly disguised: boolean;
};
const isWanted = (id: string, { only }: Wanted): boolean => only.length === 0 || only.some((part) => id.includes(part));

const laterOnes = 2;

async function readFrom(path: string, truth: Truth, reader: DocumentReader): Promise<Document> {
  const read = await reader.read({ path, name: basename(path), declaredType: null });
  if (isLeft(read)) throw new Error(`${path}: ${read.left.reason}`);
  return { name: basename(path), content: read.right, truth };
}

/** One customer's program: the same labels and manner, another content. */
async function generatedSeries(family: Layout, at: number, turn: number, wanted: Wanted): Promise<Series> {
  const looks = wanted.seed * 10_000 + at * 100 + turn;
  const language = family.languages[(at + turn) % family.languages.length];
  const documentAt = async (index: number): Promise<Document> => {
    const made = await family.make(looks * 10 + index, 'order', language, looks);
    const path = join(wanted.directory, `${family.name}-${turn}-${index}.${made.extension}`);
    await writeFile(path, made.bytes);
    return readFrom(path, made.truth, wanted.reader);
  };
  const [first, ...later] = await Promise.all(Array.from({ length: laterOnes + 1 }, (_, index) => documentAt(index)));
  if (!first) throw new Error('a series is never empty');
  const share = family.set === 'families' ? `families, ${shareOf(family.name)}` : family.set;
  return { id: `${family.name}/${turn}`, share, strictness: asAPersonWould, first, later };
}

const orders = fileURLToPath(new URL('../../../shared/vectors/orders/', import.meta.url));
const exactOrders = (all: readonly Source[]): readonly Source[] =>
  all.filter(({ scan, truth }) => !scan && drafts(truth.document_type));

/** Shared orders of one company in one format. */
async function* sharedSeries(wanted: Wanted): AsyncIterable<Series> {
  const all = exactOrders(await sharedOrders(orders));
  for (const layout of new Set(all.map((one) => one.layout))) {
    if (!isWanted(layout, wanted)) continue;
    const own = all.filter((one) => one.layout === layout);
    const [first, ...later] = await Promise.all(own.map(({ path, truth }) => readFrom(path, truth, wanted.reader)));
    if (first && later.length > 0) yield { id: layout, share: 'shared orders', strictness: toTheLetter, first, later };
  }
}

/** One document of each layout there is; the next is made of it. */
async function* madeOfOne(share: string, sources: readonly Source[], wanted: Wanted): AsyncIterable<Series> {
  for (const { name, path, truth } of exactOrders(sources)) {
    const id = `${share}/${name}`;
    if (!isWanted(id, wanted)) continue;
    const read = await readFrom(path, truth, wanted.reader);
    if (read.content.pages.some((page) => page.reader === 'ocr')) continue;
    const first = wanted.disguised ? { name: read.name, ...disguised(read.content, truth) } : read;
    const next = { name: first.name, ...nextDocument(first.content, first.truth) };
    yield { id, share, strictness: toTheLetter, first, later: [next] };
  }
}

async function* strangersSeries(wanted: Wanted): AsyncIterable<Series> {
  for (const set of await strangerSets()) {
    const named = (await strangers(set)).map((source) => ({ ...source, name: `${set}/${source.name}` }));
    yield* madeOfOne('strangers', named, wanted);
  }
}

export const setsOfSeries = [...setNames.filter((name) => name !== 'check'), 'orders', 'strangers', 'printouts'];

/** @param sets of `setsOfSeries`; `n`: series of each generated layout */
export async function* seriesOf(sets: readonly string[], wanted: Wanted): AsyncIterable<Series> {
  const layouts = setNames.filter((name) => name !== 'check' && sets.includes(name)).flatMap((set) => layoutsOf(set));
  for (const [at, family] of layouts.entries())
    for (let turn = 0; turn < wanted.n; turn++)
      if (isWanted(`${family.name}/${turn}`, wanted)) yield await generatedSeries(family, at, turn, wanted);
  if (sets.includes('orders')) yield* sharedSeries(wanted);
  if (sets.includes('strangers')) yield* strangersSeries(wanted);
  if (sets.includes('printouts')) yield* madeOfOne('printouts', await printoutSources('printouts', wanted.directory), wanted);
}
