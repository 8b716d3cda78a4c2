/** Coming to a password: by an invitation, or by a link when it was forgotten. Nobody is signed in here yet. */
import type { RequestContext } from '@order-intake/event-sourcing';
import { isLeft } from 'fp-ts/lib/Either.js';
import type { Accounts, PasswordRefusal } from '../../../commands/user/accounts.ts';
import type { SignInWithPassword } from '../../../commands/user/sign-in.ts';
import type { LoadUsers } from '../../../commands/user/users.command.ts';
import { requestSchema } from '../../../platform/codec/decode-request.ts';
import { meaning } from '../../../platform/codec/field.ts';
import { emailAddress, text as textField } from '../../../platform/codec/fields.ts';
import type { Keyring } from '../../../platform/crypto/keyring.ts';
import type { Sessions } from '../../../platform/sessions/sessions.ts';
import { noContent, problems } from '../../http/answers.ts';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { knownBrowserCookie } from '../../http/known-browser.ts';
import { problem } from '../../http/problem.ts';
import type { SecurityWatch } from '../../http/security-watch.ts';
import { refuseForged, sessionKeyOf } from '../../http/session.ts';
import { listOf, named, record, text } from '../../http/shapes.ts';
import { isWeakness, passwordField, weakPassword } from '../user/password-fault.ts';
import { createBrowserSession } from './browser-session.ts';
import { httpsRequired } from './https-required.ts';
import type { ByIssuer } from './oidc.endpoints.ts';
import { createBeginAsUser } from './password-sign-in.ts';

const path = '/sales/session/';
const code = meaning(textField(200), 'What stands behind #code= in the link');
const forged = ['cross_site_request', 'header_required'] as const;
const notGood = problem(401, 'link_not_good', 'This link was used already, or its time is over. Ask for a new one.');
const notOpen = problem(403, 'way_not_open', 'Nobody signs in with a password here.');
const noLinks = problem(409, 'no_links_by_mail', 'No links are sent by mail here: PUBLIC_URL is not set. Ask an administrator.');

const notProven = problem(
  403,
  'address_not_proven',
  'Someone already signs in with this address at another company. Sign in with it first, in this browser, then open the link again.',
);
const linkOrAddress = (refusal: PasswordRefusal) => (refusal === 'address_not_proven' ? notProven : notGood);

const invitationShape = named(
  'Invitation',
  'Whom an invitation is for',
  record({
    company: [text, 'The company that invites'],
    email: [text, 'The address to sign in with'],
    name: [text, 'As whoever invited called them; may be empty'],
    roles: [listOf(text), 'Their roles'],
  }),
);

type Deps = {
  readonly security: Pick<SecurityWatch, 'record'>;
  readonly commands: {
    readonly accounts: Accounts;
    readonly signInWithPassword: SignInWithPassword;
    readonly loadUsers: LoadUsers;
  };
  readonly startPasswordReset: (email: string) => Promise<void>;
  readonly sessions: Sessions;
  readonly signIn: { readonly byIssuer: ByIssuer | null; readonly byPassword: boolean };
  readonly keyring: Keyring;
  readonly publicUrl: string | null;
};

/** Nobody is signed in: what somebody does about their own account is theirs. */
const asThemselves = (context: RequestContext) => (companyId: string, userId: string) => ({
  ...context,
  companyId,
  actor: `user:${userId}`,
});

const inviting = (deps: Deps): readonly Endpoint[] => {
  const { accounts } = deps.commands;
  const begin = createBeginAsUser(deps, createBrowserSession(deps));
  const signedInUser = async (header: (name: string) => string | undefined) => {
    const key = sessionKeyOf(header('cookie'));
    const session = key === null ? null : await deps.sessions.find(key);
    return session?.way === 'password' ? { companyId: session.companyId, userId: session.subject } : null;
  };
  return [
    endpoint({
      method: 'post',
      path: `${path}invitation/`,
      summary: 'Whom an invitation is for; it stays good',
      permission: 'anyone',
      unkept: true,
      body: requestSchema({ code }),
      answers: { 200: invitationShape, 401: problems('link_not_good'), 403: problems(...forged) },
      handle: async ({ header, body }) => {
        refuseForged(header);
        const user = await accounts.invited(body.code);
        if (!user) return { problem: notGood };
        const { companyName: company, email, name, roles } = user;
        return { status: 200, body: { company, email, name: name ?? '', roles } };
      },
    }),
    endpoint({
      method: 'post',
      path: `${path}invitation/accept/`,
      summary: 'Join by an invitation, with a name and a password; the browser is signed in',
      permission: 'anyone',
      unkept: true,
      body: requestSchema({ code, name: textField(200), password: passwordField }),
      answers: {
        204: noContent('Set-Cookie'),
        400: problems('https_required'),
        401: problems('link_not_good', 'sign_in_refused'),
        403: problems(...forged, 'way_not_open', 'address_not_proven'),
      },
      handle: async (call) => {
        refuseForged(call.header);
        if (!deps.signIn.byPassword) return { problem: notOpen };
        if (!call.keepsCookies) return { problem: httpsRequired };
        const done = await accounts.join({ ...call.body, signedIn: await signedInUser(call.header) }, asThemselves(call.context));
        if (isLeft(done)) return { problem: isWeakness(done.left) ? weakPassword(done.left) : linkOrAddress(done.left) };
        return { status: 204, headers: { 'Set-Cookie': await begin(call, done.right) } };
      },
    }),
  ];
};

const resetting = ({
  commands: { accounts },
  startPasswordReset,
  signIn,
  publicUrl,
  security,
  keyring,
}: Deps): readonly Endpoint[] => [
  endpoint({
    method: 'post',
    path: `${path}password_reset/`,
    summary: 'Send a link for a new password to an address; the same answer for one that nobody has',
    permission: 'anyone',
    unkept: true,
    body: requestSchema({ email: emailAddress }),
    answers: { 202: null, 403: problems(...forged, 'way_not_open'), 409: problems('no_links_by_mail') },
    handle: async ({ header, body }) => {
      refuseForged(header);
      if (!signIn.byPassword) return { problem: notOpen };
      if (publicUrl === null) return { problem: noLinks };
      await startPasswordReset(body.email);
      return { status: 202 };
    },
  }),
  endpoint({
    method: 'post',
    path: `${path}password/`,
    summary:
      'Set a new password by a link that came by mail; every browser is signed out, and the second step stays; the browser that asks is known from now on',
    permission: 'anyone',
    unkept: true,
    body: requestSchema({ code, password: passwordField }),
    answers: { 204: noContent('Set-Cookie'), 401: problems('link_not_good'), 403: problems(...forged) },
    handle: async ({ header, body, context }) => {
      refuseForged(header);
      const done = await accounts.reset(body);
      if (isLeft(done)) return { problem: isWeakness(done.left) ? weakPassword(done.left) : notGood };
      const { companyId, userId } = done.right;
      security.record({ type: 'SignInChanged', data: { what: 'password_reset' } }, asThemselves(context)(companyId, userId));
      // whoever got the mail is no stranger: guesses of others do not shut them out here
      return { status: 204, headers: { 'Set-Cookie': knownBrowserCookie(keyring, header('cookie'), { companyId, userId }) } };
    },
  }),
];

export const accountEndpoints = (deps: Deps): readonly Endpoint[] => [...inviting(deps), ...resetting(deps)];
