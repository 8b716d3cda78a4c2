import { expect } from 'chai';
import { patienceFor } from '../../../scripts/patience.mjs';
import { patience } from '../../support/patience.ts';

const quiet = { workMs: 18, pauseMs: 5.5, cores: 2 };

describe('The patience of the tests', () => {
  it('is one on a quiet machine, and on a faster one too', () => {
    expect(patienceFor(quiet)).to.equal(1);
    expect(patienceFor({ workMs: 4, pauseMs: 5.1, cores: 16 })).to.equal(1);
  });

  it('grows with the time that the same work takes', () => {
    expect(patienceFor({ ...quiet, workMs: 54 })).to.equal(3);
  });

  it('grows with the time until a program that slept goes on', () => {
    expect(patienceFor({ ...quiet, pauseMs: 22 })).to.equal(4);
  });

  it('doubles where the two steps that run at once share one core', () => {
    expect(patienceFor({ ...quiet, cores: 1 })).to.equal(2);
  });

  it('grows with the steps that share the cores', () => {
    expect(patienceFor(quiet, 3)).to.equal(1.5);
    expect(patienceFor({ ...quiet, workMs: 36 }, 3)).to.equal(3);
    expect(patienceFor({ ...quiet, cores: 8 }, 3)).to.equal(1);
  });

  it('never is so great that a test that hangs would be waited for a whole day', () => {
    expect(patienceFor({ ...quiet, workMs: 60_000 })).to.equal(8);
  });

  it('never makes a limit shorter than it is written', () => {
    expect(patience(1_000)).to.be.at.least(1_000);
  });
});
