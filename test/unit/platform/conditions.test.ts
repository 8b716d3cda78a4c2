import { expect } from 'chai';
import { describe, it } from 'mocha';
import { conditionsOf, wordsIn } from '../../../src/platform/postgres/conditions.ts';
import { orderWords } from '../../../src/projections/sales-orders/order-search.ts';

describe('conditions of a list', () => {
  it('count their parameters on: one value for every ?, or several for one each', () => {
    const { text, values } = conditionsOf(
      [
        ['a = ?', 1],
        ['not said', undefined],
        ['(b < ? or c < ?)', 2],
        ['(d = ? or e = any(?))', 3, [4]],
        ['f = ?', null],
      ],
      2,
    );
    expect(text).to.equal(' and a = $2 and (b < $3 or c < $3) and (d = $4 or e = any($5)) and f = $6');
    expect(values).to.deep.equal([1, 2, 3, [4], null]);
  });

  it('of one or two letters look at the beginnings of words alone', () => {
    const either = '(search like ? or search like ?)';
    expect(wordsIn('search', 'Ab #7 é_ abc a-b-c')).to.deep.equal([
      [either, 'ab%', '% ab%'],
      [either, '#7%', '% #7%'],
      [either, 'é\\_%', '% é\\_%'],
      ['search like ?', '%abc%'],
      ['search like ?', '%a-b-c%'],
    ]);
  });

  it('of words name the records and mails that they mean, where there are any', () => {
    const words = [
      { word: '100%', customers: [], products: [], mails: [] },
      { word: 'berg', customers: ['c'], products: ['p'], mails: ['m', 'n'] },
    ];
    const { text, values } = conditionsOf(orderWords(words, 'w.'), 2);
    expect(text).to.equal(
      ` and (w.search like $2) and (w.search like $3 or w.customer_id = any($4::uuid[]) or w.product_ids ?| $5::text[] or w.source->>'id' = any($6::text[]))`,
    );
    expect(values).to.deep.equal(['%100\\%%', '%berg%', ['c'], ['p'], ['m', 'n']]);
  });
});
