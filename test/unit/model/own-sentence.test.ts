import { expect } from 'chai';
import { describe, it } from 'mocha';
import { ownSentence } from '../../../src/adapters/model/own-sentence.ts';

describe('what a provider says of a refusal', () => {
  it('is found however it is wrapped', () => {
    const says = 'No auth credentials found';
    const bodies = [
      { message: says },
      { error: { message: says } },
      [{ error: { message: says } }],
      { message: JSON.stringify({ detail: says }) },
    ];
    expect(bodies.map((body) => ownSentence(body, null))).to.deep.equal(bodies.map(() => says));
    for (const body of [null, undefined, {}, { code: 401 }, 'text']) expect(ownSentence(body, null)).to.equal(null);
  });

  it('holds neither the key nor what looks like one', () => {
    const said = (message: string) => ownSentence({ message }, 'my secret');
    expect(said('Incorrect API key provided: sk-proj-****abcd. See https://x.example/keys.')).to.equal(
      'Incorrect API key provided: … See https://x.example/keys.',
    );
    expect(said('The key my secret is unknown')).to.equal('The key … is unknown');
    expect(said('Token 0123456789abcdef0123456789abcdef has expired')).to.equal('Token … has expired');
    expect(said('x'.repeat(1_000))).to.have.length(300);
  });
});
