import assert from 'node:assert';

describe('A suite', () => {
  it('passes', () => undefined);
  it('fails', () => assert.fail('on purpose'));
  it.skip('is skipped', () => undefined);
});
