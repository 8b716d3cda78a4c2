/** Who has stored a name of ours, or wired it up, still finds it in every later release. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect } from 'chai';
import { before, describe, it } from 'mocha';
import { eventCodecs } from '../../../src/domain/event-codecs.ts';
import { apiNamesByPlace } from '../../support/public-names/api.ts';
import { carriedOver } from '../../support/public-names/carried-over.ts';
import { kinds, type PublicNames } from '../../support/public-names/kinds.ts';
import { listedNames } from '../../support/public-names/listed.ts';
import { type Facts, nameFaults } from '../../support/public-names/missing-names.ts';
import { publicNames } from '../../support/public-names/public-names.ts';

const project = new URL('../../../', import.meta.url);
const golden = (file: string): unknown => JSON.parse(readFileSync(new URL(`test/fixtures/events/${file}`, project), 'utf8'));
const goldens = readdirSync(new URL('test/fixtures/events/', project));

const facts = (): Facts => ({
  versions: new Map(eventCodecs.map(({ type, version }) => [type, version])),
  goldens: new Set(goldens.map((file) => file.replace(/\.json$/, ''))),
  migrations: new Map(
    readdirSync(new URL('migrations/', project)).map((file) => [
      file.replace(/\.ts$/, ''),
      readFileSync(new URL(`migrations/${file}`, project), 'utf8'),
    ]),
  ),
});

/** The paths of an example, as names of fields have them. */
const pathsIn = (value: unknown, path: string): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap((item) => pathsIn(item, `${path}[]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [`${path}.${key}`, ...pathsIn(inner, `${path}.${key}`)]);
};
/** A field below a free key is listed with an asterisk for the key. */
const matcherOf = (names: readonly string[]): ((path: string) => boolean) => {
  const plain = new Set(names);
  const free = names
    .filter((name) => name.includes('.*'))
    .map((name) => new RegExp(`^${name.replace(/[.[\]]/g, '\\$&').replaceAll('*', '[^.]+')}(?:\\..*)?$`));
  return (path) => plain.has(path) || free.some((pattern) => pattern.test(path));
};

describe('public names', () => {
  let today: PublicNames;
  before(async () => {
    today = await publicNames();
  });

  it('of every release are there, or something that is named carries them over', () => {
    const found = { ...today, api: apiNamesByPlace() };
    const faults = nameFaults(listedNames(), found, carriedOver, facts());
    const help =
      'Bring the name back, or say in test/support/public-names/carried-over.ts what carries it over (docs/how-to/upgrade.md)';
    expect(faults, help).to.deep.equal([]);
  });

  it('are found of every kind', () => {
    expect(kinds.filter((kind) => today[kind].length < 3 || listedNames()[kind].length < 3)).to.deep.equal([]);
  });

  it('of events are those that their golden files hold', () => {
    const isListed = matcherOf(today.events);
    // the reasons in a reason have its fields, and are listed with it
    const outermost = (path: string): string => path.replace(/(?:\.why\[\])+(?=\.)/, '');
    const unlisted = eventCodecs.flatMap(({ type, version }) =>
      pathsIn(golden(`${type}.v${version}.json`), type).filter((path) => !isListed(path) && !isListed(outermost(path))),
    );
    expect(unlisted).to.deep.equal([]);
  });
});
