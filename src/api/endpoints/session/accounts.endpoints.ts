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
const code = meaning(textField(200), 'The code after #code= in the link');
const forged = ['cross_site_request', 'header_required'] as const;
const notGood = problem(401, 'link_invalid', 'This link was already used or has expired. Request a new one.');
const notOpen = problem(403, 'sign_in_method_disabled', 'Password sign-in is not enabled. Use another sign-in method.');
const noLinks = problem(
  409,
  'email_links_unavailable',
  'Links cannot be sent by email because PUBLIC_URL is not set. Contact your administrator.',
);

const notProven = problem(
  403,
  'address_not_verified',
  'This address already has an account at another company. Sign in with it first, in this browser, then open the link again.',
);
const linkOrAddress = (refusal: PasswordRefusal) => (refusal === 'address_not_proven' ? notProven : notGood);

const invitationShape = named(
  'Invitation',
  'An invitation',
  record({
    company: [text, 'Company that sent the invitation'],
    email: [text, 'Email address for signing in'],
    name: [text, 'Name entered by the inviting user; may be empty'],
    roles: [listOf(text), 'Roles of the invited user'],
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

/** Without a session: people act on their own account only. */
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
      summary: 'Get an invitation without using it up',
      permission: 'anyone',
      unkept: true,
      body: requestSchema({ code }),
      answers: { 200: invitationShape, 401: problems('link_invalid'), 403: problems(...forged) },
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
      summary: 'Accept an invitation with a name and a password, and sign in',
      permission: 'anyone',
      unkept: true,
      body: requestSchema({ code, name: textField(200), password: passwordField }),
      answers: {
        204: noContent('Set-Cookie'),
        400: problems('https_required'),
        401: problems('link_invalid', 'sign_in_refused'),
        403: problems(...forged, 'sign_in_method_disabled', 'address_not_verified'),
      },
      handle: async (call) => {
        refuseForged(call.header);
        if (!deps.signIn.byPassword) return { problem: notOpen };
        if (!call.keepsCookies) return { problem: httpsRequired };
        const joined = await accounts.join(
          { ...call.body, signedIn: await signedInUser(call.header) },
          asThemselves(call.context),
        );
        if (isLeft(joined)) return { problem: isWeakness(joined.left) ? weakPassword(joined.left) : linkOrAddress(joined.left) };
        return { status: 204, headers: { 'Set-Cookie': await begin(call, joined.right) } };
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
    summary: 'Send a password reset link by email; the response does not show whether the address has an account',
    permission: 'anyone',
    unkept: true,
    body: requestSchema({ email: emailAddress }),
    answers: { 202: null, 403: problems(...forged, 'sign_in_method_disabled'), 409: problems('email_links_unavailable') },
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
    summary: 'Set a new password with a reset link; ends all sessions',
    permission: 'anyone',
    unkept: true,
    body: requestSchema({ code, password: passwordField }),
    answers: { 204: noContent('Set-Cookie'), 401: problems('link_invalid'), 403: problems(...forged) },
    handle: async ({ header, body, context }) => {
      refuseForged(header);
      const result = await accounts.reset(body);
      if (isLeft(result)) return { problem: isWeakness(result.left) ? weakPassword(result.left) : notGood };
      const { companyId, userId } = result.right;
      security.record({ type: 'SignInChanged', data: { what: 'password_reset' } }, asThemselves(context)(companyId, userId));
      // the recipient of the mail is known: guesses by others do not lock them out here
      return { status: 204, headers: { 'Set-Cookie': knownBrowserCookie(keyring, header('cookie'), { companyId, userId }) } };
    },
  }),
];

export const accountEndpoints = (deps: Deps): readonly Endpoint[] => [...inviting(deps), ...resetting(deps)];
