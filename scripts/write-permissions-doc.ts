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
    'Written by `npm run permissions-doc` from `src/domain/company/permissions.ts` and the declarations of',
    'the endpoints. A token, session or API key has roles. A role may do what this table says, minus what',
    'the company has removed and plus what it has added (`PATCH /sales/roles/`). An API key is also limited',
    'to its scopes. `test/api/access.test.ts` calls every route with every kind of credential.',
    '',
    '`GET /sales/me/` lists the permissions of the caller. After them it lists ids of operations',
    '(`get_sales_email_configs` for `mailboxes:read`), which are aliases for older programs. Each operation of',
    '`/openapi.json` names its permission in `x-permission`.',
    '',
    table(
      ['group', 'what', ...roles],
      groups.map((group) => [`\`${group}\``, permissionGroups[group], ...rightsOf(group)]),
    ),
    '',
    '## Partial permissions',
    '',
    'Parts of `catalog:write`. `PATCH /sales/roles/` with `granted` adds them to a role or removes them.',
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
    '## Routes',
    '',
    table(['permission', 'routes'], routes()),
    '',
  ].join('\n');

const page = new URL('../docs/reference/permissions.md', import.meta.url);
export const writtenPermissionsDoc = (): string => readFileSync(page, 'utf8');
if (process.argv[1]?.endsWith('write-permissions-doc.ts')) writeFileSync(page, permissionsDoc());
