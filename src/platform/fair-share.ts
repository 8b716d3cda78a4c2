/**
 * Shares a process between companies, over all kinds of their work. Work that takes processor time is done in steps.
 * While others have work too, a company with higher usage starts fewer steps at a time and pauses between the
 * portions of each. Limits per kind of work are not enough: a company with a flood of every kind would hold half of
 * each.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { availableParallelism } from 'node:os';
import { type Account, createUsage, type Now, type Step, type Usage } from './fair-usage.ts';

/** Does a step of the company's work as soon as it may begin. What is begun inside a step is a part of it, and waits for nothing. */
export type Fairly = <T>(companyId: string, step: () => Promise<T>) => Promise<T>;

/**
 * Between two portions of a step: whose company has used more than another that has work under way in this process waits until that is done, but no longer
 * than three times what the step worked since it waited last, and a tenth of a second. Outside of steps it resolves at once.
 */
export type GiveWay = () => Promise<void>;

export type FairShare = {
  readonly fairly: Fairly;
  /**
   * Runs work that somebody waits for, with steps of its own or waiting for servers: others yield to the company
   * while it is under way.
   */
  readonly attended: Fairly;
  readonly giveWay: GiveWay;
};

/** Who has used this much more than another has used as much. */
const allowanceMs = 500;
const lookAgainMs = 100;
/** A company that yields all the time still has a quarter of the capacity. */
const pauseByWork = 3;
const longestPauseMs = 100;

/** `lanes`: steps that keep the machine busy, as many as it has processors unless said; `now`: milliseconds that pass. */
export const createFairShare = ({
  lanes = availableParallelism(),
  now = () => performance.now(),
}: {
  readonly lanes?: number;
  readonly now?: Now;
} = {}): FairShare => {
  const usage = createUsage(now);
  const lanesOfOne = Math.max(1, Math.floor(lanes / 2));
  /** of who has used as much as the others: a flood that begins would have all its steps at work before one has shown what it costs */
  const lanesOfLevel = 2 * lanes;
  /** the step that what is running is a part of: it would wait for the lane that it holds */
  const inStep = new AsyncLocalStorage<OwnStep>();
  const pauses = createPauses(usage, now);
  let timer: NodeJS.Timeout | undefined;

  const mayBegin = (account: Account): boolean => {
    const otherCompanies = usage.all().filter((other) => other !== account);
    if (otherCompanies.length === 0) return true;
    const used = usage.usedBy(account);
    const more = used - Math.min(...otherCompanies.map(usage.usedBy));
    if (more < -allowanceMs) return true;
    const activeSteps = usage.lanesOf(account);
    if (more <= allowanceMs) return activeSteps < lanesOfLevel;
    // steps that heavier companies already run never delay this one
    const before = otherCompanies.filter((other) => usage.usedBy(other) <= used + allowanceMs);
    return activeSteps < lanesOfOne && before.reduce((sum, other) => sum + usage.lanesOf(other), activeSteps) < lanes;
  };
  const waiting = (): readonly Account[] => usage.all().filter((account) => account.waiting.length > 0);
  /** Lets begin who may, who has used least first. */
  const look = (): void => {
    usage.forgetIdle();
    const inTurn = () =>
      waiting()
        .toSorted((a, b) => usage.usedBy(a) - usage.usedBy(b))
        .find(mayBegin);
    for (let next = inTurn(); next; next = inTurn()) next.waiting.shift()?.();
    clearTimeout(timer);
    timer = waiting().length > 0 ? setTimeout(look, lookAgainMs).unref() : undefined;
    pauses.look();
  };

  return {
    fairly: async (companyId, work) => {
      if (inStep.getStore()?.companyId === companyId) return await work();
      const account = usage.of(companyId);
      const step = await new Promise<Step>((resolve) => {
        account.waiting.push(() => resolve(usage.begin(account)));
        look();
      });
      try {
        return await inStep.run({ companyId, worksSince: now(), pause: null }, work);
      } finally {
        usage.end(account, step);
        look();
      }
    },
    attended: async (companyId, work) => {
      const ended = usage.attend(companyId);
      try {
        return await work();
      } finally {
        ended();
        look();
      }
    },
    giveWay: async () => {
      const currentStep = inStep.getStore();
      if (currentStep) await pauses.of(currentStep);
    },
  };
};

/** `worksSince`: when it began, or last stood still. */
type OwnStep = { readonly companyId: string; worksSince: number; pause: Promise<void> | null };

/** Steps that are paused because others have work under way. */
const createPauses = (usage: Usage, now: Now) => {
  const pausing = new Map<OwnStep, () => void>();
  const hasTo = ({ companyId }: OwnStep): boolean => usage.othersGoFirst(companyId, allowanceMs);
  const pause = async (step: OwnStep): Promise<void> => {
    const over = Promise.withResolvers<void>();
    const most = Math.min(longestPauseMs, pauseByWork * (now() - step.worksSince));
    const timer = setTimeout(over.resolve, most);
    pausing.set(step, () => {
      if (!hasTo(step)) over.resolve();
    });
    await over.promise;
    clearTimeout(timer);
    pausing.delete(step);
    step.worksSince = now();
    step.pause = null;
  };
  return {
    /** Parallel parts of a step are paused together. */
    of: async (step: OwnStep): Promise<void> => {
      if (step.pause === null && !hasTo(step)) return;
      step.pause ??= pause(step);
      await step.pause;
    },
    /** Those that need not any longer go on. */
    look: (): void => {
      for (const goOn of pausing.values()) goOn();
    },
  };
};
