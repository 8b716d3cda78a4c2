import { notLeader, stopping } from '../grpc/errors.ts';
import type { Faults, FaultyCall } from './faults.ts';

/** Asked by every call handler before it does anything, and before it answers. */
export type CallGate = {
  /** Waits or throws as the faults say; null without faults, so that calls keep their order. */
  enter(call: 'append' | 'read'): Promise<void> | null;
  /** May this call be answered? False: it is left hanging. */
  mayAnswer(call: 'append' | 'read'): boolean;
  /** After an append was answered. */
  answered(): void;
};

export function createCallGate(faults: Faults, die: () => void): CallGate {
  const fits = (call: 'append' | 'read') => (fault: { call: FaultyCall }) => fault.call === call || fault.call === 'any';
  const interfere = async (call: 'append' | 'read'): Promise<void> => {
    const delay = faults.due('delay', fits(call));
    if (delay) await new Promise((resolve) => setTimeout(resolve, delay.milliseconds));
    const leader = call === 'append' ? faults.due('not-leader') : null;
    if (leader) throw notLeader(leader.host, leader.port);
    if (faults.due('refuse', fits(call))) throw stopping();
  };

  return {
    enter: (call) => (faults.any() ? interfere(call) : null),
    mayAnswer: (call) => faults.due('silence', fits(call)) === null,
    answered: () => {
      if (!faults.due('die', (fault) => fault.when === 'after-answer')) return;
      // the answer has to leave this process first
      setTimeout(die, 20);
    },
  };
}
