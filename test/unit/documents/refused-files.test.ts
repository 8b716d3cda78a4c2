import { unread } from '@order-intake/order-extraction/document';
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { createRefusedFiles } from '../../../src/adapters/documents/refused-files.ts';

const hostile = { code: 'hostile', reason: unread.other('It unpacks to too much.') } as const;

describe('files that were refused lately', () => {
  it('are known for an hour', () => {
    let now = 0;
    const files = createRefusedFiles(() => now);
    expect(files.known('a-company', 'a')).to.equal(null);
    expect(files.refuse('a-company', 'a', hostile)).to.equal(hostile);
    now = 59 * 60_000;
    expect(files.known('a-company', 'a')).to.equal(hostile);
    now = 61 * 60_000;
    expect(files.known('a-company', 'a')).to.equal(null);
  });

  it('are known to the company that sent them alone, and to tools that know no company apart from those', () => {
    const files = createRefusedFiles(() => 0);
    files.refuse('a-company', 'a', hostile);
    expect(files.known('another', 'a')).to.equal(null);
    expect(files.known(undefined, 'a')).to.equal(null);
    files.refuse(undefined, 'b', hostile);
    expect(files.known(undefined, 'b')).to.equal(hostile);
    expect(files.known('a-company', 'b')).to.equal(null);
  });

  it('are forgotten, the oldest first, above a thousand of one company, and push out none of another', () => {
    const files = createRefusedFiles(() => 0);
    files.refuse('quiet', 'a', hostile);
    for (let file = 0; file <= 1_000; file += 1) files.refuse('loud', `${file}`, hostile);
    expect(files.known('loud', '0')).to.equal(null);
    expect(files.known('loud', '1')).to.equal(hostile);
    expect(files.known('quiet', 'a')).to.equal(hostile);
  });

  it('are forgotten with their company above two hundred, the one first that was refused nothing for longest', () => {
    const files = createRefusedFiles(() => 0);
    for (let company = 0; company < 200; company += 1) files.refuse(`${company}`, 'a', hostile);
    files.refuse('0', 'b', hostile);
    files.refuse('200', 'a', hostile);
    expect(files.known('1', 'a')).to.equal(null);
    expect(files.known('0', 'a')).to.equal(hostile);
    expect(files.known('200', 'a')).to.equal(hostile);
  });

  it('are not remembered where telling why costs nothing', () => {
    const files = createRefusedFiles(() => 0);
    files.refuse('a-company', 'a', { code: 'password_protected', reason: unread.other('It is password-protected.') });
    expect(files.known('a-company', 'a')).to.equal(null);
  });
});
