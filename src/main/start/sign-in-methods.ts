/** How a browser may come to a session here. */
import { createOidcProvider } from '../../adapters/oidc-provider.ts';
import type { ApiDeps } from '../../api/api-deps.ts';
import { callerOfClaims, createLocalVerifier, type Verify, withKnownCompanies } from '../../api/http/auth.ts';
import { createVerifyLink } from '../../api/http/sign-in-link.ts';
import { createIsRegistered } from '../../commands/company/register-company.command.ts';
import type { Config } from '../../platform/config/config.ts';
import { developmentTokenKey, signInLinkKey } from '../../platform/crypto/token-key.ts';
import type { SignedIn } from '../../platform/sessions/identity-provider.port.ts';
import type { Foundation } from '../compose/compose-foundation.ts';

/** Records the activity of an authenticated person. */
export type SeeMakers = (verify: Verify) => Verify;

/** Tokens and links of the development key only where that key is the one believed. @param verify tokens of the issuer */
export const signInWays = async (
  { config, pool, store }: Foundation,
  verify: Verify,
  seeMakers: SeeMakers,
): Promise<ApiDeps['signIn']> => {
  const isKnown = createIsRegistered(store);
  const byPassword = config.auth.passwords;
  if (config.auth.issuer !== null || config.mode === 'production')
    return { byToken: null, byLink: null, byIssuer: byIssuer(config, verify, isKnown, seeMakers), byPassword };
  const key = await developmentTokenKey(config.dataDir);
  return {
    byToken: seeMakers(withKnownCompanies(createLocalVerifier(key, config.auth.maxTokenHours), isKnown)),
    byLink: seeMakers(withKnownCompanies(createVerifyLink(signInLinkKey(key), pool), isKnown)),
    byIssuer: null,
    byPassword,
  };
};

const byIssuer = (
  { auth, mode }: Config,
  verify: Verify,
  isKnown: (companyId: string) => Promise<boolean>,
  seeMakers: SeeMakers,
) => {
  const { issuer, client } = auth;
  if (issuer === null || client === null) return null;
  /** Some issuers put what we ask for into the ID token, some only into an access token that is meant for us. */
  const callerOf = async ({ claims, accessToken }: SignedIn) =>
    claims.company === undefined ? verify(accessToken) : callerOfClaims(claims);
  return {
    provider: createOidcProvider({
      issuer,
      clientId: client.id,
      clientSecret: client.secret,
      scope: client.scope,
      allowHttp: mode !== 'production',
    }),
    identify: (signedIn: SignedIn) => seeMakers(withKnownCompanies(() => callerOf(signedIn), isKnown))(''),
  };
};
