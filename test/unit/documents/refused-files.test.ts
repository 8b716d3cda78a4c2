import { expect } from 'chai';
import { describe, it } from 'mocha';
import { createRefusedFiles } from '../../../src/adapters/documents/refused-files.ts';

const hostile = { code: 'hostile', reason: 'It unpacks to too much.' } as const;

describe('files that were refused lately', () => {
  it('are known for an hour', () => {
    let now = 0;
    const files = createRefusedFiles(() => now);
    expect(files.known('a')).to.equal(null);
    expect(files.refuse('a', hostile)).to.equal(hostile);
    now = 59 * 60_000;
    expect(files.known('a')).to.equal(hostile);
    now = 61 * 60_000;
    expect(files.known('a')).to.equal(null);
  });

  it('are forgotten, the oldest first, above a thousand', () => {
    const files = createRefusedFiles(() => 0);
    for (let file = 0; file <= 1_000; file += 1) files.refuse(`${file}`, hostile);
    expect(files.known('0')).to.equal(null);
    expect(files.known('1')).to.equal(hostile);
  });

  it('are not remembered where telling why costs nothing', () => {
    const files = createRefusedFiles(() => 0);
    files.refuse('a', { code: 'password_protected', reason: 'It is password-protected.' });
    expect(files.known('a')).to.equal(null);
  });
});
