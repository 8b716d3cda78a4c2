/** Signing in with the company's identity provider: the browser goes there and comes back with a code, which only we can turn into anything. */
import type { Queryable } from '@order-intake/event-sourcing';
import { requestSchema } from '../../../platform/codec/decode-request.ts';
import { meaning, optional } from '../../../platform/codec/field.ts';
import { text as textField } from '../../../platform/codec/fields.ts';
import type { Keyring } from '../../../platform/crypto/keyring.ts';
import { type IdentityProvider, type SignedIn, SignInFailed } from '../../../platform/sessions/identity-provider.port.ts';
import type { Sessions } from '../../../platform/sessions/sessions.ts';
import { noContent, problems } from '../../http/answers.ts';
import type { Caller } from '../../http/auth.ts';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { newSignIn, noSignInCookie, pendingSignIn, signInCookie, usePendingSignIn } from '../../http/oidc-cookie.ts';
import { originOf } from '../../http/origin.ts';
import { problem, Refused } from '../../http/problem.ts';
import { ofNobody } from '../../http/security-notes.ts';
import type { SecurityWatch } from '../../http/security-watch.ts';
import { sessionCookie, sessionKeyOf } from '../../http/session.ts';
import { httpsRequired } from './https-required.ts';

const path = '/sales/session/oidc/';
const callback = `${path}callback/`;
const app = '/app';
const notOpen = problem(
  403,
  'sign_in_method_disabled',
  'Sign-in with an identity provider is not enabled. Use another sign-in method.',
);

/** The way through the issuer. `identify` throws Refused for claims that name no company of ours. */
export type ByIssuer = { readonly provider: IdentityProvider; readonly identify: (signedIn: SignedIn) => Promise<Caller> };

type Deps = {
  readonly sessions: Pick<Sessions, 'begin' | 'end'>;
  readonly security: Pick<SecurityWatch, 'record' | 'refused'>;
  readonly signIn: { readonly byIssuer: ByIssuer | null };
  readonly keyring: Keyring;
  /** holds app.used_sign_in_links */
  readonly pool: Queryable;
  /** where people reach this service; null: where they asked */
  readonly publicUrl: string | null;
};

/** A page of ours, or the first one: never a link to somewhere else. */
const returnPage = (requested: string | undefined): string =>
  requested !== undefined && /^\/app(\/[\w./~%?=&-]*)?$/.test(requested) ? requested : app;

const textOrNull = (claim: unknown): string | null => (typeof claim === 'string' && claim !== '' ? claim.slice(0, 300) : null);

type Sent = { readonly status: 302; readonly headers: { readonly Location: string; readonly 'Set-Cookie': readonly string[] } };
const redirect = (to: string, ...cookies: readonly string[]): Sent => ({
  status: 302,
  headers: { Location: to, 'Set-Cookie': cookies },
});
/** Back to the page that signs in, which has the words. */
const failed = (code: string): Sent => redirect(`${app}/sign-in?error=${code}`, noSignInCookie);

/** Why nobody was signed in, for the page that has the words; null: that is no refusal. */
const refusalOf = (error: unknown, providerError: string | undefined): string | null => {
  if (error instanceof SignInFailed) return providerError === 'access_denied' ? 'access_denied' : 'sign_in_failed';
  if (error instanceof Refused) return error.problem.code === 'company_unknown' ? 'company_unknown' : 'not_allowed';
  return null;
};

export const oidcEndpoints = ({ sessions, security, signIn, keyring, publicUrl, pool }: Deps): readonly Endpoint[] => {
  const begun = async ({ claims, refreshToken }: SignedIn, { companyId, subject, roles }: Caller, userAgent: string | null) => {
    const person = { name: textOrNull(claims.name), email: textOrNull(claims.email) };
    return sessions.begin({ companyId, subject, roles, way: 'oidc', ...person, userAgent, refreshToken });
  };
  return [
    endpoint({
      method: 'get',
      path,
      summary: 'Start sign-in at the identity provider',
      permission: 'anyone',
      query: requestSchema({ return_to: optional(textField(500)) }),
      answers: {
        302: noContent('Location', 'Set-Cookie'),
        400: problems('https_required'),
        403: problems('sign_in_method_disabled'),
      },
      handle: async (call) => {
        if (!signIn.byIssuer) return { problem: notOpen };
        if (!call.keepsCookies) return { problem: httpsRequired };
        const pending = newSignIn(returnPage(call.query.return_to));
        const url = await signIn.byIssuer.provider.begin(originOf(publicUrl, call.header) + callback, pending);
        return redirect(url, signInCookie(keyring, pending));
      },
    }),
    endpoint({
      method: 'get',
      path: callback,
      summary: 'Complete sign-in after the identity provider redirects the browser back',
      permission: 'anyone',
      query: requestSchema({
        code: meaning(optional(textField(4_000)), 'Authorization code of the identity provider'),
        state: optional(textField(500)),
        iss: optional(textField(500)),
        error: optional(textField(500)),
        error_description: optional(textField(2_000)),
        session_state: optional(textField(500)),
      }),
      answers: { 302: noContent('Location', 'Set-Cookie'), 403: problems('sign_in_method_disabled') },
      handle: async (call) => {
        if (!signIn.byIssuer) return { problem: notOpen };
        const pending = pendingSignIn(keyring, call.header('cookie'));
        if (!pending || !(await usePendingSignIn(pool, pending))) return failed('sign_in_expired');
        const back = new URL(originOf(publicUrl, call.header) + callback);
        for (const [name, value] of Object.entries(call.query)) if (value !== undefined) back.searchParams.set(name, value);
        try {
          const signedIn = await signIn.byIssuer.provider.finish(back, pending);
          const caller = await signIn.byIssuer.identify(signedIn);
          const old = sessionKeyOf(call.header('cookie'));
          if (old !== null) await sessions.end(old);
          const { key } = await begun(signedIn, caller, call.header('user-agent')?.slice(0, 300) ?? null);
          const { companyId, subject, roles } = caller;
          const recording = { companyId, actor: `user:${subject}`, correlationId: call.context.correlationId };
          security.record({ type: 'SignedIn', data: { way: 'oidc', roles } }, recording);
          return redirect(pending.returnTo, sessionCookie(key), noSignInCookie);
        } catch (error) {
          const code = refusalOf(error, call.query.error);
          if (code === null) throw error;
          // a redirect for the browser, a refusal in the security log
          security.refused({ credential: 'none', status: 401, code, route: `GET ${callback}` }, ofNobody(call.context));
          return failed(code);
        }
      },
    }),
  ];
};
