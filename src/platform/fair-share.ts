/**
 * One share of a process for each company, over all kinds of its work: what takes the processor is done in steps, and while others have work too, who
 * has had more than they begins fewer at a time. Places of one kind of work do not bound that: a company with a flood of every kind holds half of each.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { availableParallelism } from 'node:os';

/** Does a step of the company's work as soon as it may begin. What is begun inside a step is a part of it, and waits for nothing. */
export type Fairly = <T>(companyId: string, step: () => Promise<T>) => Promise<T>;

/** After this, what a company has used counts half. */
const halfLifeMs = 10_000;
/** A company that has begun nothing for this long is not waited for any more. */
const rememberedMs = 15_000;
/** A step that takes longer waits for something: it holds no lane any more, and costs no more than so much of it. */
const longestMs = 2_000;
/** Who has used this much more than another has used as much. */
const allowanceMs = 500;
/**
 * What a company that comes is taken to have used, unless another has used less: with nothing, a flood that begins would go before all who were here, until
 * it has used as much as they have. A quarter of what one that always works has used.
 */
const arrivesWithMs = 4_000;
const lookAgainMs = 100;

/** `from`: what a lane had done when it began. */
type Step = { readonly began: number; readonly from: number };
type Account = {
  readonly waiting: (() => void)[];
  /** those that are being done */
  readonly steps: Set<Step>;
  used: number;
  usedAt: number;
  endedAt: number;
};

type Now = () => number;

/** What companies have at work and what they have used of the process. */
const createLedger = (now: Now) => {
  const accounts = new Map<string, Account>();
  /** what one of the steps that are being done has had of the process: of so many at a time each has its part */
  const lane = { done: 0, at: now(), of: 1 };

  const usedBy = ({ used, usedAt }: Account): number => used * 0.5 ** ((now() - usedAt) / halfLifeMs);
  const lanesOf = ({ steps }: Account): number => [...steps].filter(({ began }) => now() - began < longestMs).length;
  const count = (): void => {
    lane.done += (now() - lane.at) / lane.of;
    lane.at = now();
    lane.of = Math.max(
      1,
      [...accounts.values()].reduce((sum, account) => sum + lanesOf(account), 0),
    );
  };
  const costOf = ({ began, from }: Step): number => (lane.done - from) * Math.min(1, longestMs / Math.max(1, now() - began));
  const arrivesWith = (): number => {
    const others = [...accounts.values()].map(usedBy);
    return others.length === 0 ? 0 : Math.min(arrivesWithMs, ...others);
  };

  return {
    usedBy,
    lanesOf,
    all: () => [...accounts.values()],
    of: (companyId: string): Account => {
      const known = accounts.get(companyId);
      if (known) return known;
      const fresh: Account = { waiting: [], steps: new Set(), used: arrivesWith(), usedAt: now(), endedAt: now() };
      accounts.set(companyId, fresh);
      return fresh;
    },
    forgetIdle: (): void => {
      for (const [companyId, { steps, waiting, endedAt }] of accounts)
        if (steps.size === 0 && waiting.length === 0 && now() - endedAt >= rememberedMs) accounts.delete(companyId);
    },
    begin: (account: Account): Step => {
      count();
      const step = { began: now(), from: lane.done };
      account.steps.add(step);
      count();
      return step;
    },
    end: (account: Account, step: Step): void => {
      count();
      account.steps.delete(step);
      account.used = usedBy(account) + costOf(step);
      account.usedAt = now();
      account.endedAt = now();
      count();
    },
  };
};

/** `lanes`: steps that keep the machine busy, as many as it has processors unless said; `now`: milliseconds that pass. */
export const createFairShare = ({
  lanes = availableParallelism(),
  now = () => performance.now(),
}: {
  readonly lanes?: number;
  readonly now?: Now;
} = {}): Fairly => {
  const ledger = createLedger(now);
  const lanesOfOne = Math.max(1, Math.floor(lanes / 2));
  /** of who has used as much as the others: a flood that begins would have all its steps at work before one has shown what it costs */
  const lanesOfLevel = 2 * lanes;
  /** of whose step what is running is a part: it would wait for the lane that it holds */
  const inStepOf = new AsyncLocalStorage<string>();
  let timer: NodeJS.Timeout | undefined;

  const mayBegin = (account: Account): boolean => {
    const others = ledger.all().filter((other) => other !== account);
    if (others.length === 0) return true;
    const used = ledger.usedBy(account);
    const more = used - Math.min(...others.map(ledger.usedBy));
    if (more < -allowanceMs) return true;
    const held = ledger.lanesOf(account);
    if (more <= allowanceMs) return held < lanesOfLevel;
    // what somebody has at work who has used more than this one makes it wait no longer
    const before = others.filter((other) => ledger.usedBy(other) <= used + allowanceMs);
    return held < lanesOfOne && before.reduce((sum, other) => sum + ledger.lanesOf(other), held) < lanes;
  };
  const waiting = (): readonly Account[] => ledger.all().filter((account) => account.waiting.length > 0);
  /** Lets begin who may, who has used least first. */
  const look = (): void => {
    ledger.forgetIdle();
    const inTurn = () =>
      waiting()
        .toSorted((a, b) => ledger.usedBy(a) - ledger.usedBy(b))
        .find(mayBegin);
    for (let next = inTurn(); next; next = inTurn()) next.waiting.shift()?.();
    clearTimeout(timer);
    timer = waiting().length > 0 ? setTimeout(look, lookAgainMs).unref() : undefined;
  };

  return async (companyId, work) => {
    if (inStepOf.getStore() === companyId) return await work();
    const account = ledger.of(companyId);
    const step = await new Promise<Step>((resolve) => {
      account.waiting.push(() => resolve(ledger.begin(account)));
      look();
    });
    try {
      return await inStepOf.run(companyId, work);
    } finally {
      ledger.end(account, step);
      look();
    }
  };
};
