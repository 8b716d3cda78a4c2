/** Decisions are referred to by number: one number is one record, without gaps, and the index knows all of them. */
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { paths, textOf } from './project-texts.ts';

const records = paths.filter((path) => /^docs\/adr\/\d{4}-.*\.md$/.test(path));
const numberOf = (path: string): number => Number(/\/(\d{4})-/.exec(path)?.[1]);

describe('docs/adr', () => {
  it('has one record for each number from 1 on, which its first line names', () => {
    expect(records.length).to.be.greaterThan(15);
    expect(records.map(numberOf).toSorted((a, b) => a - b)).to.deep.equal(records.map((_, index) => index + 1));
    const headless = records.filter((path) => !textOf(path).startsWith(`# ${numberOf(path)}. `));
    expect(headless).to.deep.equal([]);
  });

  it('has records in one form: status, context, decision, consequences', () => {
    const form =
      /^# .+\n\nStatus: (?:accepted|superseded by \[\d+\]\(\d{4}-[a-z0-9-]+\.md\))\n\n## Context\n[\s\S]+\n## Decision\n[\s\S]+\n## Consequences\n/;
    expect(records.filter((path) => !form.test(textOf(path)))).to.deep.equal([]);
  });

  it('lists each of them once, by its number, title and file', () => {
    const rows = [...textOf('docs/adr/README.md').matchAll(/^\| (\d+) \| \[([^\]]+)\]\(([^)]+)\) \| [\d, ]*\|$/gm)];
    expect(rows.map(([, number, title, file]) => `${number}. ${title} docs/adr/${file}`).toSorted()).to.deep.equal(
      records.map((path) => `${textOf(path).slice(2, textOf(path).indexOf('\n'))} ${path}`).toSorted(),
    );
  });
});
