/** Signing in and out with a browser. */

import { requestSchema } from '../../../platform/codec/decode-request.ts';
import { optional } from '../../../platform/codec/field.ts';
import { text as textField } from '../../../platform/codec/fields.ts';
import type { Sessions } from '../../../platform/sessions/sessions.ts';
import { noContent, problems } from '../../http/answers.ts';
import type { Verify } from '../../http/auth.ts';
import { type Call, type Endpoint, endpoint } from '../../http/endpoint.ts';
import { problem, wrongField } from '../../http/problem.ts';
import { noSessionCookie, refuseForged, sessionCookie, sessionKeyOf } from '../../http/session.ts';
import { choice, listOf, named, record } from '../../http/shapes.ts';
import { httpsRequired } from './https-required.ts';
import type { ByIssuer } from './oidc.endpoints.ts';

const path = '/sales/session/';
const request = requestSchema({ token: optional(textField(8_000)), link: optional(textField(4_000)) });

const waysShape = named(
  'SignInWays',
  'How a browser may sign in here',
  record({
    ways: [
      listOf(choice('oidc', 'token', 'link')),
      'oidc: GET /sales/session/oidc/ sends the browser to the identity provider; token: one of npm run token, for development; link: one that is good once. Both are posted here',
    ],
  }),
);

const oneOfThem = wrongField('token', 'required', 'send a token, or a link, and not both');
const wayNotOpen = (way: string) => problem(403, 'way_not_open', `Nobody signs in with a ${way} here.`);
/** refuseForged */
const forged = ['cross_site_request', 'header_required'] as const;

type Deps = {
  readonly sessions: Sessions;
  /** the ways a browser may come to a session; null: this one is shut */
  readonly signIn: { readonly byToken: Verify | null; readonly byLink: Verify | null; readonly byIssuer: ByIssuer | null };
};

export const sessionEndpoints = ({ sessions, signIn }: Deps): readonly Endpoint[] => {
  const found = async ({ token, link }: { readonly token?: string | undefined; readonly link?: string | undefined }) => {
    if ((token === undefined) === (link === undefined)) return { problem: oneOfThem };
    const [way, verify, given] =
      token === undefined ? (['link', signIn.byLink, link] as const) : (['token', signIn.byToken, token] as const);
    if (verify === null || given === undefined) return { problem: wayNotOpen(way) };
    return { way, caller: await verify(given) };
  };
  /** A session that the browser had ends: a key from before a sign-in is good for nothing after it. */
  const endOld = async ({ header }: Pick<Call, 'header'>) => {
    const old = sessionKeyOf(header('cookie'));
    if (old === null) return;
    const session = await sessions.find(old, { look: true });
    await sessions.end(old);
    if (session?.refreshToken) await signIn.byIssuer?.provider.forget(session.refreshToken);
  };
  return [
    endpoint({
      method: 'get',
      path,
      summary: 'How a browser may sign in here',
      permission: 'anyone',
      answers: { 200: waysShape },
      handle: async () => ({
        status: 200,
        body: {
          ways: [
            ...(signIn.byIssuer ? (['oidc'] as const) : []),
            ...(signIn.byToken ? (['token'] as const) : []),
            ...(signIn.byLink ? (['link'] as const) : []),
          ],
        },
      }),
    }),
    endpoint({
      method: 'post',
      path,
      summary: 'Sign a browser in: a session cookie for a token, or for a link that is good once',
      permission: 'anyone',
      unkept: true,
      body: request,
      answers: {
        204: noContent('Set-Cookie'),
        400: problems('https_required'),
        401: problems('unauthorized', 'link_not_good'),
        403: problems(...forged, 'way_not_open', 'company_unknown'),
      },
      handle: async (call) => {
        refuseForged(call.header);
        if (!call.keepsCookies) return { problem: httpsRequired };
        const who = await found(call.body);
        if (who.problem) return who;
        const { way, caller } = who;
        await endOld(call);
        const { companyId, subject, roles } = caller;
        const userAgent = call.header('user-agent')?.slice(0, 300) ?? null;
        const known = { companyId, subject, roles, way, name: null, email: null, userAgent, refreshToken: null };
        const { key } = await sessions.begin(known);
        return { status: 204, headers: { 'Set-Cookie': sessionCookie(key) } };
      },
    }),
    endpoint({
      method: 'delete',
      path,
      summary: 'Sign the browser out: the session ends, and what the browser keeps of us goes',
      permission: 'anyone',
      answers: { 204: noContent('Set-Cookie', 'Clear-Site-Data'), 403: problems(...forged) },
      handle: async (call) => {
        refuseForged(call.header);
        await endOld(call);
        return { status: 204, headers: { 'Set-Cookie': noSessionCookie, 'Clear-Site-Data': '"cache", "storage"' } };
      },
    }),
  ];
};
