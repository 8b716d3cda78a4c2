import type { OnProbeStage, ProbeStage, ProtocolProbe } from '../../domain/mailbox/mail-probe.port.ts';
import { ProbeStopped } from './probe-stopped.ts';

export type Stopwatch = {
  /** Runs one stage; its time counts however it ends. A stage may come in several parts. */
  readonly stage: <T>(stage: ProbeStage, work: () => Promise<T>) => Promise<T>;
  /** A stage that has taken so many milliseconds. */
  readonly note: (stage: ProbeStage, ms: number) => void;
  readonly steps: () => ProtocolProbe['steps'];
  readonly last: () => ProbeStage;
};

/** @param onStage told when a stage begins */
export const createStopwatch = (onStage: OnProbeStage = () => undefined): Stopwatch => {
  const times = new Map<ProbeStage, number>();
  let last: ProbeStage = 'policy';
  const note: Stopwatch['note'] = (stage, ms) => {
    last = stage;
    times.set(stage, (times.get(stage) ?? 0) + ms);
  };
  const steps = () => [...times].map(([stage, ms]) => ({ stage, ms: Math.round(ms) }));
  return {
    note,
    stage: async (stage, work) => {
      const began = performance.now();
      last = stage;
      onStage({ stage, steps: steps() });
      try {
        return await work();
      } finally {
        note(stage, performance.now() - began);
      }
    },
    steps,
    last: () => last,
  };
};

/** What a probe found, or the fault it stopped with. Anything else it throws is a misbehaving server. */
export const faultOf = (thrown: unknown) =>
  thrown instanceof ProbeStopped
    ? thrown.fault
    : new ProbeStopped('SERVER_MISBEHAVES', 'the server answered in a way that is not understood').fault;
