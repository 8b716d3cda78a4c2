/** Figures about documents, names and lines, for house-figures.mjs: the same measures that the gates of test/unit/docs use. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { countsOf, declaredNames } from '../test/support/identifiers.ts';
import { commentsIn, phrasesIn, textsIn, wordsIn } from '../test/support/writing.ts';
import { projectRoot } from './ensure-installed.mjs';

/** Today's list, for every commit. */
const terms = JSON.parse(readFileSync(join(projectRoot, 'docs/writing-terms.json'), 'utf8'));
/** Written by programs, which were one page less at first. */
const generated = /^docs\/(reference\/)?(events|permissions|measurements)\.md$/;
const code = ['src', 'packages', 'embedded'];

const filesIn = (root, folders, pattern) =>
  folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && pattern.test(entry.name) && !/node_modules/.test(entry.parentPath))
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return { path: relative(root, path), text: readFileSync(path, 'utf8') };
    });

const sum = (files, figure) => files.reduce((total, file) => total + figure(file), 0);
const phrasesOf = (text) => [...phrasesIn(text, terms.phrases).values()].reduce((total, count) => total + count, 0);
const matches = (pattern) => (file) => file.text.match(pattern)?.length ?? 0;
const percent = (part, whole) => `${((100 * part) / whole).toFixed(1)} %`;
const linesOf = ({ text }) => text.split('\n').length - 1;

/** `du` in whole megabytes; nothing of a commit, which is not installed. */
const megabytes = (folder) =>
  existsSync(folder) ? `${execFileSync('du', ['-sm', folder]).toString().split('\t')[0]} MB` : 'not installed';

export function textFigures(root) {
  const pages = filesIn(root, ['docs'], /\.md$/).filter(({ path }) => !generated.test(path));
  const sources = filesIn(root, code, /\.(ts|mjs)$/).filter(({ path }) => !path.endsWith('.d.ts'));
  const web = filesIn(root, ['web/src'], /\.tsx?$/).filter(({ path }) => !path.endsWith('.d.ts'));
  const names = (files) => files.flatMap(({ path, text }) => declaredNames(path, text));
  const [codeNames, webNames] = [names(sources), names(web)];
  const [ofCode, ofWeb] = [countsOf(codeNames, terms), countsOf(webNames, terms)];
  const lines = sum(sources, linesOf);
  const longest = [...sources].sort((a, b) => linesOf(b) - linesOf(a)).slice(0, 3);
  return [
    ['pages of docs, without generated ones', pages.length],
    ['words of docs', sum(pages, ({ text }) => wordsIn(text))],
    ['longest page of docs, words', Math.max(...pages.map(({ text }) => wordsIn(text)))],
    ['forbidden phrases in docs', sum(pages, ({ text }) => phrasesOf(text))],
    [
      'forbidden phrases in texts of the web app',
      sum(
        web.filter(({ path }) => path.includes('/words/')),
        ({ text }) => phrasesOf(textsIn(text)),
      ),
    ],
    ['forbidden phrases in comments', sum([...sources, ...web], ({ text }) => phrasesOf(commentsIn(text).join(' | ')))],
    [`forbidden names of parameters and variables in ${code.join(', ')}`, ofCode.identifiers],
    ['forbidden names of parameters and variables in web/src', ofWeb.identifiers],
    [`vague or forbidden names in ${code.join(', ')}`, percent(ofCode.identifiers + ofCode.vague, codeNames.length)],
    ['vague or forbidden names in web/src', percent(ofWeb.identifiers + ofWeb.vague, webNames.length)],
    [`lines over 120 characters in ${code.join(', ')}`, percent(sum(sources, matches(/^.{121,}$/gm)), lines)],
    ...code.map((folder) => {
      const files = sources.filter(({ path }) => path.startsWith(`${folder}/`));
      return [`files and lines of ${folder}`, `${files.length}, ${sum(files, linesOf)}`];
    }),
    ['exported factories (create…)', sum(sources, matches(/^export (?:async )?(?:const|function) create[A-Z]/gm))],
    ['aliases of function types', sum(sources, matches(/^(?:export )?type \w+(?:<[^=]*>)? =\s*(?:<[^>]*>)?\([^=;{}]*\) =>/gm))],
    [
      'regular expressions',
      sum(sources, matches(/(?<=[=(,:?&|[]\s*)\/(?![/*])(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[dgimsuvy]*/g)),
    ],
    ['longest files', longest.map((file) => `${file.path} (${linesOf(file)})`).join(', ')],
    ['node_modules', megabytes(join(root, 'node_modules'))],
  ];
}
