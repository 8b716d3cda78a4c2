import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import { type Case, caseReader } from '../../../bench/model/cases.ts';
import { type Figures, figuresOf, type Read } from '../../../bench/model/figures.ts';
import { builtInAlone, inPairs, played, withInjection } from '../../../bench/model/play.ts';
import { players } from '../../../bench/model/players.ts';
import { modelSet, reportedSets } from '../../../bench/model/sets.ts';
import { createDocumentReader } from '../../../src/adapters/documents/document-reader.ts';
import { byNight } from '../../support/night.ts';
import type { Truth } from '../../support/order-documents/index.ts';

/** A sample of what `npm run score:model` does over whole sets; by night all players play over all of them. */
const sample = 10;

const own = (one: Case, judged: Read['judged']): Read => ({ judged, either: one.source.either === true });

async function play(name: string, cases: readonly Case[]): Promise<{ readonly alone: Figures; readonly both: Figures }> {
  const player = players.find((one) => one.name === name);
  if (!player) throw new Error(`no player ${name}`);
  const asked = player.injects ? await Promise.all(cases.map(withInjection)) : player.pairs ? await inPairs(cases) : cases;
  const alone = asked.map((one) => own(one, builtInAlone(one)));
  const truths: readonly Truth[] = cases.map(({ source }) => source.truth);
  const both = await Promise.all(asked.map(async (one) => own(one, await played(one, player, truths))));
  return { alone: figuresOf(alone), both: figuresOf(both, alone) };
}

/** What each of them does with what the built-in readers have right, whatever it reads. */
const harmless = ['copying from examples', 'obeying an injection', 'refusing', 'slow'];
const faithful = ['oracle', 'cutting', 'fencing', 'thinking', 'splitting an order', 'several orders'];

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

  for (const name of faithful)
    it(`${name}: reads more, loses no order that passed, and lets nothing false pass`, async () => {
      const { alone, both } = await play(name, cases);
      expect(both.orders).to.be.at.least(4);
      expect([both.falseAt70, both.lost]).to.deep.equal([[], []]);
      expect(both.header.f1).to.be.at.least(Math.max(0.985, alone.header.f1));
      expect(both.lines.f1).to.be.at.least(Math.max(0.995, alone.lines.f1));
      expect(both.believed).to.be.at.least(alone.believed);
    });

  it('oracle, 3 % noise: is not read worse, and lets nothing false pass', async () => {
    const { alone, both } = await play('oracle, 3 % noise', cases);
    expect(both.falseAt70).to.deep.equal([]);
    expect(both.header.f1).to.be.at.least(alone.header.f1);
    expect(both.lines.f1).to.be.at.least(alone.lines.f1);
  });

  for (const name of ['oracle, 6 % noise', 'hallucinating'])
    it(`${name}: lets nothing false pass`, async () => {
      expect((await play(name, cases)).both.falseAt70).to.deep.equal([]);
    });

  for (const name of harmless)
    it(`${name}: changes nothing`, async () => {
      const { alone, both } = await play(name, cases);
      expect({ ...both, lost: [] }).to.deep.equal({ ...alone, lost: [] });
    });
});

describe('players of a model over whole sets', () => {
  const reader = createDocumentReader({ poolSize: 2 });
  after(() => reader.stop());
  for (const set of byNight ? reportedSets : [])
    describe(set, () => {
      const cases: Case[] = [];
      before(async function () {
        const read = await caseReader(reader);
        const { sources } = await modelSet(set);
        if (sources.length === 0) this.skip();
        for (const source of sources) cases.push(await read(source));
      });
      for (const { name } of players)
        it(`${name}: lets nothing false pass that the built-in readers did not let pass`, async () => {
          const { alone, both } = await play(name, cases);
          expect(both.falseAt70.filter((one) => !alone.falseAt70.includes(one))).to.deep.equal([]);
          if (faithful.includes(name)) expect(both.lost).to.deep.equal([]);
          if (harmless.includes(name)) expect({ ...both, lost: [] }).to.deep.equal({ ...alone, lost: [] });
        });
    });
});
