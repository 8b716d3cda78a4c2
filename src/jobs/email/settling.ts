/** Concluded mails are moved beside the work on the others: a document that takes minutes keeps only its own mail in INBOX. */
import { setTimeout as sleep } from 'node:timers/promises';

/** One connection to the mailbox for all that became ready meanwhile, instead of one for each mail. */
const roundMs = 2_000;

export type Settling = {
  readonly ready: (emailId: string) => void;
  /** Waits until all that was ready is settled. Rejects with what ended a round: the rest was not tried then. */
  readonly end: () => Promise<void>;
};

export const startSettling = (settle: (emailIds: readonly string[]) => Promise<void>, pauseMs: number = roundMs): Settling => {
  const ending = new AbortController();
  const failures: unknown[] = [];
  let waiting: string[] = [];
  let rounds: Promise<void> | null = null;

  const settleAll = async (): Promise<void> => {
    while (waiting.length > 0) {
      await sleep(pauseMs, undefined, { signal: ending.signal }).catch(() => undefined);
      const emailIds = waiting;
      waiting = [];
      await settle(emailIds);
    }
  };
  return {
    ready: (emailId) => {
      if (failures.length > 0) return;
      waiting.push(emailId);
      rounds ??= settleAll()
        .catch((error: unknown) => void failures.push(error))
        .finally(() => {
          rounds = null;
        });
    },
    end: async () => {
      ending.abort();
      await rounds;
      if (failures.length > 0) throw failures[0];
    },
  };
};
