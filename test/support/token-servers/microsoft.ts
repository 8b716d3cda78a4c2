/**
 * A stand-in of Microsoft Entra's token endpoint for the client credentials grant. Written from
 * learn.microsoft.com/entra/identity-platform/v2-oauth2-client-creds-grant-flow (requests and answers),
 * learn.microsoft.com/entra/identity-platform/certificate-credentials (assertions) and
 * learn.microsoft.com/entra/identity-platform/reference-error-codes (numbers); the sentences of refusals as users quote them in
 * AzureAD/microsoft-authentication-library-for-js#8339 (700027), microsoftgraph/windowsupdates-webapplication-sample#6 (90002),
 * MicrosoftDocs/azure-docs#21690 (700016), microsoft-authentication-library-for-dotnet#4951 (700024) and databricks-sql-nodejs#226 (1002012).
 */
import { randomUUID, X509Certificate } from 'node:crypto';
import { decodeProtectedHeader, errors, jwtVerify, SignJWT } from 'jose';
import { type Issue, startTokenServer, type TokenAnswer, type TokenAsked, type TokenServer } from './token-server.ts';

export type MicrosoftApplication = {
  readonly tenant: string;
  readonly clientId: string;
  readonly secret?: string;
  readonly secretExpired?: boolean;
  /** PEM that was uploaded to the application */
  readonly certificate?: string;
  /** consented application permissions, as the claim `roles` of its tokens */
  readonly roles: readonly string[];
  /** the mailbox that introspection names for its tokens */
  readonly mailbox: string;
  readonly disabled?: boolean;
};

export type MicrosoftOptions = {
  readonly applications: readonly MicrosoftApplication[];
  /** resources that the tenants know, unless said both */
  readonly resources?: readonly string[];
  readonly lifetimeS?: number;
  /** what its clock says */
  readonly now?: () => Date;
};

const microsoftResources = ['https://outlook.office365.com', 'https://graph.microsoft.com'];

export const startMicrosoftTokenServer = (options: MicrosoftOptions): Promise<TokenServer> => {
  const now = options.now ?? (() => new Date());
  const seen = new Set<string>();
  let url = '';
  const started = startTokenServer((asked, issue) => answerTo(asked, issue, { options, now, seen, url }), now);
  return started.then((server) => {
    url = server.url;
    return server;
  });
};

type World = { readonly options: MicrosoftOptions; readonly now: () => Date; readonly seen: Set<string>; readonly url: string };

const answerTo = async (asked: TokenAsked, issue: Issue, world: World): Promise<TokenAnswer> => {
  const { form, path } = asked;
  const { options, now } = world;
  const tenant = /^\/([^/]+)\/oauth2\/v2\.0\/token$/.exec(path)?.[1];
  if (tenant === undefined) return { status: 404, body: '' };
  const refused = refusal(now());
  if (form.grant_type !== 'client_credentials')
    return refused(400, 'unsupported_grant_type', 70003, 'The app requested an unsupported grant type.');
  const ofTenant = options.applications.filter((each) => each.tenant === tenant);
  if (ofTenant.length === 0)
    return refused(
      400,
      'invalid_request',
      90002,
      `Tenant '${tenant}' not found. Check to make sure you have the correct tenant ID and are signing into the correct cloud. Check with your subscription administrator, this may happen if there are no active subscriptions for the tenant.`,
    );
  const application = ofTenant.find((each) => each.clientId === form.client_id);
  if (!application)
    return refused(
      400,
      'unauthorized_client',
      700016,
      `Application with identifier '${form.client_id}' was not found in the directory '${tenant}'. This can happen if the application has not been installed by the administrator of the tenant or consented to by any user in the tenant. You may have sent your authentication request to the wrong tenant.`,
    );
  if (application.disabled)
    return refused(400, 'unauthorized_client', 7000112, `Application '${application.clientId}'(Test) is disabled.`);
  const proof =
    form.client_assertion === undefined
      ? secretFault(application, form.client_secret)
      : await assertionFault(application, asked, world);
  if (proof) return refused(401, 'invalid_client', ...proof);
  return granted(application, form.scope ?? '', issue, world);
};

const refusal =
  (now: Date) =>
  (status: number, error: string, code: number, text: string): TokenAnswer => {
    const timestamp = `${now.toISOString().slice(0, 19).replace('T', ' ')}Z`;
    const [trace, correlation] = [randomUUID(), randomUUID()];
    return {
      status,
      body: {
        error,
        error_description: `AADSTS${code}: ${text} Trace ID: ${trace} Correlation ID: ${correlation} Timestamp: ${timestamp}`,
        error_codes: [code],
        timestamp,
        trace_id: trace,
        correlation_id: correlation,
        error_uri: `https://login.microsoftonline.com/error?code=${code}`,
      },
    };
  };

const granted = async (
  application: MicrosoftApplication,
  scope: string,
  issue: Issue,
  { options, now }: World,
): Promise<TokenAnswer> => {
  const resource = /^(.+)\/\.default$/.exec(scope)?.[1];
  const refused = refusal(now());
  if (resource === undefined)
    return refused(
      400,
      'invalid_scope',
      1002012,
      `The provided value for scope ${scope} is not valid. Client credential flows must have a scope value with /.default suffixed to the resource identifier (application ID URI).`,
    );
  if (!(options.resources ?? microsoftResources).includes(resource))
    return refused(
      400,
      'invalid_resource',
      500011,
      `The resource principal named ${resource} was not found in the tenant named Test. This can happen if the application has not been installed by the administrator of the tenant or consented to by any user in the tenant. You might have sent your authentication request to the wrong tenant.`,
    );
  const lifetimeS = options.lifetimeS ?? 3_599;
  // without consent a token is given all the same: it lacks the roles
  const token = await new SignJWT({ aud: resource, appid: application.clientId, roles: application.roles, jti: randomUUID() })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .sign(Buffer.alloc(32, 1));
  issue({ token, scope, username: application.mailbox, lifetimeS });
  return { status: 200, body: { token_type: 'Bearer', expires_in: lifetimeS, ext_expires_in: lifetimeS, access_token: token } };
};

const secretFault = (
  { clientId, secret, secretExpired }: MicrosoftApplication,
  given: string | undefined,
): readonly [number, string] | null => {
  if (given === undefined)
    return [7000218, "The request body must contain the following parameter: 'client_assertion' or 'client_secret'."];
  if (given !== secret)
    return [
      7000215,
      `Invalid client secret provided. Ensure the secret being sent in the request is the client secret value, not the client secret ID, for a secret added to app '${clientId}'.`,
    ];
  return secretExpired
    ? [
        7000222,
        `The provided client secret keys for app '${clientId}' are expired. Visit the Azure portal to create new keys for your app: https://aka.ms/NewClientSecret, or consider using certificate credentials for added security: https://aka.ms/certCreds.`,
      ]
    : null;
};

const assertionFault = async (
  { clientId, certificate }: MicrosoftApplication,
  { path, form }: TokenAsked,
  { now, seen, url }: World,
): Promise<readonly [number, string] | null> => {
  const { client_assertion: assertion = '', client_assertion_type: type } = form;
  if (type !== 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer') return [50027, 'JWT token is invalid or malformed.'];
  const x509 = certificate === undefined ? null : new X509Certificate(certificate);
  const thumbprint = x509?.fingerprint256.replaceAll(':', '') ?? '';
  const named = Buffer.from(String(decodeProtectedHeader(assertion)['x5t#S256'] ?? ''), 'base64url')
    .toString('hex')
    .toUpperCase();
  if (x509 === null || named !== thumbprint)
    return [
      700027,
      `The certificate with identifier used to sign the client assertion is not registered on application. [Reason - The key was not found., Thumbprint of key used by client: '${named}']`,
    ];
  const audience = `${url}${path}`;
  try {
    const { payload } = await jwtVerify(assertion, x509.publicKey, {
      algorithms: ['PS256', 'RS256'],
      audience,
      issuer: clientId,
      subject: clientId,
      currentDate: now(),
      requiredClaims: ['jti', 'nbf', 'exp'],
    });
    if (seen.has(String(payload.jti))) return [700021, 'Client assertion was used before.'];
    seen.add(String(payload.jti));
    return null;
  } catch (error) {
    if (
      error instanceof errors.JWTExpired ||
      (error instanceof errors.JWTClaimValidationFailed && ['nbf', 'iat'].includes(error.claim))
    )
      return [
        700024,
        `Client assertion is not within its valid time range. Current time: ${now().toISOString()}, expiry time of assertion 1970-01-01T00:00:00.0000000Z. Review the documentation at https://learn.microsoft.com/entra/identity-platform/certificate-credentials .`,
      ];
    if (error instanceof errors.JWTClaimValidationFailed)
      return [700023, 'Client assertion audience claim does not match Realm issuer.'];
    return [
      700027,
      'The certificate with identifier used to sign the client assertion is not registered on application. [Reason - Key was found, but use of the key to verify the signature failed.]',
    ];
  }
};
