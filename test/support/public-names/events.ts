/** What the log holds: the type of every event, the path of every field, and the words that a field may say. */
import type * as t from 'io-ts';
import { eventCodecs } from '../../../src/domain/event-codecs.ts';

/** What io-ts says of its codecs, as far as it matters here; one that says nothing of itself is a value. */
type Described =
  | { readonly _tag: 'DictionaryType'; readonly codomain: t.Mixed }
  | { readonly _tag: 'ExactType' | 'ReadonlyType' | 'RefinementType' | 'ArrayType' | 'ReadonlyArrayType'; readonly type: t.Mixed }
  | { readonly _tag: 'IntersectionType' | 'UnionType'; readonly types: readonly t.Mixed[] }
  | { readonly _tag: 'InterfaceType' | 'PartialType' | 'StrictType'; readonly props: Readonly<Record<string, t.Mixed>> }
  | { readonly _tag: 'LiteralType'; readonly value: unknown }
  | { readonly _tag: 'RecursiveType'; readonly name: string; readonly type: t.Mixed }
  | { readonly _tag: 'KeyofType'; readonly keys: Readonly<Record<string, unknown>> }
  | { readonly _tag?: undefined; readonly name: string };

/** `oneOf` of event-codec.codec.ts calls itself by its words: "DRAFT | APPROVED". */
const wordsIn = (name: string): readonly string[] => (/^[^<>{}()]+ \| /.test(name) ? name.split(' | ') : []);

const said = (path: string, words: readonly unknown[]): readonly string[] => words.map((word) => `${path}=${String(word)}`);

/** `within`: what refers to itself, by name; it is told once. */
const namesIn = (codec: t.Mixed, path: string, within: readonly string[] = []): readonly string[] => {
  const described = codec as unknown as Described;
  const inside = (inner: t.Mixed, at: string): readonly string[] => namesIn(inner, at, within);
  switch (described._tag) {
    case 'ExactType':
    case 'ReadonlyType':
    case 'RefinementType':
      return inside(described.type, path);
    case 'ArrayType':
    case 'ReadonlyArrayType':
      return inside(described.type, `${path}[]`);
    case 'DictionaryType':
      return [`${path}.*`, ...inside(described.codomain, `${path}.*`)];
    case 'IntersectionType':
    case 'UnionType':
      return described.types.flatMap((type) => inside(type, path));
    case 'InterfaceType':
    case 'PartialType':
    case 'StrictType':
      return Object.entries(described.props).flatMap(([key, inner]) => [`${path}.${key}`, ...inside(inner, `${path}.${key}`)]);
    case 'RecursiveType':
      return within.includes(described.name) ? [] : namesIn(described.type, path, [...within, described.name]);
    case 'LiteralType':
      return said(path, [described.value]);
    case 'KeyofType':
      return said(path, Object.keys(described.keys));
    default:
      return said(path, wordsIn(described.name ?? ''));
  }
};

export const eventNames = (): readonly string[] => eventCodecs.flatMap(({ type, data }) => [type, ...namesIn(data, type)]);
