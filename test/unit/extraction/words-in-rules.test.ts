import { readdirSync, readFileSync } from 'node:fs';
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { languages } from '../../../packages/order-extraction/rules/languages/index.ts';
import { normalise } from '../../../packages/order-extraction/rules/text.ts';

const rules = new URL('../../../packages/order-extraction/rules/', import.meta.url);

/**
 * Regular expressions with words of a language that are left outside languages/, by file. A number may only go down: what a word tells is a cue
 * (languages/language.types.ts), so that a language is one file.
 */
const left: { readonly [file: string]: number } = {
  'confidence.ts': 1,
  'currencies.ts': 4,
  'dates.ts': 1,
  'header/addresses.ts': 2,
  'header/clean-name.ts': 1,
  'header/names.ts': 2,
  'numbers.ts': 1,
  'table/free-text-patterns.ts': 4,
};

const literal = /(?<=^\s*|[(=:,[!&|?{;]\s*)\/(?![*/])(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*/g;

/** What of a regular expression is letters that stand for themselves: no classes, no escapes. */
const wordsOf = (regex: string): string =>
  regex
    .replace(/\/[a-z]*$/, '')
    .replace(/\\[pP]\{[^}]*\}|\\./g, ' ')
    .replace(/\[[^\]]*\]|\(\?(?:<?[=!]|:|<[^>]*>)|\{[^}]*\}/g, ' ');

const speaking = (source: string): number =>
  source
    .split('\n')
    .filter((line) => !/^\s*(\*|\/\/|\/\*|import )| from '/.test(line))
    .flatMap((line) => line.match(literal) ?? [])
    .filter((regex) => /\p{L}{3,}/u.test(wordsOf(regex))).length;

const files = readdirSync(rules, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !name.startsWith('languages'),
);

describe('words of languages', () => {
  it('stand in languages/, and in no more regular expressions elsewhere than are still there', () => {
    const found = files.map((name) => [name, speaking(readFileSync(new URL(name, rules), 'utf8'))] as const);
    expect(Object.fromEntries(found.filter(([, count]) => count > 0).sort(([a], [b]) => a.localeCompare(b)))).to.deep.equal(left);
  });

  it('are written as they are compared: without accents, in small letters', () => {
    for (const { code, cues, labels, titles } of languages) {
      const words = [cues, labels, titles].flatMap((lists) => Object.values(lists).flat());
      expect(
        words.filter((word) => normalise(word.replaceAll('*', '')) !== word.replaceAll('*', '')),
        code,
      ).to.deep.equal([]);
      expect(words.length, code).to.be.above(300);
    }
  });
});
