/** Access tokens for mailboxes that sign in as an application, and where they may be asked for. */
import type { HostGuard } from '../../adapters/host-guard/host-guard.ts';
import { createAccessTokens, createMailWebHosts } from '../../adapters/oauth/create-access-tokens.ts';
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

/** Where a mailbox of generic OAuth 2.0 may have its tokens from: the networks that its mail servers may be in. */
export const composeTokenHosts = ({ mail }: Config): HostGuard => createMailWebHosts({ allowedCidrs: mail.allowedCidrs });
