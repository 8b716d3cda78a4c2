/** What a browser has to fetch, in bytes of the build; times are measured by `npm run bench:web`. */
import { expect } from 'chai';
import { before, describe, it } from 'mocha';
import { firstLimit, firstLoad, isBuilt, kB, laterLoads, pageLimit, sumOf } from './support/build-size.ts';

describe('58 the build', () => {
  before(function () {
    if (!isBuilt()) this.skip();
  });

  it('58 loads at most 130 kB before the first page', () => {
    const files = firstLoad();
    console.log(`      first load: ${(sumOf(files) / kB).toFixed(1)} kB of gzip in ${files.length} files`);
    expect(sumOf(files)).to.be.lessThan(firstLimit);
  });

  it('58 loads at most 50 kB more for any page', () => {
    const large = laterLoads();
    const told = large.slice(0, 3).map(({ file, bytes }) => `${file} ${(bytes / kB).toFixed(1)} kB`);
    console.log(`      largest: ${told.join(', ')}`);
    expect(large.filter(({ bytes }) => bytes > pageLimit)).to.deep.equal([]);
  });
});
