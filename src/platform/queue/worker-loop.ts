/** Keeps up to `concurrency` jobs of one name running: looks when woken, and again whenever one has ended. */

export type WorkerLoop = {
  /** There may be something to do. */
  readonly wake: () => void;
  /** Takes no further jobs; resolves when a look that is under way has ended. Running jobs go on. */
  readonly stop: () => Promise<void>;
  readonly running: () => number;
  /** Whether it asks for jobs just now: what it is given it does not know yet. */
  readonly looking: () => boolean;
  /** Resolves when none runs. */
  readonly drained: () => Promise<void>;
};

type Options<Job> = {
  readonly concurrency: number;
  readonly take: (limit: number) => Promise<readonly Job[]>;
  /** never rejects */
  readonly run: (job: Job) => Promise<void>;
  readonly onTrouble: (error: unknown) => void;
};

export const createWorkerLoop = <Job>({ concurrency, take, run, onTrouble }: Options<Job>): WorkerLoop => {
  const running = new Set<Promise<void>>();
  let lookRequested = false;
  let stopped = false;
  let looking: Promise<void> | null = null;

  const look = async () => {
    while (lookRequested && !stopped && running.size < concurrency) {
      lookRequested = false;
      const jobs = await take(concurrency - running.size);
      if (stopped) return; // a worker that stopped returns what it took meanwhile
      lookRequested ||= jobs.length > 0; // there may be more: a look takes no more than everybody's turn
      for (const job of jobs) begin(job);
    }
  };
  const begin = (job: Job) => {
    const end = run(job).finally(() => {
      running.delete(end);
      wake();
    });
    running.add(end);
  };
  const wake = () => {
    lookRequested = true;
    if (looking || stopped) return;
    looking = look()
      .catch(onTrouble)
      .finally(() => {
        looking = null;
        if (lookRequested && running.size < concurrency) wake();
      });
  };

  return {
    wake,
    stop: async () => {
      stopped = true;
      await looking;
    },
    // a look under way may hold jobs that are taken and not begun
    running: () => running.size + (looking ? 1 : 0),
    looking: () => looking !== null,
    drained: async () => {
      while (running.size > 0) await Promise.all(running);
    },
  };
};
