import { later } from '@order-intake/kernel';
import { type Either, left, right } from 'fp-ts/lib/Either.js';
import type { UserEvent } from './user.events.ts';

export type UserCommand =
  | ({ readonly type: 'InviteUser' } & Extract<UserEvent, { type: 'UserInvited' }>['data'])
  | { readonly type: 'RepeatInvitation'; readonly userId: string; readonly byMail: boolean }
  | { readonly type: 'JoinUser'; readonly userId: string; readonly name: string }
  | { readonly type: 'ChangeUserRoles'; readonly userId: string; readonly roles: readonly string[] }
  /** `now`: ISO */
  | { readonly type: 'RequestPasswordReset'; readonly userId: string; readonly now: string }
  | { readonly type: 'EndUser'; readonly userId: string };

export type UserRefusal =
  | { readonly type: 'UserUnknown' }
  /** the address is one of a user already */
  | { readonly type: 'UserExists'; readonly userId: string }
  | { readonly type: 'HasJoined' }
  /** somebody has to be able to invite the others */
  | { readonly type: 'LastAdministrator' }
  | { readonly type: 'TooManyUsers'; readonly most: number };

export type User = {
  readonly userId: string;
  readonly email: string;
  readonly name: string | null;
  readonly roles: readonly string[];
  readonly status: 'invited' | 'active' | 'ended';
  /** ISO, of the last time that a new password was asked for */
  readonly resetAskedAt: string | null;
};

/** By id, those who ended too: histories name them. */
export type Users = ReadonlyMap<string, User>;

const mostUsers = 1_000;
/** knowing an address must not be enough to fill its inbox */
const resetPauseMs = 5 * 60_000;

const initialState: Users = new Map();

function evolve(state: Users, event: UserEvent): Users {
  const { userId } = event.data;
  const changed = (changes: Partial<User>): Users => {
    const user = state.get(userId);
    return user ? new Map(state).set(userId, { ...user, ...changes }) : state;
  };
  switch (event.type) {
    case 'UserInvited': {
      const { email, name, roles } = event.data;
      return new Map(state).set(userId, { userId, email, name, roles, status: 'invited', resetAskedAt: null });
    }
    case 'UserJoined':
      return changed({ status: 'active', name: event.data.name });
    case 'UserRolesChanged':
      return changed({ roles: event.data.roles });
    case 'UserPasswordResetRequested':
      return changed({ resetAskedAt: event.data.at });
    case 'UserEnded':
      return changed({ status: 'ended' });
    default:
      return state;
  }
}

/** Addresses are compared as mail systems do in practice: whatever the case. */
export const sameAddress = (first: string, second: string): boolean => normalisedAddress(first) === normalisedAddress(second);
export const normalisedAddress = (address: string): string => address.normalize('NFC').trim().toLowerCase();

type Decision = Either<UserRefusal, readonly UserEvent[]>;

function decide(command: UserCommand, state: Users): Decision {
  const { userId } = command;
  const user = state.get(userId);
  if (command.type === 'InviteUser') return invited(command, state);
  if (!user || user.status === 'ended')
    return command.type === 'EndUser' && user ? right([]) : left<UserRefusal, never>({ type: 'UserUnknown' });
  switch (command.type) {
    case 'RepeatInvitation':
      if (user.status === 'active') return left({ type: 'HasJoined' });
      return right([{ type: 'UserInvitationRepeated', data: { userId, byMail: command.byMail } }]);
    case 'JoinUser':
      return user.status === 'active'
        ? left({ type: 'HasJoined' })
        : right([{ type: 'UserJoined', data: { userId, name: command.name } }]);
    case 'ChangeUserRoles': {
      const roles = [...new Set(command.roles)].sort();
      if (roles.join() === [...user.roles].sort().join()) return right([]);
      if (!roles.includes('admin') && isLastAdministrator(user, state)) return left({ type: 'LastAdministrator' });
      return right([{ type: 'UserRolesChanged', data: { userId, roles } }]);
    }
    case 'RequestPasswordReset':
      if (user.status !== 'active') return left({ type: 'UserUnknown' });
      if (user.resetAskedAt !== null && later(user.resetAskedAt, resetPauseMs) > command.now) return right([]);
      return right([{ type: 'UserPasswordResetRequested', data: { userId, at: command.now } }]);
    case 'EndUser':
      if (isLastAdministrator(user, state)) return left({ type: 'LastAdministrator' });
      return right([{ type: 'UserEnded', data: { userId } }]);
  }
}

const invited = ({ type: _, ...data }: Extract<UserCommand, { type: 'InviteUser' }>, state: Users): Decision => {
  if (state.has(data.userId)) return right([]);
  const standing = [...state.values()].filter(({ status }) => status !== 'ended');
  const same = standing.find(({ email }) => sameAddress(email, data.email));
  if (same) return left({ type: 'UserExists', userId: same.userId });
  if (standing.length >= mostUsers) return left({ type: 'TooManyUsers', most: mostUsers });
  return right([{ type: 'UserInvited', data: { ...data, roles: [...new Set(data.roles)].sort() } }]);
};

const isAdministrator = ({ status, roles }: User): boolean => status === 'active' && roles.includes('admin');
const isLastAdministrator = (user: User, state: Users): boolean =>
  isAdministrator(user) &&
  ![...state.values()].some((candidate) => candidate.userId !== user.userId && isAdministrator(candidate));

export const users = { initialState, evolve, decide };
