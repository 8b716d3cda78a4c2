/**
 * Time that passes, whatever becomes of the machine's clock. What has to go on is counted by it; what the clock alone can say (that something has
 * expired) is not acted upon while the clock disagrees with it.
 */
import { dayMs, hourMs } from '@order-intake/kernel';

/** Milliseconds since 1970 as the clock had them when this process started, and what has passed since. Never goes back, never jumps. */
const steadyNow = (): number => performance.timeOrigin + performance.now();

/** As pg-boss takes a clock: by the machine's own its timers wait for as long as that is set back, those of a month or more without a pause. */
export const steadyClock = {
  now: steadyNow,
  setTimeout: (work: () => void, ms: number): NodeJS.Timeout => setTimeout(work, ms),
  clearTimeout: (timer: unknown): void => clearTimeout(timer as NodeJS.Timeout),
  setInterval: (work: () => void, ms: number): NodeJS.Timeout => setInterval(work, ms),
  clearInterval: (timer: unknown): void => clearInterval(timer as NodeJS.Timeout),
};

/** What a clock may be set by without being doubted. */
const doubtedFromMs = hourMs;
/** For how long a clock that has jumped must have stood by it. */
const believedAfterMs = dayMs;

export type ClockWatch = {
  /**
   * Whether the clock can be believed about what is old: false from a jump of more than an hour on until it is back, or has stood by it for a day.
   * A machine that slept has jumped as well.
   */
  readonly isSure: () => boolean;
};

/** Watches from now on; has to be asked from time to time. */
export const watchClock = (steady: () => number = steadyNow): ClockWatch => {
  const ahead = (): number => Date.now() - steady();
  let believed = ahead();
  let jumped: { readonly to: number; readonly at: number } | null = null;
  return {
    isSure: () => {
      const [now, by] = [steady(), ahead()];
      if (Math.abs(by - believed) <= doubtedFromMs) jumped = null;
      else if (jumped === null || Math.abs(by - jumped.to) > doubtedFromMs) jumped = { to: by, at: now };
      else if (now - jumped.at >= believedAfterMs) [believed, jumped] = [by, null];
      return jumped === null;
    },
  };
};
