import { expect } from 'chai';
import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { describe, it } from 'mocha';
import {
  bearerToken,
  createIssuerVerifier,
  createKeySetVerifier,
  createLocalVerifier,
  credentialOf,
  type Verify,
  withKnownCompanies,
} from '../../../src/api/http/auth.ts';
import { problemOf, Refused } from '../../../src/api/http/problem.ts';

const key = Buffer.alloc(32, 7);
const now = () => Math.floor(Date.now() / 1000);
const good = { company: 'acme', roles: ['admin'], sub: 'u1' };
const local = (claims: Record<string, unknown>, { exp = now() + 60, iat = now(), signedWith = key as Uint8Array } = {}) =>
  new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).setIssuedAt(iat).setExpirationTime(exp).sign(signedWith);

const outcome = async (verify: Verify, token: string): Promise<number | string> => {
  try {
    return (await verify(token)).companyId;
  } catch (error) {
    return problemOf(error)?.status ?? 500;
  }
};

describe('tokens of the local key', () => {
  const verify = createLocalVerifier(key);

  it('name the company, the subject and the roles', async () => {
    const { issuedAt, ...caller } = await verify(await local(good));
    expect(caller).to.deep.equal({ companyId: 'acme', subject: 'u1', roles: ['admin'] });
    expect(issuedAt).to.be.instanceOf(Date);
  });

  it('are refused when expired by more than the tolerated skew, without an end, or signed by another key', async () => {
    expect(await outcome(verify, await local(good, { exp: now() - 20 }))).to.equal('acme');
    expect(await outcome(verify, await local(good, { exp: now() - 40 }))).to.equal(401);
    expect(await outcome(verify, await new SignJWT(good).setProtectedHeader({ alg: 'HS256' }).sign(key))).to.equal(401);
    expect(await outcome(verify, await local(good, { signedWith: Buffer.alloc(32, 8) }))).to.equal(401);
  });

  it('are refused a day after they were issued, whatever end they name, and when they do not say when that was', async () => {
    const fiftyYears = now() + 50 * 365 * 86_400;
    expect(await outcome(verify, await local(good, { exp: fiftyYears }))).to.equal('acme');
    expect(await outcome(verify, await local(good, { exp: fiftyYears, iat: now() - 25 * 3_600 }))).to.equal(401);
    const ageless = new SignJWT(good).setProtectedHeader({ alg: 'HS256' }).setExpirationTime('1m').sign(key);
    expect(await outcome(verify, await ageless)).to.equal(401);
  });

  it('are refused with 403 for a company that nobody registered', async () => {
    const known = withKnownCompanies(verify, async (companyId) => companyId === 'acme');
    expect(await outcome(known, await local(good))).to.equal('acme');
    expect(await outcome(known, await local({ ...good, company: 'no-such-company' }))).to.equal(403);
  });

  it('are refused unsigned, with another algorithm, and when they are no tokens', async () => {
    const hs512 = await new SignJWT(good).setProtectedHeader({ alg: 'HS512' }).setExpirationTime('1m').sign(Buffer.alloc(64, 7));
    expect(await outcome(verify, new UnsecuredJWT(good).setExpirationTime('1m').encode())).to.equal(401);
    expect(await outcome(verify, hs512)).to.equal(401);
    expect(await outcome(verify, 'abc')).to.equal(401);
  });

  it('are refused when a claim is missing or not what it must be', async () => {
    for (const claims of [
      { ...good, company: 7 },
      { ...good, company: 'a_b/../c' },
      { ...good, company: '' },
      { ...good, roles: 'admin' },
      { sub: 'u1', roles: [] },
      { company: 'acme', roles: [] },
    ])
      expect(await outcome(verify, await local(claims)), JSON.stringify(claims)).to.equal(401);
  });
});

describe('tokens of an issuer', () => {
  it('must come from that issuer, for this audience, signed by one of its keys', async () => {
    const { privateKey, publicKey } = await generateKeyPair('ES256');
    const keys = createLocalJWKSet({ keys: [{ ...(await exportJWK(publicKey)), kid: 'k1', alg: 'ES256' }] });
    const verify = createKeySetVerifier(keys, 'https://issuer.example', 'orders');
    const sign = (issuer: string, audience: string, kid = 'k1') =>
      new SignJWT(good)
        .setProtectedHeader({ alg: 'ES256', kid })
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt()
        .setExpirationTime('1m')
        .sign(privateKey);
    expect(await outcome(verify, await sign('https://issuer.example', 'orders'))).to.equal('acme');
    expect(await outcome(verify, await sign('https://other.example', 'orders'))).to.equal(401);
    expect(await outcome(verify, await sign('https://issuer.example', 'invoices'))).to.equal(401);
    expect(await outcome(verify, await sign('https://issuer.example', 'orders', 'k2'))).to.equal(401);
    expect(await outcome(verify, await local(good)), 'a symmetric signature').to.equal(401);
  });

  it('cannot be judged while the keys cannot be fetched: that is no bad token but 503', async () => {
    const verify = createIssuerVerifier({ issuer: 'https://issuer.example', jwksUrl: 'http://127.0.0.1:1/jwks', audience: null });
    const { privateKey } = await generateKeyPair('ES256');
    const token = await new SignJWT(good)
      .setProtectedHeader({ alg: 'ES256', kid: 'k1' })
      .setIssuer('https://issuer.example')
      .setIssuedAt()
      .setExpirationTime('1m')
      .sign(privateKey);
    expect(await outcome(verify, token)).to.equal(503);
  });
});

describe('the Authorization header', () => {
  it('is the only credential: with a key beside it nobody can say who is calling', () => {
    expect(credentialOf('oi_key', undefined)).to.equal('oi_key');
    expect(credentialOf(undefined, 'Bearer abc')).to.equal('abc');
    expect(() => credentialOf('oi_key', 'Bearer abc'))
      .to.throw(Refused)
      .with.nested.property('problem.status', 400);
  });
  it('is Bearer and a token; its absence and its errors are told apart in WWW-Authenticate', () => {
    expect(bearerToken('Bearer a.b-c_d')).to.equal('a.b-c_d');
    expect(bearerToken('bearer abc')).to.equal('abc');
    for (const [header, challenge] of [
      [undefined, /^Bearer realm="[^"]+"$/],
      ['Basic abc', /error="invalid_token"/],
      ['Bearer', /error="invalid_token"/],
      ['Bearer a b', /error="invalid_token"/],
    ] as const)
      try {
        bearerToken(header);
        expect.fail(`${header} was taken`);
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        expect(error.problem.status).to.equal(401);
        expect(error.problem.headers?.['WWW-Authenticate']).to.match(challenge);
      }
  });
});
