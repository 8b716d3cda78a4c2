/** What a company takes from its roles and gives them: decided in its own stream, so that it is seen in the order in which it happened. */
import { type Either, left, right } from 'fp-ts/lib/Either.js';
import { asInTable, grantable, type Permission, permissionsOf, type Role, type RoleRights } from './permissions.ts';

export type RoleRightsEvent =
  | {
      readonly type: 'RolePermissionsWithheld';
      /** all that the role is without from now on */
      readonly data: { readonly role: string; readonly withheld: readonly string[] };
    }
  | {
      readonly type: 'RolePermissionsGranted';
      /** all that the role has beyond the table from now on */
      readonly data: { readonly role: string; readonly granted: readonly string[] };
    };
/** null: as it is */
export type RoleRightsCommand = {
  readonly type: 'ChangeRoleRights';
  readonly role: Role;
  readonly withheld: readonly Permission[] | null;
  readonly granted: readonly Permission[] | null;
};
export type RoleRightsRefusal =
  /** somebody has to be able to give back what was taken */
  | { readonly type: 'LocksOut'; readonly permission: Permission }
  /** it is not for a company to give */
  | { readonly type: 'NotGrantable'; readonly permission: Permission };

const neverWithheld: readonly Permission[] = ['roles:read', 'roles:write', 'me:read'];

function evolve(state: RoleRights, event: RoleRightsEvent): RoleRights {
  switch (event.type) {
    case 'RolePermissionsWithheld':
      return { ...state, withheld: { ...state.withheld, [event.data.role]: event.data.withheld } };
    case 'RolePermissionsGranted':
      return { ...state, granted: { ...state.granted, [event.data.role]: event.data.granted } };
    default:
      return state;
  }
}

const same = (before: readonly Permission[] = [], after: readonly Permission[]): boolean =>
  before.length === after.length && before.every((permission) => after.includes(permission));

function decide(command: RoleRightsCommand, state: RoleRights): Either<RoleRightsRefusal, readonly RoleRightsEvent[]> {
  const { role } = command;
  const locksOut = role === 'admin' ? command.withheld?.find((permission) => neverWithheld.includes(permission)) : undefined;
  if (locksOut) return left({ type: 'LocksOut', permission: locksOut });
  const notGrantable = command.granted?.find((permission) => !grantable[role].includes(permission));
  if (notGrantable) return left({ type: 'NotGrantable', permission: notGrantable });
  // what the role never had needs not to be taken
  const withheld =
    command.withheld && [...new Set(command.withheld)].filter((permission) => permissionsOf([role]).has(permission)).sort();
  const granted = command.granted && [...new Set(command.granted)].sort();
  const changes: readonly (RoleRightsEvent | null)[] = [
    withheld && !same(state.withheld[role], withheld) ? { type: 'RolePermissionsWithheld', data: { role, withheld } } : null,
    granted && !same(state.granted[role], granted) ? { type: 'RolePermissionsGranted', data: { role, granted } } : null,
  ];
  return right(changes.flatMap((change) => change ?? []));
}

export const roleRights = { initialState: asInTable, evolve, decide };
