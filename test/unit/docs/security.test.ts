/** docs/explanation/security.md: whatever it says is held names a test that there is. */
import { existsSync, readFileSync } from 'node:fs';
import { expect } from 'chai';
import { describe, it } from 'mocha';

const page = readFileSync('docs/explanation/security.md', 'utf8');
const rowsBelow = (heading: string): readonly (readonly string[])[] => {
  const chapter = page.split(`## ${heading}`)[1]?.split('\n## ')[0] ?? '';
  const rows = chapter.split('\n').filter((line) => line.startsWith('| '));
  return rows.slice(1).map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '')));
};
const testsIn = (cell = ''): readonly string[] => [...cell.matchAll(/`(test\/[^`]+)`/g)].map(([, path = '']) => path);

describe('docs/explanation/security.md', () => {
  it('names a test for each of the twelve points, and says what it met before', () => {
    const points = rowsBelow('The twelve points of the first attack');
    expect(points.map(([point]) => Number(point?.split(' ')[0]))).to.deep.equal(
      Array.from({ length: 12 }, (_, index) => index + 1),
    );
    for (const [point, state, tests, before] of points) {
      expect(state, point).to.match(/^held/);
      expect(testsIn(tests), point).not.to.have.length(0);
      expect(before, point).to.match(/\S/);
    }
  });

  it('names only tests that there are, for whoever wants something as well', () => {
    const threats = rowsBelow('Who, what, held by which test');
    expect(threats.length).to.be.greaterThan(12);
    for (const row of threats) expect(testsIn(row.at(-1)), row[1]).not.to.have.length(0);
    const named = testsIn(page);
    expect(named.filter((path) => !existsSync(path))).to.deep.equal([]);
  });
});
