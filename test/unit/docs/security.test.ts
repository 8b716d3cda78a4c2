/** docs/explanation/security.md: every threat names tests that exist. */
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
  it('names for every threat what prevents it and a test that proves it', () => {
    const threats = rowsBelow('Threats');
    expect(threats.length).to.be.greaterThan(20);
    for (const row of threats) {
      expect(row, row.join(' | ')).to.have.length(4);
      expect(testsIn(row.at(-1)), row[1]).not.to.have.length(0);
    }
    expect(testsIn(page).filter((path) => !existsSync(path))).to.deep.equal([]);
  });
});
