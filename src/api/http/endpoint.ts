/** An endpoint is one declaration: the router, the API's description and the tests' role matrix are made from it. */
import type { RequestContext } from '@order-intake/event-sourcing';
import type { Permission, ReadPermission, WritePermission } from '../../domain/company/permissions.ts';
import type { RequestSchema } from '../../platform/codec/decode-request.ts';
import type { Answer, AnswerOf, Answers, Exactly, ProblemOf } from './answers.ts';
import type { Caller } from './auth.ts';
import type { FileField, ReceivedFile } from './multipart.ts';
import type { Problem } from './problem.ts';

/**
 * What a caller needs; 'anyone' without a token. What only reads needs a permission to read, everything else one to write: an endpoint that
 * changes something cannot be declared for who may only look.
 */
type Guarded =
  | { readonly method: 'get'; readonly permission: ReadPermission | 'anyone' }
  | { readonly method: 'post' | 'patch' | 'delete'; readonly permission: WritePermission | 'anyone' };

type Named<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | Named<Rest> : never;
/** What stands in braces in a path. */
export type ParamsOf<Path extends string> = { readonly [name in string extends Path ? string : Named<Path>]: string };

export type Call<Query = unknown, Body = unknown, Current = unknown, Path extends string = string, File = unknown> = {
  readonly caller: Caller;
  /** what the caller may do here and elsewhere */
  readonly permissions: ReadonlySet<Permission>;
  /** ids are uuids in lower case, a `page` is a number from 1: others were answered 404 */
  readonly params: ParamsOf<Path>;
  readonly query: Query;
  readonly body: Body;
  /** what the endpoint's `current` answered */
  readonly current: Current;
  /** the file of a multipart form, where the endpoint takes one; it is gone when the call ends */
  readonly file: File extends FileField ? ReceivedFile : null;
  /** a request header by its name in lower case */
  readonly header: (name: string) => string | undefined;
  /** the revision that If-Match names, null without one */
  readonly ifMatch: number | null;
  readonly context: RequestContext;
  /** a browser would keep our cookie: https, or this machine itself */
  readonly keepsCookies: boolean;
  /** the caller's address: IPv4, or an IPv6 network; not shown, and in no event */
  readonly network: string;
  /** Prefer: respond-async (RFC 7240): the caller wants the task, not its end */
  readonly respondAsync: boolean;
  /** an earlier request with the same Idempotency-Key broke off and may have done its work */
  readonly resumed: boolean;
  /** aborts when the caller is gone: nobody waits for the answer, except a caller that sends the same Idempotency-Key again */
  readonly hungUp: AbortSignal;
};

/** What a helper for paths with one `{id}` takes of a call. */
export type CallOfOne = Pick<Call, 'caller'> & { readonly params: { readonly id: string } };

export type Handled<A = Answer, P = Problem> = A | { readonly problem: P };
/** Problems that need no word among the answers: what is wrong with a request, and ids that lead nowhere. */
type Unsaid<Path extends string> = 422 | (string extends Path ? 404 : Path extends `${string}{${string}` ? 404 : never);

type Declared<Path extends string, A extends Answers, Query, Body, Current, Given, File> = Guarded & {
  /** `/sales/email-logs/{id}/`; the trailing slash is optional for callers */
  readonly path: Path;
  readonly summary: string;
  readonly query?: RequestSchema<Query>;
  readonly body?: RequestSchema<Body>;
  /** The body is a multipart form with one file. */
  readonly file?: File;
  /** An element of a page loads it (a picture, a download, a stream of events): no header of ours can come with it. */
  readonly fromElement?: true;
  /** Asked for by a page and not by a person: a session that nobody uses ends all the same. */
  readonly unattended?: true;
  /** Its answer is many records of persons: who reads many of them, or takes them away as a file, stands in the security log. */
  readonly ofPersons?: true;
  /** Its answer holds what must not be kept: an Idempotency-Key is not looked at. */
  readonly unkept?: true;
  /** Fields of its answer that are secrets: null when the answer is given again for the same Idempotency-Key. */
  readonly shownOnce?: readonly string[];
  /** The resource as it is answered now, for bodies that may repeat read-only fields; null: 404. */
  readonly current?: (call: Pick<Call<unknown, unknown, unknown, Path>, 'caller' | 'params'>) => Promise<Current | null>;
  readonly answers: A;
  readonly handle: (call: Call<Query, Body, Current, Path, File>) => Promise<Given>;
};

type Fields = { readonly [field: string]: unknown };
export type Endpoint = Declared<string, Answers, unknown, unknown, Fields, Handled, FileField | undefined>;

/**
 * Typed where it is written, uniform where it is kept: `handle` can only give an answer among `answers`, with exactly the fields of its
 * shape, and only problems whose codes are among them.
 */
export const endpoint = <
  const Path extends string,
  const A extends Answers,
  const Given extends Handled<AnswerOf<A>, ProblemOf<A, Unsaid<Path>>>,
  Query = object,
  Body = object,
  Current = object,
  File extends FileField | undefined = undefined,
>(
  declared: Declared<Path, A, Query, Body, Current, Given & Exactly<Given, A>, File>,
): Endpoint => declared as unknown as Endpoint;
