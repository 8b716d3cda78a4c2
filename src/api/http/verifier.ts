/** Who may be believed, as the configuration says. */
import { apiKeyHash } from '../../commands/company/api-keys.command.ts';
import type { Config } from '../../platform/config/config.ts';
import { developmentTokenKey } from '../../platform/crypto/token-key.ts';
import type { UseApiKey } from '../../projections/api-keys/api-keys.queries.ts';
import { type Caller, createIssuerVerifier, createLocalVerifier, createNoVerifier, unauthorized, type Verify } from './auth.ts';

/** An issuer's published keys; without one the installation's own, and in production nobody's: people have sessions there, machines keys. */
export const verifierOf = async ({ auth, dataDir, mode }: Config): Promise<Verify> => {
  const { maxTokenHours: maxHours } = auth;
  if (auth.issuer === null && mode === 'production') return createNoVerifier();
  if (auth.issuer === null) return createLocalVerifier(await developmentTokenKey(dataDir), maxHours);
  const jwksUrl = auth.jwksUrl ?? new URL('.well-known/jwks.json', `${auth.issuer.replace(/\/$/, '')}/`).href;
  return createIssuerVerifier({ issuer: auth.issuer, jwksUrl, audience: auth.audience, maxHours });
};

/** Whose a key of a machine is. */
export const callerOfKey =
  (use: UseApiKey) =>
  async (key: string): Promise<Caller | null> => {
    const apiKey = await use(apiKeyHash(key));
    if (apiKey === 'maker_not_seen')
      throw unauthorized(
        'The creator of this key has not signed in for too long. They must sign in again, or another user must create a new key.',
        true,
      );
    if (!apiKey) return null;
    const { id, company_id: companyId, roles, scopes, caps } = apiKey;
    return { companyId, subject: `api-key-${id}`, roles, key: { id, scopes, caps } };
  };
