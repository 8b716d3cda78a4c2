/**
 * One share of a process for each company, over all kinds of its work: what takes the processor is done in steps, and while others have work too, who
 * has had more than they begins fewer at a time. Places of one kind of work do not bound that: a company with a flood of every kind holds half of each.
 */
import { availableParallelism } from 'node:os';

/** Does a step of the company's work as soon as it may begin. None is begun inside another. */
export type Fairly = <T>(companyId: string, step: () => Promise<T>) => Promise<T>;

/** After this, what a company has used counts half. */
const halfLifeMs = 10_000;
/** A company that has begun nothing for this long is not waited for any more. */
const rememberedMs = 15_000;
/** A step that takes longer waits for something: it holds no lane any more, and costs no more than this. */
const longestMs = 2_000;
/** Who has used this much more than another has used as much. */
const allowanceMs = 500;
const lookAgainMs = 100;

type Step = { readonly began: number };
type Account = {
  readonly waiting: (() => void)[];
  /** those that are being done */
  readonly steps: Set<Step>;
  used: number;
  usedAt: number;
  endedAt: number;
};

/** `lanes`: steps that keep the machine busy, as many as it has processors unless said; `now`: milliseconds that pass. */
export const createFairShare = ({
  lanes = availableParallelism(),
  now = () => performance.now(),
}: {
  readonly lanes?: number;
  readonly now?: () => number;
} = {}): Fairly => {
  const accounts = new Map<string, Account>();
  const lanesOfOne = Math.max(1, Math.floor(lanes / 2));
  let timer: NodeJS.Timeout | undefined;

  const accountOf = (companyId: string): Account => {
    const known = accounts.get(companyId);
    if (known) return known;
    const fresh = { waiting: [], steps: new Set<Step>(), used: 0, usedAt: now(), endedAt: now() };
    accounts.set(companyId, fresh);
    return fresh;
  };
  const usedBy = ({ used, usedAt }: Account): number => used * 0.5 ** ((now() - usedAt) / halfLifeMs);
  const lanesOf = ({ steps }: Account): number => [...steps].filter(({ began }) => now() - began < longestMs).length;
  const isIdle = ({ steps, waiting, endedAt }: Account): boolean =>
    steps.size === 0 && waiting.length === 0 && now() - endedAt >= rememberedMs;

  const mayBegin = (account: Account): boolean => {
    const others = [...accounts.values()].filter((other) => other !== account);
    if (others.length === 0) return true;
    if (usedBy(account) <= Math.min(...others.map(usedBy)) + allowanceMs) return true;
    const held = lanesOf(account);
    return held < lanesOfOne && held + others.reduce((sum, other) => sum + lanesOf(other), 0) < lanes;
  };
  const forgetIdle = (): void => {
    for (const [companyId, account] of accounts) if (isIdle(account)) accounts.delete(companyId);
  };
  /** Lets begin who may, who has used least first. */
  const look = (): void => {
    forgetIdle();
    const inTurn = () =>
      [...accounts.values()]
        .filter(({ waiting }) => waiting.length > 0)
        .sort((a, b) => usedBy(a) - usedBy(b))
        .find(mayBegin);
    for (let next = inTurn(); next; next = inTurn()) next.waiting.shift()?.();
    const someWait = [...accounts.values()].some(({ waiting }) => waiting.length > 0);
    clearTimeout(timer);
    timer = someWait ? setTimeout(look, lookAgainMs).unref() : undefined;
  };

  const begin = (account: Account): Promise<Step> =>
    new Promise((resolve) => {
      account.waiting.push(() => {
        const step = { began: now() };
        account.steps.add(step);
        resolve(step);
      });
      look();
    });
  const end = (account: Account, step: Step): void => {
    account.steps.delete(step);
    account.used = usedBy(account) + Math.min(longestMs, now() - step.began);
    account.usedAt = now();
    account.endedAt = now();
    look();
  };

  return async (companyId, work) => {
    const account = accountOf(companyId);
    const step = await begin(account);
    try {
      return await work();
    } finally {
      end(account, step);
    }
  };
};
