/** npm run token -- COMPANY [ROLE[,ROLE]] [--hours N | --link URL]: prints a bearer token, or a link that signs a browser in once, for development. */
import { parseArgs } from 'node:util';
import { isRole, roles as known } from '../../domain/company/permissions.ts';
import { developmentTokenKey, signInLink, signToken } from '../../platform/crypto/token-key.ts';
import { readConfig } from '../start/read-config.ts';

const usage = 'Usage: npm run --silent token -- COMPANY_ID [admin,sales] [--hours 12 | --link http://127.0.0.1:3000]';
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { hours: { type: 'string', default: '12' }, link: { type: 'string' } },
});
const [companyId, roles = 'admin,sales'] = positionals;
const hours = Number(values.hours);
if (!companyId || !Number.isFinite(hours) || hours <= 0 || (values.link !== undefined && !URL.canParse(values.link))) {
  console.error(usage);
  process.exit(2);
}
const unknown = roles.split(',').find((role) => !isRole(role));
if (unknown !== undefined) {
  console.error(`${unknown} is not one of ${known.join(', ')}`);
  process.exit(2);
}
const config = readConfig();
if (config.mode === 'production') {
  console.error('In production, tokens come from the issuer in AUTH_ISSUER; this command only signs for development.');
  process.exit(2);
}
if (hours > config.auth.maxTokenHours) {
  console.error(`A token is valid for at most ${config.auth.maxTokenHours} hours (AUTH_MAX_TOKEN_HOURS).`);
  process.exit(2);
}
const key = await developmentTokenKey(config.dataDir);
const roleNames = roles.split(',');
// a key may do no more than its maker was last seen with: a token with fewer roles is signed for somebody else
const subject = roleNames.includes('admin') ? 'developer' : `developer-${roleNames.toSorted().join('-')}`;
const claims = { companyId, roles: roleNames, subject };
console.log(await (values.link === undefined ? signToken(key, claims, hours) : signInLink(key, claims, values.link)));
