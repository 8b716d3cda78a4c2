/** Signing in with an address and a password of ours, and with a code where the person wants that asked for. */
import { normalisedPassword } from '../../domain/user/password-rule.ts';
import { normalisedAddress, type User } from '../../domain/user/user.decider.ts';
import type { LinkOwner } from '../../platform/sign-in/account-links.ts';
import type { Attempts } from '../../platform/sign-in/attempts.ts';
import type { Credential, Credentials } from '../../platform/sign-in/credentials.ts';
import { recoveryHash, stepOfCode } from '../../platform/sign-in/one-time-codes.ts';
import { comparePasswordOfNobody, isPassword } from '../../platform/sign-in/password-hash.ts';
import type { LoadUsers } from './users.command.ts';

export type SignedInUser = User & { readonly companyId: string };

export type SignInOutcome =
  | { readonly outcome: 'signed_in'; readonly user: SignedInUser }
  /** whatever of it was wrong: whoever guesses is not told. `of`: whose address it is, for who answers for their security */
  | { readonly outcome: 'refused'; readonly of: readonly LinkOwner[] }
  | { readonly outcome: 'code_required' }
  | { readonly outcome: 'code_wrong'; readonly of: readonly LinkOwner[] }
  /** the password is that of users of several companies */
  | { readonly outcome: 'choose'; readonly companies: readonly { readonly id: string; readonly name: string }[] }
  | { readonly outcome: 'wait'; readonly ms: number };

export type SignInWithPassword = (given: {
  readonly email: string;
  readonly password: string;
  readonly code: string | null;
  readonly companyId: string | null;
  /** a browser that somebody signed in with before; null: a stranger's */
  readonly browser: string | null;
  /** where they come from */
  readonly network: string;
}) => Promise<SignInOutcome>;

export type SignInDeps = {
  readonly credentials: Credentials;
  readonly loadUsers: LoadUsers;
  readonly attempts: Attempts;
  readonly companyName: (companyId: string) => Promise<string>;
  readonly now: () => Date;
};

/** one person in more companies than this is somebody who tries something */
const mostCompanies = 10;

type Match = { readonly credential: Credential; readonly user: SignedInUser };

export const createSignInWithPassword = (deps: SignInDeps): SignInWithPassword => {
  const { credentials, attempts, companyName } = deps;
  return async ({ email, password, code, companyId, browser, network }) => {
    const address = normalisedAddress(email);
    const who = { address, browser, network };
    const ms = await attempts.begin(who);
    if (ms !== null) return { outcome: 'wait', ms };
    const known = (await credentials.byAddress(address)).slice(0, mostCompanies);
    const matches = await matching(deps, known, normalisedPassword(password));
    const [match, second] = matches.filter(({ user }) => companyId === null || user.companyId === companyId);
    if (!match) return { outcome: 'refused', of: known };
    if (second) {
      await attempts.forgive(who);
      const companies = matches.map(async ({ user: { companyId: id } }) => ({ id, name: await companyName(id) }));
      return { outcome: 'choose', companies: await Promise.all(companies) };
    }
    const { credential, user } = match;
    if (credential.totp !== null) {
      if (code === null) {
        await attempts.forgive(who);
        return { outcome: 'code_required' };
      }
      if (!(await takesCode(deps, credential, code))) return { outcome: 'code_wrong', of: [credential] };
    }
    await attempts.succeeded(who);
    await credentials.noteSignIn(user.companyId, user.userId);
    return { outcome: 'signed_in', user };
  };
};

const matching = async (deps: SignInDeps, known: readonly Credential[], password: string): Promise<readonly Match[]> => {
  if (known.length === 0) await comparePasswordOfNobody(password);
  const matches: Match[] = [];
  for (const credential of known) {
    if (!(await isPassword(password, credential.password))) continue;
    const { companyId, userId } = credential;
    const user = (await deps.loadUsers(companyId)).get(userId);
    if (user?.status === 'active') matches.push({ credential, user: { ...user, companyId } });
  }
  return matches;
};

/** A code of the app, each step of time once, or one of the recovery codes. */
const takesCode = async (
  { credentials, now }: Pick<SignInDeps, 'credentials' | 'now'>,
  { companyId, userId, totp }: Credential,
  code: string,
): Promise<boolean> => {
  if (totp === null) return false;
  const digits = code.replace(/\s/g, '');
  const step = /^\d{6}$/.test(digits) ? stepOfCode(totp, digits, now()) : null;
  if (step !== null) return credentials.useStep(companyId, userId, step);
  const hash = recoveryHash(userId, code);
  return hash !== null && credentials.useRecovery(companyId, userId, hash);
};
