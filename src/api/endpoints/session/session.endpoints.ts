/** Signing in and out with a browser. */
import type { SignInWithPassword } from '../../../commands/user/sign-in.ts';
import type { LoadUsers } from '../../../commands/user/users.command.ts';
import { requestSchema } from '../../../platform/codec/decode-request.ts';
import { meaning, optional } from '../../../platform/codec/field.ts';
import { emailAddress, password as passwordField, text as textField } from '../../../platform/codec/fields.ts';
import type { Keyring } from '../../../platform/crypto/keyring.ts';
import type { Sessions } from '../../../platform/sessions/sessions.ts';
import { noContent, problems } from '../../http/answers.ts';
import type { Verify } from '../../http/auth.ts';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { problem, wrongField } from '../../http/problem.ts';
import type { SecurityWatch } from '../../http/security-watch.ts';
import { noSessionCookie, refuseForged } from '../../http/session.ts';
import { choice, flag, listOf, named, record, text } from '../../http/shapes.ts';
import { createBrowserSession } from './browser-session.ts';
import { httpsRequired } from './https-required.ts';
import type { ByIssuer } from './oidc.endpoints.ts';
import { createPasswordSignIn } from './password-sign-in.ts';

const path = '/sales/session/';
const request = requestSchema({
  token: optional(textField(8_000)),
  link: optional(textField(4_000)),
  email: optional(emailAddress),
  password: optional(passwordField(1_000)),
  code: meaning(
    optional(textField(40)),
    'Code of the authenticator app, or a recovery code; required if two-factor authentication is on',
  ),
  company: optional(textField(64)),
});

const waysShape = named(
  'SignInWays',
  'Available sign-in methods',
  record({
    ways: [
      listOf(choice('oidc', 'password', 'token', 'link')),
      'password: email address and password; oidc: redirect to the identity provider with GET /sales/session/oidc/; token: from npm run token, for development; link: a one-time sign-in link. All but oidc are sent to this endpoint',
    ],
    mails_links: [flag, 'Whether a password reset link can be sent by email'],
  }),
);

const choiceShape = named(
  'SignInChoice',
  'The address and password belong to users of several companies; repeat the request with one of the IDs as company',
  record({
    companies: [listOf(record({ id: [text, 'Company ID'], name: [text, 'Registered name'] })), 'Companies'],
  }),
);

const oneOfThem = wrongField('token', 'required', 'send either email and password, a token or a link');
const methodDisabled = (method: string) =>
  problem(403, 'sign_in_method_disabled', `Sign-in with a ${method} is not enabled. Use another sign-in method.`);
/** refuseForged */
const forged = ['cross_site_request', 'header_required'] as const;

type Deps = {
  readonly sessions: Sessions;
  readonly security: Pick<SecurityWatch, 'record' | 'refused'>;
  /** the ways a browser may come to a session; null: this one is shut */
  readonly signIn: {
    readonly byToken: Verify | null;
    readonly byLink: Verify | null;
    readonly byIssuer: ByIssuer | null;
    readonly byPassword: boolean;
  };
  readonly commands: { readonly signInWithPassword: SignInWithPassword; readonly loadUsers: LoadUsers };
  readonly keyring: Keyring;
  /** links in mails lead there; null: none can be sent */
  readonly publicUrl: string | null;
};

/** Who it is that brings a token or a link. */
const callerOf = async (
  { byLink, byToken }: Deps['signIn'],
  { token, link }: { readonly token: string | undefined; readonly link: string | undefined },
) => {
  const [method, verify, credential] =
    token === undefined ? (['link', byLink, link] as const) : (['token', byToken, token] as const);
  if (verify === null || credential === undefined) return { problem: methodDisabled(method) };
  return { way: method, caller: await verify(credential) };
};

const signInEndpoint = (deps: Deps, browser: ReturnType<typeof createBrowserSession>): Endpoint => {
  const { signIn } = deps;
  const withPassword = createPasswordSignIn(deps, browser);
  return endpoint({
    method: 'post',
    path,
    summary: 'Sign in with an email address and password, a token or a one-time link',
    permission: 'anyone',
    unkept: true,
    body: request,
    answers: {
      200: choiceShape,
      204: noContent('Set-Cookie'),
      400: problems('https_required'),
      401: problems('unauthorized', 'link_invalid', 'sign_in_refused', 'code_required', 'code_wrong'),
      403: problems(...forged, 'sign_in_method_disabled', 'company_unknown'),
    },
    handle: async (call) => {
      refuseForged(call.header);
      if (!call.keepsCookies) return { problem: httpsRequired };
      const { token, link, email, password, code, company } = call.body;
      if ([token, link, email].filter((credential) => credential !== undefined).length !== 1) return { problem: oneOfThem };
      if (email !== undefined) {
        if (!signIn.byPassword) return { problem: methodDisabled('password') };
        if (password === undefined) return { problem: wrongField('password', 'required', 'can only be sent with email') };
        return withPassword(call, { email, password, ...(code ? { code } : {}), ...(company ? { company } : {}) });
      }
      const signedIn = await callerOf(signIn, { token, link });
      if (signedIn.problem) return signedIn;
      return { status: 204, headers: { 'Set-Cookie': await browser.begin(call, signedIn.way, signedIn.caller) } };
    },
  });
};

export const sessionEndpoints = (deps: Deps): readonly Endpoint[] => {
  const { signIn, publicUrl } = deps;
  const browser = createBrowserSession(deps);
  return [
    endpoint({
      method: 'get',
      path,
      summary: 'List the available sign-in methods',
      permission: 'anyone',
      answers: { 200: waysShape },
      handle: async () => ({
        status: 200,
        body: {
          ways: [
            ...(signIn.byIssuer ? (['oidc'] as const) : []),
            ...(signIn.byPassword ? (['password'] as const) : []),
            ...(signIn.byToken ? (['token'] as const) : []),
            ...(signIn.byLink ? (['link'] as const) : []),
          ],
          mails_links: signIn.byPassword && publicUrl !== null,
        },
      }),
    }),
    signInEndpoint(deps, browser),
    endpoint({
      method: 'delete',
      path,
      summary: "Sign out and clear the browser's data",
      permission: 'anyone',
      answers: { 204: noContent('Set-Cookie', 'Clear-Site-Data'), 403: problems(...forged) },
      handle: async (call) => {
        refuseForged(call.header);
        await browser.endOld(call);
        return { status: 204, headers: { 'Set-Cookie': noSessionCookie, 'Clear-Site-Data': '"cache", "storage"' } };
      },
    }),
  ];
};
