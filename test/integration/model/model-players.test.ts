import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import { type Case, caseReader } from '../../../bench/model/cases.ts';
import { type Figures, figuresOf, type Read } from '../../../bench/model/figures.ts';
import { builtInAlone, inPairs, played, withInjection } from '../../../bench/model/play.ts';
import { players } from '../../../bench/model/players.ts';
import { modelSet } from '../../../bench/model/sets.ts';
import { createDocumentReader } from '../../../src/adapters/documents/document-reader.ts';

/** A sample of what `npm run score:model` does over whole sets. */
const sample = 10;

describe('players of a model over documents by strangers', () => {
  const reader = createDocumentReader({ poolSize: 2 });
  let cases: readonly Case[] = [];
  before(async () => {
    const read = await caseReader(reader);
    const { sources } = await modelSet('strangers:first');
    cases = await Promise.all(
      sources
        .filter(({ scan }) => !scan)
        .slice(0, sample)
        .map(read),
    );
  });
  after(() => reader.stop());

  const own = (one: Case, judged: Read['judged']): Read => ({ judged, either: one.source.either === true });
  const play = async (name: string): Promise<{ readonly alone: Figures; readonly both: Figures }> => {
    const player = players.find((one) => one.name === name);
    if (!player) throw new Error(`no player ${name}`);
    const asked = player.injects ? await Promise.all(cases.map(withInjection)) : player.pairs ? await inPairs(cases) : cases;
    const alone = asked.map((one) => own(one, builtInAlone(one)));
    const truths = cases.map(({ source }) => source.truth);
    const both = await Promise.all(asked.map(async (one) => own(one, await played(one, player, truths))));
    return { alone: figuresOf(alone), both: figuresOf(both, alone) };
  };

  for (const name of ['oracle', 'cutting', 'fencing', 'thinking', 'splitting an order', 'several orders'])
    it(`${name}: reads more, loses no order that passed, and lets nothing false pass`, async () => {
      const { alone, both } = await play(name);
      expect(both.orders).to.be.at.least(4);
      expect([both.falseAt70, both.lost]).to.deep.equal([[], []]);
      expect(both.header.f1).to.be.at.least(Math.max(0.985, alone.header.f1));
      expect(both.lines.f1).to.be.at.least(Math.max(0.995, alone.lines.f1));
      expect(both.believed).to.be.at.least(alone.believed);
    });

  it('oracle, 3 % noise: is not read worse, and lets nothing false pass', async () => {
    const { alone, both } = await play('oracle, 3 % noise');
    expect(both.falseAt70).to.deep.equal([]);
    expect(both.header.f1).to.be.at.least(alone.header.f1);
    expect(both.lines.f1).to.be.at.least(alone.lines.f1);
  });

  for (const name of ['oracle, 6 % noise', 'hallucinating'])
    it(`${name}: lets nothing false pass`, async () => {
      expect((await play(name)).both.falseAt70).to.deep.equal([]);
    });

  for (const name of ['copying from examples', 'obeying an injection', 'refusing', 'slow'])
    it(`${name}: changes nothing`, async () => {
      const { alone, both } = await play(name);
      expect({ ...both, lost: [] }).to.deep.equal({ ...alone, lost: [] });
    });
});
