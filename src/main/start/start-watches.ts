/** Watches mailboxes beside the polls: their servers say what comes in. */
import type { Enqueue } from '@order-intake/event-sourcing';
import { background } from '@order-intake/kernel';
import type { MailboxPasswords } from '../../commands/mailbox/mailbox-passwords.ts';
import { createLoadMailbox } from '../../jobs/email/mailbox-access.ts';
import { createMailboxWatches } from '../../jobs/watching/mailbox-watches.ts';
import { createWatchLeases } from '../../jobs/watching/watch-leases.ts';
import { createWatchableMailboxes } from '../../projections/mailboxes/watchable-mailboxes.queries.ts';
import type { Ports } from '../compose/compose.ts';
import type { Foundation } from '../compose/compose-foundation.ts';

/** A mailbox that was switched on is watched after so long, and a lost connection is begun anew. */
const adjustMs = 10_000;

type Deps = Pick<Ports, 'store' | 'watchMailbox' | 'accessTokens'> & {
  readonly passwords: MailboxPasswords;
  readonly enqueue: (jobs: readonly Enqueue[]) => Promise<unknown>;
};

/** Nothing at all where the operator allows no connection. */
export const startWatches = ({ config, pool, log }: Foundation, deps: Deps): { readonly stop: () => Promise<void> } => {
  if (config.idleConnections === 0) return { stop: async () => undefined };
  const watches = createMailboxWatches({
    ...deps,
    loadMailbox: createLoadMailbox(deps.store),
    watchableMailboxes: createWatchableMailboxes(pool),
    leases: createWatchLeases(pool),
    now: () => new Date(),
    log,
    limit: config.idleConnections,
  });
  let adjusting = false;
  const adjust = () => {
    if (adjusting) return;
    adjusting = true;
    void background(
      () =>
        watches.adjust().finally(() => {
          adjusting = false;
        }),
      (err) => log.warn({ err }, 'mailboxes cannot be watched for now; they are polled all the same'),
    );
  };
  adjust();
  const timer = setInterval(adjust, adjustMs);
  return {
    stop: async () => {
      clearInterval(timer);
      await watches.stop();
    },
  };
};
