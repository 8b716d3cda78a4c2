/** Access tokens for mailboxes that sign in as an application, and where they may be asked for. */
import { left } from 'fp-ts/lib/Either.js';
import { createHostGuard, type HostGuard } from '../../adapters/host-guard/host-guard.ts';
import type { AccessTokens } from '../../domain/mailbox/access-tokens.port.ts';
import type { Config } from '../../platform/config/config.ts';

export type CreateAccessTokens = (config: Config) => AccessTokens;

const notBuiltIn = {
  code: 'TOKEN_REFUSED',
  transient: false,
  message: 'signing in as an application is not built in',
} as const;

/** The place of the adapter that asks for tokens: until it is there, every application is told that it cannot sign in. */
export const composeAccessTokens: CreateAccessTokens = () => ({
  get: async () => left(notBuiltIn),
  forget: () => undefined,
});

/** Web servers, and what unprivileged programs listen on. */
const isTokenPort = (port: number): boolean => port === 443 || port >= 1_024;

/** Where a mailbox of generic OAuth 2.0 may have its tokens from: the networks that its mail servers may be in. */
export const composeTokenHosts = ({ mail }: Config): HostGuard =>
  createHostGuard({
    allowedCidrs: mail.allowedCidrs,
    portAllowed: isTokenPort,
    words: {
      server: 'token server',
      ports: 'port of a token server; allowed are 443 and from 1024 on',
      setting: 'MAIL_ALLOWED_CIDRS',
    },
  });
