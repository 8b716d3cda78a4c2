/** How the service signs in to the servers of a mailbox. The secret itself is never here: it lies sealed in the mailbox's secret row. */

/** In settings without `authentication` the mailbox signs in with a password. */
export const authenticationKinds = ['password', 'microsoft_365', 'google_service_account', 'oauth2'] as const;
export type AuthenticationKind = (typeof authenticationKinds)[number];

/**
 * An application that signs in on its own, without a person at a consent page. `secretExpiresOn`: the day ("2027-05-31") on which its
 * secret ends, as the administrator read it where the secret was made; null when it has no end or nobody said.
 */
export type ApplicationLogin =
  /** client credentials grant of Microsoft Entra; the secret is a client secret, or a certificate and its private key in PEM */
  | {
      readonly kind: 'microsoft_365';
      /** a directory id or a verified domain */
      readonly tenantId: string;
      readonly clientId: string;
      readonly secretExpiresOn: string | null;
    }
  /** JWT bearer grant with domain-wide delegation; the secret is the JSON key file of the service account */
  | { readonly kind: 'google_service_account'; readonly secretExpiresOn: string | null }
  /** client credentials grant of any other provider; the secret is the client secret */
  | {
      readonly kind: 'oauth2';
      readonly tokenUrl: string;
      readonly clientId: string;
      /** empty: none is asked for */
      readonly scope: string;
      readonly secretExpiresOn: string | null;
    };
