import { randomUUID } from 'node:crypto';
import type {
  CommandContext,
  CommandHandler,
  EventStore,
  PersonReference,
  Position,
  PreconditionFailed,
} from '@order-intake/event-sourcing';
import { type Either, isLeft, right } from 'fp-ts/lib/Either.js';
import { type User, type UserCommand, type UserRefusal, type Users, users } from '../../domain/user/user.decider.ts';
import { usersStream } from '../../domain/user/user.stream.ts';
import { foldStream } from '../shared/fold-stream.ts';

export type LoadUsers = (companyId: string) => Promise<Users>;

/** The users of a company as its stream has them, those who ended too. */
export const createLoadUsers =
  (store: Pick<EventStore, 'readStream'>): LoadUsers =>
  (companyId) =>
    foldStream(store, users, usersStream(companyId));

/** `position`: null when nothing had to be written. */
export type ChangedUser = { readonly user: User; readonly position: Position | null };
type Answer = Promise<Either<UserRefusal | PreconditionFailed, ChangedUser>>;

export type InviteUser = (
  input: {
    readonly email: string;
    readonly name: string | null;
    readonly roles: readonly string[];
    readonly byMail: boolean;
  },
  context: CommandContext,
) => Answer;
export type ChangeUser = (command: Exclude<UserCommand, { type: 'InviteUser' }>, context: CommandContext) => Answer;

type Deps = { readonly handle: CommandHandler; readonly loadUsers: LoadUsers };

const handled = async (
  handle: CommandHandler,
  command: UserCommand,
  context: CommandContext,
  person: PersonReference | null,
): Answer => {
  const stream = usersStream(context.companyId);
  const handled = await handle({ decider: users, stream, command, context, ...(person ? { person } : {}) });
  if (isLeft(handled)) return handled;
  const user = handled.right.state.get(command.userId);
  if (!user) throw new Error('a user vanished between deciding and answering');
  return right({ user, position: handled.right.position });
};

export const createInviteUser =
  ({ handle }: Pick<Deps, 'handle'>): InviteUser =>
  (input, context) =>
    handled(handle, { type: 'InviteUser', userId: randomUUID(), ...input }, context, { person: input.email });

/** What is recorded of a user is sealed under their own key, regardless of the stream's first person. */
export const createChangeUser =
  ({ handle, loadUsers }: Deps): ChangeUser =>
  async (command, context) => {
    const email = (await loadUsers(context.companyId)).get(command.userId)?.email;
    return handled(handle, command, context, email === undefined ? null : { person: email });
  };
