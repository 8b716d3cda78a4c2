/** The own sign-in: users, what they prove themselves by, and what ends with them. */
import type { CommandHandler, EventStore } from '@order-intake/event-sourcing';
import type { Pool } from 'pg';
import type { RevokeApiKey } from '../../commands/company/api-keys.command.ts';
import { createEndKeysOf } from '../../commands/company/end-keys-of.ts';
import { createReadNotices } from '../../commands/sales-order/read-notices.ts';
import { foldStream } from '../../commands/shared/fold-stream.ts';
import { createAccounts } from '../../commands/user/accounts.ts';
import { createProvePassword } from '../../commands/user/prove-password.ts';
import { createSecondStep } from '../../commands/user/second-step.ts';
import { createSettleUser } from '../../commands/user/settle-user.ts';
import { createSignInWithPassword } from '../../commands/user/sign-in.ts';
import { createChangeUser, createInviteUser, createLoadUsers } from '../../commands/user/users.command.ts';
import { company } from '../../domain/company/company.decider.ts';
import { companyStream } from '../../domain/company/company.stream.ts';
import type { Keyring } from '../../platform/crypto/keyring.ts';
import { createSessions } from '../../platform/sessions/sessions.ts';
import { createAccountLinks } from '../../platform/sign-in/account-links.ts';
import { createAttempts } from '../../platform/sign-in/attempts.ts';
import { createCredentials } from '../../platform/sign-in/credentials.ts';
import { createKeyedHash } from '../../platform/sign-in/keyed-hash.ts';
import { createApiKeyQueries } from '../../projections/api-keys/api-keys.queries.ts';
import { createGiveMakerRoles } from '../../projections/api-keys/key-makers.ts';

type Parts = { readonly handle: CommandHandler; readonly store: EventStore; readonly revokeApiKey: RevokeApiKey };

export const composeUsers = (
  { pool, readPool, keyring }: { readonly pool: Pool; readonly readPool: Pool; readonly keyring: Keyring },
  { handle, store, revokeApiKey }: Parts,
) => {
  const loadUsers = createLoadUsers(store);
  const changeUser = createChangeUser({ handle, loadUsers });
  const credentials = createCredentials({ pool, keyring });
  const links = createAccountLinks(pool);
  const sessions = createSessions({ pool, keyring });
  const attempts = createAttempts({ pool, hashOf: createKeyedHash({ pool, keyring }, 'tries at a password') });
  const prove = createProvePassword({ credentials, attempts });
  const endKeysOf = createEndKeysOf({ apiKeysOf: createApiKeyQueries(readPool).apiKeysOf, revokeApiKey });
  const companyName = async (companyId: string): Promise<string> => {
    const state = await foldStream(store, company, companyStream(companyId));
    return state.phase === 'registered' ? state.name : '';
  };
  const now = () => new Date();
  return {
    endKeysOf,
    loadUsers,
    inviteUser: createInviteUser({ handle }),
    changeUser,
    accountLinks: links,
    accounts: createAccounts({ credentials, links, sessions, loadUsers, changeUser, prove, companyName, now }),
    secondStep: createSecondStep({ credentials, prove, attempts, now }),
    signInWithPassword: createSignInWithPassword({ credentials, loadUsers, attempts, companyName, now }),
    settleUser: createSettleUser({
      loadUsers,
      sessions,
      credentials,
      links,
      endKeysOf,
      readNotices: createReadNotices(pool),
      giveKeyRoles: createGiveMakerRoles(pool),
    }),
  };
};
