/** Building blocks for event codecs: exact objects, versions with upcasters, personal fields by path. */
import { type Either, isRight, left, right } from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';

// biome-ignore lint/complexity/noBannedTypes: the empty set of optional properties
type None = {};
type Shape<R extends t.Props, O extends t.Props> = { readonly [K in keyof R]: t.TypeOf<R[K]> } & {
  readonly [K in keyof O]?: t.TypeOf<O[K]>;
};

/** An object with exactly these properties; others are dropped when decoded. An optional one is absent, never undefined. */
export const shape = <R extends t.Props, O extends t.Props = None>(required: R, optional?: O): t.Type<Shape<R, O>, unknown> => {
  const strict = t.exact(t.intersection([t.type(required), t.partial(optional ?? ({} as O))]));
  return strict as unknown as t.Type<Shape<R, O>, unknown>;
};

export const nullable = <C extends t.Mixed>(codec: C) => t.union([codec, t.null]);
export const list = <C extends t.Mixed>(codec: C) => t.readonlyArray(codec);
/** Counts and thresholds: a table's integer column would refuse what is none. */
export const integer: t.Type<number, unknown> = new t.Type<number, unknown>(
  'integer',
  (u): u is number => Number.isSafeInteger(u),
  (u, c) => (Number.isSafeInteger(u) ? t.success(u as number) : t.failure(u, c)),
  (v) => v,
);
export const oneOf = <V extends string>(values: readonly V[]): t.Type<V, unknown> =>
  new t.Type<V, unknown>(
    values.join(' | '),
    (u): u is V => values.includes(u as V),
    (u, c) => (values.includes(u as V) ? t.success(u as V) : t.failure(u, c)),
    (v) => v,
  );

export type PersonalFields = { readonly [path: string]: 'subject' | 'self' | 'value' | `record:${string}` };
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type Upcast = (json: Json) => Json;

/** Structurally the EventCodec of the package event-sourcing, so that the domain need not know the platform. */
export type DomainEventCodec<Data> = {
  readonly type: string;
  readonly version: number;
  readonly personal: PersonalFields;
  readonly givesRights: boolean | 'since_upgrade';
  /** what the newest version looks like */
  readonly data: t.Mixed;
  readonly encode: (data: Data) => Json;
  readonly decode: (json: Json, version: number) => Either<string, Data>;
};

const pathOf = (error: t.ValidationError): string =>
  error.context
    .map((entry) => entry.key)
    .filter((key) => key !== '')
    .join('.');

type Options<Data> = {
  readonly type: string;
  readonly data: t.Type<Data, unknown>;
  readonly personal?: PersonalFields;
  /**
   * It makes somebody more powerful: it is written with the service's MAC, and ignored without. `since_upgrade`: of a type that bore none in earlier
   * releases, with a row in app.proven_since; what is older than that is believed without.
   */
  readonly givesRights?: boolean | 'since_upgrade';
  /** upcasters[0] turns version 1 into version 2, and so on: the version written is their number plus one */
  readonly upcasters?: readonly Upcast[];
};

/** The codec of one event type. Decoding upcasts every version ever written; its errors name paths, never values. */
export const eventCodec = <Data>({
  type,
  data,
  personal = {},
  givesRights = false,
  upcasters = [],
}: Options<Data>): DomainEventCodec<Data> => {
  const version = upcasters.length + 1;
  return {
    type,
    version,
    personal,
    givesRights,
    data,
    encode: (value) => {
      if (!data.is(value)) throw new TypeError(`${type} is not what its codec describes`);
      return data.encode(value) as Json;
    },
    decode: (json, from) => {
      if (from < 1 || from > version) return left(`${type} version ${from} is unknown here (newest is ${version})`);
      const newest = upcasters.slice(from - 1).reduce((value, upcast) => upcast(value), json);
      const decoded = data.decode(newest);
      return isRight(decoded) ? right(decoded.right) : left(`${type}: ${[...new Set(decoded.left.map(pathOf))].join(', ')}`);
    },
  };
};
