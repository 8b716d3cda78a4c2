/** A request's body or query against its schema: every fault at once, or the values. */
import { isDeepStrictEqual } from 'node:util';
import { type Either, isRight, left, right } from 'fp-ts/lib/Either.js';
import type { FaultCode } from './fault-codes.ts';
import { type Field, type FieldFault, faultOf, type JsonSchema } from './field.ts';

type Fields = { readonly [name: string]: Field<unknown> };
type ValueOf<F> = F extends Field<infer A> ? A : never;
type LeftOut<F extends Fields> = { [K in keyof F]: undefined extends ValueOf<F[K]> ? K : never }[keyof F];
type Values<F extends Fields> = { readonly [K in Exclude<keyof F, LeftOut<F>>]: ValueOf<F[K]> } & {
  readonly [K in LeftOut<F>]?: Exclude<ValueOf<F[K]>, undefined>;
};

/**
 * What is wrong with fields that fit one by one: `values` are those that do, `given` the names in the request, `current` the resource
 * as it is answered now, `isWhole` whether the request has to say everything.
 */
export type CheckTogether = (
  values: { readonly [name: string]: unknown },
  request: {
    readonly given: ReadonlySet<string>;
    readonly current: { readonly [field: string]: unknown };
    readonly isWhole: boolean;
  },
) => readonly FieldFault[];

/** `T` is what a request that passes holds. */
export type RequestSchema<T> = {
  readonly fields: Fields;
  /** shown to callers, never set by them: may be repeated as they are */
  readonly readOnly: readonly string[];
  readonly decodesTo?: T;
  readonly together?: CheckTogether;
  /** any subset of the fields: see `partialOf` */
  readonly isPart?: true;
};

export const requestSchema = <F extends Fields>(
  fields: F,
  readOnly: readonly string[] = [],
  together?: CheckTogether,
): RequestSchema<Values<F>> => ({ fields, readOnly, ...(together ? { together } : {}) });

/** Any subset of the fields: none required, no defaults. */
export const partialOf = <T>({ fields, readOnly, together }: RequestSchema<T>): RequestSchema<Partial<T>> => ({
  readOnly,
  ...(together ? { together } : {}),
  isPart: true,
  fields: Object.fromEntries(
    Object.entries(fields).map(
      ([
        name,
        {
          schema: { default: _, ...schema },
          codec,
        },
      ]) => [name, { codec, schema, absent: { is: 'left_out' } } satisfies Field<unknown>],
    ),
  ),
});

type Options = {
  /** the resource as it is answered now: what read-only fields may repeat */
  readonly current?: { readonly [field: string]: unknown };
};

/** Never throws, and shows no value of a field that is unknown. */
export const decodeRequest = <T>(
  schema: RequestSchema<T>,
  input: unknown,
  { current = {} }: Options = {},
): Either<readonly FieldFault[], T> => {
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    return left([{ field: '', code: 'not_an_object', message: 'the body: must be a JSON object' }]);
  const body = input as { readonly [name: string]: unknown };
  const faults: FieldFault[] = [];
  const values: [string, unknown][] = [];
  const refuse = (name: string, code: FaultCode, message: string) =>
    faults.push({ field: name, code, message: `${name}: ${message}` });

  for (const [name, { codec, absent }] of Object.entries(schema.fields)) {
    if (!Object.hasOwn(body, name)) {
      if (absent.is === 'fault') refuse(name, 'required', 'is required');
      else if (absent.is === 'value') values.push([name, absent.value]);
      continue;
    }
    const decoded = codec.decode(body[name]);
    if (isRight(decoded)) values.push([name, decoded.right]);
    else
      for (const error of decoded.left) {
        const { code, message, at } = faultOf(error);
        refuse(at === undefined ? name : `${name}.${at}`, code, message);
      }
  }
  for (const name of Object.keys(body)) {
    if (Object.hasOwn(schema.fields, name)) continue;
    if (!schema.readOnly.includes(name)) refuse(name.slice(0, 100), 'unknown_field', 'is not a field of this request');
    else if (!Object.hasOwn(current, name) || !isDeepStrictEqual(current[name], body[name]))
      refuse(name, 'read_only', 'is set by the server and cannot be changed');
  }
  const together = schema.together?.(Object.fromEntries(values), {
    given: new Set(Object.keys(body)),
    current,
    isWhole: schema.isPart !== true,
  });
  for (const { field, code, message } of together ?? []) refuse(field, code, message);
  return faults.length > 0 ? left(faults) : right(Object.fromEntries(values) as T);
};

/** For the API's description. */
export const jsonSchemaOf = ({ fields, readOnly }: RequestSchema<unknown>): JsonSchema => ({
  type: 'object',
  additionalProperties: false,
  required: Object.entries(fields).flatMap(([name, { absent }]) => (absent.is === 'fault' ? [name] : [])),
  properties: {
    ...Object.fromEntries(readOnly.map((name) => [name, { readOnly: true }])),
    ...Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, schema])),
  },
});
