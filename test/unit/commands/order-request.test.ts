/** What is wrong with a request, told in the words of the order that it changes. */
import { expect } from 'chai';
import { isLeft } from 'fp-ts/lib/Either.js';
import { describe, it } from 'mocha';
import { orderChanges, orderRequest } from '../../../src/commands/sales-order/order-request.schema.ts';
import { decodeRequest } from '../../../src/platform/codec/decode-request.ts';

const faults = (schema: typeof orderChanges | typeof orderRequest, body: object) => {
  const decoded = decodeRequest<unknown>(schema as never, body);
  return isLeft(decoded) ? decoded.left.map(({ field, message }) => [field, message]) : [];
};

describe('a change of order lines that cannot be read', () => {
  it('names the line of the order, beside the place in the request', () => {
    expect(faults(orderChanges, { lines: [{ line: 3, price: 'ten' }] })).to.deep.equal([
      [
        'lines.1.price',
        'lines.1.price: is not an amount such as 12.50 (digits with a decimal point, not negative) (line 3 of the order)',
      ],
    ]);
    const several = faults(orderChanges, { lines: [{ line: 1, qty: 1 }, { line: 12, unit: 'x'.repeat(21) }, { qty: -1 }] });
    expect(several).to.deep.equal([
      ['lines.2.unit', 'lines.2.unit: must not be longer than 20 characters (line 12 of the order)'],
      ['lines.3.qty', 'lines.3.qty: is not an amount such as 12.50 (digits with a decimal point, not negative)'],
    ]);
  });

  it('says no line where the request gives all of them, or names none that there can be', () => {
    expect(faults(orderRequest, { lines: [{}, { price: 'ten' }] })[0]?.[1]).not.to.include('of the order');
    expect(
      faults(orderChanges, { lines: [{ line: 'third', price: 'ten' }] })
        .flat()
        .join(),
    ).not.to.include('of the order');
  });
});
