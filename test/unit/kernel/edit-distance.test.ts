import { distanceWithin } from '@order-intake/kernel';
import { expect } from 'chai';
import { describe, it } from 'mocha';

describe('the distance of a word within a text', () => {
  it('is none where it stands in it, wherever that is', () => {
    expect(distanceWithin('muster', 'hausmusterbau')).to.equal(0);
    expect(distanceWithin('', 'muster')).to.equal(0);
  });

  it('counts letters that are others, more or missing', () => {
    expect(distanceWithin('muster', 'haus mustar bau')).to.equal(1);
    expect(distanceWithin('muster', 'haus muser bau')).to.equal(1);
    expect(distanceWithin('muster', 'haus mussster bau')).to.equal(2);
    expect(distanceWithin('muster', '')).to.equal(6);
  });

  it('may be to the end of the text alone', () => {
    expect(distanceWithin('muster', 'hausmuster', { toEnd: true })).to.equal(0);
    expect(distanceWithin('muster', 'musterhaus', { toEnd: true })).to.equal(4);
  });
});
