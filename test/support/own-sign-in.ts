/** Users with passwords of ours: as an operator makes the first one, and as browsers sign in. */
import { randomBytes, scryptSync } from 'node:crypto';
import { inviteFromHere } from '../../src/main/tools/invite-from-here.ts';
import { createCredentials } from '../../src/platform/sign-in/credentials.ts';
import type { Stack } from './stack.ts';

export const goodPassword = 'vier blaue fenster klappern';

/** The code of the link that an operator hands to this user of a company. */
export const invitationCode = async (stack: Stack, companyId: string, email: string, roles = 'admin'): Promise<string> => {
  const link = await inviteFromHere(stack.foundation, stack.commands, stack.request(companyId), [email, roles]);
  return link.split('#code=')[1] ?? '';
};

/** A hash as the service's own, which says by what it was made: here by so little that a hundred tries at it cost nothing. */
const cheapHash = (password: string): string => {
  const salt = randomBytes(16);
  const text = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
  return `$scrypt$ln=4,r=8,p=1$${text(salt)}$${text(scryptSync(password, salt, 32, { N: 2 ** 4, r: 8, p: 1 }))}`;
};

/** A user who has joined; answers their id. Their password is compared at no cost until it is changed. */
export const joinedUser = async (
  stack: Stack,
  companyId: string,
  { email, name = 'Anna Berg', roles = 'admin', password = goodPassword }: JoinedUser,
): Promise<string> => {
  const code = await invitationCode(stack, companyId, email, roles);
  const context = stack.request(companyId);
  const done = await stack.commands.accounts.join({ code, name, password, signedIn: null }, () => context);
  if (done._tag === 'Left') throw new Error(`${email} did not join: ${done.left}`);
  const { userId } = done.right;
  await givePassword(stack, { companyId, userId, email }, password);
  return userId;
};

/** As if they had changed it; comparing it costs nothing. */
export const givePassword = (
  stack: Stack,
  { companyId, userId, email }: { readonly companyId: string; readonly userId: string; readonly email: string },
  password: string,
): Promise<void> => createCredentials(stack.foundation).setPassword({ companyId, userId, address: email }, cheapHash(password));
type JoinedUser = { readonly email: string; readonly name?: string; readonly roles?: string; readonly password?: string };
