/** Which answers a handler may give, from what its endpoint declares. */
import type { JsonSchema } from '../../platform/codec/field.ts';
import type { Header } from './headers.ts';
import type { Problem } from './problem.ts';
import type { AnsweredCode, HttpStatusOf } from './problem-codes.ts';
import { listOf, type NamedSchemas, referring, type Shape } from './shapes.ts';

type Bytes = AsyncIterable<Uint8Array | string>;

/** What goes out: a text as it is, everything else as JSON; or, instead of a body, bytes of the Content-Type among the headers. */
export type Answer = {
  readonly status: number;
  readonly body?: unknown;
  readonly stream?: Bytes;
  readonly headers?: { readonly [name: string]: string | readonly string[] };
  /** with its quotes */
  readonly etag?: string;
  readonly next?: Next;
};

/** The page after this one: its cursor, or, of a feed, the entry that it comes after. */
export type Next = string | { readonly after: string } | null;

/** One answer as it is declared. `Holds`: what a handler has to give for it. */
export type DeclaredAnswer<Holds = unknown> = {
  /** by media type */
  readonly content: { readonly [mediaType: string]: JsonSchema };
  readonly headers: readonly Header[];
  readonly refersTo?: NamedSchemas;
  readonly holds?: Holds;
};

/** The problems of one status, by their codes: stable, for programs. A handler answers no others. */
export type DeclaredProblems<Code extends string = string> = { readonly problems: readonly Code[] };
export const problems = <const Code extends string>(...codes: readonly Code[]): DeclaredProblems<Code> => ({ problems: codes });

/** By status; a shape alone is JSON without headers of its own; null: no body, or the problem that HTTP has for this status. */
export type Answers = { readonly [status: number]: Shape<unknown> | DeclaredAnswer | DeclaredProblems | null };

/** Not demanded: they depend on what was asked. */
type Occasional = 'Preference-Applied' | 'Retry-After';
type With<H extends Header> = ('ETag' extends H ? { readonly etag: string } : unknown) &
  ('Link' extends H ? { readonly next: Next } : unknown) &
  (Exclude<H, 'ETag' | 'Link' | Occasional> extends never
    ? unknown
    : {
        readonly headers: {
          readonly [name in Exclude<H, 'ETag' | 'Link' | Occasional>]: name extends 'Set-Cookie'
            ? string | readonly string[]
            : string;
        };
      });

type JsonAnswer<T, H extends Header> = DeclaredAnswer<{ readonly body: T } & With<H>>;

/** JSON, with headers that callers rely on. */
export const json = <T, const H extends readonly Header[]>(shape: Shape<T>, ...headers: H): JsonAnswer<T, H[number]> => ({
  ...referring(shape),
  content: { 'application/json': shape.schema },
  headers,
});

/** A page of a list; Link names the next one. */
export const pageOf = <T>(shape: Shape<T>): JsonAnswer<readonly T[], 'Link'> => json(listOf(shape), 'Link');

/** A page of a list that says how many there are on all of them. */
export const countedPageOf = <T>(shape: Shape<T>): JsonAnswer<readonly T[], 'Link' | 'X-Total-Count' | 'X-Total-More'> =>
  json(listOf(shape), 'Link', 'X-Total-Count', 'X-Total-More');

/** No body, with headers that callers rely on. */
export const noContent = <const H extends readonly Header[]>(
  ...headers: H
): DeclaredAnswer<{ readonly body?: undefined } & With<H[number]>> => ({ content: {}, headers });

export const plainText = (mediaType: string): DeclaredAnswer<{ readonly body: string }> => ({
  content: { [mediaType]: { type: 'string' } },
  headers: [],
});

/** Bytes of a type that depends on the record. */
export const bytes = <const H extends readonly Header[]>(
  ...headers: H
): DeclaredAnswer<{ readonly stream: Bytes } & With<H[number]>> => ({
  content: { '*/*': { type: 'string', format: 'binary' } },
  headers,
});

/** The same page, or with Accept all there is as lines of JSON. */
export const pageOrLines = <T>(
  shape: Shape<T>,
  mediaType: string,
): DeclaredAnswer<{ readonly body: readonly T[]; readonly next: string | null } | { readonly stream: Bytes }> => ({
  ...referring(shape),
  content: { 'application/json': listOf(shape).schema, [mediaType]: { type: 'string' } },
  headers: ['Link'],
});

/** The same as JSON, or with Accept as a text that goes on (`stream`). */
export const jsonOrStream = <T>(
  shape: Shape<T>,
  mediaType: string,
): DeclaredAnswer<{ readonly body: T } | { readonly stream: Bytes }> => ({
  ...referring(shape),
  content: { 'application/json': shape.schema, [mediaType]: { type: 'string' } },
  headers: [],
});

type HoldsOf<D> =
  D extends DeclaredAnswer<infer Holds>
    ? Holds
    : D extends Shape<infer T>
      ? { readonly body: T }
      : { readonly body?: undefined; readonly stream?: undefined };

/** Statuses from 400 on that have no shape are problems: they are told as `{ problem }`. */
type Problematic = `${4 | 5}${number}`;

/** Of a property that was spread, TypeScript knows the name as a text. */
type StatusOf<K> = K extends number ? K : K extends `${infer S extends number}` ? S : never;

export type AnswerOf<A extends Answers> = {
  [K in keyof A]: [`${StatusOf<K>}`, A[K]] extends [Problematic, null | DeclaredProblems]
    ? never
    : { readonly status: StatusOf<K> } & HoldsOf<A[K]>;
}[keyof A];

type HttpProblemOf<S> = {
  [C in AnsweredCode]: HttpStatusOf<C> extends S ? Problem<HttpStatusOf<C>, C> : never;
}[AnsweredCode];
type OwnProblemOf<A extends Answers> = {
  [K in keyof A]: A[K] extends DeclaredProblems<infer Code> ? Problem<StatusOf<K>, Code> : never;
}[keyof A];

/** What a handler may answer as a problem. `Any`: statuses that need no word. */
export type ProblemOf<A extends Answers, Any extends number> = OwnProblemOf<A> | HttpProblemOf<StatusOf<keyof A> | Any>;

type Leaf = string | number | boolean | bigint | Date | null | undefined;
type KeysOf<T> = T extends object ? keyof T : never;
type In<T, K> = T extends unknown ? (K extends keyof T ? T[K] : never) : never;
type ItemOf<T> = T extends readonly (infer Item)[] ? Item : never;

/** The names of what `Given` has, at whatever depth, and `Declared` has not. */
export type Undeclared<Given, Declared> = unknown extends Declared
  ? never
  : Given extends Leaf
    ? never
    : Given extends readonly (infer Item)[]
      ? Undeclared<Item, ItemOf<Declared>>
      :
          | Exclude<keyof Given, KeysOf<Declared>>
          | { [K in keyof Given]-?: K extends KeysOf<Declared> ? Undeclared<Given[K], In<Declared, K>> : never }[keyof Given];

type BodyOf<A extends Answers, S> = S extends keyof A ? In<HoldsOf<A[S]>, 'body'> : never;
type UndeclaredIn<Given, A extends Answers> = Given extends { readonly status: infer S; readonly body: infer Body }
  ? Undeclared<Body, BodyOf<A, S>>
  : never;

/** TypeScript takes an object with more fields than asked for; an answer must not have them. */
export type Exactly<Given, A extends Answers> = NothingBut<UndeclaredIn<Given, A>>;
type NothingBut<Names> = [Names] extends [never] ? unknown : { readonly 'fields that are not declared': Names };

/** A view held against its shape, for endpoints that several resources share. */
export type Viewed<Source> = { readonly shape: Shape<object>; readonly view: (source: Source) => object };
export const viewed = <Source, Declared extends object, const Given extends Declared>(
  shape: Shape<Declared>,
  view: (source: Source) => Given & NothingBut<Undeclared<Given, Declared>>,
): Viewed<Source> => ({ shape, view });
