/** OpenID Connect with openid-client: authorization code with PKCE (RFC 7636), state and nonce. */
import { Unavailable } from '@order-intake/event-sourcing';
import * as client from 'openid-client';
import { type IdentityProvider, SignInFailed } from '../platform/sessions/identity-provider.port.ts';

export type OidcSettings = {
  readonly issuer: string;
  readonly clientId: string;
  /** null: a public client */
  readonly clientSecret: string | null;
  readonly scope: string;
  /** plain http for an issuer on this machine, never in production */
  readonly allowHttp: boolean;
};

const timeoutS = 10;

export const createOidcProvider = ({ issuer, clientId, clientSecret, scope, allowHttp }: OidcSettings): IdentityProvider => {
  let discovered: Promise<client.Configuration> | null = null;
  /** Asked for with the first sign-in, and again when that failed: the service starts without its issuer. */
  const configuration = (): Promise<client.Configuration> => {
    discovered ??= client
      .discovery(
        new URL(issuer),
        clientId,
        undefined,
        clientSecret === null ? client.None() : client.ClientSecretPost(clientSecret),
        {
          timeout: timeoutS,
          // its signature too, not only that it came from the issuer's own address
          execute: [client.enableNonRepudiationChecks, ...(allowHttp ? [client.allowInsecureRequests] : [])],
        },
      )
      .catch((cause: unknown) => {
        discovered = null;
        throw new Unavailable('the issuer does not answer: see AUTH_ISSUER', { cause });
      });
    return discovered;
  };
  return {
    begin: async (redirectUri, { state, nonce, verifier }) => {
      const url = client.buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope,
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        // a refresh token is given with consent alone (OpenID Connect Core, 11)
        ...(scope.split(' ').includes('offline_access') ? { prompt: 'consent' } : {}),
      });
      return url.href;
    },
    finish: async (back, { state, nonce, verifier }) => {
      const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true };
      const tokens = await client.authorizationCodeGrant(await configuration(), back, checks).catch((cause: unknown) => {
        throw new SignInFailed('the issuer did not sign anybody in', { cause });
      });
      return { claims: tokens.claims() ?? {}, accessToken: tokens.access_token, refreshToken: tokens.refresh_token ?? null };
    },
    forget: async (refreshToken) => {
      await configuration()
        .then((configured) => client.tokenRevocation(configured, refreshToken))
        .catch(() => undefined);
    },
  };
};
