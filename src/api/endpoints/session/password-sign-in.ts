/** A sign-in with address and password, as an answer: the cookies, or what is missing. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { SignedInUser, SignInWithPassword } from '../../../commands/user/sign-in.ts';
import type { LoadUsers } from '../../../commands/user/users.command.ts';
import type { Keyring } from '../../../platform/crypto/keyring.ts';
import type { Sessions } from '../../../platform/sessions/sessions.ts';
import type { LinkOwner } from '../../../platform/sign-in/account-links.ts';
import { browserOfUser, knownBrowserCookie } from '../../http/known-browser.ts';
import { type Problem, problem, Refused } from '../../http/problem.ts';
import type { SecurityWatch } from '../../http/security-watch.ts';
import type { BrowserCall, BrowserSession } from './browser-session.ts';

const signInRefused = problem(401, 'sign_in_refused', 'The email address or password is incorrect, or the user was deactivated.');
const codeRequired = problem(
  401,
  'code_required',
  'The password is correct. Send the six-digit code of the authenticator app as code, too.',
);
const codeWrong = problem(401, 'code_wrong', 'The code is incorrect or was already used. Wait for the next one.');

const tooManyTries = (ms: number): Refused => {
  const seconds = Math.ceil(ms / 1000);
  const detail = `Too many attempts for this address. Wait ${seconds} s, or request a password reset link.`;
  return new Refused({ status: 429, code: 'too_many_requests', detail, headers: { 'Retry-After': String(seconds) } });
};

/**
 * A refusal leaves at a multiple of this after it came, whatever of the work was different for an address that nobody has: milliseconds are enough to tell
 * them apart.
 */
const stepMs = 250;
const nextStep = (begun: number): Promise<void> => sleep(stepMs - ((performance.now() - begun) % stepMs));

type Given = { readonly email: string; readonly password: string; readonly code?: string; readonly company?: string };
type Deps = {
  readonly commands: { readonly signInWithPassword: SignInWithPassword; readonly loadUsers: LoadUsers };
  readonly sessions: Sessions;
  readonly keyring: Keyring;
};

/** The session of a user: its cookie, and the one that makes the browser known. Throws Refused when they were ended meanwhile. */
export const createBeginAsUser =
  ({ commands, sessions, keyring }: Deps, browser: BrowserSession) =>
  async (call: BrowserCall, { companyId, userId, roles, name, email }: SignedInUser): Promise<readonly string[]> => {
    const cookie = await browser.begin(call, 'password', { companyId, subject: userId, roles, name, email });
    // ended or given other roles between the password and the session: what ends sessions has not seen this one
    const user = (await commands.loadUsers(companyId)).get(userId);
    if (user?.status !== 'active') {
      await sessions.endOf(companyId, userId);
      throw Refused.declared(signInRefused);
    }
    await sessions.giveRoles(companyId, userId, user.roles);
    return [cookie, knownBrowserCookie(keyring, call.header('cookie'), { companyId, userId })];
  };

type Watched = Deps & { readonly security: Pick<SecurityWatch, 'refused'> };

export const createPasswordSignIn = (deps: Watched, browser: BrowserSession) => {
  const { commands, keyring } = deps;
  const begin = createBeginAsUser(deps, browser);
  /** The company of the account learns about failed attempts; the person behind them is unknown. */
  const tell = ({ context }: BrowserCall, of: readonly LinkOwner[], { status, code }: Problem): void => {
    for (const { companyId, userId } of of)
      deps.security.refused(
        { credential: 'none', status, code, route: 'POST /sales/session/' },
        { companyId, actor: `user:${userId}`, correlationId: context.correlationId },
      );
  };
  return async (call: BrowserCall, { email, password, code, company }: Given) => {
    const begun = performance.now();
    const result = await commands.signInWithPassword({
      email,
      password,
      code: code ?? null,
      companyId: company ?? null,
      browserOf: (user) => browserOfUser(keyring, call.header('cookie'), user),
      network: call.network,
    });
    switch (result.outcome) {
      case 'wait':
        throw tooManyTries(result.ms);
      case 'refused':
        tell(call, result.of, signInRefused);
        await nextStep(begun);
        return { problem: signInRefused };
      case 'code_required':
        return { problem: codeRequired };
      case 'code_wrong':
        tell(call, result.of, codeWrong);
        return { problem: codeWrong };
      case 'choose':
        return { status: 200 as const, body: { companies: result.companies } };
      case 'signed_in':
        return { status: 204 as const, headers: { 'Set-Cookie': await begin(call, result.user) } };
    }
  };
};
