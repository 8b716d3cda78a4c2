/** Access tokens for mailboxes that sign in as an application, and where they may be asked for. */
import { createGraphMailer } from '../../adapters/graph/graph-mailer.ts';
import type { HostGuard } from '../../adapters/host-guard/host-guard.ts';
import { createVettedPost } from '../../adapters/host-guard/vetted-post.ts';
import { createAccessTokens, createMailWebHosts } from '../../adapters/oauth/create-access-tokens.ts';
import type { GraphMailer } from '../../domain/email/graph-mailer.port.ts';
import type { AccessTokens } from '../../domain/mailbox/access-tokens.port.ts';
import type { Config } from '../../platform/config/config.ts';

/** `ca`: PEM of certificates trusted besides the public ones, of mail servers and token servers alike. */
export type CreateAccessTokens = (config: Config, ca: string | null) => AccessTokens;

export const composeAccessTokens: CreateAccessTokens = ({ mail }, ca) =>
  createAccessTokens({
    providers: { microsoft: mail.microsoft, googleTokenUrl: mail.googleTokenUrl },
    allowedCidrs: mail.allowedCidrs,
    ca,
  });

/** Longer than a token may take: the mail itself travels. */
const graphMs = 60_000;

export const composeGraphMailer = ({ mail }: Config, ca: string | null, tokens: AccessTokens): GraphMailer => {
  const post = createVettedPost({ hosts: createMailWebHosts({ allowedCidrs: mail.allowedCidrs }), ca, timeoutMs: graphMs });
  return createGraphMailer({ post, tokens, graphUrl: mail.microsoft.graphUrl });
};

/** Where a mailbox of generic OAuth 2.0 may have its tokens from: the networks that its mail servers may be in. */
export const composeTokenHosts = ({ mail }: Config): HostGuard => createMailWebHosts({ allowedCidrs: mail.allowedCidrs });
