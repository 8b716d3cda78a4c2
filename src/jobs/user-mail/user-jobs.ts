/** What follows from a change of users, also where whoever made it was gone before it was done. */
import type { SettleUser } from '../../commands/user/settle-user.ts';
import { type BoundJob, bind } from '../bind.ts';
import { settleUser } from './user.definitions.ts';

export type UserJobPorts = { readonly settleUser: SettleUser };

export const createUserJobs = (ports: UserJobPorts): readonly BoundJob[] => [
  bind(settleUser, async ({ companyId, userId }, context) => {
    await ports.settleUser(userId, context(companyId));
  }),
];
