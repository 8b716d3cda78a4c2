import { expect } from 'chai';
import { left, right } from 'fp-ts/lib/Either.js';
import { beforeEach, describe, it } from 'mocha';
import type { LanguageModel, ModelRequest } from '../../../src/adapters/model/model.types.ts';
import { noUsage } from '../../../src/adapters/model/model.types.ts';
import type { ModelFault } from '../../../src/adapters/model/model-fault.ts';
import { createModelWatch, type ModelWatch, watched } from '../../../src/adapters/model/model-watch.ts';

const minute = 60_000;
const request: ModelRequest = {
  instructions: '',
  messages: [],
  answer: { name: 'a', schema: {} },
  longestAnswer: 1,
  temperature: 0,
};

describe('a model that cannot be used', () => {
  let now: number;
  let told: string[];
  let asked: number;
  let outcome: ModelFault | 'answered';
  let watch: ModelWatch;
  let model: LanguageModel;
  beforeEach(() => {
    [now, told, asked, outcome] = [0, [], 0, 'answered'];
    watch = createModelWatch({ now: () => now, onChange: (state) => told.push(state?.fault ?? 'answers again') });
    model = watched(
      {
        provider: 'openai',
        name: 'm',
        send: async () => {
          asked += 1;
          const reply = { text: '{}', calls: [], raw: null, end: 'complete' as const };
          return { result: outcome === 'answered' ? right(reply) : left(outcome), usage: noUsage };
        },
      },
      watch,
    );
  });
  const send = async (times = 1) => {
    for (let count = 0; count < times; count += 1) await model.send(request, new AbortController().signal);
  };

  it('for a dead key is not asked again for five minutes, and somebody is told once', async () => {
    outcome = 'unauthorised';
    await send(20);
    expect([asked, told]).to.deep.equal([1, ['unauthorised']]);
    expect(watch.state()).to.deep.equal({ fault: 'unauthorised', since: new Date(0), says: null });
    now = 5 * minute;
    await send(20);
    expect([asked, told]).to.deep.equal([2, ['unauthorised']]);
  });

  it('is used again as soon as it answers, and that is told too', async () => {
    outcome = 'no_credit';
    await send();
    now = 6 * minute;
    outcome = 'answered';
    await send(2);
    expect([asked, told, watch.state()]).to.deep.equal([3, ['no_credit', 'answers again'], null]);
  });

  it('for a provider that is ill is left alone for a minute after the fifth time', async () => {
    outcome = 'provider_failed';
    await send(4);
    expect(told).to.deep.equal([]);
    await send(10);
    expect([asked, told]).to.deep.equal([5, ['provider_failed']]);
    now = minute;
    outcome = 'answered';
    await send();
    expect(told.at(-1)).to.equal('answers again');
  });

  it('is taken away from nobody by documents of one company that the provider refuses', async () => {
    for (let count = 0; count < 10; count += 1) {
      outcome = 'bad_request';
      await send(2);
      outcome = 'answered';
      await send();
    }
    expect([asked, told]).to.deep.equal([30, []]);
  });

  it('is asked on where single documents are refused or too long, or too many are asked', async () => {
    for (const fault of ['refused', 'truncated', 'broken_answer', 'context_exceeded', 'rate_limited'] as const) {
      outcome = fault;
      await send(5);
    }
    expect([asked, told]).to.deep.equal([25, []]);
  });
});
