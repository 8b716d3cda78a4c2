/** What companies have used of a process, and what they have at work in it. */

/** After this, what a company has used counts half. */
const halfLifeMs = 10_000;
/** A company that has begun nothing for this long is not waited for any more. */
const rememberedMs = 15_000;
/** A step that takes longer waits for something: it holds no lane any more, and costs no more than so much of it. */
const longestMs = 2_000;
/**
 * What a company that comes is taken to have used, unless another has used less: with nothing, a flood that begins would go before all who were here, until
 * it has used as much as they have. A quarter of what one that always works has used.
 */
const arrivesWithMs = 4_000;

type Begun = { readonly began: number };
/** `from`: what a lane had done when it began. */
export type Step = Begun & { readonly from: number };
export type Account = {
  readonly waiting: (() => void)[];
  /** those that are being done */
  readonly steps: Set<Step>;
  used: number;
  usedAt: number;
  endedAt: number;
};

export type Now = () => number;

/** Work of companies, whatever becomes of it in steps. */
const createUnderWay = () => {
  const all = new Map<string, Set<Begun>>();
  return {
    /** Those of which something is under way that `counts`. */
    companies: (counts: (work: Begun) => boolean): readonly string[] =>
      [...all].flatMap(([companyId, companyWork]) => ([...companyWork].some(counts) ? [companyId] : [])),
    /** Notes that work of the company is under way, until it is told that it has ended. */
    attend: (companyId: string, began: number): (() => void) => {
      const companyWork = all.get(companyId) ?? new Set();
      const work = { began };
      all.set(companyId, companyWork.add(work));
      return () => {
        companyWork.delete(work);
        if (companyWork.size === 0) all.delete(companyId);
      };
    },
  };
};

export const createUsage = (now: Now) => {
  const accounts = new Map<string, Account>();
  const underWay = createUnderWay();
  /** what one of the steps that are being done has had of the process: of so many at a time each has its part */
  const workerShare = { done: 0, at: now(), of: 1 };

  const usedBy = ({ used, usedAt }: Account): number => used * 0.5 ** ((now() - usedAt) / halfLifeMs);
  const isYoung = ({ began }: Begun): boolean => now() - began < longestMs;
  const lanesOf = ({ steps }: Account): number => [...steps].filter(isYoung).length;
  const count = (): void => {
    workerShare.done += (now() - workerShare.at) / workerShare.of;
    workerShare.at = now();
    workerShare.of = Math.max(
      1,
      [...accounts.values()].reduce((sum, account) => sum + lanesOf(account), 0),
    );
  };
  const costOf = ({ began, from }: Step): number =>
    (workerShare.done - from) * Math.min(1, longestMs / Math.max(1, now() - began));
  const arrivesWith = (): number => {
    const rivals = [...accounts.values()].map(usedBy);
    return rivals.length === 0 ? 0 : Math.min(arrivesWithMs, ...rivals);
  };
  const usedSoFar = (account: Account | undefined): number =>
    account ? [...account.steps].reduce((sum, step) => sum + costOf(step), usedBy(account)) : arrivesWith();
  /** Companies with something under way; what takes longer waits for something, and nobody need wait for that. */
  const atWork = (): ReadonlySet<string> => {
    const stepping = [...accounts].filter(([, account]) => lanesOf(account) > 0);
    return new Set([...stepping.map(([companyId]) => companyId), ...underWay.companies(isYoung)]);
  };

  return {
    usedBy,
    lanesOf,
    /** Whether another company with work under way has used less, by more than this. */
    othersGoFirst: (companyId: string, byMs: number): boolean => {
      const rivals = [...atWork()].filter((other) => other !== companyId);
      if (rivals.length === 0) return false;
      count();
      return usedSoFar(accounts.get(companyId)) - Math.min(...rivals.map((other) => usedSoFar(accounts.get(other)))) > byMs;
    },
    attend: (companyId: string) => underWay.attend(companyId, now()),
    all: () => [...accounts.values()],
    of: (companyId: string): Account => {
      const existing = accounts.get(companyId);
      if (existing) return existing;
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
      const step = { began: now(), from: workerShare.done };
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

export type Usage = ReturnType<typeof createUsage>;
