/** How users come to a password, change it, and get another one. */
import type { CommandContext } from '@order-intake/event-sourcing';
import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js';
import { normalisedPassword, type Weakness, weaknessOf } from '../../domain/user/password-rule.ts';
import { normalisedAddress } from '../../domain/user/user.decider.ts';
import type { Sessions } from '../../platform/sessions/sessions.ts';
import type { AccountLinks, LinkOwner } from '../../platform/sign-in/account-links.ts';
import type { Credentials } from '../../platform/sign-in/credentials.ts';
import { hashPassword } from '../../platform/sign-in/password-hash.ts';
import type { NotProven, ProvePassword } from './prove-password.ts';
import type { SignedInUser } from './sign-in.ts';
import type { ChangeUser, LoadUsers } from './users.command.ts';

export type PasswordRefusal = Weakness | 'link_not_good' | 'address_not_proven' | NotProven;
type Context = (companyId: string, userId: string) => CommandContext;

export type Accounts = {
  /** Whom an invitation is for; null when it is not good, or not any more. */
  readonly invited: (code: string) => Promise<(SignedInUser & { readonly companyName: string }) | null>;
  /** @param given.signedIn who is signed in with the browser that joins */
  readonly join: (
    input: { readonly code: string; readonly name: string; readonly password: string; readonly signedIn: LinkOwner | null },
    context: Context,
  ) => Promise<Either<PasswordRefusal, SignedInUser>>;
  /** A link goes to the address that is kept as this, in every company that it has a user in. Nobody is told whether there are any. */
  readonly askReset: (addressHash: Buffer, context: Context) => Promise<void>;
  /** Every browser is signed out. */
  readonly reset: (input: { readonly code: string; readonly password: string }) => Promise<Either<PasswordRefusal, SignedInUser>>;
  /** Every other browser is signed out. `session`: the one that asks */
  readonly change: (
    owner: LinkOwner,
    input: { readonly current: string; readonly password: string; readonly session: string },
  ) => Promise<Either<PasswordRefusal, true>>;
};

export type AccountDeps = {
  readonly credentials: Credentials;
  readonly links: AccountLinks;
  readonly sessions: Pick<Sessions, 'endOf' | 'endOthers'>;
  readonly loadUsers: LoadUsers;
  readonly changeUser: ChangeUser;
  readonly prove: ProvePassword;
  readonly companyName: (companyId: string) => Promise<string>;
  readonly now: () => Date;
};

/** A person who invited knows a link that they were shown: by it nobody joins under the address of somebody who signs in elsewhere, but they themselves. */
const isForeign = async (
  credentials: Pick<Credentials, 'byAddress'>,
  { companyId, userId, email }: SignedInUser,
  signedIn: LinkOwner | null,
): Promise<boolean> => {
  const accounts = await credentials.byAddress(normalisedAddress(email));
  const otherAccounts = accounts.filter((account) => account.companyId !== companyId || account.userId !== userId);
  return (
    otherAccounts.length > 0 &&
    !otherAccounts.some((account) => account.companyId === signedIn?.companyId && account.userId === signedIn.userId)
  );
};

export const createAccounts = (deps: AccountDeps): Accounts => {
  const { credentials, links, sessions, loadUsers, changeUser, prove, companyName, now } = deps;
  const userOf = async ({ companyId, userId }: LinkOwner): Promise<SignedInUser | null> => {
    const user = (await loadUsers(companyId)).get(userId);
    return user ? { ...user, companyId } : null;
  };
  const weakness = async (password: string, { companyId, email, name }: Pick<SignedInUser, 'companyId' | 'email' | 'name'>) =>
    weaknessOf(password, [email, name ?? '', await companyName(companyId)]);
  const keep = async ({ companyId, userId, email }: SignedInUser, password: string): Promise<void> => {
    const address = normalisedAddress(email);
    const beside = (await credentials.byAddress(address)).find((account) => account.userId !== userId)?.password;
    await credentials.setPassword({ companyId, userId, address }, await hashPassword(normalisedPassword(password), beside));
  };
  /** One that broke off after the person had joined goes on where it was. */
  const mayJoin = async ({ companyId, userId, status }: SignedInUser): Promise<boolean> =>
    status === 'invited' || (status === 'active' && (await credentials.of(companyId, userId)) === null);
  const invitedUser = async (code: string): Promise<{ readonly user: SignedInUser; readonly shown: boolean } | null> => {
    const link = await links.find(code, 'invitation');
    const user = link && (await userOf(link));
    return user && (await mayJoin(user)) ? { user, shown: link.shown } : null;
  };
  return {
    invited: async (code) => {
      const user = (await invitedUser(code))?.user;
      return user ? { ...user, companyName: await companyName(user.companyId) } : null;
    },
    join: async ({ code, name, password, signedIn }, context) => {
      const invited = await invitedUser(code);
      if (!invited) return left('link_not_good');
      const { user, shown } = invited;
      if (shown && (await isForeign(credentials, user, signedIn))) return left('address_not_proven');
      const { companyId, userId } = user;
      const weak = await weakness(password, { ...user, name });
      if (weak) return left(weak);
      const joined = await changeUser({ type: 'JoinUser', userId, name }, context(companyId, userId));
      // of two that come at once the one who joined sets the password
      if (isLeft(joined) && (user.status === 'invited' || joined.left.type !== 'HasJoined')) return left('link_not_good');
      await keep(user, password);
      await links.use(code, 'invitation');
      return right({ ...user, name, status: 'active' });
    },
    askReset: async (addressHash, context) => {
      for (const { companyId, userId } of await credentials.byAddressHash(addressHash))
        await changeUser({ type: 'RequestPasswordReset', userId, now: now().toISOString() }, context(companyId, userId));
    },
    reset: async ({ code, password }) => {
      const owner = await links.find(code, 'reset');
      const user = owner && (await userOf(owner));
      if (user?.status !== 'active') return left('link_not_good');
      const weak = await weakness(password, user);
      if (weak) return left(weak);
      if (!(await links.use(code, 'reset'))) return left('link_not_good');
      await keep(user, password);
      await sessions.endOf(user.companyId, user.userId);
      return right(user);
    },
    change: async (owner, { current, password, session }) => {
      const proven = await prove(owner, current);
      if (typeof proven === 'string') return left(proven);
      const user = await userOf(owner);
      if (!user) return left('no_password');
      const weak = await weakness(password, user);
      if (weak) return left(weak);
      await keep(user, password);
      await links.removeOf(owner);
      await sessions.endOthers(owner.companyId, owner.userId, session);
      return right(true);
    },
  };
};
