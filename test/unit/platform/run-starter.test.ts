import { expect } from 'chai';
import { describe, it } from 'mocha';
import type { Standing, Standings } from '../../../packages/event-sourcing/checkpoints/next-runs.ts';
import { createRunStarter } from '../../../packages/event-sourcing/checkpoints/run-starter.ts';

const signal = new AbortController().signal;
const stand = (standing: Standing['do']): Standings => new Map([['orders', { do: standing } as Standing]]);
const nothingElse = {} as never;

describe('what has to be made before it can follow the log', () => {
  it('is made once, also when that ends while somebody looks how it stands', async () => {
    let [looks, made] = [0, 0];
    const { promise: building, resolve: isBuilt } = Promise.withResolvers<void>();
    const starter = createRunStarter({
      pool: nothingElse,
      store: nothingElse,
      log: { warn: () => undefined, error: () => undefined },
      batchSize: 1,
      onChange: () => {
        looks += 1;
      },
    });
    const build = async () => {
      made += 1;
      await building;
    };
    const start = (survey: () => Promise<Standings>) => starter.start({ survey, storeId: 'a store', build, signal });
    await start(async () => stand('build'));
    await start(async () => {
      const before = stand('build'); // read while it was being made
      isBuilt();
      while (starter.runs.all().length > 0) await new Promise(setImmediate);
      return before;
    });
    expect(made).to.equal(1);
    expect(looks, 'it is looked at again').to.equal(1);
    await start(async () => stand('build'));
    expect(made, 'it is to be made anew after all').to.equal(2);
    await starter.stop();
  });
});
