/** What follows from a change of users, also where the person who made it was gone before it was done; and links for new passwords. */
import type { Accounts } from '../../commands/user/accounts.ts';
import type { SettleUser } from '../../commands/user/settle-user.ts';
import { type BoundJob, bind } from '../bind.ts';
import { askPasswordReset, settleUser } from './user.definitions.ts';

export type UserJobPorts = { readonly settleUser: SettleUser; readonly accounts: Pick<Accounts, 'askReset'> };

export const createUserJobs = (ports: UserJobPorts): readonly BoundJob[] => [
  bind(settleUser, async ({ companyId, userId }, context) => {
    await ports.settleUser(userId, context(companyId));
  }),
  bind(askPasswordReset, ({ addressHash }, context) =>
    // what somebody does about their own account is theirs
    ports.accounts.askReset(Buffer.from(addressHash, 'hex'), (companyId, userId) => ({
      ...context(companyId),
      actor: `user:${userId}`,
    })),
  ),
];
