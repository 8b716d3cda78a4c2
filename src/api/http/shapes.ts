/** The pieces that the JSON Schemas of answers are made of. */
import type { JsonSchema } from '../../platform/codec/field.ts';

export const text: JsonSchema = { type: 'string' };
export const uuid: JsonSchema = { type: 'string', format: 'uuid' };
export const time: JsonSchema = { type: 'string', format: 'date-time' };
export const day: JsonSchema = { type: 'string', format: 'date' };
export const integer: JsonSchema = { type: 'integer' };
export const number: JsonSchema = { type: 'number' };
export const flag: JsonSchema = { type: 'boolean' };
export const anything: JsonSchema = {};
export const choice = (...values: readonly string[]): JsonSchema => ({ type: 'string', enum: values });
export const orNull = (schema: JsonSchema): JsonSchema => ({ anyOf: [schema, { type: 'null' }] });
export const listOf = (items: JsonSchema): JsonSchema => ({ type: 'array', items });
/** All of them are always there. */
export const record = (properties: { readonly [name: string]: JsonSchema }): JsonSchema => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
});
