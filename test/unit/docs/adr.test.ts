/** Decisions are referred to by number: one number is one record, and the index knows all of them. */
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { paths, textOf } from './project-texts.ts';

const records = paths.filter((path) => /^docs\/adr\/\d{4}-.*\.md$/.test(path));
const numberOf = (path: string): number => Number(/\/(\d{4})-/.exec(path)?.[1]);

describe('docs/adr', () => {
  it('has one record for each number, which its first line says', () => {
    expect(records.length).to.be.greaterThan(15);
    const numbers = records.map(numberOf);
    expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).to.deep.equal([]);
    const headless = records.filter((path) => !textOf(path).startsWith(`# ${numberOf(path)}. `));
    expect(headless).to.deep.equal([]);
  });

  it('lists each of them once, by its number, title and file', () => {
    const rows = [...textOf('docs/adr/README.md').matchAll(/^\| (\d+) \| \[([^\]]+)\]\(([^)]+)\) \|$/gm)];
    expect(rows.map(([, number, title, file]) => `${number}. ${title} docs/adr/${file}`).toSorted()).to.deep.equal(
      records.map((path) => `${textOf(path).slice(2, textOf(path).indexOf('\n'))} ${path}`).toSorted(),
    );
  });
});
