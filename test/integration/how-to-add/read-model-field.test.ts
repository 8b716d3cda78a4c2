/** The recipe docs/how-to/extend/read-model.md, carried out on a copy of the sources, step by step. */
import { readdir, readFile } from 'node:fs/promises';
import type { DomainEvent } from '@order-intake/event-sourcing';
import { expect } from 'chai';
import { isLeft } from 'fp-ts/lib/Either.js';
import { after, before, describe, it } from 'mocha';
import type { EventCodec } from '../../../packages/event-sourcing/event-store/event-codec.ts';
import { eventCodecs } from '../../../src/domain/event-codecs.ts';
import { type CopiedSources, copySources } from '../../support/copied-sources.ts';
import { byNight } from '../../support/night.ts';
import { readModelKit } from '../../support/read-model-kit.ts';
import { emailId } from '../../support/samples.ts';

const columns = 'src/projections/emails/emails.columns.ts';
const folds = 'src/projections/emails/emails.read-model.ts';
const view = 'src/api/endpoints/email/email.view.ts';
const fixtures = new URL('../../fixtures/events/', import.meta.url);

/** What the page says is written, and behind what. */
const lines = {
  column: [columns, '  outcome_at: column.orNull(column.timestamptz),\n', '  read_at: column.orNull(column.timestamptz),\n'],
  opened: [folds, '        processed_at: e.recordedAt,\n', '        read_at: null,\n'],
  read: [folds, '        read_names: namesIn(results),\n', '        read_at: e.recordedAt,\n'],
  reset: [folds, "    RetryRequested: change((_, { copies }) => ({\n      status: 'PENDING',\n", '      read_at: null,\n'],
  shape: [
    view,
    "    outcome_at: [orNull(time), 'Time of the outcome; null while the status is PENDING'],\n",
    "    read_at: [orNull(time), 'When its files were read; null while they are not, or are to be read again'],\n",
  ],
  view: [view, '  outcome_at: row.outcome_at,\n', '  read_at: row.read_at,\n'],
} as const;

/** One event of each type, as its newest golden file has it. */
const eventOf = async (type: string): Promise<DomainEvent> => {
  const versions = (await readdir(fixtures)).flatMap((name) => new RegExp(`^${type}\\.v(\\d+)\\.json$`).exec(name)?.[1] ?? []);
  const newest = Math.max(...versions.map(Number));
  const codec = eventCodecs.find((one) => one.type === type) as unknown as EventCodec;
  const decoded = codec.decode(JSON.parse(await readFile(new URL(`${type}.v${newest}.json`, fixtures), 'utf8')), newest);
  if (isLeft(decoded)) throw new Error(decoded.left);
  return { type, data: { ...(decoded.right as object), emailId } };
};

describe('the recipe docs/how-to/extend/read-model.md', function () {
  this.timeout(120_000);
  let copy: CopiedSources;
  before(async () => {
    copy = await copySources('read-model-field');
    await write('column', 'shape');
  });
  after(() => copy?.remove());
  const write = async (...names: readonly (keyof typeof lines)[]) => {
    for (const name of names) {
      const [file, anchor, text] = lines[name];
      await copy.insert(file, anchor, text);
    }
  };

  it('is quoted there as it is carried out here', async () => {
    const page = await readFile(new URL('../../../docs/how-to/extend/read-model.md', import.meta.url), 'utf8');
    for (const [name, [file, , text]] of Object.entries(lines)) {
      expect(page, name).to.include(text.trim());
      expect(page, name).to.include(file.split('/').at(-1));
    }
  });

  // two mistakes in two files, told by one run of the compiler: it costs ten seconds, and npm test compiles the recipe "a module" alone
  if (byNight)
    it('a column alone does not compile: the fold that opens the row misses it; nor a field of the answer: the view does', async () => {
      expect((await copy.errors()).map((line) => line.split('(')[0]).toSorted()).to.deep.equal([view, folds].toSorted());
    });

  /** After which of all events the row of a mail that was read says nothing of when. */
  const forgetting = async (): Promise<readonly string[]> => {
    const { emails }: typeof import('../../../src/projections/emails/emails.read-model.ts') = await copy.module(folds);
    const [received, read] = [await eventOf('EmailReceived'), await eventOf('ExtractionCompleted')];
    const others = emails.types.filter((type) => type !== received.type);
    const readAtAfter = async (type: string) =>
      readModelKit(emails)
        .givenEvents([received, read, await eventOf(type)])
        .rows.get(emailId)?.read_at;
    const left = await Promise.all(others.map(async (type) => ((await readAtAfter(type)) instanceof Date ? [] : [type])));
    return left.flat();
  };

  it('an event that has to reset it and does not is seen when every event is tried, which the compiler cannot', async () => {
    await write('opened', 'read', 'view');
    if (byNight) expect(await copy.errors()).to.deep.equal([]);
    expect(await forgetting()).to.deep.equal([]);
    await write('reset');
    expect(await forgetting()).to.deep.equal(['RetryRequested']);
  });

  it('with all lines the answer has the field', async () => {
    const { emails }: typeof import('../../../src/projections/emails/emails.read-model.ts') = await copy.module(folds);
    const { logView }: typeof import('../../../src/api/endpoints/email/email.view.ts') = await copy.module(view);
    const events = await Promise.all(['EmailReceived', 'ExtractionCompleted'].map(eventOf));
    const row = readModelKit(emails).givenEvents(events).rows.get(emailId);
    expect(logView(row as never))
      .to.have.property('read_at')
      .that.is.a('date');
  });
});
