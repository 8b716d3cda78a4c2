/** How a browser may come to a session here. */
import type { ApiDeps } from '../../api/api-deps.ts';
import { createLocalVerifier, type Verify, withKnownCompanies } from '../../api/http/auth.ts';
import { createVerifyLink } from '../../api/http/sign-in-link.ts';
import { createIsRegistered } from '../../commands/company/register-company.command.ts';
import { developmentTokenKey, signInLinkKey } from '../../platform/crypto/token-key.ts';
import type { Foundation } from '../compose/compose.ts';

/** Tokens and links of the development key only where that key is the one believed. */
export const signInWays = async ({ config, pool, store }: Foundation): Promise<ApiDeps['signIn']> => {
  if (config.auth.issuer !== null) return { byToken: null, byLink: null };
  const key = await developmentTokenKey(config.dataDir);
  const known = (verify: Verify) => withKnownCompanies(verify, createIsRegistered(store));
  return {
    byToken: known(createLocalVerifier(key, config.auth.maxTokenHours)),
    byLink: known(createVerifyLink(signInLinkKey(key), pool)),
  };
};
