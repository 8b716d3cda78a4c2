/** The spelling gate (cspell.json, part of npm run lint) and its dictionary. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { textOf } from './project-texts.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const words = textOf('docs/spelling.txt').trimEnd().split('\n');

const misspelledIn = (text: string): readonly string[] => {
  const args = ['lint', '--no-progress', '--no-summary', '--words-only', 'stdin://docs/probe.md'];
  const { stdout, error } = spawnSync(process.execPath, ['node_modules/cspell/bin.mjs', ...args], {
    cwd: root,
    input: text,
    encoding: 'utf8',
  });
  if (error) throw error;
  return stdout.split('\n').filter((line) => line !== '');
};

describe('the spelling of the documentation', () => {
  it('has a dictionary of the project in order, each word once and in lower case', () => {
    expect(words).to.deep.equal([...new Set(words.map((word) => word.toLowerCase()))].toSorted());
  });

  it('refuses a misspelled word, and accepts words of the project, code and both spellings of English', function () {
    this.timeout(120_000);
    const text = 'We recieved an order over DMARC with `xqzt` in it, and recognise or recognize its colour or color.\n';
    expect(misspelledIn(text)).to.deep.equal(['recieved']);
  });
});
