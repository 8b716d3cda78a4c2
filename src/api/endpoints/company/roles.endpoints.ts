/** What the roles of a company may: the service's table, less what the company takes from it. */

import { isLeft } from 'fp-ts/lib/Either.js';
import type { WithheldOf, WithholdPermissions } from '../../../commands/company/withhold-permissions.command.ts';
import {
  allPermissions,
  type Permission,
  permissionsOf,
  type Role,
  rolePermissions,
  roles,
  type Withheld,
} from '../../../domain/company/permissions.ts';
import { requestSchema } from '../../../platform/codec/decode-request.ts';
import { oneOf } from '../../../platform/codec/fields.ts';
import { listField } from '../../../platform/codec/record-fields.ts';
import { problems } from '../../http/answers.ts';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { notFound, problem } from '../../http/problem.ts';
import { choice, listOf, named, record } from '../../http/shapes.ts';
import { permissionShape } from './permission.shape.ts';

const path = '/sales/roles/';
const rolesShape = named(
  'Roles',
  'What roles may in this company',
  listOf(
    record({
      role: [choice(...roles), 'As tokens and keys name it'],
      permissions: [listOf(permissionShape), 'What it may'],
      withheld: [listOf(permissionShape), 'What the company has taken from it'],
    }),
  ),
);
const request = requestSchema({ role: oneOf(roles), withheld: listField(oneOf(allPermissions), allPermissions.length) });

const view = (withheld: Withheld) =>
  roles.map((role: Role) => ({
    role,
    permissions: [...permissionsOf([role], withheld)],
    withheld: (withheld[role] ?? []).filter((each): each is Permission => rolePermissions[role].includes(each)),
  }));

const locksOut = (which: Permission) =>
  problem(409, 'locks_out', `Administrators keep ${which}: nobody could give back what was taken.`);

type Deps = {
  readonly commands: {
    readonly withholdPermissions: WithholdPermissions;
  };
  readonly withheld: WithheldOf;
};

export const roleEndpoints = ({ withheld, commands }: Deps): readonly Endpoint[] => [
  endpoint({
    method: 'get',
    path,
    summary: 'What each role may in this company',
    permission: 'roles:read',
    answers: { 200: rolesShape },
    handle: async ({ caller }) => ({ status: 200, body: view(await withheld.of(caller.companyId)) }),
  }),
  endpoint({
    method: 'patch',
    path,
    summary: 'Take permissions from a role, or give them back: the list is all that is withheld from now on',
    permission: 'roles:write',
    body: request,
    answers: { 200: rolesShape, 404: null, 409: problems('locks_out') },
    handle: async ({ caller, body, context }) => {
      const done = await commands.withholdPermissions(body, context);
      withheld.forget(caller.companyId);
      if (isLeft(done)) return { problem: done.left.type === 'LocksOut' ? locksOut(done.left.permission) : notFound };
      return { status: 200, body: view(done.right) };
    },
  }),
];
