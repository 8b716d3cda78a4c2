/**
 * What belongs into the security log and is no fact of any other stream. Who did it is the event's actor; no addresses, no names.
 * Keys, rights, settings and erasures are events already, and the log is read from those.
 */
export const credentials = ['token', 'key', 'session', 'none'] as const;
/** what of how somebody signs in with a password of ours became another */
export const signInChanges = [
  'password_changed',
  'password_reset',
  'second_step_on',
  'second_step_off',
  'recovery_codes_renewed',
] as const;
export type SignInChange = (typeof signInChanges)[number];
/** what a caller came with */
export type Credential = (typeof credentials)[number];

/** Of what somebody did again and again, recorded together: how often since then (ISO moment); absent: once. */
type Several = { readonly count?: number; readonly since?: string };

export type SecurityEvent =
  | {
      readonly type: 'SignedIn';
      /** way: oidc, token, link */
      readonly data: { readonly way: string; readonly roles: readonly string[] } & Several;
    }
  | { readonly type: 'SignedOut'; readonly data: { readonly way: string } & Several }
  | { readonly type: 'SignInChanged'; readonly data: { readonly what: SignInChange } }
  | {
      readonly type: 'AccessRefused';
      readonly data: {
        readonly credential: Credential;
        /** HTTP: mostly 401 or 403, and the code of the problem */
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
