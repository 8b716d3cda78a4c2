/** Signing in with an address and a password of ours, and with a code where the person wants that asked for. */
import { normalisedPassword } from '../../domain/user/password-rule.ts';
import { normalisedAddress, type User } from '../../domain/user/user.decider.ts';
import type { LinkOwner } from '../../platform/sign-in/account-links.ts';
import type { Attempts, Trier } from '../../platform/sign-in/attempts.ts';
import type { Credential, Credentials } from '../../platform/sign-in/credentials.ts';
import { recoveryHash, stepOfCode } from '../../platform/sign-in/one-time-codes.ts';
import { comparePasswordOfNobody, passwordTrial } from '../../platform/sign-in/password-hash.ts';
import type { LoadUsers } from './users.command.ts';

export type SignedInUser = User & { readonly companyId: string };

export type SignInOutcome =
  | { readonly outcome: 'signed_in'; readonly user: SignedInUser }
  /**
   * the same for every wrong part, so that guessing reveals nothing. `of`: owner of the address, for the security
   * contact
   */
  | { readonly outcome: 'refused'; readonly of: readonly LinkOwner[] }
  | { readonly outcome: 'code_required' }
  | { readonly outcome: 'code_wrong'; readonly of: readonly LinkOwner[] }
  /** the password is that of users of several companies */
  | { readonly outcome: 'choose'; readonly companies: readonly { readonly id: string; readonly name: string }[] }
  | { readonly outcome: 'wait'; readonly ms: number };

export type SignInWithPassword = (request: {
  readonly email: string;
  readonly password: string;
  readonly code: string | null;
  readonly companyId: string | null;
  /** the browser's name, where this user signed in with it before; null: a stranger's */
  readonly browserOf: (user: LinkOwner) => string | null;
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
/** One account that somebody tries a password at; without a credential it is an address that nobody has, which is counted alike. */
type Tried = { readonly credential: Credential | null; readonly subject: Trier; readonly waitMs: number | null };

/** What counts a user's tries; ids of companies and users hold no slash. */
export const accountOf = ({ companyId, userId }: LinkOwner): string => `${companyId}/${userId}`;

export const createSignInWithPassword = (deps: SignInDeps): SignInWithPassword => {
  const { credentials, attempts, companyName } = deps;
  return async (request) => {
    const { code, companyId, network } = request;
    const address = normalisedAddress(request.email);
    const accounts = (await credentials.byAddress(address)).slice(0, mostCompanies);
    const tried = await begun(attempts, triersOf(accounts, address, request));
    const open = tried.filter(({ waitMs }) => waitMs === null);
    const isStranger = open.some(({ subject }) => subject.browser === null);
    const notWrong = async (...right: readonly Tried[]): Promise<void> => {
      for (const { subject } of right) await attempts.forgive(subject);
      if (isStranger) await attempts.ofNetwork.forgive(network);
    };
    const waitMs = Math.max(...tried.map((trial) => trial.waitMs ?? 0));
    if (open.length === 0) return { outcome: 'wait', ms: waitMs };
    const matches = await matching(deps, open, normalisedPassword(request.password));
    const [match, second] = matches.filter(({ user }) => companyId === null || user.companyId === companyId);
    // at an account that waits the password was not tried: it may be right
    if (!match) return waitMs > 0 ? { outcome: 'wait', ms: waitMs } : { outcome: 'refused', of: accounts };
    if (second) {
      await notWrong(...matches);
      const companies = matches.map(async ({ user: { companyId: id } }) => ({ id, name: await companyName(id) }));
      return { outcome: 'choose', companies: await Promise.all(companies) };
    }
    const { credential, user } = match;
    if (credential.totp !== null) {
      if (code === null) {
        await notWrong(match);
        return { outcome: 'code_required' };
      }
      const refusal = await secondStep(deps, match, code);
      if (refusal) {
        await attempts.forgive(match.subject);
        return refusal;
      }
    }
    await attempts.succeeded(match.subject);
    if (isStranger) await attempts.ofNetwork.forgive(network);
    await credentials.noteSignIn(user.companyId, user.userId);
    return { outcome: 'signed_in', user };
  };
};

type From = Pick<Parameters<SignInWithPassword>[0], 'browserOf' | 'network'>;

/** A password is tried at every account of its address, whichever company was named. */
const triersOf = (
  accounts: readonly Credential[],
  address: string,
  { browserOf, network }: From,
): readonly Omit<Tried, 'waitMs'>[] => {
  const from = { step: 'password', network } as const;
  if (accounts.length === 0) return [{ credential: null, subject: { ...from, account: address, browser: null } }];
  return accounts.map((credential) => ({
    credential,
    subject: { ...from, account: accountOf(credential), browser: browserOf(credential) },
  }));
};

/** What is refused counts nowhere else: neither at the network for an account that waits, nor at the accounts for a network that does. */
const begun = async (attempts: Attempts, triers: readonly Omit<Tried, 'waitMs'>[]): Promise<readonly Tried[]> => {
  const tried: Tried[] = [];
  for (const trier of triers) tried.push({ ...trier, waitMs: await attempts.begin(trier.subject) });
  const strangers = tried.filter(({ subject, waitMs }) => waitMs === null && subject.browser === null);
  const [first] = strangers;
  const ms = first ? await attempts.ofNetwork.begin(first.subject.network) : null;
  if (ms === null) return tried;
  for (const { subject } of strangers) await attempts.forgive(subject);
  return tried.map((trial) => (strangers.includes(trial) ? { ...trial, waitMs: ms } : trial));
};

const matching = async (deps: SignInDeps, tried: readonly Tried[], password: string): Promise<readonly (Match & Tried)[]> => {
  const matches: (Match & Tried)[] = [];
  const isPassword = passwordTrial(password);
  for (const trial of tried) {
    const { credential } = trial;
    if (credential === null) await comparePasswordOfNobody(password);
    else if (await isPassword(credential.password)) {
      const { companyId, userId } = credential;
      const user = (await deps.loadUsers(companyId)).get(userId);
      if (user?.status === 'active') matches.push({ ...trial, credential, user: { ...user, companyId } });
    }
  }
  return matches;
};

/**
 * Counted separately: a person with the password must not get new attempts at the code by entering the password
 * again.
 */
const secondStep = async (
  deps: SignInDeps,
  { credential, subject }: Match & Tried,
  code: string,
): Promise<Extract<SignInOutcome, { outcome: 'wait' | 'code_wrong' }> | null> => {
  const trier = { ...subject, step: 'code' } as const;
  const ms = await deps.attempts.begin(trier);
  if (ms !== null) return { outcome: 'wait', ms };
  if (!(await takesCode(deps, credential, code))) return { outcome: 'code_wrong', of: [credential] };
  await deps.attempts.succeeded(trier);
  return null;
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
