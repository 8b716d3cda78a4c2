/** What the roles of a company may: the service's table, less what the company takes from it, and what it gives. */
import type { PreconditionFailed } from '@order-intake/event-sourcing';
import { isLeft } from 'fp-ts/lib/Either.js';
import type { ChangeRoleRights, RoleRightsOf } from '../../../commands/company/role-rights.command.ts';
import {
  allPermissions,
  grantable,
  type Permission,
  permissionsOf,
  type Role,
  type RoleRights,
  rolePermissions,
  roles,
} from '../../../domain/company/permissions.ts';
import type { RoleRightsRefusal } from '../../../domain/company/role-rights.decider.ts';
import { requestSchema } from '../../../platform/codec/decode-request.ts';
import { optional } from '../../../platform/codec/field.ts';
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
  'Roles of the company and their permissions',
  listOf(
    record({
      role: [choice(...roles), 'Role name in tokens and keys'],
      permissions: [listOf(permissionShape), 'Permissions of the role'],
      withheld: [listOf(permissionShape), 'Default permissions that the company removed'],
      granted: [listOf(permissionShape), 'Permissions that the company added'],
      grantable: [listOf(permissionShape), 'Permissions that the company can add'],
    }),
  ),
);
const permissions = listField(oneOf(allPermissions), allPermissions.length);
const request = requestSchema({ role: oneOf(roles), withheld: optional(permissions), granted: optional(permissions) });

const view = (rights: RoleRights) =>
  roles.map((role: Role) => ({
    role,
    permissions: [...permissionsOf([role], rights)],
    withheld: (rights.withheld[role] ?? []).filter((permission): permission is Permission =>
      rolePermissions[role].includes(permission),
    ),
    granted: (rights.granted[role] ?? []).filter((permission): permission is Permission => grantable[role].includes(permission)),
    grantable: grantable[role],
  }));

const locksOut = (permission: Permission) =>
  problem(
    409,
    'administrators_locked_out',
    `The administrator role keeps ${permission}. Without it, no one could restore permissions.`,
  );

const refusalOf = (role: Role, refusal: RoleRightsRefusal | PreconditionFailed) => {
  switch (refusal.type) {
    case 'LocksOut':
      return locksOut(refusal.permission);
    case 'NotGrantable':
      return problem(409, 'not_grantable', `${refusal.permission} cannot be granted to ${role}.`);
    case 'PreconditionFailed':
      return notFound;
  }
};

type Deps = {
  readonly commands: {
    readonly changeRoleRights: ChangeRoleRights;
  };
  readonly roleRights: RoleRightsOf;
};

export const roleEndpoints = ({ roleRights, commands }: Deps): readonly Endpoint[] => [
  endpoint({
    method: 'get',
    path,
    summary: 'List the permissions of each role',
    permission: 'roles:read',
    answers: { 200: rolesShape },
    handle: async ({ caller }) => ({ status: 200, body: view(await roleRights.of(caller.companyId)) }),
  }),
  endpoint({
    method: 'patch',
    path,
    summary: 'Set the withheld and granted permissions of a role; each list replaces the current one',
    permission: 'roles:write',
    body: request,
    answers: { 200: rolesShape, 404: null, 409: problems('administrators_locked_out', 'not_grantable') },
    handle: async ({ caller, body, context }) => {
      const { role, withheld = null, granted = null } = body;
      const result = await commands.changeRoleRights({ role, withheld, granted }, context);
      roleRights.forget(caller.companyId);
      if (isLeft(result)) return { problem: refusalOf(role, result.left) };
      return { status: 200, body: view(result.right) };
    },
  }),
];
