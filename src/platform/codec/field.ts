/** A field of a request: an io-ts codec whose failures carry a stable code, and the JSON Schema that documents it. */
import * as t from 'io-ts';
import type { FaultCode } from './fault-codes.ts';

export type JsonSchema = { readonly [keyword: string]: unknown };

/** What is wrong with one field. `message` starts with the field's name: `imap_port: 99999 is not a port (1 to 65535)`. */
export type FieldFault<Code extends string = FaultCode> = {
  readonly field: string;
  readonly code: Code;
  readonly message: string;
};

/** `message` without the field's name. `at`: the place inside the field, such as `2.qty` of `lines`. */
export type Fault = { readonly code: FaultCode; readonly message: string; readonly at?: string };

export type Field<A> = {
  readonly codec: t.Decoder<unknown, A>;
  readonly schema: JsonSchema;
  /** absent from the request: a fault, this value, or left out of the answer */
  readonly absent: { readonly is: 'fault' } | { readonly is: 'value'; readonly value: A } | { readonly is: 'left_out' };
};

type CodedError = t.ValidationError & { readonly code: FaultCode; readonly at?: string };

/** A required field. `read` answers the value, or what is wrong with what was given. */
export const field = <A>(
  name: string,
  schema: JsonSchema,
  read: (input: unknown) => { readonly value: A } | { readonly fault: Fault } | { readonly faults: readonly Fault[] },
): Field<A> => ({
  codec: new t.Type<A, unknown, unknown>(
    name,
    (input): input is A => 'value' in read(input),
    (input, context) => {
      const result = read(input);
      if ('value' in result) return t.success(result.value);
      const faults = 'faults' in result ? result.faults : [result.fault];
      // the value stays out: it may be a password
      return t.failures(faults.map((fault): CodedError => ({ value: undefined, context, ...fault })));
    },
    t.identity,
  ),
  schema,
  absent: { is: 'fault' },
});

export const faultOf = (error: t.ValidationError | undefined): Fault => {
  const { code = 'invalid', message = 'is not valid', at } = (error ?? {}) as Partial<CodedError>;
  return { code, message, ...(at === undefined ? {} : { at }) };
};

/** What it means in this request, where its name alone does not say: the name has another meaning elsewhere. */
export const meaning = <A>(of: Field<A>, description: string): Field<A> => ({ ...of, schema: { ...of.schema, description } });

/** May be missing; the value is then missing too. */
export const optional = <A>(of: Field<A>): Field<A | undefined> =>
  ({ ...of, absent: { is: 'left_out' } }) as Field<A | undefined>;

/** With a sentence for the API's description. */
export const described = <A>({ schema, ...rest }: Field<A>, description: string): Field<A> => ({
  ...rest,
  schema: { ...schema, description },
});

/** May be missing; it then has this value. */
export const withDefault = <A>(of: Field<A>, value: A): Field<A> => ({
  ...of,
  schema: { ...of.schema, default: value },
  absent: { is: 'value', value },
});

/** `""` and null say "none"; inside that is null. */
export const orBlank = <A>(of: Field<A>): Field<A | null> =>
  field<A | null>(of.codec.name, { anyOf: [of.schema, { const: '' }, { type: 'null' }] }, (input) => {
    if (input === null || input === '') return { value: null };
    const decoded = of.codec.decode(input);
    return decoded._tag === 'Right' ? { value: decoded.right } : { faults: decoded.left.map(faultOf) };
  });
