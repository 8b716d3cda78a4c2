import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'chai';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { describe, it } from 'mocha';
import { createIssuerVerifier } from '../../../src/api/http/auth.ts';
import { problemOf } from '../../../src/api/http/problem.ts';

const issuer = 'https://issuer.example';

const keyNamed = async (kid: string) => {
  const { publicKey, privateKey } = await generateKeyPair('ES256');
  return {
    published: { ...(await exportJWK(publicKey)), kid, alg: 'ES256', use: 'sig' },
    token: () =>
      new SignJWT({ company: 'acme', roles: ['sales'] })
        .setProtectedHeader({ alg: 'ES256', kid })
        .setSubject('anna')
        .setIssuer(issuer)
        .setAudience('orders')
        .setIssuedAt()
        .setExpirationTime('1m')
        .sign(privateKey),
  };
};

describe("an issuer's keys", () => {
  it('are fetched again when a token names a new one; a key that was withdrawn lets nobody in', async () => {
    const [first, second] = [await keyNamed('2026-10'), await keyNamed('2026-11')];
    let published: readonly object[] = [first.published];
    let asked = 0;
    const server = createServer((_request, response) => {
      asked += 1;
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: published }));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const jwksUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/jwks.json`;
    const verify = createIssuerVerifier({ issuer, jwksUrl, audience: 'orders', cooldownMs: 0 });
    try {
      for (let call = 0; call < 3; call += 1) expect((await verify(await first.token())).companyId).to.equal('acme');
      expect(asked, 'known keys are not asked for').to.equal(1);
      published = [second.published];
      expect((await verify(await second.token())).subject).to.equal('anna');
      const refused = await verify(await first.token()).catch(problemOf);
      expect(refused).to.deep.include({ status: 401, code: 'unauthorized' });
    } finally {
      server.close();
    }
  });
});
