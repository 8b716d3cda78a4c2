/** How a browser's session begins and ends, whatever way somebody came. */
import type { Sessions } from '../../../platform/sessions/sessions.ts';
import type { Call } from '../../http/endpoint.ts';
import { sessionCookie, sessionKeyOf } from '../../http/session.ts';
import type { ByIssuer } from './oidc.endpoints.ts';

type Deps = { readonly sessions: Sessions; readonly signIn: { readonly byIssuer: ByIssuer | null } };
type Who = {
  readonly companyId: string;
  readonly subject: string;
  readonly roles: readonly string[];
  readonly name?: string | null;
  readonly email?: string | null;
};

export type BrowserSession = {
  /** A session that the browser had ends: a key from before a sign-in is good for nothing after it. */
  readonly endOld: (call: Pick<Call, 'header'>) => Promise<void>;
  /** Answers the cookie. */
  readonly begin: (call: Pick<Call, 'header'>, way: string, who: Who) => Promise<string>;
};

export const createBrowserSession = ({ sessions, signIn }: Deps): BrowserSession => {
  const endOld: BrowserSession['endOld'] = async ({ header }) => {
    const old = sessionKeyOf(header('cookie'));
    if (old === null) return;
    const session = await sessions.find(old, { look: true });
    await sessions.end(old);
    if (session?.refreshToken) await signIn.byIssuer?.provider.forget(session.refreshToken);
  };
  return {
    endOld,
    begin: async (call, way, { companyId, subject, roles, name = null, email = null }) => {
      await endOld(call);
      const userAgent = call.header('user-agent')?.slice(0, 300) ?? null;
      const { key } = await sessions.begin({ companyId, subject, roles, way, name, email, userAgent, refreshToken: null });
      return sessionCookie(key);
    },
  };
};
