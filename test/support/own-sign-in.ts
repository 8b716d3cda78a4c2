/** Users with passwords of ours: as an operator makes the first one, and as browsers sign in. */
import { inviteFromHere } from '../../src/main/tools/invite-from-here.ts';
import type { Stack } from './stack.ts';

export const goodPassword = 'vier blaue fenster klappern';

/** The code of the link that an operator hands to this user of a company. */
export const invitationCode = async (stack: Stack, companyId: string, email: string, roles = 'admin'): Promise<string> => {
  const link = await inviteFromHere(stack.foundation, stack.commands, stack.request(companyId), [email, roles]);
  return link.split('#code=')[1] ?? '';
};

/** A user who has joined; answers their id. */
export const joinedUser = async (
  stack: Stack,
  companyId: string,
  { email, name = 'Anna Berg', roles = 'admin', password = goodPassword }: JoinedUser,
): Promise<string> => {
  const code = await invitationCode(stack, companyId, email, roles);
  const context = stack.request(companyId);
  const done = await stack.commands.accounts.join({ code, name, password }, () => context);
  if (done._tag === 'Left') throw new Error(`${email} did not join: ${done.left}`);
  return done.right.userId;
};
type JoinedUser = { readonly email: string; readonly name?: string; readonly roles?: string; readonly password?: string };
