/** Which calls a fault is for. */
export type FaultyCall = 'append' | 'read' | 'any';

export const DEATHS = ['before-write', 'during-write', 'after-write', 'after-answer'] as const;
export type Death = (typeof DEATHS)[number];

/**
 * What can be made to go wrong.
 * - `refuse`: the call is answered UNAVAILABLE and nothing is done.
 * - `not-leader`: writes are answered as by a follower that names the leader.
 * - `delay`: the call waits so long before anything is done.
 * - `silence`: everything is done, and no answer comes.
 * - `disk-full`: part of a write reaches the disk, then there is no space left.
 * - `die`: the process is gone before the write, in the middle of it (as when the power fails: only part of it is on the disk),
 *   after the write but before the answer, or after the answer but before subscribers hear of it.
 */
export type Fault =
  | { kind: 'refuse' | 'silence'; call: FaultyCall }
  | { kind: 'not-leader'; host: string; port: number }
  | { kind: 'delay'; call: FaultyCall; milliseconds: number }
  | { kind: 'disk-full' }
  | { kind: 'die'; when: Death };

export type Faults = {
  /** From now on, `times` times (without a number: until cleared). */
  set(fault: Fault, times?: number): void;
  clear(): void;
  /** The fault of this kind that is due now, counting it off; null when there is none. */
  due<K extends Fault['kind']>(
    kind: K,
    fits?: (fault: Extract<Fault, { kind: K }>) => boolean,
  ): Extract<Fault, { kind: K }> | null;
  /** Is any set? */
  any(): boolean;
  /** Is one of this kind set? Not counted off. */
  isSet(kind: Fault['kind']): boolean;
};

export function createFaults(): Faults {
  let armed: { fault: Fault; left: number }[] = [];
  return {
    set: (fault, times = Number.POSITIVE_INFINITY) => {
      armed.push({ fault, left: times });
    },
    clear: () => {
      armed = [];
    },
    due: <K extends Fault['kind']>(kind: K, fits: (fault: Extract<Fault, { kind: K }>) => boolean = () => true) => {
      type Wanted = Extract<Fault, { kind: K }>;
      const match = armed.find(({ fault }) => fault.kind === kind && fits(fault as Wanted));
      if (!match) return null;
      match.left -= 1;
      armed = armed.filter(({ left }) => left > 0);
      return match.fault as Wanted;
    },
    any: () => armed.length > 0,
    isSet: (kind) => armed.some(({ fault }) => fault.kind === kind),
  };
}
