import { expect } from 'chai';
import { followProcessorTime } from '../../../scripts/processor-time.mjs';

type Process = { key: string; parent: number; own: number; waited: number };

/** Looks at one state of the machine after the other: pid → [parent, own, waited]. */
const looks = (...states: readonly Readonly<Record<number, readonly [number, number, number]>>[]): number[] => {
  let at = -1;
  const { look } = followProcessorTime(1_000, () => {
    at += 1;
    const processes = Object.entries(states[at] ?? {});
    return new Map<number, Process>(
      processes.map(([pid, [parent, own, waited]]) => [Number(pid), { key: `${pid}:0`, parent, own, waited }]),
    );
  });
  return states.map(() => look());
};

describe('The processor time of a test run', () => {
  it('is that of the process and all that it started, and of nobody else', () => {
    expect(looks({ 1: [0, 50, 0], 1000: [1, 2, 0], 1001: [1000, 3, 0], 1002: [1001, 4, 0], 2000: [1, 70, 0] })).to.deep.equal([
      9,
    ]);
  });

  it('does not shrink or count twice when a child ends and is waited for', () => {
    expect(looks({ 1000: [1, 2, 0], 1001: [1000, 3, 0] }, { 1000: [1, 2, 3.5] })).to.deep.equal([5, 5.5]);
  });

  it('keeps the time of a process that nobody waited for', () => {
    expect(
      looks({ 1000: [1, 2, 0], 1001: [1000, 3, 0], 1002: [1001, 4, 0] }, { 1000: [1, 2, 3] }, { 1000: [1, 2.5, 3] }),
    ).to.deep.equal([9, 9, 9.5]);
  });

  it('goes on following a process whose parent has ended', () => {
    expect(
      looks({ 1000: [1, 2, 0], 1001: [1000, 3, 0], 1002: [1001, 4, 0] }, { 1000: [1, 2, 3], 1002: [1, 6, 0] }),
    ).to.deep.equal([9, 11]);
  });

  it('looks once at whoever is none of them, and at whoever gets the number of one that has ended', () => {
    const one = (pid: number, key: string, parent: number, own: number): [number, Process] => [
      pid,
      { key, parent, own, waited: 0 },
    ];
    const states = [
      [one(1_000, 'a', 1, 2), one(2_000, 'b', 1, 70)],
      [one(1_000, 'a', 1, 2)],
      [one(1_000, 'a', 1, 2), one(2_000, 'c', 1_000, 5)],
    ];
    const leftOut: (readonly number[])[] = [];
    const { look } = followProcessorTime(1_000, (others: Set<number>) => {
      const state = states[leftOut.length] ?? [];
      leftOut.push([...others]);
      for (const pid of others) if (!state.some(([running]) => running === pid)) others.delete(pid);
      return new Map(state.filter(([pid]) => !others.has(pid)));
    });
    expect([look(), look(), look()]).to.deep.equal([2, 2, 7]);
    expect(leftOut).to.deep.equal([[], [2_000], []]);
  });

  it('says of this process what the kernel says of it', () => {
    const { user, system } = process.cpuUsage();
    const seconds = followProcessorTime(process.pid).look();
    if (process.platform === 'linux') expect(seconds).to.be.at.least((user + system) / 1e6 - 0.05);
    else expect(seconds).to.equal(0);
  });
});
