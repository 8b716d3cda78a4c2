import { dirname, join, normalize } from 'node:path';
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { code, pages, paths, pathsOfTutorial, type Said, saidOfCode, textOf } from './project-texts.ts';

const existing = new Set([...paths, ...pathsOfTutorial]);
const rooted = /(?<![\w./@<>-])(?:src|embedded|demo|bench|test|scripts|docs|migrations)\/[\w.<>{},*/-]*[\w>}*/-]/g;

/** One pattern for each alternative in braces. */
const alternatives = (path: string): readonly string[] => {
  const [whole, inside = ''] = /\{([^}]*)\}/.exec(path) ?? [];
  return whole === undefined ? [path] : inside.split(',').flatMap((one) => alternatives(path.replace(whole, one)));
};

const escaped = (text: string): string => text.replace(/[.+()|[\]]/g, '\\$&');

/** `<name>` stands for one part of a path, `*` for anything within one, `**` for any number of them. */
const patternOf = (path: string): RegExp =>
  new RegExp(
    `^${escaped(path)
      .replace(/<[\w-]+>/g, '[\\w-]+')
      .replaceAll('**/', '(?:.+/)?')
      .replace(/(?<!\.)\*(?!\))/g, '[^/]*')}(?:/|$)`,
  );

/** A folder that is named by a placeholder, which the rest of the path repeats: every such folder has to hold such a file. */
const repeated = (path: string): readonly string[] => {
  const [whole, before = '', placeholder = '', rest = ''] = /^([^<]*)<([\w-]+)>\/(.*)$/.exec(path) ?? [];
  if (whole === undefined || !rest.includes(`<${placeholder}>`)) return [];
  const named = new Set(paths.flatMap((at) => new RegExp(`^${escaped(before)}([\\w-]+)/`).exec(at)?.[1] ?? []));
  return [...named].map((name) => path.replaceAll(`<${placeholder}>`, name)).filter((file) => !existing.has(file));
};

const isThere = (path: string): boolean => {
  const clean = path.replace(/\/$/, '');
  if (existing.has(clean)) return true;
  if (/^docs\/adr\/\d{4}$/.test(clean)) return paths.some((at) => at.startsWith(`${clean}-`));
  return /[<*]/.test(clean) && paths.some((at) => patternOf(clean).test(at)) && repeated(clean).length === 0;
};

const headings = (page: string): readonly string[] =>
  [
    ...textOf(page)
      .replace(/^ *```[\s\S]*?^ *```/gm, '')
      .matchAll(/^#+ (.+)$/gm),
  ].map(([, title = '']) => title);

/** As GitHub makes it. */
const anchorOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');

const deadLinks = (all: readonly Said[]): readonly string[] =>
  all.flatMap(({ where, text }) =>
    [...text.matchAll(/\]\((?!\w+:)([^)#\s]*)(?:#([^)\s]+))?\)/g)]
      .filter(([, to = '', anchor]) => {
        const page = to === '' ? where : normalize(join(dirname(where), to)).replace(/\/$/, '');
        return !existing.has(page) || (anchor !== undefined && !headings(page).map(anchorOf).includes(anchor));
      })
      .map(([link]) => `${where}: ${link}`),
  );

describe('paths in documents and comments', () => {
  it('from the root of the project lead somewhere', () => {
    const dead = saidOfCode.flatMap(({ where, text }) =>
      (text.replace(/\w+:\/\/\S+/g, ' ').match(rooted) ?? [])
        .filter((path) => !alternatives(path).every(isThere))
        .map((path) => `${where}: ${path}`),
    );
    expect(dead).to.deep.equal([]);
  });

  it('in backticks are the end of a path, or text of the code', () => {
    const dead = saidOfCode.flatMap(({ where, text }) =>
      [...text.matchAll(/`([\w-]+(?:\/[\w.-]+)+\/?|[\w-]+\/)`/g)]
        .map(([, path = '']) => path.replace(/^[A-Z_]+\/|\/$/g, ''))
        .filter((path) => ![...existing].some((at) => `/${at}/`.includes(`/${path}/`)) && !code.includes(path))
        .map((path) => `${where}: ${path}`),
    );
    expect(dead).to.deep.equal([]);
  });

  it('of links lead to a file and a heading', () => expect(deadLinks(pages)).to.deep.equal([]));

  it('of links that lead nowhere are found: to no page, to no heading, to no heading of the page itself', () => {
    const text =
      'See [one](no-such-page.md), [two](reference/limits.md#no-such-heading), [three](#here) and [four](reference/limits.md#api).';
    const found = deadLinks([{ where: 'docs/README.md', text }]).map((link) => link.split('](')[1]);
    expect(found).to.deep.equal(['no-such-page.md)', 'reference/limits.md#no-such-heading)', '#here)']);
  });

  it('in messages of the service lead to a page and a heading', () => {
    const sources = paths.filter((path) => /^(src|packages|scripts)\/.*\.(ts|mjs)$/.test(path));
    const named = sources.flatMap((where) =>
      [...textOf(where).matchAll(/(?<![\w./])docs\/[\w/-]+\.md(?:#([\w-]+))?/g)].map(([link]) => ({ where, link })),
    );
    expect(named.length).to.be.greaterThan(20);
    const dead = named.filter(({ link }) => {
      const [page = '', anchor] = link.split('#');
      return !existing.has(page) || (anchor !== undefined && !headings(page).map(anchorOf).includes(anchor));
    });
    expect(dead).to.deep.equal([]);
  });

  it('with a chapter name one that the page has', () => {
    const dead = saidOfCode.flatMap(({ where, text }) =>
      [...text.matchAll(/([\w/-]+\.md),\s+(?:"([^"]+)"|([A-Z]\w+))/g)]
        .filter(([, page = '', quoted, first = '']) => {
          const at = [page, `docs/${page}`].find((path) => existing.has(path));
          return at === undefined || !headings(at).some((title) => `${title} `.startsWith(`${quoted ?? first} `));
        })
        .map(([reference]) => `${where}: ${reference}`),
    );
    expect(dead).to.deep.equal([]);
  });
});
