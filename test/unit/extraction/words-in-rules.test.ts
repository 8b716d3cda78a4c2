import { readdirSync, readFileSync } from 'node:fs';
import { expect } from 'chai';
import { describe, it } from 'mocha';

const rules = new URL('../../../src/adapters/extraction/rules/', import.meta.url);
const page = readFileSync(new URL('../../../docs/documents.md', import.meta.url), 'utf8');

/** Two words or more that are alternatives of one another: `total|summe`. */
const alternatives = /\p{L}{3,}\W{0,4}\|\W{0,4}\p{L}{3,}/u;

/** Lines that hold such a regular expression; no comments, no imports, no types. */
const speaks = (source: string): boolean =>
  source
    .split('\n')
    .some(
      (line) =>
        !/^\s*(\*|\/\/|\/\*|import |export type|type |\|)/.test(line) &&
        /\/[^/]*[|][^/]*\//.test(line) &&
        alternatives.test(line),
    );

describe('words of languages outside languages/', () => {
  it('stand only in the files that docs/documents.md names', () => {
    const speaking = readdirSync(rules, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.startsWith('languages'))
      .filter((name) => speaks(readFileSync(new URL(name, rules), 'utf8')));
    expect(speaking.length).to.be.above(10);
    expect(speaking.filter((name) => !page.includes(`\`${name}\``))).to.deep.equal([]);
  });
});
