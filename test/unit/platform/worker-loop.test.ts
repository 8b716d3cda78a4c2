import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { createWorkerLoop } from '../../../src/platform/queue/worker-loop.ts';

const idle = () => sleep(20);

describe('the loop of a worker', () => {
  it('asks for as many as it has room for, and again when one has ended', async () => {
    const waiting = [1, 2, 3, 4, 5];
    const asked: number[] = [];
    const done: number[] = [];
    const loop = createWorkerLoop<number>({
      concurrency: 2,
      take: async (limit) => {
        asked.push(limit);
        return waiting.splice(0, limit);
      },
      run: async (n) => {
        await sleep(1);
        done.push(n);
      },
      onTrouble: () => undefined,
    });
    loop.wake();
    while (done.length < 5) await idle();
    expect(done).to.deep.equal([1, 2, 3, 4, 5]);
    expect(Math.max(...asked)).to.equal(2);
    expect(loop.running()).to.equal(0);
  });

  it('a wake that comes while it looks is not lost', async () => {
    let looks = 0;
    let answer = (_: readonly number[]) => {};
    const loop = createWorkerLoop<number>({
      concurrency: 1,
      take: () => {
        looks += 1;
        return new Promise((resolve) => {
          answer = resolve;
        });
      },
      run: async () => undefined,
      onTrouble: () => undefined,
    });
    loop.wake();
    loop.wake();
    answer([]);
    await idle();
    expect(looks).to.equal(2);
    answer([]);
    await idle();
    expect(looks).to.equal(2);
  });

  it('trouble with taking is told once per look, and the next wake looks again', async () => {
    const troubles: string[] = [];
    let broken = true;
    const done: number[] = [];
    const loop = createWorkerLoop<number>({
      concurrency: 1,
      take: async () => {
        if (broken) throw new Error('away');
        return done.length === 0 ? [1] : [];
      },
      run: async (n) => void done.push(n),
      onTrouble: (error) => troubles.push((error as Error).message),
    });
    loop.wake();
    await idle();
    broken = false;
    loop.wake();
    await idle();
    expect({ troubles, done }).to.deep.equal({ troubles: ['away'], done: [1] });
  });

  it('what a look brings after the stop is not started', async () => {
    const done: number[] = [];
    let answer = (_: readonly number[]) => {};
    const loop = createWorkerLoop<number>({
      concurrency: 1,
      take: () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
      run: async (n) => void done.push(n),
      onTrouble: () => undefined,
    });
    loop.wake();
    const stopped = loop.stop();
    answer([1]);
    await stopped;
    await idle();
    expect(done).to.deep.equal([]);
  });
});
