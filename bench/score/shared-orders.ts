/**
 * Orders and look-alikes with truth by a hand that never saw this product (`../shared/vectors/orders`): one line of truth.jsonl a file.
 * Documents that share a template are one layout; which layouts may be learned from is told by a hash of the layout's name, so that
 * nobody chooses them: two of three are learned from, the third is left out.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Truth, TruthLine } from '../../test/support/order-documents/index.ts';
import { hashOf } from './hash.ts';
import type { Source } from './sources.ts';

type SharedTruth = Omit<Truth, 'document_type' | 'products'> & {
  readonly document_type?: string | null;
  readonly products?: readonly TruthLine[];
};
export type Entry = {
  readonly file: string;
  /** what the list of public documents calls it */
  readonly path?: string;
  readonly truth: SharedTruth;
  readonly accept?: Truth['accept'];
  readonly must: { readonly draft: 'order' | 'revision' | 'none' | 'any' };
  readonly notes?: string;
};

export type Share = 'learn' | 'left-out';

/** By a hash of the layout's name every third layout is left out. */
export const shareOf = (layout: string): Share => (hashOf(layout) % 3 === 0 ? 'left-out' : 'learn');

/** One company writes all its documents of a format with one program: they share a template. */
const layoutOf = ({ file, truth }: Entry): string =>
  truth.customer_name ? `${String(truth.customer_name).toLowerCase()} ${file.split('.').at(-1)}` : file;

const drafting: { readonly [draft in Entry['must']['draft']]?: string } = { order: 'order', revision: 'order_change' };
/** What takes an order back is told apart from what changes it by what must come of it. */
const typeOf = ({ truth, must }: Entry): string =>
  drafting[must.draft] ?? (truth.document_type === 'order_change' ? 'order_cancellation' : (truth.document_type ?? 'other'));

/** `path`: where the file is. */
export function sourceOf(entry: Entry, path: string): Source {
  const { products, ...fields } = entry.truth;
  return {
    name: entry.file,
    path,
    layout: layoutOf(entry),
    scan: /\.(png|jpe?g|tiff?)$/i.test(entry.file),
    ...(entry.must.draft === 'any' ? { either: true as const } : {}),
    truth: {
      ...fields,
      document_type: typeOf(entry),
      // what is listed in a document that is no order drafts nothing and is not judged
      ...(entry.must.draft === 'none' || (entry.must.draft === 'any' && !products) ? {} : { products: products ?? [] }),
      ...(entry.accept ? { accept: entry.accept } : {}),
      ...(entry.notes ? { notes: entry.notes } : {}),
    },
  };
}

/** Empty when there is no such directory. */
export async function sharedOrders(directory: string, listName = 'truth.jsonl'): Promise<readonly Source[]> {
  const list = join(directory, listName);
  if (!existsSync(list)) return [];
  const lines = (await readFile(list, 'utf8')).split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => {
    const given = JSON.parse(line) as Entry;
    const entry = { ...given, file: given.file ?? given.path };
    return sourceOf(entry, join(directory, entry.file));
  });
}
