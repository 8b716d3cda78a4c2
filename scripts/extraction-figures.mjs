/**
 * node scripts/extraction-figures.mjs [commit …]: what reading an order is made of, as it stands or as it stood at those commits, side by side. Lists of words
 * (languages/) and what is learned (*.data.ts) are counted apart: they are data.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withFiles } from './files-of-commit.mjs';

const literal = /(?<=(?:^|[=(,:[!&|?;{}>]|\breturn)\s*)\/(?![*/])((?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+)\/[dgimsuvy]*/gm;
const strings = /'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`|"(?:[^"\\\n]|\\.)*"/g;
const comments = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;
/** those that count, halve or tell nothing from one another are left out */
const plain = new Set(['0', '1', '2', '100']);

const isData = (file) => file.includes('/languages/') || file.endsWith('.data.ts');

/** What of a regular expression is letters that stand for themselves, three in a row: a word of some language. */
const speaks = (regex) =>
  /\p{L}{3,}/u.test(
    regex
      .replace(/\/[a-z]*$/, '')
      .replace(/\\[pP]\{[^}]*\}|\\./g, ' ')
      .replace(/\[[^\]]*\]|\(\?(?:<?[=!]|:|<[^>]*>)|\{[^}]*\}/g, ' '),
  );

function figuresOf(root) {
  const files = globSync('{src/adapters/extraction,packages/order-extraction}/**/*.ts', { cwd: root });
  const sources = files.map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
  const code = sources.filter(({ file }) => !isData(file)).map(({ text }) => text.replace(comments, ''));
  const regexes = code.flatMap((text) => [...text.replace(strings, "''").matchAll(literal)].map(([regex]) => regex));
  const numbers = code.flatMap(
    (text) =>
      text
        .replace(strings, "''")
        .replace(literal, 'RE')
        .match(/(?<![\w.$])\d[\d_]*(?:\.\d+)?(?![\w.])/g) ?? [],
  );
  const lines = (texts) =>
    texts
      .join('\n')
      .split('\n')
      .filter((line) => line.trim() !== '').length;
  const data = sources.filter(({ file }) => isData(file)).map(({ text }) => text.replace(comments, ''));
  return {
    'files of code': code.length,
    'lines of code': lines(code),
    'lines of data': lines(data),
    languages: files.filter((file) => /\/languages\/[a-z]{2}\.ts$/.test(file)).length,
    'regular expressions': regexes.length,
    '… with words of a language': regexes.filter(speaks).length,
    'numbers written into the code': numbers.filter((number) => !plain.has(number)).length,
    'numbers that were learned': data.join('\n').match(/(?<![\w'])-?\d+(?:\.\d+)?(?=[,\]])/g)?.length ?? 0,
  };
}

const commits = process.argv.slice(2);
const columns = (commits.length > 0 ? commits : [undefined]).map((commit) => withFiles(commit, figuresOf));
for (const name of Object.keys(columns[0] ?? {}))
  console.log(`${name.padEnd(32)}${columns.map((figures) => String(figures[name]).padStart(10)).join('')}`);
