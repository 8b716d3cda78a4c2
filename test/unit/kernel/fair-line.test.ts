import { createFairLine } from '@order-intake/kernel';
import { expect } from 'chai';
import { describe, it } from 'mocha';

/** Serves all that wait, each at the cost of its kind. */
const served = (line: ReturnType<typeof createFairLine<string>>, costs: Record<string, number>, count: number) => {
  const order: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const item = line.next();
    if (item === undefined) break;
    order.push(item);
    const company = item[0] ?? '';
    line.charge(company, costs[company] ?? 1);
  }
  return order;
};

describe('a fair line', () => {
  it('gives companies turns, and each its own in the order in which they came', () => {
    const line = createFairLine<string>();
    for (const item of ['a1', 'a2', 'a3', 'b1', 'b2', 'c1']) line.join(item[0] ?? '', item);
    expect(served(line, {}, 9)).to.deep.equal(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
  });

  it('gives whoever is dear fewer of them', () => {
    const line = createFairLine<string>();
    for (let n = 0; n < 20; n += 1) for (const company of ['a', 'b']) line.join(company, `${company}${n}`);
    const order = served(line, { a: 10, b: 1 }, 12);
    expect(order.filter((item) => item.startsWith('a'))).to.have.lengthOf(2);
  });

  it('owes nothing to one that has rested: it is level with the others when it comes back', () => {
    const line = createFairLine<string>();
    for (let n = 0; n < 20; n += 1) line.join('a', `a${n}`);
    served(line, { a: 5 }, 10);
    for (let n = 0; n < 10; n += 1) line.join('b', `b${n}`);
    const order = served(line, { a: 5, b: 5 }, 6);
    expect(order.filter((item) => item.startsWith('b'))).to.have.lengthOf(3);
  });

  it('passes over those who may not be next', () => {
    const line = createFairLine<string>();
    for (const item of ['a1', 'b1']) line.join(item[0] ?? '', item);
    expect(line.next((company) => company !== 'a')).to.equal('b1');
    expect(line.next((company) => company !== 'a')).to.equal(undefined);
    expect(line.next()).to.equal('a1');
  });
});
