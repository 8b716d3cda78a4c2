/** The pieces that tables of optional fields are made of (order-details.ts), and what follows from such a table. */

type About = {
  readonly says: string;
  /** sealed, and erased with the person */
  readonly personal?: true;
  /** a language model is asked for it */
  readonly read?: true;
  /** the service finds it in the company's records: no document, request or change says it */
  readonly matched?: true;
};
export type Leaf = About &
  (
    | { readonly is: 'text'; readonly most: number; readonly lines: boolean }
    | { readonly is: 'country' | 'day' | 'decimal' | 'integer' }
    | { readonly is: 'choice'; readonly among: readonly string[] }
  );
/** `whole`: its values hang together, and are replaced together */
export type Group = About & { readonly is: 'group'; readonly parts: Parts; readonly whole?: true };
export type List = About & { readonly is: 'list'; readonly parts: Parts; readonly most: number };
export type Part = Leaf | Group | List;
export type Parts = { readonly [name: string]: Part };

/** A value inside the service: decimals and days as text, nothing that is not there. */
type ValueOf<P> = P extends { readonly is: 'group'; readonly parts: infer F extends Parts }
  ? ContentOf<F>
  : P extends { readonly is: 'list'; readonly parts: infer F extends Parts }
    ? readonly ContentOf<F>[]
    : P extends { readonly is: 'choice'; readonly among: readonly (infer V)[] }
      ? V
      : P extends { readonly is: 'integer' }
        ? number
        : string;
export type ContentOf<F extends Parts> = { readonly [K in keyof F]?: ValueOf<F[K]> };

type Letter<C extends string> = C extends Lowercase<C> ? C : `_${Lowercase<C>}`;
/** As the API writes it: postalCode is postal_code. */
export type Snake<S extends string> = S extends `${infer H}${infer T}` ? `${Letter<H>}${Snake<T>}` : '';
export const snake = <S extends string>(name: S): Snake<S> =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) as Snake<S>;

/** Names of all single values, with those of their groups: ship_to_postal_code. A list is one value. */
export type FlatName<F extends Parts, Before extends string = ''> = {
  [K in keyof F & string]: F[K] extends { readonly matched: true }
    ? never
    : F[K] extends { readonly is: 'group'; readonly parts: infer G extends Parts }
      ? FlatName<G, `${Before}${Snake<K>}_`>
      : `${Before}${Snake<K>}`;
}[keyof F & string];

export const text = (most: number, says: string, form: 'lines' | 'line' = 'line') =>
  ({ is: 'text', most, lines: form === 'lines', says }) as const;
export const decimal = (says: string) => ({ is: 'decimal', says }) as const;
export const integer = (says: string) => ({ is: 'integer', says }) as const;
export const day = (says: string) => ({ is: 'day', says }) as const;
export const country = (says: string) => ({ is: 'country', says }) as const;
export const choice = <const V extends readonly string[]>(among: V, says: string) => ({ is: 'choice', among, says }) as const;
export const group = <const F extends Parts>(parts: F, says: string) => ({ is: 'group', parts, says }) as const;
export const listOf = <const F extends Parts>(parts: F, most: number, says: string) =>
  ({ is: 'list', parts, most, says }) as const;
export const personal = <const P extends Part>(part: P) => ({ ...part, personal: true }) as const;
export const whole = <const P extends Group>(part: P) => ({ ...part, whole: true }) as const;
export const matched = <const P extends Leaf>(part: P) => ({ ...part, matched: true }) as const;
export const readByModel = <const P extends Leaf>(part: P) => ({ ...part, read: true }) as const;

/** The paths of personal values below `prefix`, as event codecs name them. */
export const personalPaths = (parts: Parts, prefix: string): { readonly [path: string]: 'subject' } =>
  Object.fromEntries(
    Object.entries(parts).flatMap(([name, part]): readonly (readonly [string, 'subject'])[] => {
      if (part.personal) return [[`${prefix}.${name}`, 'subject']];
      return part.is === 'group' ? Object.entries(personalPaths(part.parts, `${prefix}.${name}`)) : [];
    }),
  );

/** One value of a table: `path` in its content, `name` as in FlatName. */
export type FlatPart = {
  readonly name: string;
  /** as changes name it: ship_to.postal_code */
  readonly dotted: string;
  readonly path: readonly string[];
  readonly part: Leaf | List;
  readonly personal: boolean;
};

/** Without what the service finds in its records. */
export const flatParts = (parts: Parts, above: readonly string[] = [], isPersonal = false): readonly FlatPart[] =>
  Object.entries(parts).flatMap(([name, part]) => {
    if (part.is !== 'list' && part.is !== 'group' && part.matched) return [];
    const path = [...above, name];
    const sealed = isPersonal || part.personal === true;
    if (part.is === 'group') return flatParts(part.parts, path, sealed);
    const words = path.map((step) => snake(step));
    return [{ name: words.join('_'), dotted: words.join('.'), path, part, personal: sealed }];
  });

/** Names of a table's single values; with `readByModel` those alone that a model is asked for. */
export const flatNames = <F extends Parts>(parts: F): readonly FlatName<F>[] =>
  flatParts(parts).map(({ name }) => name as FlatName<F>);
export const namesForModel = <F extends Parts>(parts: F): readonly FlatName<F>[] =>
  flatParts(parts).flatMap(({ name, part }) => (part.read ? [name as FlatName<F>] : []));

type Content = { readonly [name: string]: unknown };

export const valueAt = (content: Content | undefined, path: readonly string[]): unknown =>
  path.reduce<unknown>((at, step) => (typeof at === 'object' && at !== null ? (at as Content)[step] : undefined), content);

/** Nothing that is empty: no blank text, no group or list without values. Undefined where nothing is left. */
const compacted = (value: unknown): unknown => {
  if (value === null || value === undefined || value === '') return undefined;
  if (Array.isArray(value)) {
    const kept = value.map(compacted).filter((one) => one !== undefined);
    return kept.length > 0 ? kept : undefined;
  }
  if (typeof value !== 'object') return value;
  const kept = Object.entries(value).flatMap(([name, one]) => {
    const inside = compacted(one);
    return inside === undefined ? [] : [[name, inside] as const];
  });
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
};

/** What is given by the names of the table, without what is empty; what stands beside it is left out. */
export const contentOf = <F extends Parts>(parts: F, given: object): ContentOf<F> => {
  const own = Object.keys(parts).map((name) => [name, (given as Content)[name]] as const);
  return (compacted(Object.fromEntries(own)) ?? {}) as ContentOf<F>;
};

/** Content with what is given of it: null takes a value away, and a group keeps what is not given of it, unless it is replaced as a whole. */
export const changedContent = <F extends Parts>(parts: F, before: object, given: object): ContentOf<F> => {
  const merged = Object.entries(parts).map(([name, part]) => {
    const [was, now] = [(before as Content)[name], (given as Content)[name]];
    if (now === undefined) return [name, was];
    const isMerged = part.is === 'group' && !part.whole && typeof was === 'object' && typeof now === 'object';
    return [name, isMerged && was && now ? changedContent(part.parts, was, now) : now];
  });
  return contentOf(parts, Object.fromEntries(merged));
};

/** A list as the text of one value, and back. */
export const listText = (list: unknown): string => JSON.stringify(list);
const listFrom = (value: string): unknown => {
  try {
    const list: unknown = JSON.parse(value);
    return Array.isArray(list) ? list : undefined;
  } catch {
    return undefined;
  }
};

const parsed = (part: FlatPart['part'], value: string): unknown => {
  if (part.is === 'list') return listFrom(value);
  if (part.is === 'integer') return /^\d{1,6}$/.test(value) ? Number(value) : undefined;
  if (part.is === 'choice') return part.among.includes(value) ? value : undefined;
  return part.is === 'text' ? value.slice(0, part.most) : value;
};

/** Content from single values by their flat names. */
export const contentFromFlat = <F extends Parts>(parts: F, read: (name: FlatName<F>) => string | undefined): ContentOf<F> => {
  const content: { [name: string]: unknown } = {};
  for (const { name, path, part } of flatParts(parts)) {
    const value = read(name as FlatName<F>);
    const last = path.at(-1);
    if (value === undefined || last === undefined) continue;
    const inside = path.slice(0, -1).reduce((at, step) => {
      at[step] = at[step] ?? {};
      return at[step] as { [name: string]: unknown };
    }, content);
    inside[last] = parsed(part, value);
  }
  return contentOf(parts, content);
};

/**
 * Details of a later reading met by what people made of an earlier one: of each the later one where the document says something else than before,
 * or nobody had it.
 */
export const laterDetails = <F extends Parts>(
  parts: F,
  {
    current,
    next,
    isUnchanged,
  }: { readonly current: object; readonly next: object; readonly isUnchanged: (part: Parts) => boolean },
): ContentOf<F> => {
  const [before, after] = [contentOf(parts, current), contentOf(parts, next)];
  const chosen = Object.entries(parts).map(([name, part]) => {
    const [ours, theirs] = isUnchanged({ [name]: part }) ? [before, after] : [after, before];
    return [name, ours[name] ?? theirs[name]];
  });
  return contentOf(parts, Object.fromEntries(chosen));
};

/** Single values of content, by their flat names: the inverse of contentFromFlat. */
export const flatFromContent = <F extends Parts>(
  parts: F,
  content: ContentOf<F> | undefined,
): readonly (readonly [FlatName<F>, string])[] =>
  flatParts(parts).flatMap(({ name, path, part }) => {
    const value = valueAt(content, path);
    if (value === undefined) return [];
    return [[name as FlatName<F>, part.is === 'list' ? listText(value) : String(value)]];
  });

/** For people: a list as "2026-12-01 · 5; 2026-12-08 · 7". */
export const spoken = (part: FlatPart['part'], value: unknown): string | null => {
  if (value === undefined || value === null) return null;
  if (part.is !== 'list' || !Array.isArray(value)) return String(value);
  return value
    .map((one: Content) =>
      Object.values(one)
        .filter((cell) => cell !== null)
        .join(' · '),
    )
    .join('; ');
};
