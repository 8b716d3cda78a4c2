import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { createFairShare } from '../../../src/platform/fair-share.ts';
import { until } from '../../support/until.ts';

/** A process with two lanes whose time passes as it is told. */
const setUp = () => {
  let passed = 0;
  const { fairly, attended, giveWay } = createFairShare({ lanes: 2, now: () => passed });
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
    /** Submits a step of the company that takes so long, yields and continues; `wentOn` resolves when it does. */
    portions: async (company: string, ms: number) => {
      const portion = Promise.withResolvers<void>();
      let isOn = false;
      const wentOn = fairly(company, async () => {
        await portion.promise;
        await giveWay();
        isOn = true;
      });
      await sleep(0);
      passed += ms;
      portion.resolve();
      await sleep(0);
      return { wentOn, isOn: () => isOn };
    },
    /** Work of the company that somebody waits for, until it is ended. */
    attend: async (company: string) => {
      const over = Promise.withResolvers<void>();
      const ended = attended(company, () => over.promise);
      await sleep(0);
      return async () => {
        over.resolve();
        await ended;
      };
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
    const { fairly } = createFairShare({ lanes: 2 });
    const failed = await fairly('loud', () => Promise.reject(new Error('broken'))).catch((error: Error) => error.message);
    expect(failed).to.equal('broken');
    expect(await fairly('loud', async () => 'done')).to.equal('done');
  });

  it('takes what a step begins for a part of it, which does not wait for the lane that it holds', async () => {
    let passed = 0;
    const { fairly } = createFairShare({ lanes: 2, now: () => passed });
    await fairly('quiet', async () => undefined);
    await fairly('loud', async () => {
      passed += 2_000;
    });
    const inner = await fairly('loud', () => fairly('loud', async () => 'done'));
    expect(inner).to.equal('done');
  });
});

describe('a step of who has used more', () => {
  /** Of a company whose flood has been at work for a while beside another that has used nothing. */
  const flooded = async () => {
    const process = setUp();
    await process.give('quiet1');
    await process.end('quiet1');
    for (let n = 0; n < 3; n += 1) await works(process, 'loud', 2_000);
    return process;
  };

  it('stands still between its portions while others have a step at work, and goes on when that has ended', async () => {
    const process = await flooded();
    await process.give('quiet2');
    const step = await process.portions('loud', 1_000);
    expect(step.isOn()).to.equal(false);
    await process.end('quiet2');
    expect(step.isOn()).to.equal(true);
    await step.wentOn;
  });

  it('does so as well for work of others that waits for servers', async () => {
    const process = await flooded();
    const step = process.portions('loud', 50);
    const end = await process.attend('quiet');
    const begun = await step;
    expect(begun.isOn()).to.equal(false);
    await end();
    await sleep(0);
    expect(begun.isOn()).to.equal(true);
    await begun.wentOn;
  });

  it('goes on all the same after a while: nobody is kept from working by others who always work', async () => {
    const process = await flooded();
    const end = await process.attend('quiet');
    const step = await process.portions('loud', 10);
    expect(step.isOn()).to.equal(false);
    await step.wentOn;
    await end();
  });

  it('stands still for nobody who has used as much, or has used more', async () => {
    const process = await flooded();
    for (let n = 0; n < 3; n += 1) await works(process, 'other', 2_000);
    const ends = [await process.attend('other')];
    expect((await process.portions('loud', 10)).isOn()).to.equal(true);
    for (const end of ends) await end();
    const end = await process.attend('loud');
    expect((await process.portions('quiet', 10)).isOn()).to.equal(true);
    await end();
  });

  it('stands still for nothing that waits so long that it cannot be work', async () => {
    const process = await flooded();
    const end = await process.attend('quiet');
    process.pass(2_100);
    expect((await process.portions('loud', 10)).isOn()).to.equal(true);
    await end();
  });

  it('is not held up by what is done outside of steps', async () => {
    const { giveWay, attended } = createFairShare({ lanes: 2 });
    const over = Promise.withResolvers<void>();
    const work = attended('quiet', () => over.promise);
    await giveWay();
    over.resolve();
    await work;
  });
});
