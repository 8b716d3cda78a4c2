/**
 * What belongs into the security log and is no fact of any other stream. Who did it is the event's actor; no addresses, no names.
 * Keys, rights, settings and erasures are events already, and the log is read from those.
 */
export const credentials = ['token', 'key', 'session', 'none'] as const;
/** what a caller came with */
export type Credential = (typeof credentials)[number];

export type SecurityEvent =
  | {
      readonly type: 'SignedIn';
      /** way: oidc, token, link */
      readonly data: { readonly way: string; readonly roles: readonly string[] };
    }
  | { readonly type: 'SignedOut'; readonly data: { readonly way: string } }
  | {
      readonly type: 'AccessRefused';
      readonly data: {
        readonly credential: Credential;
        /** HTTP: 401 or 403, and the code of the problem */
        readonly status: number;
        readonly code: string;
        /** method and path as declared; null: of several, which were too many to be told apart */
        readonly route: string | null;
        /** how many since `since`: the first is recorded at once, those that follow together */
        readonly count: number;
        /** ISO moment */
        readonly since: string;
      };
    }
  | {
      readonly type: 'RecordsRead';
      /** many records of persons within a few minutes, page by page or at once */
      readonly data: { readonly route: string; readonly records: number; readonly since: string };
    }
  | { readonly type: 'RecordsExported'; readonly data: { readonly route: string; readonly format: string } };
