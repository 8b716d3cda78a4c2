/** Whom an ID token is believed: one that the issuer signed, whatever else answers at its address. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'chai';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { after, before, describe, it } from 'mocha';
import { createOidcProvider } from '../../../src/adapters/oidc-provider.ts';
import { SignInFailed } from '../../../src/platform/sessions/identity-provider.port.ts';

const secrets = { state: 'the-state', nonce: 'the-nonce', verifier: 'v'.repeat(43) };
type Keys = Awaited<ReturnType<typeof generateKeyPair>>;

describe('an ID token', () => {
  let server: Server;
  let issuer: string;
  let [own, foreign]: readonly (Keys | undefined)[] = [];
  let idToken = '';
  before(async () => {
    own = await generateKeyPair('RS256');
    foreign = await generateKeyPair('RS256');
    const jwk = { ...(await exportJWK(own.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
    server = createServer((request, response) => {
      const answers: Record<string, object> = {
        '/.well-known/openid-configuration': {
          issuer,
          authorization_endpoint: `${issuer}/authorize`,
          token_endpoint: `${issuer}/token`,
          jwks_uri: `${issuer}/jwks`,
          id_token_signing_alg_values_supported: ['RS256'],
        },
        '/jwks': { keys: [jwk] },
        '/token': { access_token: 'opaque', token_type: 'Bearer', id_token: idToken },
      };
      response.setHeader('content-type', 'application/json').end(JSON.stringify(answers[request.url ?? ''] ?? {}));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  after(() => new Promise((resolve) => server.close(resolve)));

  const claims = { nonce: secrets.nonce, company: 'c', roles: ['admin'] };
  const signedBy = (keys: Keys | undefined, kid = 'one') => {
    if (!keys) throw new Error('keys are made before the tests');
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid })
      .setIssuer(issuer)
      .setAudience('order-intake')
      .setSubject('anna')
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(keys.privateKey);
  };
  const signIn = (token: string) => {
    idToken = token;
    const settings = { issuer, clientId: 'order-intake', clientSecret: 'a secret', scope: 'openid', allowHttp: true };
    const back = new URL(`http://127.0.0.1/callback?code=c&state=${secrets.state}`);
    return createOidcProvider(settings).finish(back, secrets);
  };
  const refused = async (token: string) => {
    const failed = await signIn(token).then(
      () => null,
      (error: unknown) => error,
    );
    expect(failed).to.be.instanceOf(SignInFailed);
  };

  it('signs in whom it names, when the issuer signed it', async () => {
    expect((await signIn(await signedBy(own))).claims).to.include({ sub: 'anna', company: 'c' });
  });

  it('signs nobody in that somebody else signed, nobody did, or that was changed', async () => {
    const good = await signedBy(own);
    const [header, payload = '', signature] = good.split('.');
    const changed = { ...JSON.parse(Buffer.from(payload, 'base64url').toString()), sub: 'mallory' };
    await refused(await signedBy(foreign));
    await refused(await signedBy(foreign, 'another'));
    await refused([header, Buffer.from(JSON.stringify(changed)).toString('base64url'), signature].join('.'));
    await refused([header, payload, ''].join('.'));
    const unsecured = new UnsecuredJWT(claims).setIssuer(issuer).setAudience('order-intake').setSubject('anna').setIssuedAt();
    await refused(unsecured.setExpirationTime('5m').encode());
  });
});
