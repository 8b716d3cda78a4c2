/** The port AccessTokens over the internet: providers, guard of hosts, memory. */
import type { AccessTokens } from '../../domain/mailbox/access-tokens.port.ts';
import { createHostGuard, type HostGuardOptions } from '../host-guard/host-guard.ts';
import { createVettedPost } from '../host-guard/vetted-post.ts';
import { isWebPort, webPorts } from '../host-guard/web-ports.ts';
import { createTokenMemory, type TokenClock } from './access-tokens.ts';
import { createAskToken, type TokenProviders } from './ask-token.ts';

export type CreateAccessTokens = Pick<HostGuardOptions, 'allowedCidrs' | 'resolve'> & {
  readonly providers: TokenProviders;
  /** PEM of certificates trusted besides the public ones (MAIL_CA_FILE) */
  readonly ca: string | null;
  readonly clock?: TokenClock;
  /** for one request, 15 s unless given */
  readonly timeoutMs?: number;
  readonly most?: number;
};

/** Web servers that may be spoken to on behalf of a mailbox: token servers, and Microsoft Graph. */
export const createMailWebHosts = (
  options: Pick<HostGuardOptions, 'allowedCidrs' | 'resolve'>,
): ReturnType<typeof createHostGuard> =>
  createHostGuard({
    ...options,
    portAllowed: isWebPort,
    words: { server: 'web server', ports: webPorts, setting: 'MAIL_ALLOWED_CIDRS' },
  });

/** One for a process: what it remembers is shared by all who ask. */
export const createAccessTokens = ({
  providers,
  ca,
  clock,
  timeoutMs = 15_000,
  most,
  ...hosts
}: CreateAccessTokens): AccessTokens => {
  const post = createVettedPost({ hosts: createMailWebHosts(hosts), ca, timeoutMs });
  const ask = createAskToken({ post, providers, now: clock?.now ?? (() => Date.now()) });
  return createTokenMemory({ ask, ...(clock ? { clock } : {}), ...(most === undefined ? {} : { most }) });
};
