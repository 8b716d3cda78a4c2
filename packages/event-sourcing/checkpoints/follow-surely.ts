/** Following that outlives the failure of a single member: it is tried again event by event, and put aside where it stays stuck. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Recorded } from '../event-store/event-store.ts';
import { ConsumerFailed, type Member } from './consumer.ts';
import { type FollowOptions, follow } from './follow.ts';

/** 'aside': the group goes on without it; 'passed': the event was dealt with, and its position moved. May throw to end it all. */
export type WhenStuck = (member: Member, event: Recorded, reason: string) => Promise<'aside' | 'passed'>;

/** Before the second and the third try at one event. */
const retryDelaysMs = [100, 500];

/** `members` shrinks by those that were put aside; ends when none is left. */
export const followSurely = async (
  options: Omit<FollowOptions, 'members'> & { readonly members: Member[]; readonly whenStuck: WhenStuck },
): Promise<void> => {
  const { members } = options;
  while (members.length > 0 && !options.signal.aborted) {
    try {
      return await follow(options);
    } catch (error) {
      if (!(error instanceof ConsumerFailed)) throw error;
      if ((await passSlowly(options, error.member)) === 'aside') members.splice(members.indexOf(error.member), 1);
    }
  }
};

/** One event a transaction over the stretch in which a batch failed, each tried three times. */
const passSlowly = async (
  options: Omit<FollowOptions, 'members'> & { readonly whenStuck: WhenStuck },
  member: Member,
): Promise<'aside' | 'passed'> => {
  const { onCaughtUp: _, ...others } = options; // it speaks for the group
  const slowly = { ...others, members: [member], batchSize: 1, until: { entries: options.batchSize } };
  let failures = 0;
  for (let stuckAt: string | null = null; ; ) {
    try {
      await follow(slowly);
      return 'passed';
    } catch (error) {
      if (!(error instanceof ConsumerFailed) || !error.event) throw error;
      failures = error.event.id === stuckAt ? failures + 1 : 1;
      stuckAt = error.event.id;
      const delay = retryDelaysMs[failures - 1];
      if (delay !== undefined) await sleep(delay, undefined, { signal: options.signal }).catch(() => undefined);
      else if ((await options.whenStuck(member, error.event, error.reason)) === 'aside') return 'aside';
    }
  }
};
