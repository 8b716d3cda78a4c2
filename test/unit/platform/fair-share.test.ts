import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { createFairShare, type Fairly } from '../../../src/platform/fair-share.ts';
import { until } from '../../support/until.ts';

/** A process with two lanes whose time passes as it is told. */
const setUp = () => {
  let passed = 0;
  const fairly: Fairly = createFairShare({ lanes: 2, now: () => passed });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    begun,
    pass: (ms: number) => {
      passed += ms;
    },
    /** Hands in a step of the company that its name begins with, which lasts until it is ended; comes back when it has begun, or waits. */
    give: async (name: string) => {
      const ended = fairly(name.replace(/\d+$/, ''), async () => {
        begun.push(name);
        await new Promise<void>((resolve) => ends.set(name, resolve));
      });
      ended.catch(() => undefined);
      await sleep(0);
    },
    /** Ends it; comes back when those that follow it have begun. */
    end: async (name: string) => {
      ends.get(name)?.();
      await sleep(0);
    },
  };
};
type Process = ReturnType<typeof setUp>;

const works = async (process: Process, company: string, ms: number) => {
  await process.give(`${company}0`);
  process.pass(ms);
  await process.end(`${company}0`);
};

/** A company that has used the machine for a while, with four steps of which some wait. */
const flooding = async (process: Process) => {
  await works(process, 'loud', 2_000);
  for (const n of [1, 2, 3, 4]) await process.give(`loud${n}`);
};

describe('the share of a company', () => {
  it('is the whole process while nobody else has work', async () => {
    const process = setUp();
    await flooding(process);
    expect(process.begun).to.deep.equal(['loud0', 'loud1', 'loud2', 'loud3', 'loud4']);
  });

  it('is one of two lanes for who has used more than another that has work', async () => {
    const process = setUp();
    await process.give('quiet1');
    await flooding(process);
    expect(process.begun.slice(2)).to.deep.equal(['loud1']);
    await process.end('loud1');
    expect(process.begun.slice(2)).to.deep.equal(['loud1', 'loud2']);
  });

  it('is given at once to who has used least, whatever the other has at work', async () => {
    const process = setUp();
    for (let n = 0; n < 3; n += 1) await works(process, 'loud', 2_000);
    await flooding(process);
    await process.give('quiet1');
    await process.give('quiet2');
    expect(process.begun.slice(-2)).to.deep.equal(['quiet1', 'quiet2']);
    await process.give('loud5');
    for (const n of [1, 2, 3, 4]) await process.end(`loud${n}`);
    expect(process.begun.at(-1), 'both lanes are taken by who has used less').to.equal('quiet2');
    await process.end('quiet1');
    expect(process.begun.at(-1)).to.equal('loud5');
  });

  it('comes to who waits when what the others used is as much', async () => {
    const process = setUp();
    for (let n = 0; n < 3; n += 1) await works(process, 'loud', 2_000);
    await flooding(process);
    for (const n of [1, 2, 3, 4]) await process.end(`loud${n}`);
    for (let n = 1; n <= 5; n += 1) await process.give(`quiet${n}`);
    await process.give('loud5');
    process.pass(1_900);
    for (const n of [1, 2, 3]) await process.end(`quiet${n}`);
    expect(process.begun, 'three fifths of what one alone would have used').to.not.include('loud5');
    for (const n of [6, 7]) await process.give(`quiet${n}`);
    process.pass(90);
    for (const n of [4, 5]) await process.end(`quiet${n}`);
    expect(process.begun).to.include('loud5');
  });

  it('is not used up by what its own steps and those of others slow each other down', async () => {
    const process = setUp();
    const quiet = [1, 2, 3, 4, 5, 6].map((n) => `quiet${n}`);
    for (let round = 0; round < 3; round += 1) {
      for (const name of ['loud1', ...quiet]) await process.give(name);
      process.pass(1_000);
      for (const name of ['loud1', ...quiet]) await process.end(name);
      for (const name of ['loud2', 'loud3']) {
        await process.give(name);
        process.pass(1_000);
        await process.end(name);
      }
    }
    await process.give('loud1');
    for (const name of quiet) await process.give(name);
    expect(process.begun.slice(-6)).to.deep.equal(quiet);
  });

  it('is not held up by a step that waits for something outside', async () => {
    const process = setUp();
    await process.give('quiet1');
    await flooding(process);
    process.pass(2_100);
    await until('the next step', async () => process.begun.includes('loud2'));
    expect(process.begun).to.not.include('loud4');
  });

  it('is not taken by a flood that begins from who was at work before', async () => {
    const process = setUp();
    for (let n = 0; n < 3; n += 1) {
      await works(process, 'quiet', 1_000);
      process.pass(2_000);
    }
    for (let n = 1; n <= 9; n += 1) await process.give(`loud${n}`);
    expect(process.begun.slice(3), 'no more than it may have at work before anybody knows what it costs').to.have.lengthOf(4);
    for (const n of [1, 2, 3]) await process.give(`quiet${n}`);
    expect(process.begun.slice(-3)).to.deep.equal(['quiet1', 'quiet2', 'quiet3']);
  });

  it('is whole again when the others have had no work for a while', async () => {
    const process = setUp();
    await process.give('quiet1');
    await process.end('quiet1');
    await flooding(process);
    expect(process.begun).to.not.include('loud2');
    process.pass(16_000);
    await until('all of it', async () => process.begun.includes('loud4'));
  });

  it('goes on after a step that failed', async () => {
    const fairly = createFairShare({ lanes: 2 });
    const failed = await fairly('loud', () => Promise.reject(new Error('broken'))).catch((error: Error) => error.message);
    expect(failed).to.equal('broken');
    expect(await fairly('loud', async () => 'done')).to.equal('done');
  });

  it('takes what a step begins for a part of it, which does not wait for the lane that it holds', async () => {
    let passed = 0;
    const fairly = createFairShare({ lanes: 2, now: () => passed });
    await fairly('quiet', async () => undefined);
    await fairly('loud', async () => {
      passed += 2_000;
    });
    const inner = await fairly('loud', () => fairly('loud', async () => 'done'));
    expect(inner).to.equal('done');
  });
});
