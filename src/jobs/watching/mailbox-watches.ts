/** Keeps connections on which mail servers say that something came in, and queues a poll then. The poll remains the truth. */
import { randomUUID } from 'node:crypto';
import { type Enqueue, enqueue } from '@order-intake/event-sourcing';
import { background } from '@order-intake/kernel';
import { MailboxUnavailable } from '../../domain/email/mail-access.port.ts';
import { IdleMissing, type WatchMailbox } from '../../domain/email/mailbox-watcher.port.ts';
import type { WatchableMailbox } from '../../projections/mailboxes/watchable-mailboxes.queries.ts';
import { pollMailbox } from '../definitions.ts';
import { type LoadMailbox, type LoginDeps, openImapServer } from '../email/mailbox-access.ts';
import { fairChoice } from './fair-choice.ts';
import type { WatchLeases } from './watch-leases.ts';

export type WatchDeps = LoginDeps & {
  readonly loadMailbox: LoadMailbox;
  readonly watchMailbox: WatchMailbox;
  readonly watchableMailboxes: () => Promise<readonly WatchableMailbox[]>;
  readonly leases: WatchLeases;
  readonly enqueue: (jobs: readonly Enqueue[]) => Promise<unknown>;
  readonly now: () => Date;
  readonly log: { readonly warn: (details: object, message: string) => void };
  /** connections of this process at most */
  readonly limit: number;
};

export type MailboxWatches = {
  /** Begins and ends watches until they are as they should be; several times a minute. */
  readonly adjust: () => Promise<void>;
  readonly stop: () => Promise<void>;
  /** how many connections stand */
  readonly connected: () => number;
};

type Watch = {
  /** of the mailbox's settings: with other ones the watch begins anew */
  readonly revision: number;
  readonly ending: AbortController;
  readonly ended: Promise<void>;
  connected: boolean;
};
/** after a failure: not before `at`; `failures` in a row */
type Pause = { readonly at: number; readonly failures: number; readonly revision: number };

const second = 1_000;
const longestPauseMs = 5 * 60 * second;
/** A refused login is the poll's business, and a server that has no IDLE will not have it in a minute. */
const lastingPauseMs = 60 * 60 * second;
/** Connections that are begun at a time: a server that sees two hundred at once may take them for an attack. */
const begunAtOnce = 50;

const lasting: ReadonlySet<MailboxUnavailable['trouble']> = new Set(['auth', 'blocked', 'folder']);

/** How soon a watch that failed is begun anew. */
const createPauses = ({ now, log }: Pick<WatchDeps, 'now' | 'log'>) => {
  const pauses = new Map<string, Pause>();
  return {
    end: (mailboxId: string) => void pauses.delete(mailboxId),
    isOver: ({ mailboxId, revision }: WatchableMailbox): boolean => {
      const pause = pauses.get(mailboxId);
      return pause === undefined || pause.revision !== revision || pause.at <= now().getTime();
    },
    failed: ({ mailboxId, revision }: WatchableMailbox, error: unknown) => {
      const failures = (pauses.get(mailboxId)?.failures ?? 0) + 1;
      const isOurs = error instanceof IdleMissing || error instanceof MailboxUnavailable;
      const isLasting = error instanceof IdleMissing || (error instanceof MailboxUnavailable && lasting.has(error.trouble));
      const pauseMs = isLasting ? lastingPauseMs : Math.min(longestPauseMs, 5 * second * 2 ** Math.min(failures - 1, 10));
      pauses.set(mailboxId, { at: now().getTime() + pauseMs, failures, revision });
      log.warn({ mailboxId, ...(isOurs ? { reason: error.message } : { err: error }) }, 'a mailbox is not watched for now');
    },
  };
};

const watchOne = async (
  deps: WatchDeps,
  { companyId, mailboxId }: WatchableMailbox,
  signal: AbortSignal,
  connected: () => void,
) => {
  const mailbox = await deps.loadMailbox(companyId, mailboxId);
  if (!mailbox?.isActive) return;
  const server = await openImapServer(deps, companyId, mailbox);
  const [folder = 'INBOX'] = mailbox.watchedFolders ?? [];
  const poll = enqueue(pollMailbox, { companyId, mailboxId, asked: false }, mailboxId);
  const onMail = () => {
    connected();
    void background(
      () => deps.enqueue([poll]),
      (err) => deps.log.warn({ err, mailboxId }, 'a poll could not be queued; the next one comes by the clock'),
    );
  };
  await deps.watchMailbox(server, { folder, onMail, signal });
};

export const createMailboxWatches = (deps: WatchDeps): MailboxWatches => {
  const holder = randomUUID();
  const watches = new Map<string, Watch>();
  const pauses = createPauses(deps);
  let stopped = false;

  const begin = (mailbox: WatchableMailbox) => {
    const { mailboxId, revision } = mailbox;
    const ending = new AbortController();
    const connected = () => {
      const mine = watches.get(mailboxId);
      if (mine) mine.connected = true;
      pauses.end(mailboxId);
    };
    const ended = watchOne(deps, mailbox, ending.signal, connected)
      .catch((error: unknown) => pauses.failed(mailbox, error))
      .finally(() => {
        if (watches.get(mailboxId)?.ending === ending) watches.delete(mailboxId);
      });
    watches.set(mailboxId, { revision, ending, ended, connected: false });
  };

  const end = (mailboxId: string) => {
    watches.get(mailboxId)?.ending.abort();
    watches.delete(mailboxId);
  };

  const adjust = async () => {
    const all = await deps.watchableMailboxes();
    const free = await deps.leases.free(
      holder,
      all.map(({ mailboxId }) => mailboxId),
    );
    const candidates = all.filter(
      (mailbox) => free.has(mailbox.mailboxId) && (watches.has(mailbox.mailboxId) || pauses.isOver(mailbox)),
    );
    const chosen = fairChoice(candidates, deps.limit, deps.now());
    const isConnected = ({ mailboxId }: WatchableMailbox) => watches.get(mailboxId)?.connected === true;
    const heldIds = await deps.leases.hold(
      holder,
      chosen.map((mailbox) => ({ companyId: mailbox.companyId, mailboxId: mailbox.mailboxId, connected: isConnected(mailbox) })),
    );
    if (stopped) return;
    const mine = chosen.filter(({ mailboxId }) => heldIds.has(mailboxId));
    const revisions = new Map(mine.map(({ mailboxId, revision }) => [mailboxId, revision]));
    for (const [mailboxId, { revision }] of [...watches]) if (revisions.get(mailboxId) !== revision) end(mailboxId);
    for (const mailbox of mine.filter(({ mailboxId }) => !watches.has(mailboxId)).slice(0, begunAtOnce)) begin(mailbox);
    await deps.leases.keepOnly(holder, [...revisions.keys()]);
  };

  return {
    adjust,
    stop: async () => {
      stopped = true;
      const ending = [...watches.values()];
      for (const { ending: controller } of ending) controller.abort();
      await Promise.all(ending.map(({ ended }) => ended));
      await deps.leases.keepOnly(holder, []).catch(() => undefined);
    },
    connected: () => [...watches.values()].filter(({ connected }) => connected).length,
  };
};
