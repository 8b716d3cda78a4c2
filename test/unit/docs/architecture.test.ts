import { readdirSync } from 'node:fs';
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { alarmKinds } from '../../../src/domain/alarm/alarm.events.ts';
import { failureCauses } from '../../../src/domain/email/email.events.ts';
import { probeCodes } from '../../../src/domain/mailbox/probe-codes.ts';
import { reviewReasonCodes } from '../../../src/domain/sales-order/review-reasons.ts';
import { problemCodes } from '../../../src/projections/mailbox-health/mailbox-problems.ts';
import { code, paths, textOf } from './project-texts.ts';

const architecture = textOf('docs/explanation/architecture.md');
const stores = textOf('docs/reference/data-stores.md');

/** The first cell of each row below a heading. */
const firstCells = (page: string, heading: string): readonly string[] => {
  const chapter = page.split(/^##+ /m).find((text) => text.startsWith(heading)) ?? '';
  return [...chapter.matchAll(/^\| ([^|]+) \|/gm)].map(([, cell = '']) => cell);
};

const namesIn = (cells: readonly string[]): readonly string[] =>
  cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));

/** `email-<company>_<id>` is of the category email. */
const categoryOf = (stream: string): string => stream.replace(/-.*$/, '');

const streamCategories = async (): Promise<readonly string[]> => {
  const files = paths.filter((path) => path.endsWith('.stream.ts'));
  const modules = await Promise.all(files.map((file) => import(`../../../${file}`)));
  return modules.flatMap((module: Readonly<Record<string, unknown>>) =>
    Object.values(module).flatMap((made) => (typeof made === 'function' ? [categoryOf(String(made('company', 'id')))] : [])),
  );
};

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));

describe('docs/reference/data-stores.md and docs/explanation/architecture.md', () => {
  it('names every category of streams', async () => {
    const told = namesIn(firstCells(stores, 'Streams')).map(categoryOf);
    expect((await streamCategories()).filter((category) => !told.includes(category))).to.deep.equal([]);
  });

  it('names no stream that is not there', async () => {
    const known = await streamCategories();
    const told = namesIn(firstCells(stores, 'Streams')).map(categoryOf);
    expect(told.filter((category) => !known.includes(category) && !code.includes(`'${category}'`))).to.deep.equal([]);
  });

  it('is of folders that hold more than one thing: what is alone stands beside them', () => {
    const files = paths.filter((path) => path.startsWith('src/') && path.endsWith('.ts'));
    const parents = [...files, ...files.map(folderOf)].map(folderOf);
    const alone = [...new Set(files.map(folderOf))].filter((folder) => parents.filter((one) => one === folder).length === 1);
    expect(alone).to.deep.equal([]);
  });

  it('names every layer', () => {
    const layers = readdirSync(new URL('../../../src/', import.meta.url)).map((name) => `src/${name}/`);
    expect(layers.filter((layer) => !namesIn(firstCells(architecture, 'Layers')).includes(layer))).to.deep.equal([]);
  });

  it('calls contexts by one name: what changes them and answers about them is named like what decides', () => {
    const folders = (of: string) =>
      paths.flatMap((path) => new RegExp(`^${of}/([\\w-]+)$`).exec(path)?.[1] ?? []).filter((name) => !name.includes('.'));
    const contexts = folders('src/domain');
    // what belongs to no context
    const without = ['shared', 'audit', 'operations', 'session', 'live', 'search', 'statistics'];
    for (const layer of ['src/commands', 'src/api/endpoints'])
      expect(
        folders(layer).filter((name) => !contexts.includes(name) && !without.includes(name)),
        layer,
      ).to.deep.equal([]);
  });
});

describe('codes that people meet', () => {
  const missing = (page: string, codes: readonly string[]) => codes.filter((one) => !textOf(page).includes(`\`${one}\``));
  it('when a mail fails are in docs/explanation/mail.md', () =>
    expect(missing('docs/explanation/mail.md', failureCauses)).to.deep.equal([]));
  it('of alarms are in docs/explanation/mail.md', () =>
    expect(missing('docs/explanation/mail.md', alarmKinds)).to.deep.equal([]));
  it('of mailboxes in trouble are in docs/reference/mailbox-problems.md', () =>
    expect(missing('docs/reference/mailbox-problems.md', [...problemCodes, ...probeCodes])).to.deep.equal([]));
  it('to review an order are in docs/reference/codes.md', () =>
    expect(missing('docs/reference/codes.md', reviewReasonCodes)).to.deep.equal([]));
});
