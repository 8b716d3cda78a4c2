/** The pieces that descriptions of answers are made of: a JSON Schema each, and the type of what it describes. */
import type { JsonSchema } from '../../platform/codec/field.ts';

/** Schemas by their names, as the API's description lists them once. */
export type NamedSchemas = { readonly [name: string]: JsonSchema };

/** `T` is what JSON is made of: what a view answers is held against it by the compiler. */
export type Shape<T> = { readonly schema: JsonSchema; readonly refersTo?: NamedSchemas; readonly describes?: T };
export type ShapeOf<S> = S extends { readonly describes?: infer T } ? T : never;
/** A property that may be missing. */
export type Sometimes<T> = Shape<T> & { readonly sometimes: true };

/** A property without a sentence about it does not compile. */
type Properties = { readonly [name: string]: readonly [shape: Shape<unknown>, description: string] };
type Missing<P extends Properties> = { [name in keyof P]: P[name][0] extends Sometimes<unknown> ? name : never }[keyof P];
type ValuesOf<P extends Properties> = { readonly [name in Exclude<keyof P, Missing<P>>]: ShapeOf<P[name][0]> } & {
  readonly [name in Missing<P>]?: ShapeOf<P[name][0]>;
};

export const text: Shape<string> = { schema: { type: 'string' } };
export const uuid: Shape<string> = { schema: { type: 'string', format: 'uuid' } };
export const url: Shape<string> = { schema: { type: 'string', format: 'uri-reference' } };
export const time: Shape<Date | string> = { schema: { type: 'string', format: 'date-time' } };
export const day: Shape<string> = { schema: { type: 'string', format: 'date' } };
export const integer: Shape<number> = { schema: { type: 'integer' } };
export const number: Shape<number> = { schema: { type: 'number' } };
export const flag: Shape<boolean> = { schema: { type: 'boolean' } };
/** What is always null. */
export const nothing: Shape<never> = { schema: { type: 'null' } };
export const choice = <const V extends string>(...values: readonly V[]): Shape<V> => ({
  schema: { type: 'string', enum: values },
});
/** A text whose form is known, as the type `T` says it. */
export const textLike = <T extends string>(pattern: RegExp): Shape<T> => ({
  schema: { type: 'string', pattern: pattern.source },
});
export const orNull = <T>({ schema, ...rest }: Shape<T>): Shape<T | null> => ({
  ...referring(rest),
  schema: { anyOf: [schema, { type: 'null' }] },
});
export const listOf = <T>({ schema, ...rest }: Shape<T>): Shape<readonly T[]> => ({
  ...referring(rest),
  schema: { type: 'array', items: schema },
});
export const either = <const S extends readonly Shape<unknown>[]>(...shapes: S): Shape<ShapeOf<S[number]>> => ({
  ...allReferences(shapes),
  schema: { anyOf: shapes.map(({ schema }) => schema) },
});
/** By names that are not known beforehand. */
export const mapOf = <T>({ schema, ...rest }: Shape<T>): Shape<{ readonly [name: string]: T }> => ({
  ...referring(rest),
  schema: { type: 'object', additionalProperties: schema },
});
export const sometimes = <T>(shape: Shape<T>): Sometimes<T> => ({ ...shape, sometimes: true });

/** All of them are always there, but those that are `sometimes`. */
export const record = <P extends Properties>(properties: P): Shape<ValuesOf<P>> => {
  const entries = Object.entries(properties);
  return {
    ...allReferences(entries.map(([, [shape]]) => shape)),
    schema: {
      type: 'object',
      required: entries.flatMap(([name, [shape]]) => ('sometimes' in shape ? [] : [name])),
      properties: Object.fromEntries(entries.map(([name, [{ schema }, description]]) => [name, { ...schema, description }])),
    },
  };
};

/** An object of which each of these names may be missing, all with the same shape. `more`: names that are not described one by one. */
export const anyOfNames = <const N extends string, T, const M extends string = never>(
  names: readonly N[],
  { schema, ...rest }: Shape<T>,
  describe: (name: N) => string,
  more: readonly M[] = [],
): Shape<{ readonly [name in N | M]?: T }> => ({
  ...referring(rest),
  schema: {
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, { ...schema, description: describe(name) }])),
    ...(more.length > 0 ? { additionalProperties: schema } : {}),
  },
});

/** Described once under this name, and referred to wherever it is used: a type of that name in generated clients. */
export const named = <T>(name: string, description: string, { schema, refersTo }: Shape<T>): Shape<T> => ({
  schema: { $ref: `#/components/schemas/${name}` },
  refersTo: { ...refersTo, [name]: { ...schema, description } },
});

/** Throws when two different shapes have one name. */
export const mergeNamed = (all: readonly (NamedSchemas | undefined)[]): NamedSchemas => {
  const merged: Record<string, JsonSchema> = {};
  for (const [name, schema] of all.flatMap((group) => Object.entries(group ?? {}))) {
    const existing = merged[name];
    if (existing && existing !== schema && JSON.stringify(existing) !== JSON.stringify(schema))
      throw new Error(`the API description has two different schemas named ${name}`);
    merged[name] = schema;
  }
  return merged;
};

export const referring = ({ refersTo }: Pick<Shape<unknown>, 'refersTo'>) => (refersTo ? { refersTo } : {});
const allReferences = (shapes: readonly Shape<unknown>[]) => {
  const refersTo = mergeNamed(shapes.map((shape) => shape.refersTo));
  return Object.keys(refersTo).length > 0 ? { refersTo } : {};
};
