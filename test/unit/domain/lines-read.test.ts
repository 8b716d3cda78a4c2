import { expect } from 'chai';
import { describe, it } from 'mocha';
import { lessonsOf } from '../../../src/commands/sales-order/alias-learning.ts';
import { revised } from '../../../src/domain/sales-order/order-revision.ts';
import { standAsRead } from '../../../src/domain/shared/lines-read.ts';
import { extraction, field, orderContent, orderLine } from '../../support/samples.ts';

const read = (...names: readonly string[]) =>
  names.map((name) => ({ code: field(name), name: field(`${name} as read`), qty: field('1') }));
const line = (name: string, changes = {}) => orderLine({ code: name, name: `${name} as read`, qty: '1', ...changes });
const added = orderLine({ code: null, name: null, productId: 'another', matchedBy: 'person' });

describe('lines of an order that was read', () => {
  const three = read('A', 'B', 'C');

  it('stand where they were read, also when a person has put their words right', () => {
    expect(standAsRead([line('A'), line('B'), line('C')], three)).to.equal(true);
    expect(standAsRead([line('A'), line('B-2'), line('C')], three)).to.equal(true);
  });

  it('stand elsewhere once one was added or taken away, also when there are as many as before', () => {
    expect(standAsRead([line('A'), line('B')], three)).to.equal(false);
    expect(standAsRead([line('A'), line('B'), line('C'), added], three)).to.equal(false);
    expect(standAsRead([line('B'), line('C'), added], three)).to.equal(false);
    expect(standAsRead([line('A'), line('B'), added], three)).to.equal(false);
    expect(standAsRead([line('B'), line('C'), line('D')], three)).to.equal(false);
  });

  const changed = orderContent({
    customer: { customerId: 'berg', by: 'person' },
    extraction: extraction({ lines: three }),
    lines: [line('B'), line('C', { productId: 'bolt', matchedBy: 'person' }), added],
  });

  it('teach no words of another line', () => {
    expect(lessonsOf(changed, { lines: [{ line: 2, productId: 'bolt' }] })).to.deep.equal([]);
    const unmoved = { ...changed, lines: [line('A'), line('B', { productId: 'nut', matchedBy: 'person' }), line('C')] };
    expect(lessonsOf(unmoved, { lines: [{ line: 2, productId: 'nut' }] })).to.deep.equal([
      { productId: 'nut', customerId: 'berg', alias: 'B', source: 'learned' },
    ]);
  });

  it('are not mixed with those of a revision at another place', () => {
    const lines = [line('A'), line('B'), line('C', { qty: '5' })];
    const next = orderContent({
      extraction: extraction({ lines: [...three.slice(0, 2), { ...three[2], qty: field('5') }] }),
      lines,
    });
    expect(revised(changed, next).lines.map(({ code, qty }) => [code, qty])).to.deep.equal([
      ['A', '1'],
      ['B', '1'],
      ['C', '5'],
    ]);
  });
});
