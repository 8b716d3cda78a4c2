/**
 * A stand-in of Google's token endpoint for service accounts. Written from
 * developers.google.com/identity/protocols/oauth2/service-account (requests, answers and the table "JWT error codes"); the bodies of refusals
 * as users quote them in googleapis/google-api-php-client#2214 (unauthorized_client), #1207 (Invalid email or User ID),
 * googleapis/google-cloud-python#10004 (Invalid JWT Signature) and appsup-dart/firebase_admin#14 (account not found).
 */
import { type createPublicKey, generateKeyPairSync, randomUUID } from 'node:crypto';
import { decodeJwt, decodeProtectedHeader, errors, jwtVerify } from 'jose';
import { type Issue, startTokenServer, type TokenAnswer, type TokenAsked, type TokenServer } from './token-server.ts';

export type GoogleOptions = {
  /** the scopes that the domain delegated; the scope of mail unless said */
  readonly delegated?: readonly string[];
  /** the users of the domain */
  readonly users: readonly string[];
  readonly disabled?: boolean;
  readonly lifetimeS?: number;
  readonly now?: () => Date;
};

export type GoogleTokenServer = TokenServer & {
  readonly tokenUrl: string;
  /** the JSON key file of the service account, with other values where a test wants them */
  readonly keyFile: (changes?: Readonly<Record<string, unknown>>) => string;
  /** The key of the file is deleted in the console. */
  readonly deleteKey: () => void;
};

const email = 'order-intake@mail-project.iam.gserviceaccount.com';
const grantType = 'urn:ietf:params:oauth:grant-type:jwt-bearer';

export const startGoogleTokenServer = async (options: GoogleOptions): Promise<GoogleTokenServer> => {
  const now = options.now ?? (() => new Date());
  const pair = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const keyId = randomUUID().replaceAll('-', '');
  let publicKey: ReturnType<typeof createPublicKey> | null = pair.publicKey;
  let tokenUrl = '';
  const server = await startTokenServer(
    (asked, issue) => answerTo(asked, issue, { options, now, publicKey, keyId, tokenUrl }),
    now,
  );
  tokenUrl = `${server.url}/token`;
  return {
    ...server,
    tokenUrl,
    deleteKey: () => {
      publicKey = null;
    },
    keyFile: (changes = {}) =>
      JSON.stringify({
        type: 'service_account',
        project_id: 'mail-project',
        private_key_id: keyId,
        private_key: pair.privateKey.export({ type: 'pkcs8', format: 'pem' }),
        client_email: email,
        client_id: '103000000000000000000',
        auth_uri: 'https://accounts.google.com/o/oauth2/auth',
        token_uri: 'https://oauth2.googleapis.com/token',
        universe_domain: 'googleapis.com',
        ...changes,
      }),
  };
};

type World = {
  readonly options: GoogleOptions;
  readonly now: () => Date;
  readonly publicKey: ReturnType<typeof createPublicKey> | null;
  readonly keyId: string;
  readonly tokenUrl: string;
};

const refused = (error: string, description: string, status = 400): TokenAnswer => ({
  status,
  body: { error, error_description: description },
});
const badTime =
  'Invalid JWT: Token must be a short-lived token (60 minutes) and in a reasonable timeframe. Check your iat and exp values in the JWT claim.';

const answerTo = async ({ path, form }: TokenAsked, issue: Issue, world: World): Promise<TokenAnswer> => {
  const { options, now, publicKey, keyId, tokenUrl } = world;
  if (path !== '/token') return { status: 404, body: '' };
  if (form.grant_type !== grantType) return refused('unsupported_grant_type', `Invalid grant_type: ${form.grant_type}`);
  const { assertion = '' } = form;
  const claims = decodeJwt(assertion);
  if (claims.iss !== email) return refused('invalid_grant', 'Invalid grant: account not found');
  if (options.disabled) return refused('disabled_client', 'The OAuth client was disabled.', 401);
  if (publicKey === null || decodeProtectedHeader(assertion).kid !== keyId)
    return refused('invalid_grant', 'Invalid JWT Signature.');
  try {
    await jwtVerify(assertion, publicKey, {
      algorithms: ['RS256'],
      audience: tokenUrl,
      currentDate: now(),
      maxTokenAge: 3_600,
      clockTolerance: 300,
      requiredClaims: ['iat', 'exp'],
    });
  } catch (error) {
    if (error instanceof errors.JWTClaimValidationFailed && error.claim === 'aud')
      return refused(
        'invalid_grant',
        'Invalid JWT: Failed audience check. The right audience is https://oauth2.googleapis.com/token',
      );
    const time = error instanceof errors.JWTExpired || error instanceof errors.JWTClaimValidationFailed;
    return refused('invalid_grant', time ? badTime : 'Invalid JWT Signature.');
  }
  const { scope, sub } = claims;
  if (typeof scope !== 'string' || !/^https:\/\//.test(scope))
    return refused('invalid_scope', 'Invalid OAuth scope or ID token audience provided.');
  if (!options.users.includes(String(sub))) return refused('invalid_grant', 'Invalid email or User ID');
  if (!(options.delegated ?? ['https://mail.google.com/']).includes(scope))
    return refused(
      'unauthorized_client',
      'Client is unauthorized to retrieve access tokens using this method, or client not authorized for any of the scopes requested.',
      401,
    );
  const lifetimeS = options.lifetimeS ?? 3_599;
  const token = issue({ scope, username: String(sub), lifetimeS });
  return { status: 200, body: { access_token: token, expires_in: lifetimeS, token_type: 'Bearer' } };
};
