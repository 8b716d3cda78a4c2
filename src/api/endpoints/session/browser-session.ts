/** How a browser's session begins and ends, whatever way somebody came. */
import type { Sessions, SignInWay } from '../../../platform/sessions/sessions.ts';
import type { Call } from '../../http/endpoint.ts';
import type { SecurityWatch } from '../../http/security-watch.ts';
import { sessionCookie, sessionKeyOf } from '../../http/session.ts';
import type { ByIssuer } from './oidc.endpoints.ts';

type Deps = {
  readonly sessions: Sessions;
  readonly security: Pick<SecurityWatch, 'record'>;
  readonly signIn: { readonly byIssuer: ByIssuer | null };
};
/** What of a call a session begins and ends with. */
export type BrowserCall = Pick<Call, 'header' | 'context' | 'network'>;
type Who = {
  readonly companyId: string;
  readonly subject: string;
  readonly roles: readonly string[];
  readonly name?: string | null;
  readonly email?: string | null;
};

export type BrowserSession = {
  /** Ends a session of the browser: a key from before a sign-in is invalid after it. */
  readonly endOld: (call: BrowserCall) => Promise<void>;
  /** Answers the cookie. */
  readonly begin: (call: BrowserCall, method: SignInWay, user: Who) => Promise<string>;
};

export const createBrowserSession = ({ sessions, security, signIn }: Deps): BrowserSession => {
  /** The caller is not signed in: the context of the call does not say who it is about. */
  const whose = ({ companyId, subject }: Pick<Who, 'companyId' | 'subject'>, { context }: BrowserCall) => ({
    companyId,
    actor: `user:${subject}`,
    correlationId: context.correlationId,
  });
  const endOld: BrowserSession['endOld'] = async (call) => {
    const old = sessionKeyOf(call.header('cookie'));
    if (old === null) return;
    const session = await sessions.find(old, { look: true });
    await sessions.end(old);
    if (session) security.record({ type: 'SignedOut', data: { way: session.way } }, whose(session, call));
    if (session?.refreshToken) await signIn.byIssuer?.provider.forget(session.refreshToken);
  };
  return {
    endOld,
    begin: async (call, method, { companyId, subject, roles, name = null, email = null }) => {
      await endOld(call);
      const userAgent = call.header('user-agent')?.slice(0, 300) ?? null;
      const { key } = await sessions.begin({
        companyId,
        subject,
        roles,
        way: method,
        name,
        email,
        userAgent,
        refreshToken: null,
      });
      security.record({ type: 'SignedIn', data: { way: method, roles } }, whose({ companyId, subject }, call));
      return sessionCookie(key);
    },
  };
};
