/** An endpoint is one declaration: the router, the API's description and the tests' role matrix are made from it. */

import type { RequestSchema } from '../../platform/codec/decode-request.ts';
import type { JsonSchema } from '../../platform/codec/field.ts';
import type { RequestContext } from '../../platform/command-handling/command-context.ts';
import type { Caller, Role } from './auth.ts';
import type { FileField, ReceivedFile } from './multipart.ts';
import type { Problem } from './problem.ts';

export type Method = 'get' | 'post' | 'patch' | 'delete';

/** Who may call it; 'anyone' without a token. */
export type Access = readonly Role[] | 'anyone';

export type Call<Query, Body> = {
  readonly caller: Caller;
  /** ids are uuids in lower case: others were answered 404 */
  readonly params: { readonly [name: string]: string };
  readonly query: Query;
  readonly body: Body;
  /** what the endpoint's `current` answered */
  readonly current: { readonly [field: string]: unknown };
  /** the file of a multipart form, where the endpoint takes one; it is gone when the call ends */
  readonly file: ReceivedFile | null;
  /** a request header by its name in lower case */
  readonly header: (name: string) => string | undefined;
  /** the revision that If-Match names, null without one */
  readonly ifMatch: number | null;
  readonly context: RequestContext;
  /** Prefer: respond-async (RFC 7240): the caller wants the task, not its end */
  readonly respondAsync: boolean;
  /** an earlier request with the same Idempotency-Key broke off and may have done its work */
  readonly resumed: boolean;
};

export type Answer = {
  readonly status: number;
  /** undefined: none. A text goes out as it is, everything else as JSON. */
  readonly body?: unknown;
  /** instead of a body: bytes as they come, of the Content-Type among the headers */
  readonly stream?: AsyncIterable<Uint8Array | string>;
  readonly headers?: { readonly [name: string]: string };
  /** with its quotes */
  readonly etag?: string;
  /** the cursor of the page after this one */
  readonly next?: string | null;
};

export type Handled = Answer | { readonly problem: Problem };

export type Endpoint<Query = unknown, Body = unknown> = {
  readonly method: Method;
  /** `/sales/email-logs/{id}/`; the trailing slash is optional for callers */
  readonly path: string;
  readonly summary: string;
  readonly roles: Access;
  readonly query?: RequestSchema<Query>;
  readonly body?: RequestSchema<Body>;
  /** The body is a multipart form with one file. */
  readonly file?: FileField;
  /** The resource as it is answered now, for bodies that may repeat read-only fields; null: 404. */
  readonly current?: (
    call: Pick<Call<Query, unknown>, 'caller' | 'params'>,
  ) => Promise<{ readonly [field: string]: unknown } | null>;
  /** media type of a 200 that is no JSON, or may be none; the range of all types where it depends on the record */
  readonly produces?: string;
  /** JSON Schema by status; null: a problem, or no body */
  readonly answers: { readonly [status: number]: JsonSchema | null };
  readonly handle: (call: Call<Query, Body>) => Promise<Handled>;
};

/** Typed where it is written, uniform where it is kept. */
export const endpoint = <Query = object, Body = object>(declared: Endpoint<Query, Body>): Endpoint =>
  declared as unknown as Endpoint;
