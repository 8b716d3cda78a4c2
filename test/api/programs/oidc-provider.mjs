// A real OpenID provider in a process of its own: `node oidc-provider.mjs PORT CALLBACK`. Says "ready" on standard output.
// Whoever signs in as "company/role,role" is of that company.
import Provider from 'oidc-provider';

const [port, callback] = process.argv.slice(2);
const issuer = `http://127.0.0.1:${port}`;
const provider = new Provider(issuer, {
  clients: [
    {
      client_id: 'order-intake',
      client_secret: 'a secret of the test',
      redirect_uris: [callback],
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      token_endpoint_auth_method: 'client_secret_post',
    },
  ],
  pkce: { required: () => true },
  conformIdTokenClaims: false,
  claims: { openid: ['sub', 'company', 'roles'], profile: ['name'], email: ['email'] },
  findAccount: (_context, id) => ({
    accountId: id,
    claims: () => {
      const [company, roles = ''] = id.split('/');
      const rights = company === 'nothing' ? {} : { company, roles: roles.split(',') };
      return { sub: id, name: 'Anna Berg', email: 'anna@seller.example', ...rights };
    },
  }),
  features: { devInteractions: { enabled: true }, revocation: { enabled: true } },
  cookies: { keys: ['of the test'] },
});
provider.on('revocation.success', () => console.log('revoked'));
provider.on('refresh_token.destroyed', () => console.log('destroyed'));
provider.listen(Number(port), '127.0.0.1', () => console.log('ready'));
