/** Names of parameters and variables say what they hold: docs/writing-terms.json lists those that do not, and how many are left. */
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { countsOf, declaredNames, type IdentifierCounts, type IdentifierTerms } from '../../support/identifiers.ts';
import { paths, textOf } from './project-texts.ts';

const terms = JSON.parse(textOf('docs/writing-terms.json')) as IdentifierTerms & {
  readonly allowedIdentifiers: { readonly [folder: string]: IdentifierCounts };
};

/** `src/adapters`, `packages/kernel`, and `web/src` as a whole */
const folderOf = (path: string): string => (path.startsWith('web/') ? 'web/src' : path.split('/').slice(0, 2).join('/'));

const sources = paths.filter((path) => /^(src|packages|web\/src)\/.*\.tsx?$/.test(path) && !/node_modules|\.d\.ts$/.test(path));
const namesByFolder = new Map(
  [...Map.groupBy(sources, folderOf)].map(([folder, files]) => [
    folder,
    files.flatMap((path) => declaredNames(path, textOf(path))),
  ]),
);

/** One folder a line, as the file has them. */
const asWritten = (counts: { readonly [folder: string]: IdentifierCounts }): string =>
  Object.entries(counts)
    .map(([folder, { identifiers, vague }]) => `    "${folder}": { "identifiers": ${identifiers}, "vague": ${vague} }`)
    .join(',\n');

describe('names of parameters and variables', () => {
  it('say what they hold: no folder has more vague ones than docs/writing-terms.json allows, or fewer', function () {
    this.timeout(60_000);
    const counts = Object.fromEntries(
      [...namesByFolder]
        .map(([folder, names]) => [folder, countsOf(names, terms)] as const)
        .toSorted(([a], [b]) => (a < b ? -1 : 1)),
    );
    const message = `Give new names that say what they hold; a count may only fall. Where it fell, write:\n  "allowedIdentifiers": {\n${asWritten(counts)}\n  }\n`;
    expect(asWritten(counts), message).to.equal(asWritten(terms.allowedIdentifiers));
  });

  it('are vague in at most two of a hundred, in a folder that has none of those that are never used', () => {
    const revised = [...namesByFolder].filter(([, names]) => countsOf(names, terms).identifiers === 0);
    expect(revised.map(([folder]) => folder)).to.include('src/adapters');
    const tooVague = revised.filter(([, names]) => countsOf(names, terms).vague > names.length * 0.02);
    expect(tooVague.map(([folder]) => folder)).to.deep.equal([]);
  });
});

describe('the gate of names', () => {
  const names = (text: string): readonly string[] => declaredNames('a.tsx', text);

  it('sees parameters and variables, in patterns and types too', () => {
    expect(names('const one = (found, { told, known: record }, [said]: string[]) => found;')).to.deep.equal([
      ...['one', 'found', 'told', 'record', 'said'],
    ]);
    expect(names('type Wish = (cue: string) => void; for (const own of []) {} const [, other] = pair;')).to.deep.equal([
      ...['cue', 'own', 'other'],
    ]);
  });

  it('leaves properties, words of longer names, and texts', () => {
    expect(names("const knownOrder = { found: 1 }; knownOrder.found; f('told'); /* one */")).to.deep.equal(['knownOrder']);
  });

  it('counts each list by itself', () => {
    const listed = { identifiers: ['one'], vagueIdentifiers: ['then'] };
    expect(countsOf(['one', 'then', 'then', 'order'], listed)).to.deep.equal({ identifiers: 1, vague: 2 });
  });
});
