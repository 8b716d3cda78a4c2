/** The browser's session: its cookie, and what tells a request of our own page from one that another site made it send. */
import type { Session, Sessions } from '../../platform/sessions/sessions.ts';
import type { Caller } from './auth.ts';
import { Refused } from './problem.ts';

/** `__Host-`: the browser takes it only with Secure, Path=/ and no Domain, so no neighbouring host can set one (RFC 6265bis, 4.1.3.2). */
export const sessionCookieName = '__Host-order-intake';
const attributes = 'Path=/; Secure; HttpOnly; SameSite=Strict';

export const sessionCookie = (key: string): string => `${sessionCookieName}=${key}; ${attributes}`;
export const noSessionCookie = `${sessionCookieName}=; Max-Age=0; ${attributes}`;

/** The value of a cookie in a Cookie header; null without one. */
export const cookieOf = (header: string | undefined, name: string): string | null => {
  for (const pair of header?.split(';') ?? []) {
    const [cookieName = '', value = ''] = pair.trim().split('=');
    if (cookieName === name && value !== '') return value;
  }
  return null;
};

/** The key of the session in a Cookie header; null without one. */
export const sessionKeyOf = (header: string | undefined): string | null => cookieOf(header, sessionCookieName);

type Header = (name: string) => string | undefined;

const forged = (code: 'cross_site_request' | 'header_required', detail: string): Refused =>
  new Refused({ status: 403, code, detail });

/**
 * Throws Refused (403) unless our own page asks: X-Order-Intake cannot be set by another origin without our leave (CORS), and
 * browsers name the asker in Sec-Fetch-Site. What an element of the page loads by itself (`fromElement`) can carry no header of ours.
 */
export const refuseForged = (header: Header, fromElement = false): void => {
  const site = header('sec-fetch-site');
  // none: typed into the address bar, or a saved link to a file
  const ours = site === undefined || site === 'same-origin' || (fromElement && site === 'none');
  if (!ours) throw forged('cross_site_request', 'Requests from other sites are not allowed with a session cookie.');
  if (!fromElement && header('x-order-intake') !== '1')
    throw forged('header_required', 'Requests with a session cookie require the header X-Order-Intake: 1.');
};

const ended = (): Refused =>
  new Refused({
    status: 401,
    code: 'session_ended',
    detail: 'The session has ended. Sign in again.',
    headers: { 'Set-Cookie': noSessionCookie, 'WWW-Authenticate': 'Bearer realm="order-intake"' },
  });

const callerOfSession = (session: Session): Caller => {
  const { companyId, subject, roles } = session;
  return { companyId, subject, roles, session };
};

/** The user signed in with this key. Throws Refused (401) if there is none. */
export const callerOfKey = async (sessions: Pick<Sessions, 'find'>, key: string, look = false): Promise<Caller> => {
  const session = await sessions.find(key, { look });
  if (session === null) throw ended();
  return callerOfSession(session);
};

/** Browsers keep a Secure cookie over plain http for this machine itself, and for no other. */
export const keepsCookies = ({ secure, hostname }: { readonly secure: boolean; readonly hostname: string }): boolean =>
  secure || /^(localhost|[\w.-]+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname);
