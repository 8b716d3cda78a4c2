/** Tells that a channel sends nothing any more: once a pause, because the pause itself is an event. */
import type { Logger } from '../../platform/logging/logger.ts';

type Deps = { readonly log: Pick<Logger, 'error'> };

export const createAlertPaused =
  ({ log }: Deps) =>
  async (companyId: string, channelId: string, code: number): Promise<void> => {
    log.error(
      { companyId, channelId, code },
      'the chat provider refuses this channel: nothing is sent until its access token or account is mended',
    );
  };
