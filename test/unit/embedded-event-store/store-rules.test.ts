import { expect } from 'chai';
import { describe, it } from 'mocha';
import { createRecentIds } from '../../../packages/embedded-event-store/store/recent-ids.ts';
import {
  isSoftDeleted,
  NO_METADATA,
  parseStreamMetadata,
  SOFT_DELETE,
  withTruncateBefore,
} from '../../../packages/embedded-event-store/store/stream-metadata.ts';

const metadata = (text: string) => parseStreamMetadata(Buffer.from(text));

describe('stream metadata', () => {
  it('is read for what it says about what may be read', () => {
    expect(metadata('{"$maxCount":2,"$maxAge":10,"$tb":3,"custom":true}')).to.deep.equal({
      maxCount: 2,
      maxAge: 10,
      truncateBefore: 3,
    });
  });

  it('counts for nothing as a whole when one field is wrong, or when it is no JSON object', () => {
    for (const text of [
      '{"$maxCount":-5,"$tb":1}',
      '{"$maxCount":"2"}',
      '{"$maxAge":0}',
      '{"$tb":1.5}',
      'not json',
      '[1]',
      'null',
      '',
    ]) {
      expect(metadata(text), text).to.deep.equal(NO_METADATA);
    }
  });

  it('a soft delete is recognised, and undone by another truncation that keeps the rest', () => {
    expect(isSoftDeleted(parseStreamMetadata(SOFT_DELETE))).to.equal(true);
    const revived = withTruncateBefore(Buffer.from('{"$maxCount":5,"$tb":9223372036854775807}'), 7);
    expect(revived.toString()).to.equal('{"$maxCount":5,"$tb":7}');
    expect(isSoftDeleted(parseStreamMetadata(revived))).to.equal(false);
  });
});

describe('the cache of recent ids', () => {
  it('keeps the first event that carried an id', () => {
    const recent = createRecentIds();
    recent.add('a', 1, 10);
    recent.add('a', 2, 10);
    expect(recent.get('a')).to.equal(1);
  });

  it('forgets the oldest when its budget is spent', () => {
    const recent = createRecentIds(10 * (28 + 20));
    for (let n = 0; n < 25_000; n++) recent.add(`id-${n}`, n, 10);
    expect(recent.get('id-24989')).to.equal(undefined);
    expect(recent.get('id-24990')).to.equal(24_990);
    expect(recent.get('id-24999')).to.equal(24_999);
  });

  it('forgets what was never written', () => {
    const recent = createRecentIds();
    for (let n = 0; n < 5; n++) recent.add(`id-${n}`, n, 10);
    recent.forgetFrom(3);
    expect([2, 3, 4].map((n) => recent.get(`id-${n}`))).to.deep.equal([2, undefined, undefined]);
    recent.add('id-3', 9, 10);
    expect(recent.get('id-3')).to.equal(9);
  });
});
