import { setTimeout as sleep } from 'node:timers/promises';
import { alongside, background } from '@order-intake/kernel';
import { expect } from 'chai';
import { afterEach, beforeEach, describe, it } from 'mocha';

const told = (work: Promise<unknown>): Promise<string> =>
  work.then(
    (value) => `ended with ${String(value)}`,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );

describe('work in the background', () => {
  const stray: unknown[] = [];
  const listeners = process.listeners('unhandledRejection');
  const note = (error: unknown): void => void stray.push(error);
  beforeEach(() => {
    stray.length = 0;
    process.removeAllListeners('unhandledRejection');
    process.on('unhandledRejection', note);
  });
  afterEach(() => {
    process.off('unhandledRejection', note);
    for (const listener of listeners) process.on('unhandledRejection', listener);
    expect(stray).to.deep.equal([]);
  });
  const failing = async (ms: number, message: string): Promise<never> => {
    await sleep(ms);
    throw new Error(message);
  };

  it('may fail before anybody awaits it, and tells its failure to a caller that awaits it later', async () => {
    const heard: unknown[] = [];
    const work = background(
      () => failing(1, 'too early'),
      (error) => heard.push(error),
    );
    await sleep(20);
    expect(heard).to.have.length(1);
    expect(await told(work)).to.equal('too early');
  });

  it('may fail before its first await', async () => {
    const work = background(() => {
      throw new Error('at once');
    });
    await sleep(5);
    expect(await told(work)).to.equal('at once');
  });

  it('is stopped and waited for when what it feeds fails, whose failure is told', async () => {
    let ended = false;
    const feeder = async (signal: AbortSignal): Promise<void> => {
      await sleep(60_000, undefined, { signal }).catch(() => undefined);
      await sleep(20);
      ended = true;
      throw new Error('of the feeder');
    };
    expect(await told(alongside(feeder, () => failing(5, 'of the main work')))).to.equal('of the main work');
    expect(ended).to.equal(true);
  });

  it('is waited for when what it feeds ends first, and its failure is told then', async () => {
    expect(
      await told(
        alongside(
          async () => sleep(20),
          async () => 'done',
        ),
      ),
    ).to.equal('ended with done');
    expect(
      await told(
        alongside(
          () => failing(20, 'of the feeder'),
          async () => 'done',
        ),
      ),
    ).to.equal('of the feeder');
    const early = alongside(
      () => failing(1, 'of the feeder'),
      () => sleep(30),
    );
    expect(await told(early)).to.equal('of the feeder');
  });
});
