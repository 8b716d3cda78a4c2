import { randomUUID } from 'node:crypto';
import { appendFile, copyFile, mkdir, open, readdir, readFile, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { createFaults } from '../../../packages/embedded-event-store/faults/faults.ts';
import { withBrokenWrites } from '../../../packages/embedded-event-store/faults/faulty-storage.ts';
import type { AllPage } from '../../../packages/embedded-event-store/store/all-reader.ts';
import { type EventStore, openEventStore } from '../../../packages/embedded-event-store/store/event-store.ts';
import { Expected } from '../../../packages/embedded-event-store/store/expected-revision.ts';
import { withDirectory } from './with-server.ts';

const proposed = (text: string, id: string = randomUUID()) => ({
  id,
  type: 'E',
  isJson: true,
  data: Buffer.from(JSON.stringify({ text })),
  metadata: new Uint8Array(0),
});

const textsOf = (store: EventStore): string[] => {
  const texts: string[] = [];
  for (let next: number | null = 0; next !== null; ) {
    const page: AllPage = store.allReader.forwards(next, store.index.committed(), 1000, null);
    texts.push(...page.found.map(({ record }) => /"text":"([^"]*)"/.exec(record.toString('latin1'))?.[1] ?? ''));
    next = page.next;
  }
  return texts;
};

async function withStore<T>(
  dataDir: string,
  body: (store: EventStore, said: string[]) => Promise<T>,
  segmentBytes = 1 << 20,
): Promise<T> {
  const said: string[] = [];
  const store = await openEventStore({ dataDir, log: (line) => said.push(line), segmentBytes });
  try {
    return await body(store, said);
  } finally {
    await store.close();
  }
}

const write = async (store: EventStore, ...texts: string[]): Promise<void> => {
  for (const text of texts) await store.writer.append('s', Expected.any, [proposed(text)]);
};

const segment = (directory: string, n: number): string => join(directory, `segment-00000${n}.log`);

describe('what the embedded event store keeps', () => {
  it('everything is there again after a restart, ids included', () =>
    withDirectory(async (directory) => {
      const event = proposed('a');
      await withStore(directory, async (store) => {
        await store.writer.append('s', Expected.noStream, [event, proposed('b')]);
        await store.writer.tombstone('gone', Expected.any);
      });
      await withStore(directory, async (store, said) => {
        expect(textsOf(store).slice(0, 2)).to.deep.equal(['a', 'b']);
        expect(await store.writer.append('s', Expected.noStream, [event])).to.include({ kind: 'written', revision: 0 });
        expect(await store.writer.append('gone', Expected.any, [proposed('c')])).to.deep.equal({ kind: 'deleted' });
        expect(said).to.deep.equal([]);
      });
    }));

  it('a write that was interrupted is cut off, wherever it broke, and said so', () =>
    withDirectory(async (directory) => {
      await withStore(directory, (store) => write(store, 'a', 'b'));
      const whole = (await stat(segment(directory, 0))).size;
      await withStore(directory, (store) => write(store, 'c'));
      const longer = (await stat(segment(directory, 0))).size;
      for (let size = whole + 1; size < longer; size += 17) {
        const copy = join(directory, `cut-${size}`);
        await mkdir(copy);
        await copyFile(segment(directory, 0), segment(copy, 0));
        await truncate(segment(copy, 0), size);
        await withStore(copy, async (store, said) => {
          expect(textsOf(store)).to.deep.equal(['a', 'b']);
          expect(said).to.have.length(1);
          expect(said[0]).to.contain(`cut ${size - whole} bytes`);
          await write(store, 'again');
          expect(textsOf(store)).to.deep.equal(['a', 'b', 'again']);
        });
      }
    }));

  it('an append of several events is kept whole or not at all', () =>
    withDirectory(async (directory) => {
      await withStore(directory, async (store) => {
        await write(store, 'a');
        await store.writer.append('s', Expected.any, [proposed('b'), proposed('c'), proposed('d')]);
      });
      await truncate(segment(directory, 0), (await stat(segment(directory, 0))).size - 5);
      await withStore(directory, async (store) => expect(textsOf(store)).to.deep.equal(['a']));
    }));

  it('bytes that were never a record are cut off the end', () =>
    withDirectory(async (directory) => {
      await withStore(directory, (store) => write(store, 'a'));
      await appendFile(segment(directory, 0), Buffer.alloc(300, 0x7f));
      await withStore(directory, async (store) => expect(textsOf(store)).to.deep.equal(['a']));
    }));

  it('damage in the middle is refused with the position and what to do, and nothing is changed', () =>
    withDirectory(async (directory) => {
      await withStore(directory, (store) => write(store, 'first', 'second', 'third'));
      const path = segment(directory, 0);
      const before = await readFile(path);
      const at = before.indexOf('"text":"second"');
      const handle = await open(path, 'r+');
      await handle.write(Buffer.from('"text":"SECOND"'), 0, 15, at);
      await handle.close();
      const damaged = await readFile(path);
      const error = await withStore(directory, async () => null).catch((caught: unknown) => caught);
      expect(String(error)).to.match(/damaged at segment 0, byte \d+, position \d+.*backup/s);
      expect((await readFile(path)).equals(damaged)).to.equal(true);
    }));

  it('damage in an earlier segment is refused too', () =>
    withDirectory(async (directory) => {
      await withStore(
        directory,
        async (store) => {
          for (let n = 0; n < 40; n++) await write(store, `event ${n} ${'x'.repeat(100)}`);
        },
        4096,
      );
      expect((await readdir(directory)).length).to.be.greaterThan(2);
      await truncate(segment(directory, 1), 2000);
      const error = await withStore(directory, async () => null).catch((caught: unknown) => caught);
      expect(String(error)).to.contain('damaged at segment 1');
    }));

  it('a log of many segments reads as one', () =>
    withDirectory(async (directory) => {
      const texts = Array.from({ length: 60 }, (_, n) => `event ${n}`);
      await withStore(directory, (store) => write(store, ...texts), 2048);
      await withStore(
        directory,
        async (store) => {
          expect(textsOf(store)).to.deep.equal(texts);
          await write(store, 'one more');
          expect(textsOf(store).at(-1)).to.equal('one more');
        },
        2048,
      );
    }));

  it('writes that fail again and again, at any place of a segment, take nothing that was acknowledged with them', () =>
    withDirectory(async (directory) => {
      const faults = createFaults();
      const options = { dataDir: directory, log: () => undefined, segmentBytes: 1500 };
      const store = await openEventStore({
        ...options,
        wrapSegments: (segments) => withBrokenWrites(segments, faults, () => undefined),
      });
      const acknowledged: string[] = [];
      for (let n = 0; n < 200; n++) {
        if (n % 3 === 0) faults.set({ kind: 'disk-full' }, 1);
        const texts = Array.from({ length: 1 + (n % 4) }, (_, at) => `${n}.${at}`);
        const outcomes = await Promise.allSettled(texts.map((text) => write(store, text)));
        acknowledged.push(...texts.filter((_, at) => outcomes[at]?.status === 'fulfilled'));
      }
      expect(textsOf(store)).to.deep.equal(acknowledged);
      expect(acknowledged.length).to.be.within(200, 400);
      await store.close();
      await withStore(directory, async (again, said) => {
        expect(textsOf(again)).to.deep.equal(acknowledged);
        expect(said).to.deep.equal([]);
      });
    }));

  it('a second process is refused while the first one lives', () =>
    withDirectory(async (directory) => {
      await withStore(directory, async () => {
        const error = await openEventStore({ dataDir: directory, log: () => undefined }).catch((caught: unknown) => caught);
        expect(String(error)).to.contain(`in use by process ${process.pid}`);
      });
    }));
});
