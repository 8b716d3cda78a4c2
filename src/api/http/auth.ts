/** Who calls: a bearer JWT, signed by the local development key or by an issuer. */
import { Unavailable } from '@order-intake/event-sourcing';
import { createRemoteJWKSet, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { apiKeyPrefix } from '../../commands/company/api-keys.command.ts';
import type { Session } from '../../platform/sessions/sessions.ts';
import { Refused } from './problem.ts';

export type Caller = {
  readonly companyId: string;
  readonly subject: string;
  readonly roles: readonly string[];
  /** of a machine's key: the permissions that it is confined to, null: whatever its roles may; and roles that it may nothing beyond */
  readonly key?: {
    readonly id: string;
    readonly scopes: readonly string[] | null;
    readonly caps: readonly (readonly string[])[];
  };
  /** of a token: when its issuer said so */
  readonly issuedAt?: Date;
  /** of a caller with a browser's cookie */
  readonly session?: Session;
};

/** Throws Refused (401) for a token that is not good, Unavailable when the issuer's keys cannot be had. */
export type Verify = (token: string) => Promise<Caller>;

const clockToleranceS = 30;
const common = { clockTolerance: clockToleranceS, requiredClaims: ['exp', 'sub', 'company', 'roles'] };
/** Hours since a token was issued; one that names a later end ends all the same. */
const defaultMaxHours = 24;
const aged = (maxHours: number) => ({ ...common, maxTokenAge: maxHours * 3600 });
const issuerAlgorithms = ['RS256', 'PS256', 'ES256', 'EdDSA'];

/** It becomes part of stream names. */
const companyPattern = /^[A-Za-z0-9-]{1,64}$/;

/** Development: HS256 with the installation's own key. */
export const createLocalVerifier =
  (key: Uint8Array, maxHours = defaultMaxHours): Verify =>
  (token) =>
    callerOf(() => jwtVerify(token, key, { ...aged(maxHours), algorithms: ['HS256'] }));

/** Where nobody gives tokens. */
export const createNoVerifier = (): Verify => async () => {
  throw unauthorized('This service accepts no tokens. Use an API key or sign in with a browser.', true);
};

/** Production: the issuer's published keys, asymmetric algorithms alone. */
export const createIssuerVerifier = ({
  issuer,
  jwksUrl,
  audience,
  maxHours = defaultMaxHours,
  cooldownMs = 30_000,
}: {
  issuer: string;
  jwksUrl: string;
  audience: string | null;
  maxHours?: number;
  /** a key that is not known makes the issuer be asked again, but not more often than this */
  cooldownMs?: number;
}): Verify => {
  const options = { timeoutDuration: 5_000, cooldownDuration: cooldownMs };
  return createKeySetVerifier(createRemoteJWKSet(new URL(jwksUrl), options), issuer, audience, maxHours);
};

export const createKeySetVerifier =
  (keys: JWTVerifyGetKey, issuer: string, audience: string | null, maxHours = defaultMaxHours): Verify =>
  (token) =>
    callerOf(() =>
      jwtVerify(token, keys, {
        ...aged(maxHours),
        algorithms: issuerAlgorithms,
        issuer,
        ...(audience === null ? {} : { audience }),
      }),
    );

/** A machine's key, or a token. `use` answers whose the key is and notes its use; null for one that does not hold. */
export const withApiKeys =
  (tokens: Verify, use: (key: string) => Promise<Caller | null>): Verify =>
  async (token) => {
    if (!token.startsWith(apiKeyPrefix)) return tokens(token);
    const caller = /^[\w-]{20,100}$/.test(token) ? await use(token) : null;
    if (caller === null) throw unauthorized('The API key is invalid, expired or revoked.', true);
    return caller;
  };

/**
 * Records that the owner of a token was active, which the API keys they created depend on. If the store is
 * unavailable, requests still pass.
 */
export const withMakersSeen =
  (verify: Verify, onCaller: (caller: Caller) => Promise<void>): Verify =>
  async (token) => {
    const caller = await verify(token);
    await onCaller(caller);
    return caller;
  };

/**
 * A company that was never registered is refused however valid the token: its data would belong to the next company
 * to register that name.
 */
export const withKnownCompanies =
  (verify: Verify, isKnown: (companyId: string) => Promise<boolean>): Verify =>
  async (token) => {
    const caller = await verify(token);
    if (await isKnown(caller.companyId)) return caller;
    throw new Refused({
      status: 403,
      code: 'company_unknown',
      detail: 'The company in this token is not registered.',
    });
  };

export const unauthorized = (detail: string, hasCredential: boolean): Refused =>
  new Refused({
    status: 401,
    code: 'unauthorized',
    detail,
    headers: {
      'WWW-Authenticate': hasCredential ? 'Bearer realm="order-intake", error="invalid_token"' : 'Bearer realm="order-intake"',
    },
  });

const callerOf = async (verified: () => Promise<{ readonly payload: JWTPayload }>): Promise<Caller> =>
  callerOfClaims(await verified().then(({ payload }) => payload, fail));

/** Throws Refused (401) for claims that do not say whose they are and what they give. */
export const callerOfClaims = ({ company, sub, roles, iat }: JWTPayload): Caller => {
  if (typeof company !== 'string' || !companyPattern.test(company) || typeof sub !== 'string' || !isTexts(roles))
    throw unauthorized('The token contains no company, subject or roles.', true);
  return { companyId: company, subject: sub, roles, ...(typeof iat === 'number' ? { issuedAt: new Date(iat * 1000) } : {}) };
};

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

/** Keys that could not be fetched are nobody's bad token. */
const fail = (error: unknown): never => {
  const ofToken =
    error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout) && error.code !== 'ERR_JOSE_GENERIC';
  if (!ofToken) throw new Unavailable("cannot fetch the issuer's keys: check AUTH_JWKS_URL", { cause: error });
  throw unauthorized(
    error instanceof errors.JWTExpired ? 'The token has expired. Get a new one.' : 'The token is invalid for this service.',
    true,
  );
};

/** The one thing a caller identifies itself by: a machine's key may come in a header of its own. Throws Refused (400, 401). */
export const credentialOf = (apiKey: string | undefined, authorization: string | undefined): string => {
  if (apiKey === undefined) return bearerToken(authorization);
  if (authorization === undefined) return apiKey;
  throw new Refused({
    status: 400,
    code: 'two_credentials',
    detail: 'Send either X-Api-Key or Authorization, not both.',
  });
};

/** The token of an Authorization header. Throws Refused (401). */
export const bearerToken = (header: string | undefined): string => {
  if (header === undefined) throw unauthorized('Authentication is required. Send Authorization: Bearer TOKEN.', false);
  const token = /^Bearer +([A-Za-z0-9._~+/=-]+) *$/i.exec(header)?.[1];
  if (token === undefined) throw unauthorized('The Authorization header must have the form: Bearer TOKEN', true);
  return token;
};
