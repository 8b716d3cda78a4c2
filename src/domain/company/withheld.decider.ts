/** What a company takes from its roles: decided in its own stream, so that it is seen in the order in which it happened. */
import { type Either, left, right } from 'fp-ts/lib/Either.js';
import { type Permission, permissionsOf, type Role, type Withheld } from './permissions.ts';

export type WithheldEvent = {
  readonly type: 'RolePermissionsWithheld';
  /** all that the role is without from now on */
  readonly data: { readonly role: string; readonly withheld: readonly string[] };
};
export type WithheldCommand = {
  readonly type: 'WithholdPermissions';
  readonly role: Role;
  readonly withheld: readonly Permission[];
};
/** somebody has to be able to give back what was taken */
export type WithheldRefusal = { readonly type: 'LocksOut'; readonly permission: Permission };

const kept: readonly Permission[] = ['roles:read', 'roles:write', 'me:read'];

const initialState: Withheld = {};

function evolve(state: Withheld, event: WithheldEvent): Withheld {
  if (event.type !== 'RolePermissionsWithheld') return state;
  return { ...state, [event.data.role]: event.data.withheld };
}

function decide(command: WithheldCommand, state: Withheld): Either<WithheldRefusal, readonly WithheldEvent[]> {
  const { role } = command;
  const locksOut = role === 'admin' ? command.withheld.find((permission) => kept.includes(permission)) : undefined;
  if (locksOut) return left({ type: 'LocksOut', permission: locksOut });
  // what the role never had needs not to be taken
  const withheld = [...new Set(command.withheld)].filter((permission) => permissionsOf([role]).has(permission)).sort();
  const before = state[role] ?? [];
  const same = before.length === withheld.length && before.every((permission) => withheld.includes(permission));
  return right(same ? [] : [{ type: 'RolePermissionsWithheld', data: { role, withheld } }]);
}

export const withheld = { initialState, evolve, decide };
