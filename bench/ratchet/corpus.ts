/** The documents with truth, by origin: what people published, what real programs print, and what was written by hand. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Truth } from '../../test/support/order-documents/index.ts';
import { hashOf } from '../score/hash.ts';
import { printoutSources } from '../score/printouts.ts';
import { type Entry, sharedOrders, sourceOf } from '../score/shared-orders.ts';
import type { Source } from '../score/sources.ts';
import { strangerSets, strangers } from '../score/strangers.ts';

export const origins = ['public', 'printed', 'printouts', 'orders', 'authored'] as const;
export type Origin = (typeof origins)[number];
/** a fall of these is a failure */
export const deciding: ReadonlySet<Origin> = new Set(['public', 'printed']);

export type Half = 'work' | 'held_out';

/** What the receiving company has configured, as far as the document shows it. */
export type OwnCompany = {
  readonly names: readonly string[];
  readonly domains: readonly string[];
  readonly currency: string | null;
  readonly locale: string | null;
};

export type ShipTo = { readonly [part in 'name' | 'street' | 'postal_code' | 'city' | 'country']?: string | null };
export type CorpusDocument = {
  readonly origin: Origin;
  /** unique within its origin */
  readonly name: string;
  readonly path: string;
  readonly half: Half;
  /** null: what the rules take it for */
  readonly language: string | null;
  readonly truth: Truth & { readonly ship_to?: ShipTo | null };
  readonly either: boolean;
  readonly own: OwnCompany | null;
};

/** `missing`: those whose truth is known and which are not on this machine. */
export type OriginDocuments = {
  readonly documents: readonly CorpusDocument[];
  readonly missing: readonly Omit<CorpusDocument, 'path'>[];
};

/** By a hash of the repository's name: half of the sources are worked on, and of the others only totals are printed. */
export const halfOf = (repository: string): Half => (hashOf(repository) % 2 === 0 ? 'held_out' : 'work');

type Reference = Entry & {
  readonly repo: string;
  readonly path: string;
  readonly lang: string;
  readonly own?: OwnCompany;
  /** instead of the half by its repository's name: its faults were read before */
  readonly half?: Half;
};

const root = fileURLToPath(new URL('../../', import.meta.url));
const shared = join(root, '../shared/vectors');
/** The folder of references and expected results. */
export const corpusFolder = (): string => process.env.CORPUS_DIR ?? join(root, 'corpus');

/** lists of references, the first that is there; and folders in which fetched files lie, which git ignores */
const lists = (origin: Origin): readonly string[] => [
  join(corpusFolder(), origin, 'references.jsonl'),
  ...(origin === 'public' ? [join(shared, 'public/references.jsonl')] : []),
];
const folders = (): readonly string[] => {
  const data = process.env.CORPUS_DATA ?? join(root, '.data');
  return [join(shared, 'public'), join(data, 'public'), join(data, 'corpus')];
};

/** References as documents, with the files that are in one of `places`. */
export async function referenced(origin: Origin, list: string, places: readonly string[]): Promise<OriginDocuments> {
  const lines = (await readFile(list, 'utf8')).split('\n').filter((line) => line.trim() !== '');
  const all = lines.map((line) => {
    const reference = JSON.parse(line) as Reference;
    const path = places.map((place) => join(place, reference.path)).find((one) => existsSync(one)) ?? null;
    return { document: documentOf(origin, reference), path };
  });
  return {
    documents: all.flatMap(({ document, path }) => (path === null ? [] : [{ ...document, path }])),
    missing: all.flatMap(({ document, path }) => (path === null ? [document] : [])),
  };
}

const documentOf = (origin: Origin, reference: Reference): Omit<CorpusDocument, 'path'> => ({
  origin,
  name: reference.path,
  half: reference.half ?? halfOf(reference.repo),
  language: reference.lang.split('-')[0]?.toLowerCase() ?? null,
  truth: sourceOf({ ...reference, file: reference.path }, reference.path).truth,
  either: reference.must.draft === 'any',
  own: reference.own ?? null,
});

/** Documents that were written for testing: their faults were read, so all of them are worked on. */
const written = (origin: Origin, prefix: string, sources: readonly Source[]): readonly CorpusDocument[] =>
  sources.map(({ name, path, truth, either = false }) => ({
    origin,
    name: `${prefix}${name}`,
    path,
    half: 'work',
    language: null,
    truth,
    either,
    own: null,
  }));

async function authored(): Promise<OriginDocuments> {
  const names = await strangerSets();
  const sets = await Promise.all(names.map(async (set) => written('authored', `${set}/`, await strangers(set))));
  return { documents: sets.flat(), missing: [] };
}

/** `scratch`: a folder for documents that are made when they are needed. */
export async function documentsOf(origin: Origin, scratch: string): Promise<OriginDocuments> {
  const list = lists(origin).find((one) => existsSync(one));
  const found = list ? await referenced(origin, list, folders()) : { documents: [], missing: [] };
  switch (origin) {
    case 'public':
    case 'printed':
      return found;
    case 'printouts':
      return { documents: written(origin, '', await printoutSources('printouts', scratch)), missing: [] };
    case 'orders':
      return { documents: written(origin, '', await sharedOrders(join(shared, 'orders'))), missing: [] };
    case 'authored':
      return authored();
  }
}
