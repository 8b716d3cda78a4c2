// A real OpenID provider in a process of its own: `node oidc-provider.mjs PORT CALLBACK [AUDIENCE]`. Says "ready" on standard output.
// A person who signs in as "company/role,role" belongs to that company; a person who signs in as an object in JSON has its members as claims. With an audience these
// are in access tokens for it, otherwise in ID tokens.
import Provider from 'oidc-provider';

const [port, callback, audience] = process.argv.slice(2);
const issuer = `http://127.0.0.1:${port}`;
const claimsOf = (id) => {
  if (id.startsWith('{')) return { ...JSON.parse(id), sub: id };
  const [company, roles = ''] = id.split('/');
  const rights = company === 'nothing' ? {} : { company, roles: roles.split(',') };
  return { sub: id, name: 'Anna Berg', email: 'anna@seller.example', ...rights };
};
const forAudience = {
  resourceIndicators: {
    enabled: true,
    defaultResource: () => `${issuer}/api`,
    useGrantedResource: () => true,
    getResourceServerInfo: () => ({ audience, scope: 'openid profile email offline_access', accessTokenFormat: 'jwt' }),
  },
};
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
  claims: { openid: audience ? ['sub'] : ['sub', 'company', 'roles'], profile: ['name'], email: ['email'] },
  findAccount: (_context, id) => ({ accountId: id, claims: () => claimsOf(id) }),
  ...(audience ? { extraTokenClaims: (_context, { accountId }) => ({ ...claimsOf(accountId), sub: undefined }) } : {}),
  features: { devInteractions: { enabled: true }, revocation: { enabled: true }, ...(audience ? forAudience : {}) },
  cookies: { keys: ['of the test'] },
});
provider.on('revocation.success', () => console.log('revoked'));
provider.on('refresh_token.destroyed', () => console.log('destroyed'));
provider.listen(Number(port), '127.0.0.1', () => console.log('ready'));
