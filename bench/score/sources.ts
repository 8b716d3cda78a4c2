/** Documents with their truth: those that were collected, and those that the generator makes. */
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  damagesOf,
  type Layout,
  layoutsOf,
  lookAlikeKinds,
  type MadeDocument,
  type SetName,
  scanned,
  type Truth,
} from '../../test/support/order-documents/index.ts';

export type Source = {
  readonly name: string;
  readonly path: string;
  readonly layout: string;
  readonly scan: boolean;
  readonly truth: Truth;
  /** a person may draft it or not: it counts neither as an order nor as a look-alike */
  readonly either?: true;
};

/** Beside each `NAME` of the directory stands `NAME.truth.json`. Empty when there is no such directory. */
export async function collected(directory: string): Promise<readonly Source[]> {
  if (!existsSync(directory)) return [];
  const suffix = '.truth.json';
  const names = (await readdir(directory)).filter((name) => name.endsWith(suffix)).sort();
  return Promise.all(
    names.map(async (truthName) => {
      const name = truthName.slice(0, -suffix.length);
      const truth = JSON.parse(await readFile(join(directory, truthName), 'utf8')) as Truth;
      return { name, path: join(directory, name), layout: name, scan: /\.(png|jpe?g|tiff?)$/i.test(name), truth };
    }),
  );
}

export type Wanted = {
  readonly set: SetName;
  /** the first seed; others follow */
  readonly seed: number;
  /** orders of each layout */
  readonly orders: number;
  /** documents of each layout that are no orders; types take turns */
  readonly others: number;
  /** scans of each PDF layout that is not long; damages take turns */
  readonly scans: number;
};

const otherTypes = ['invoice', 'order_response', 'quotation', 'delivery_note', 'receipt', 'other', 'order_change'] as const;
const othersOf = (set: SetName): readonly string[] => (set === 'families' ? [...lookAlikeKinds, 'order_change'] : otherTypes);

type Plan = {
  readonly name: string;
  readonly layout: string;
  readonly scan: boolean;
  readonly make: () => Promise<MadeDocument>;
};

const times = <T>(count: number, make: (index: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, index) => make(index));

function plansFor(layout: Layout, at: number, { seed, orders, others, scans, set }: Wanted): readonly Plan[] {
  const { name } = layout;
  const first = seed * 100_000 + at * 1_000;
  const damages = Object.entries(damagesOf(set));
  const languageOf = (index: number) => layout.languages[(at + index) % layout.languages.length];
  const text = times(orders, (index) => ({
    name: `${name} ${first + index}`,
    layout: name,
    scan: false,
    make: () => layout.make(first + index, 'order', languageOf(index)),
  }));
  const rest = times(others, (index) => {
    const types = othersOf(set);
    const type = types[(at + index) % types.length] ?? 'invoice';
    return {
      name: `${name} ${type} ${first + 500 + index}`,
      layout: name,
      scan: false,
      make: () => layout.make(first + 500 + index, type, languageOf(index)),
    };
  });
  const pictures = times(layout.format === 'pdf' ? scans : 0, (index) => {
    const [how = '', damage] = damages[(at + index) % damages.length] ?? [];
    if (!damage) throw new Error('a set has damages');
    return {
      name: `${name} (${how}) ${first + 800 + index}`,
      layout: name,
      scan: true,
      make: async () => scanned(await layout.make(first + 800 + index, 'order', languageOf(index)), damage, first + index),
    };
  });
  return [...text, ...rest, ...pictures];
}

/** Made one by one into `directory`, under names that say nothing of what they are. */
export async function* generated(wanted: Wanted, directory: string): AsyncIterable<Source> {
  await mkdir(directory, { recursive: true });
  const plans = layoutsOf(wanted.set).flatMap((layout, at) => plansFor(layout, at, wanted));
  for (const [index, { name, layout, scan, make }] of plans.entries()) {
    const made = await make();
    const path = join(directory, `${index}.${made.extension}`);
    await writeFile(path, made.bytes);
    yield { name, path, layout, scan, truth: made.truth };
  }
}
