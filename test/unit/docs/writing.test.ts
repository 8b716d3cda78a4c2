/** How documents are written: length, lines, and the phrases of docs/writing-terms.json. */
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { longLinesIn, phrasesIn, type Term, textsIn, wordsIn } from '../../support/writing.ts';
import { comments, paths, textOf } from './project-texts.ts';

const limits = { page: 1_500, record: 400, all: 40_000, line: 100 };
/** Written by programs from code and result files; their length follows from those. */
const generated = ['docs/reference/events.md', 'docs/reference/permissions.md', 'docs/reference/measurements.md'];

const terms = JSON.parse(textOf('docs/writing-terms.json')) as {
  readonly phrases: readonly Term[];
  readonly identifiers: readonly string[];
  readonly allowed: { readonly [folder: string]: { readonly [phrase: string]: number } };
};
const community = paths.filter((path) => /^[A-Z_]+\.md$/.test(path) && path !== 'CHANGELOG.md');
const written = paths.filter((path) => /^docs\/.*\.md$/.test(path) && !generated.includes(path));

const limitOf = (path: string): number => (/^docs\/adr\/\d/.test(path) ? limits.record : limits.page);
/** A page that is too long, with its length. */
const tooLong = (path: string, page: string): readonly string[] =>
  wordsIn(page) > limitOf(path) ? [`${path}: ${wordsIn(page)}`] : [];

describe('documentation', () => {
  it('has pages of at most 1,500 words, and records of at most 400', () => {
    expect([...written, ...community].flatMap((path) => tooLong(path, textOf(path)))).to.deep.equal([]);
  });

  it('has fewer than 40,000 words in all, without generated pages', () => {
    expect(written.length).to.be.greaterThan(80);
    expect(written.reduce((sum, path) => sum + wordsIn(textOf(path)), 0)).to.be.below(limits.all);
  });

  it('has lines of at most 100 characters', () => {
    const long = [...written, ...community].flatMap((path) =>
      longLinesIn(textOf(path), limits.line).map(({ number, text }) => `${path}:${number}: ${text}`),
    );
    expect(long).to.deep.equal([]);
  });

  it('has an index that links every page', () => {
    const index = textOf('docs/README.md');
    const pages = [...written, ...generated].filter((path) => path !== 'docs/README.md' && !/^docs\/adr\/\d/.test(path));
    expect(pages.filter((path) => !index.includes(`](${path.slice('docs/'.length)})`))).to.deep.equal([]);
  });

  it('says nothing in a phrase that docs/writing-terms.json replaces', () => {
    const found = [...written, ...generated, ...community].flatMap((path) =>
      [...phrasesIn(textOf(path), terms.phrases)].map(([phrase, count]) => `${path}: "${phrase}", ${count} times`),
    );
    expect(found).to.deep.equal([]);
  });
});

describe('texts of the web app', () => {
  it('hold a phrase of docs/writing-terms.json no more often than it allows, and it allows no more than they hold', () => {
    for (const [folder, allowed] of Object.entries(terms.allowed)) {
      const files = paths.filter((path) => path.startsWith(`${folder}/`) && path.endsWith('.ts'));
      expect(files.length, folder).to.be.greaterThan(5);
      const counts = phrasesIn(files.map((path) => textsIn(textOf(path))).join('\n'), terms.phrases);
      expect(Object.fromEntries(counts), folder).to.deep.equal(allowed);
    }
  });
});

/** Their words change with the redesign of extraction and chat. */
const redesigned = /^(packages\/(order-extraction|chat-language)|bench)\//;

describe('comments', () => {
  it('use no phrase that docs/writing-terms.json replaces', () => {
    const byFile = Map.groupBy(
      comments.filter(({ where }) => !redesigned.test(where)),
      ({ where }) => where,
    );
    const phrases = [...byFile].flatMap(([path, texts]) =>
      [...phrasesIn(texts.map(({ text }) => text).join(' | '), terms.phrases).keys()].map((phrase) => `${path}: "${phrase}"`),
    );
    expect(byFile.size).to.be.greaterThan(1_000);
    expect(phrases).to.deep.equal([]);
  });
});

describe('the gates of writing', () => {
  it('see a page that is too long, and a record at another length', () => {
    const page = 'word '.repeat(1_501);
    expect(tooLong('docs/how-to/a.md', page)).to.deep.equal(['docs/how-to/a.md: 1501']);
    expect(tooLong('docs/how-to/a.md', page.slice(5))).to.deep.equal([]);
    expect(tooLong('docs/adr/0001-a.md', 'word '.repeat(401))).to.deep.equal(['docs/adr/0001-a.md: 401']);
  });

  it('count words in code and tables too', () => {
    expect(wordsIn('# A title\n\n| a | b |\n|---|---|\n\n```ts\nconst x = 1;\n```\n')).to.equal(8);
  });

  it('see a line that is too long, and leave what cannot be broken', () => {
    const words = 'word '.repeat(21).trim();
    expect(longLinesIn(`short\n${words}`, 100)).to.deep.equal([{ number: 2, text: words }]);
    expect(longLinesIn(`- ${words}`, 100)).to.have.length(1);
    expect(longLinesIn(`| ${words} |\n\`\`\`\n${words}\n\`\`\`\n[a page](${'a/'.repeat(60)})`, 100)).to.deep.equal([]);
  });

  it('see a phrase in any case and over the end of a line, as whole words only', () => {
    const list = [
      { phrase: 'stands still', instead: 'is throttled' },
      { phrase: 'mend', instead: 'fix' },
    ];
    expect([...phrasesIn('It Stands\nstill. We recommend an amendment.', list)]).to.deep.equal([['stands still', 1]]);
    expect([...phrasesIn('`stands still` is the name of a field.', list)]).to.deep.equal([]);
    expect([...phrasesIn('Mend it, and mend that.', list)]).to.deep.equal([['mend', 2]]);
  });

  it('read texts of a program and not its names', () => {
    const source = [
      "import { mend } from './mend.ts';",
      "export const mended = { a: 'In vain', b: (n: number) => `%{mended} since %{n}` };",
    ];
    expect(textsIn(source.join('\n').replaceAll('%', '$'))).to.equal('In vain\n …  since  … ');
  });

  it('have a replacement for each phrase, in order and once, and names for code', () => {
    const phrases = terms.phrases.map(({ phrase }) => phrase);
    expect(phrases).to.deep.equal([...new Set(phrases)].toSorted());
    expect(terms.phrases.filter(({ instead }) => instead === '')).to.deep.equal([]);
    expect(terms.identifiers).to.deep.equal([...new Set(terms.identifiers)].toSorted());
  });
});
