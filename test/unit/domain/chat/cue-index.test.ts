import { chatLanguages } from '@order-intake/chat-language/records';
import { expect } from 'chai';
import fc from 'fast-check';
import { describe, it } from 'mocha';
import { allCues } from '../../../../packages/chat-language/understanding/cues/all-cues.ts';
import { createCueIndex } from '../../../../packages/chat-language/understanding/cues/cue-index.ts';
import { isIn, patternOf } from '../../../../packages/chat-language/understanding/cues/cues.ts';

describe('an index of cues', () => {
  const cues = chatLanguages.flatMap((language) =>
    Object.values(allCues[language]).flatMap((all) => all.map((cue) => ({ cue, pattern: patternOf(cue), of: { cue } }))),
  );
  const edge = ['^ * ring/call', '* #', '# $', 'ring/#', 'call_me~/tele~ * now', '^ $', '@ late~'].map((cue) => ({
    cue,
    pattern: patternOf(cue),
    of: { cue },
  }));
  const all = [...cues, ...edge];
  const index = createCueIndex(all);
  const vocabulary = [...new Set(all.flatMap(({ cue }) => cue.split(/[ /_]/)))]
    .map((part) => part.replace('~', 's').replace('#', '12').replace('@', 'ordernumber'))
    .filter((word) => /^[\p{L}\p{N}]+$/u.test(word));

  it('finds in a message what each cue by itself finds', () => {
    const word = fc.constantFrom(...vocabulary, '7', 'xyzzy');
    // whole cues between odd words: else only short ones would be said
    const said = fc.constantFrom(...all).map(({ cue }) =>
      cue
        .split(' ')
        .filter((part) => part !== '^' && part !== '$')
        .flatMap((part) => (part === '*' ? ['and', 'so'] : (part.split('/')[0] ?? '').split('_')))
        .map((part) => part.replace('~', 's').replace('#', '12').replace('@', 'ordernumber')),
    );
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            word.map((one) => [one]),
            said,
          ),
          { maxLength: 4 },
        ),
        (parts) => {
          const words = parts.flat();
          const found = index(words)(() => true);
          const wanted = all.filter(({ pattern }) => isIn(words, pattern)).map(({ cue }) => cue);
          expect([...found].map(({ cue }) => cue).toSorted()).to.deep.equal(wanted.toSorted());
        },
      ),
      { numRuns: 150 },
    );
  });

  it('says only what is asked for', () => {
    const said = index(['talk', 'to', 'a', 'person']);
    expect(said(() => false).size).to.equal(0);
    expect(said(() => true).size).to.be.greaterThan(0);
  });
});
