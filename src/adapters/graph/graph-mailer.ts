/** Sends a mail as it is (MIME) with sendMail of Microsoft Graph (learn.microsoft.com/graph/api/user-sendmail, "MIME format"). */
import { isLeft } from 'fp-ts/lib/Either.js';
import type { MayGo, SendOutcome, Withheld } from '../../domain/delivery/delivery.ts';
import type { GraphMailer } from '../../domain/email/graph-mailer.port.ts';
import type { AccessTokens, TokenRequest } from '../../domain/mailbox/access-tokens.port.ts';
import type { Posted, VettedPost } from '../host-guard/vetted-post.ts';
import { composeMessage } from '../smtp/compose-message.ts';
import { withoutAddresses } from '../smtp/smtp-failure.ts';
import { graphRefusal } from './graph-refusal.ts';

type Options = {
  readonly post: VettedPost;
  readonly tokens: AccessTokens;
  /** "https://graph.microsoft.com" */
  readonly graphUrl: string;
};

/** Nothing here tries again, but for a token that Graph refuses: then nothing was sent, and a new one is asked for once. */
export const createGraphMailer = ({ post, tokens, graphUrl }: Options): GraphMailer => ({
  send: async ({ companyId, login, secret, mailbox }, mail, mayGo) => {
    const message = await composeMessage(mail);
    if (typeof message === 'string') return { outcome: 'refused', transient: false, reason: withoutAddresses(message) };
    const url = new URL(`${graphUrl}/v1.0/users/${encodeURIComponent(mailbox)}/sendMail`);
    const request: TokenRequest = { login, secret, mailbox, audience: 'graph' };
    const body = message.raw.toString('base64');
    const once = askedOnce(mayGo);
    const attempt = async (): Promise<{ readonly posted: Posted; readonly token: string } | SendOutcome> => {
      const tokenResult = await tokens.get(companyId, request);
      if (isLeft(tokenResult))
        return { outcome: 'refused', transient: tokenResult.left.transient, reason: tokenResult.left.message };
      const { token } = tokenResult.right;
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'text/plain', accept: 'application/json' };
      return { posted: await post({ url, headers, body, mayGo: once }), token };
    };
    const first = await attempt();
    if ('outcome' in first) return first;
    if (!(first.posted.end === 'answered' && first.posted.status === 401)) return outcomeOf(first.posted, first.token);
    tokens.forget(companyId, request);
    const second = await attempt();
    return 'outcome' in second ? second : outcomeOf(second.posted, second.token);
  },
});

/** What was granted for the first attempt counts for the second: the mail is the same, and has not left. */
const askedOnce = (mayGo: MayGo): MayGo => {
  let granted = false;
  return async () => {
    granted ||= await mayGo();
    return granted;
  };
};

/** A gateway that gives up waiting does not know what became of what it passed on. */
const unsure = [502, 504];

const outcomeOf = (posted: Posted, token: string): SendOutcome | Withheld => {
  switch (posted.end) {
    case 'withheld':
      return { outcome: 'withheld' };
    case 'host_refused':
      return { outcome: 'refused', transient: posted.refusal.transient, reason: posted.refusal.message };
    case 'failed':
      return posted.sent
        ? { outcome: 'unknown', reason: 'the connection to Microsoft Graph ended before it confirmed the mail' }
        : { outcome: 'refused', transient: !posted.certificate, reason: `no connection to Microsoft Graph (${posted.reason})` };
    case 'answered':
      if (posted.status >= 200 && posted.status < 300) return { outcome: 'sent' };
      if (unsure.includes(posted.status))
        return { outcome: 'unknown', reason: `Microsoft Graph answers ${posted.status}: it may or may not have taken the mail` };
      return graphRefusal(posted, token);
  }
};
