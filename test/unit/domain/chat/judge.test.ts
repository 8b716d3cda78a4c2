import { expect } from 'chai';
import { describe, it } from 'mocha';
import { fitted } from '../../../../bench/chat-answers/learn/fit.ts';
import { createIntentsOf, intentsOf, votesOf } from '../../../../packages/chat-language/understanding/intent.ts';
import { bucketOf, buckets, probabilitiesOf, verdicts } from '../../../../packages/chat-language/understanding/judge/judge.ts';
import { featuresOf, featuresOfVotes } from '../../../../packages/chat-language/understanding/judge/message-features.ts';
import { packed, unpacked } from '../../../../packages/chat-language/understanding/judge/packed-weights.ts';
import { weights } from '../../../../packages/chat-language/understanding/judge/weights.data.ts';

const namesOf = (text: string, language = 'en') => featuresOf(text, language).map(([name]) => name);
const none = { step: 1, cells: new Int8Array(buckets * verdicts.length) };

describe('the judge of what a message wants', () => {
  it('hears articles, sizes and order numbers as what they are, so that what holds of one holds of all', () => {
    const same = [namesOf('how much is the circular saw 1400W?'), namesOf('how much is the wheelbarrow 100l?')];
    expect(same[0]).to.deep.equal(same[1]);
    expect(namesOf('where is SO-2026-000101')).to.include('has {order}').and.to.include('2 en is {order}');
    expect(namesOf('wo ist die', 'de')).to.not.include('1 en ist');
  });

  it('knows what cues voted, the first of them above all, and that none did', () => {
    expect(featuresOfVotes(['price', 'question']).map(([name]) => name)).to.deep.equal([
      'first vote price',
      'vote price',
      'vote question',
    ]);
    expect(featuresOfVotes([]).map(([name]) => name)).to.deep.equal(['first vote ', 'vote none']);
    expect(votesOf('what does it cost?', 'en')).to.include('price').and.to.include('question');
  });

  it('gives probabilities that come to one, equal ones where it knows nothing, and then decides nothing', () => {
    const probabilities = probabilitiesOf([['1 en hello', 2]], none);
    expect(probabilities.reduce((all, one) => all + one, 0)).to.be.closeTo(1, 1e-9);
    expect(Math.max(...probabilities)).to.be.closeTo(1 / verdicts.length, 1e-9);
    expect(createIntentsOf(none)('how much is it?', 'en')).to.deep.equal([]);
  });

  it('learns from lessons what they say, the same each time', () => {
    const lessons = [
      { features: featuresOf('gimme the damage on that', 'en'), verdict: verdicts.indexOf('price') },
      { features: featuresOf('shift me over to a bod', 'en'), verdict: verdicts.indexOf('person') },
    ];
    const fit = { rounds: 20, rate: 0.3, ridge: 0, cells: 5_000, steps: 31, seen: 1 };
    const learned = fitted(lessons, fit);
    for (const { features, verdict } of lessons) {
      const probabilities = probabilitiesOf(features, learned);
      expect(probabilities.indexOf(Math.max(...probabilities))).to.equal(verdict);
    }
    expect(fitted(lessons, fit)).to.deep.equal(learned);
  });

  it('keeps its weights as text and reads them as they were', () => {
    const cells = new Int8Array(none.cells);
    for (const [at, steps] of [
      [0, 1],
      [1, -31],
      [300, 127],
      [70_000, -128],
      [cells.length - 1, 5],
    ] as const)
      cells[at] = steps;
    expect(unpacked(packed({ step: 0.25, cells }))).to.deep.equal({ step: 0.25, cells });
    expect(weights.lines.join('').length).to.be.within(50_000, 200_000);
    expect(packed(unpacked(weights)).lines.join('')).to.equal(weights.lines.join(''));
  });

  it('puts every feature into a bucket, and cuts a long message', () => {
    for (const name of ['', 'bias', '1 de für', `c ${'x'.repeat(10_000)}`]) expect(bucketOf(name)).to.be.within(0, buckets - 1);
    const long = 'Wieviel kostet die Stichsäge, '.repeat(2_000);
    expect(intentsOf(`${long} ich will einen Menschen sprechen`, 'de'), 'what stands behind is not looked at').to.deep.equal(
      intentsOf(long, 'de'),
    );
  });

  it('hears a plain question with its politeness, and a reason before it, that no cue knows', () => {
    for (const [language, said, intent] of [
      ['fr', 'Bonjour, pourriez-vous m’indiquer le prix de la pompe immergée 750 W s’il vous plaît ?', 'price'],
      ['en', 'my old one packed in, what is a new circular saw?', 'price'],
      ['pt', 'gostava de saber como está a minha encomenda SO-2026-000101', 'order_status'],
      ['nl', 'het trapje dat ik bij jullie kocht wiebelt aan alle kanten', 'complaint'],
    ] as const)
      expect(intentsOf(said, language)[0], said).to.equal(intent);
  });
});
