/** The pieces that descriptions of answers are made of: a JSON Schema each, and the type of what it describes. */
import type { JsonSchema } from '../../platform/codec/field.ts';

/** `T` is what JSON is made of: what a view answers is held against it by the compiler. */
export type Shape<T> = { readonly schema: JsonSchema; readonly describes?: T };
export type ShapeOf<S> = S extends { readonly describes?: infer T } ? T : never;

/** A property that may be missing. */
export type Sometimes<T> = Shape<T> & { readonly sometimes: true };

type Properties = { readonly [name: string]: Shape<unknown> };
type Missing<P extends Properties> = { [name in keyof P]: P[name] extends Sometimes<unknown> ? name : never }[keyof P];
type ValuesOf<P extends Properties> = { readonly [name in Exclude<keyof P, Missing<P>>]: ShapeOf<P[name]> } & {
  readonly [name in Missing<P>]?: ShapeOf<P[name]>;
};

export const text: Shape<string> = { schema: { type: 'string' } };
export const uuid: Shape<string> = { schema: { type: 'string', format: 'uuid' } };
export const time: Shape<Date | string> = { schema: { type: 'string', format: 'date-time' } };
export const day: Shape<string> = { schema: { type: 'string', format: 'date' } };
export const integer: Shape<number> = { schema: { type: 'integer' } };
export const number: Shape<number> = { schema: { type: 'number' } };
export const flag: Shape<boolean> = { schema: { type: 'boolean' } };
export const anything: Shape<unknown> = { schema: {} };
export const choice = <const V extends string>(...values: readonly V[]): Shape<V> => ({
  schema: { type: 'string', enum: values },
});
export const orNull = <T>({ schema }: Shape<T>): Shape<T | null> => ({ schema: { anyOf: [schema, { type: 'null' }] } });
export const listOf = <T>({ schema }: Shape<T>): Shape<readonly T[]> => ({ schema: { type: 'array', items: schema } });
/** By names that are not known beforehand. */
export const mapOf = <T>({ schema }: Shape<T>): Shape<{ readonly [name: string]: T }> => ({
  schema: { type: 'object', additionalProperties: schema },
});
export const sometimes = <T>(shape: Shape<T>): Sometimes<T> => ({ ...shape, sometimes: true });
/** All of them are always there, but those that are `sometimes`. */
export const record = <P extends Properties>(properties: P): Shape<ValuesOf<P>> => ({
  schema: {
    type: 'object',
    required: Object.keys(properties).filter((name) => !('sometimes' in (properties[name] ?? {}))),
    properties: Object.fromEntries(Object.entries(properties).map(([name, { schema }]) => [name, schema])),
  },
});
