/** What a user may, made true wherever it is kept: in sessions, in what they prove themselves by, in the keys that they made. */
import type { CommandContext } from '@order-intake/event-sourcing';
import type { Sessions } from '../../platform/sessions/sessions.ts';
import type { AccountLinks } from '../../platform/sign-in/account-links.ts';
import type { Credentials } from '../../platform/sign-in/credentials.ts';
import type { EndKeysOf } from '../company/end-keys-of.ts';
import type { ReadNotices } from '../sales-order/read-notices.ts';
import type { LoadUsers } from './users.command.ts';

/** Can be repeated. Answers what of somebody's access was ended. */
export type SettleUser = (
  userId: string,
  context: CommandContext,
) => Promise<{ readonly keys: number; readonly sessions: number }>;

type Deps = {
  readonly loadUsers: LoadUsers;
  readonly sessions: Pick<Sessions, 'endOf' | 'giveRoles'>;
  readonly credentials: Pick<Credentials, 'remove'>;
  readonly links: Pick<AccountLinks, 'removeOf'>;
  readonly endKeysOf: EndKeysOf;
  readonly readNotices: Pick<ReadNotices, 'removeOf'>;
  /** their keys may no more than these roles do, from now on; none: they were ended */
  readonly giveKeyRoles: (companyId: string, userId: string, roles: readonly string[]) => Promise<void>;
};

export const createSettleUser =
  ({ loadUsers, sessions, credentials, links, endKeysOf, readNotices, giveKeyRoles }: Deps): SettleUser =>
  async (userId, context) => {
    const { companyId } = context;
    const user = (await loadUsers(companyId)).get(userId);
    if (!user) return { keys: 0, sessions: 0 };
    await giveKeyRoles(companyId, userId, user.status === 'ended' ? [] : user.roles);
    if (user.status !== 'ended') {
      await sessions.giveRoles(companyId, userId, user.roles);
      return { keys: 0, sessions: 0 };
    }
    await credentials.remove(companyId, userId);
    await links.removeOf({ companyId, userId });
    await readNotices.removeOf(companyId, userId);
    const { keys } = await endKeysOf(`user:${userId}`, context);
    return { keys, sessions: await sessions.endOf(companyId, userId) };
  };
