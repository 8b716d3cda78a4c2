/**
 * Microsoft 365: the client credentials grant of Microsoft Entra, with a client secret or a certificate
 * (learn.microsoft.com/entra/identity-platform/v2-oauth2-client-creds-grant-flow and …/certificate-credentials).
 */
import { randomUUID, X509Certificate } from 'node:crypto';
import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js';
import type { TokenFault } from '../../domain/mailbox/access-tokens.port.ts';
import type { ApplicationLogin } from '../../domain/mailbox/mailbox-authentication.ts';
import { microsoftFault } from './microsoft-faults.ts';
import { rsaKeyIn, signedAssertion } from './signed-assertion.ts';
import { lasting, type MakeCall } from './token-call.ts';

type MicrosoftLogin = Extract<ApplicationLogin, { kind: 'microsoft_365' }>;

/** Of the cloud that the installation's companies are in: the global one, or a national one. None ends with a slash. */
export type MicrosoftCloud = {
  /** "https://login.microsoftonline.com" */
  readonly loginUrl: string;
  /** the resource of IMAP and SMTP, "https://outlook.office365.com" */
  readonly outlookUrl: string;
  /** "https://graph.microsoft.com" */
  readonly graphUrl: string;
};

const assertionType = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer';

export const microsoftCall =
  (cloud: MicrosoftCloud): MakeCall<MicrosoftLogin> =>
  async ({ login, secret, audience }, now) => {
    // it becomes a part of the path
    if (!/^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/i.test(login.tenantId))
      return left(lasting('TOKEN_TENANT_UNKNOWN', 'The tenant must be a directory id or a verified domain such as example.com.'));
    const url = new URL(`${cloud.loginUrl}/${login.tenantId}/oauth2/v2.0/token`);
    const proof = secret.includes('-----BEGIN')
      ? await certificateProof(login.clientId, secret, url, now)
      : right({ client_secret: secret.trim() });
    if (isLeft(proof)) return proof;
    const resource = audience === 'graph' ? cloud.graphUrl : cloud.outlookUrl;
    return right({
      url,
      form: {
        grant_type: 'client_credentials',
        client_id: login.clientId,
        scope: `${resource}/.default`,
        ...proof.right,
      },
      secrets: [secret.trim(), ...Object.values(proof.right)],
      faultOf: microsoftFault(login, audience),
    });
  };

const unreadable = (problem: string): Either<TokenFault, never> =>
  left(
    lasting(
      'TOKEN_SECRET_UNREADABLE',
      `The secret ${problem}. Enter a client secret, or the certificate and its private key as PEM.`,
    ),
  );

const certificateProof = async (
  clientId: string,
  pem: string,
  url: URL,
  now: number,
): Promise<Either<TokenFault, Readonly<Record<string, string>>>> => {
  const key = rsaKeyIn(pem);
  if (typeof key === 'string') return unreadable(key);
  const certificates = certificatesIn(pem);
  if (certificates.length === 0) return unreadable('holds no certificate that can be read');
  const certificate = certificates.find((candidate) => candidate.checkPrivateKey(key));
  if (!certificate) return unreadable('holds a private key that does not belong to its certificate');
  const endsAt = Date.parse(certificate.validTo);
  if (endsAt <= now)
    return left(
      lasting(
        'TOKEN_SECRET_EXPIRED',
        `The certificate ended on ${new Date(endsAt).toISOString().slice(0, 10)}. Upload a new one to the application in Microsoft Entra and enter it here.`,
      ),
    );
  const assertion = await signedAssertion({
    key,
    header: { alg: 'PS256', typ: 'JWT', 'x5t#S256': thumbprint(certificate) },
    claims: { aud: url.href, iss: clientId, sub: clientId, jti: randomUUID(), nbf: Math.floor(now / 1_000) },
    now,
  });
  return right({ client_assertion_type: assertionType, client_assertion: assertion });
};

const certificatesIn = (pem: string): readonly X509Certificate[] =>
  [...pem.matchAll(/-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g)].flatMap(([block]) => {
    try {
      return [new X509Certificate(block)];
    } catch {
      return [];
    }
  });

const thumbprint = ({ fingerprint256 }: X509Certificate): string =>
  Buffer.from(fingerprint256.replaceAll(':', ''), 'hex').toString('base64url');
