/** npm run permissions-doc: writes docs/reference/permissions.md from the table of roles and the declarations of the endpoints. */
import { readFileSync, writeFileSync } from 'node:fs';
import { allEndpoints } from '../src/api/all-endpoints.ts';
import type { ApiDeps } from '../src/api/api-deps.ts';
import {
  allPermissions,
  grantable,
  groups,
  partialRights,
  permissionGroups,
  rolePermissions,
  roles,
} from '../src/domain/company/permissions.ts';

/** Declarations are read and no handler is called: whatever an endpoint would need of the service is this. */
const anything: unknown = new Proxy(() => undefined, { get: (_, name) => (name === Symbol.toPrimitive ? () => '' : anything) });

const table = (header: readonly string[], rows: readonly (readonly string[])[]): string =>
  [header, header.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

const rightsOf = (group: (typeof groups)[number]): readonly string[] =>
  roles.map((role) => {
    const may = (['read', 'write'] as const).filter((act) => rolePermissions[role].includes(`${group}:${act}`));
    return may.join(', ') || '-';
  });

const routes = (): readonly (readonly string[])[] => {
  const endpoints = allEndpoints(anything as ApiDeps);
  return allPermissions.flatMap((permission) => {
    const here = endpoints.filter((endpoint) => endpoint.permission === permission);
    const named = here.map(({ method, path }) => `\`${method.toUpperCase()} ${path}\``).sort();
    return named.length === 0 ? [] : [[`\`${permission}\``, named.join('<br>')]];
  });
};

/** The page as the table and the declarations stand now. */
export const permissionsDoc = (): string =>
  [
    '# Permissions',
    '',
    'Made by `npm run permissions-doc` from `src/domain/company/permissions.ts` and the declarations of the endpoints. A token names roles; what a role may',
    'is this table, less what the company has taken from it and with what it has given (`PATCH /sales/roles/`). A key of a machine may what its roles may, less what is not among its',
    'scopes. The matrix of the tests (`test/api/access.test.ts`) calls every route as everybody.',
    '',
    '`GET /sales/me/` lists what the caller may by these names. Behind them it lists the ids of the operations that they allow (`get_sales_email_configs` for',
    '`mailboxes:read`): earlier names of the same, which stay as aliases. Each operation of `/openapi.json` says its permission in `x-permission`.',
    '',
    table(
      ['group', 'what', ...roles],
      groups.map((group) => [`\`${group}\``, permissionGroups[group], ...rightsOf(group)]),
    ),
    '',
    '## What a company may give',
    '',
    'Part of `catalog:write`, and of what administrators may; `PATCH /sales/roles/` with `granted` gives them to a role, or takes them back.',
    '',
    table(
      ['permission', 'what', 'may be given to'],
      Object.entries(partialRights).map(([name, what]) => [
        `\`${name}:write\``,
        what,
        roles.filter((role) => grantable[role].some((permission) => permission === `${name}:write`)).join(', '),
      ]),
    ),
    '',
    '## What needs which',
    '',
    table(['permission', 'routes'], routes()),
    '',
  ].join('\n');

const page = new URL('../docs/reference/permissions.md', import.meta.url);
export const writtenPermissionsDoc = (): string => readFileSync(page, 'utf8');
if (process.argv[1]?.endsWith('write-permissions-doc.ts')) writeFileSync(page, permissionsDoc());
