import { expect } from 'chai';
import { describe, it } from 'mocha';
import { contentTag, isKnown, revisionOfIfMatch, revisionTag } from '../../../src/api/http/etag.ts';
import { idempotencyKey } from '../../../src/api/http/idempotency.ts';
import { nextLink } from '../../../src/api/http/pages.ts';
import { Refused } from '../../../src/api/http/problem.ts';

describe('ETags', () => {
  it('a change is compared by revision, whichever of the two tags the caller has', () => {
    expect(revisionOfIfMatch(revisionTag(12))).to.equal(12);
    expect(revisionOfIfMatch(contentTag(12, { a: 1 }))).to.equal(12);
  });

  it('no If-Match and * pin nothing; a tag this service never gave matches no revision', () => {
    expect(revisionOfIfMatch(undefined)).to.equal(null);
    expect(revisionOfIfMatch('*')).to.equal(null);
    for (const tag of ['12', 'W/"12"', '"x"', '"12", "13"', '', '"12-short"']) expect(revisionOfIfMatch(tag), tag).to.equal(-1);
  });

  it('what is read has another tag as soon as anything in it changes, the revision or not', () => {
    const tags = [contentTag(1, { a: 1 }), contentTag(1, { a: 2 }), contentTag(2, { a: 1 })];
    expect(new Set(tags).size).to.equal(3);
    expect(contentTag(1, { a: 1 })).to.equal(tags[0]);
  });

  it('If-None-Match compares weakly and takes lists', () => {
    const tag = contentTag(3, {});
    for (const header of [tag, `W/${tag}`, `"0", ${tag}`, '*']) expect(isKnown(header, tag), header).to.equal(true);
    for (const header of [undefined, '"3"', '']) expect(isKnown(header, tag), header).to.equal(false);
  });
});

describe('paging', () => {
  it('the next link keeps the filters and changes the cursor', () => {
    expect(nextLink('/sales/email-logs/?status=FAILED&cursor=old&limit=2', 'n&w')).to.equal(
      '</sales/email-logs/?status=FAILED&cursor=n%26w&limit=2>; rel="next"',
    );
  });
});

describe('idempotency keys', () => {
  it('are printable and of a length a table can hold', () => {
    expect(idempotencyKey(undefined, 'anna')).to.equal(null);
    expect(idempotencyKey('8e03978e-40d5-43dd-bc93-6894a57f9324', 'anna')).to.be.a('string');
    for (const bad of ['', 'with blank', 'ü', 'x'.repeat(256)]) expect(() => idempotencyKey(bad, 'anna'), bad).to.throw(Refused);
  });
});
