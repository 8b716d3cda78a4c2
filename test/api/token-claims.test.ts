/** docs/how-to/use-an-identity-provider.md: its example of a token, signed by a real OpenID provider, says who somebody is and what they may. */
import { existsSync, readFileSync } from 'node:fs';
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import { rolePermissions } from '../../src/domain/company/permissions.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { type OidcProvider, startOidcProvider } from '../support/oidc-provider.ts';
import { browser, headersOf, signInAs } from '../support/provider-sign-in.ts';
import { expectProblem, sender } from './kit.ts';

type Claims = Readonly<Record<string, unknown>>;

const file = new URL('../../docs/how-to/use-an-identity-provider.md', import.meta.url);
const page = existsSync(file) ? readFileSync(file, 'utf8') : '';
const example = JSON.parse(/^```json\n(\{[\s\S]*?^\})$/m.exec(page)?.[1] ?? '{}') as Claims;
/** What the page says is needed of what the provider is told; the rest is the provider's own. */
const needed = [...page.matchAll(/^\| (.+?) \| yes \|/gm)].flatMap(([, cell = '']) =>
  [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
);
const own = ['iss', 'aud', 'iat', 'exp', 'sub'];

for (const [where, audience] of [
  ['ID token', undefined],
  ['access token', 'order-intake'],
] as const)
  describe(`the claims of the documentation's example, in an ${where}`, () => {
    let api: TestApi;
    let provider: OidcProvider;
    before(async () => {
      provider = await startOidcProvider(audience);
      api = await startApi(provider.env);
    });
    after(async () => {
      await api?.stop();
      await provider?.stop();
    });

    const given = (changes: Claims = {}): Claims =>
      Object.fromEntries(
        Object.entries({ ...example, company: api.companyId, ...changes }).filter(
          ([name, value]) => !own.includes(name) && value !== undefined,
        ),
      );
    const signedIn = async (claims: Claims) => {
      const anna = browser();
      const end = await signInAs(api.url, anna, JSON.stringify(claims));
      return { end, me: await sender(api.url)('GET', '/sales/me/', { headers: headersOf(anna, api.url) }) };
    };

    it('sign a person in as who they are, in their company, with their roles and what these may', async () => {
      expect(example).to.include.all.keys(...needed);
      expect(needed).to.include.members(['company', 'roles', 'sub']);
      const { end, me } = await signedIn(given());
      expect(end).to.equal('/app/orders');
      expect(me.body).to.deep.include({ roles: example.roles, company: { id: api.companyId, name: 'Seller GmbH' } });
      if (audience === undefined) expect(me.body.user).to.include({ name: example.name, email: example.email });
      expect(me.body.permissions)
        .to.include.members([...rolePermissions.sales])
        .and.not.to.include('users:read');
    });

    it('may name several roles, and roles of other programs, which give nothing', async () => {
      const { me } = await signedIn(given({ roles: ['auditor', 'offline_access', 'sales'] }));
      expect(me.body.permissions).to.include.members([...rolePermissions.auditor, ...rolePermissions.sales]);
      expect((await signedIn(given({ roles: ['default-roles-seller'] }))).me.status).to.equal(403);
    });

    it('let nobody in without one of those that are needed, nor in another form', async () => {
      for (const [changes, code] of [
        [{ roles: undefined }, 'not_allowed'],
        [{ roles: 'sales' }, 'not_allowed'],
        [{ roles: [['sales']] }, 'not_allowed'],
        [{ company: undefined }, 'not_allowed'],
        [{ company: [] }, 'not_allowed'],
        [{ company: 'a/b' }, 'not_allowed'],
        [{ company: example.company }, 'company_unknown'],
      ] as const) {
        const { end, me } = await signedIn(given(changes));
        expect(end, JSON.stringify(changes)).to.equal(`/app/sign-in?error=${code}`);
        expectProblem(me, 401, 'unauthorized');
      }
    });
  });

describe('the page on identity providers', () => {
  it('maps the claims that are needed, at Keycloak by mappers and at Entra ID by name', () => {
    const mappers = JSON.parse(/^```json\n(\[[\s\S]*?^\])$/m.exec(page)?.[1] ?? '[]') as readonly { readonly config: Claims }[];
    const mapped = mappers.flatMap(({ config }) => (config['claim.name'] === undefined ? [] : [String(config['claim.name'])]));
    expect(mapped).to.have.members(['roles', 'company']);
    for (const { config } of mappers) expect(config['access.token.claim']).to.equal('true');
    expect(/## Microsoft Entra ID[\s\S]*/.exec(page)?.[0])
      .to.match(/claim\s+`roles`/)
      .and.match(/name `company`/);
  });

  it('sets no setting that this service does not have', async () => {
    const { Settings } = await import('../../src/platform/config/settings.ts');
    const set = [...page.matchAll(/^([A-Z_]+)=/gm)].map(([, name = '']) => name);
    expect(set).to.include.members(['AUTH_ISSUER', 'AUTH_JWKS_URL', 'AUTH_AUDIENCE', 'AUTH_CLIENT_ID', 'AUTH_CLIENT_SECRET']);
    expect(Object.keys(Settings.props)).to.include.members(set);
  });
});
