import { expect } from 'chai';
import { describe, it } from 'mocha';
import { isCue, languages } from '../../../packages/order-extraction/rules/languages/index.ts';
import { columnKindOf } from '../../../packages/order-extraction/rules/table/vocabulary.ts';

const saysTax = (name: string): boolean =>
  name.split(' ').some((word) => (['excluding', 'including', 'taxWord'] as const).some((cue) => isCue(cue, word)));

describe('names of columns', () => {
  it('stay what they are with the words for "without tax" behind them, in every language', () => {
    const others = languages.flatMap(({ code, columns, cues }) => {
      const [without] = cues.excluding ?? [];
      const [tax] = cues.taxWord ?? [];
      if (!without || !tax) return [];
      return (['price', 'amount'] as const).flatMap((kind) =>
        (columns[kind] ?? [])
          .filter((name) => !name.includes('*') && columnKindOf(name) === kind && !saysTax(name))
          .flatMap((name) => {
            const found = columnKindOf(`${name} ${without} ${tax}`);
            return found === kind ? [] : [`${code}: ${name} ${without} ${tax} is ${found}`];
          }),
      );
    });
    expect(others).to.deep.equal([]);
  });
});
