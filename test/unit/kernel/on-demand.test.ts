import { onDemand } from '@order-intake/kernel';
import { expect } from 'chai';
import { describe, it } from 'mocha';

describe('what is made on demand', () => {
  it('is not made before it is asked for, and once, also where it is nothing', () => {
    let made = 0;
    const nothing = onDemand(() => {
      made += 1;
      return undefined;
    });
    expect(made).to.equal(0);
    expect([nothing(), nothing()]).to.deep.equal([undefined, undefined]);
    expect(made).to.equal(1);
  });

  it('is tried again where making it failed', () => {
    let tries = 0;
    const late = onDemand(() => {
      tries += 1;
      if (tries === 1) throw new Error('not yet');
      return tries;
    });
    expect(late).to.throw('not yet');
    expect(late()).to.equal(2);
  });
});
