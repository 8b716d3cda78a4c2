import { expect } from 'chai';
import { describe, it } from 'mocha';
import { earlierCodes } from '../../../src/api/http/earlier-codes.ts';
import { problem, problemBody } from '../../../src/api/http/problem.ts';

describe('the body of a problem', () => {
  it('has a title that says what its code says, and a type with the code', () => {
    expect(problemBody(problem(409, 'review_needed', 'Review it.'), 'c-1')).to.deep.equal({
      type: 'urn:order-intake:problem:review_needed',
      title: 'Review needed',
      status: 409,
      code: 'review_needed',
      detail: 'Review it.',
      correlation_id: 'c-1',
    });
  });

  it('names the code of the previous release if the code was renamed', () => {
    const { code, earlier_code: earlier } = problemBody(problem(403, 'sign_in_method_disabled', 'Use another.'), 'c-1');
    expect([code, earlier]).to.deep.equal(['sign_in_method_disabled', 'way_not_open']);
  });

  it('renames each code once, to a code that is no earlier one', () => {
    const earlier = Object.values(earlierCodes);
    expect(new Set(earlier).size).to.equal(earlier.length);
    expect(Object.keys(earlierCodes).filter((code) => earlier.includes(code))).to.deep.equal([]);
  });
});
