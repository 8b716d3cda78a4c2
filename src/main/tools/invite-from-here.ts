/** The operator of the installation invites the first user of a company, and a user who is locked out of everything. */
import type { RequestContext } from '@order-intake/event-sourcing';
import { isLeft } from 'fp-ts/lib/Either.js';
import { createIsRegistered } from '../../commands/company/register-company.command.ts';
import { isRole, roles } from '../../domain/company/permissions.ts';
import { sameAddress } from '../../domain/user/user.decider.ts';
import type { composeCommands } from '../compose/compose.ts';
import type { Foundation } from '../compose/compose-foundation.ts';

type Commands = ReturnType<typeof composeCommands>;

const addressForm = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The link. Who is invited or has joined already keeps their roles, unless others are named. Throws Error with a sentence. */
export const inviteFromHere = async (
  { config, store }: Foundation,
  commands: Pick<Commands, 'inviteUser' | 'changeUser' | 'loadUsers' | 'accountLinks'>,
  context: RequestContext,
  [email = '', rolesArgument]: readonly string[],
): Promise<string> => {
  const { companyId } = context;
  if (!config.auth.passwords) throw new Error('AUTH_PASSWORDS is off: users sign in at AUTH_ISSUER and are created there');
  if (!(await createIsRegistered(store)(companyId))) throw new Error(`${companyId} is not a company of this installation`);
  if (!addressForm.test(email)) throw new Error(`${email} is not an email address`);
  const wantedRoles = (rolesArgument ?? 'admin').split(',');
  const unknown = wantedRoles.find((role) => !isRole(role));
  if (unknown !== undefined) throw new Error(`${unknown} is not one of ${roles.join(', ')}`);
  const existing = [...(await commands.loadUsers(companyId)).values()].find(
    (user) => user.status !== 'ended' && sameAddress(user.email, email),
  );
  // of a user who has joined: a new password, whatever became of the old one and of their phone
  const purpose = existing?.status === 'active' ? 'reset' : 'invitation';
  let userId = existing?.userId;
  if (userId === undefined) {
    const invited = await commands.inviteUser({ email, name: null, roles: wantedRoles, byMail: false }, context);
    if (isLeft(invited)) throw new Error(`${email} could not be invited: ${invited.left.type}`);
    userId = invited.right.user.userId;
  } else if (rolesArgument !== undefined) {
    const changed = await commands.changeUser({ type: 'ChangeUserRoles', userId, roles: wantedRoles }, context);
    if (isLeft(changed)) throw new Error(`${email} could not get the roles ${rolesArgument}: ${changed.left.type}`);
  }
  const code = await commands.accountLinks.make({ companyId, userId }, purpose);
  const base = (config.publicUrl ?? `http://${config.host}:${config.port}`).replace(/\/$/, '');
  return `${base}/app/${purpose === 'reset' ? 'reset' : 'join'}#code=${code}`;
};
