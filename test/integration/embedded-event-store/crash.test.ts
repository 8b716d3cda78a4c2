import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { EventStoreDBClient, jsonEvent, type Position } from '@eventstore/db-client';
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { patience } from '../../support/patience.ts';
import { until } from '../../support/until.ts';
import { withDirectory } from './with-server.ts';

const ROUNDS = Number(process.env.EVENT_STORE_CRASH_ROUNDS ?? 4);
const WRITERS = 32;
/** Makes the client take the call whose failure concerns that call alone. */
const CLASSIC = { credentials: { username: 'admin', password: 'changeit' } };

type Running = { child: ChildProcess; url: string };

async function start(directory: string): Promise<Running> {
  const args = ['packages/embedded-event-store/main.ts', '--port', '0', '--data', directory];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(createInterface(child.stdout as NodeJS.ReadableStream), 'line')) as [string];
  return { child, url: (JSON.parse(line) as { url: string }).url };
}

async function kill({ child }: Running): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

/** One writer: its acknowledged events, and the one whose answer it never got, which it repeats with the same id and revision. */
type Writer = { stream: string; acknowledged: string[]; open: string | null };

async function writeUntilItBreaks(client: EventStoreDBClient, writer: Writer): Promise<void> {
  for (;;) {
    const id = writer.open ?? randomUUID();
    writer.open = id;
    const last = writer.acknowledged.length - 1;
    const expectedRevision = last < 0 ? 'no_stream' : BigInt(last);
    try {
      await client.appendToStream(writer.stream, [jsonEvent({ id, type: 'Written', data: {} })], {
        expectedRevision,
        deadline: patience(2000),
        ...CLASSIC,
      });
    } catch (error) {
      if ((error as { type?: string }).type === 'wrong-expected-version') throw error;
      return;
    }
    writer.acknowledged.push(id);
    writer.open = null;
  }
}

/** Follows the log from where it stopped; ends when the server is gone, or at `until`. */
async function follow(
  client: EventStoreDBClient,
  heard: string[],
  from: Position | null,
  until?: string,
): Promise<Position | null> {
  let position = from;
  try {
    for await (const { event } of client.subscribeToAll(position ? { fromPosition: position } : { fromPosition: 'start' })) {
      if (!event) continue;
      heard.push(event.id);
      position = event.position ?? position;
      if (event.id === until) break;
    }
  } catch {
    // the server was killed: go on from here with the next one
  }
  return position;
}

describe('an event store that is killed at any moment', function () {
  this.timeout(patience(60_000 + ROUNDS * 5000));

  it(`${ROUNDS} times, under ${WRITERS} writers: nothing acknowledged is lost, nothing doubled, no gap, subscribers go on`, () =>
    withDirectory(async (directory) => {
      const writers = Array.from(
        { length: WRITERS },
        (): Writer => ({ stream: `w-${randomUUID()}`, acknowledged: [], open: null }),
      );
      const heard: string[] = [];
      let position: Position | null = null;

      for (let round = 0; round < ROUNDS; round++) {
        const running = await start(directory);
        const client = EventStoreDBClient.connectionString(running.url);
        const following = follow(client, heard, position);
        const writing = Promise.all(writers.map((writer) => writeUntilItBreaks(client, writer)));
        await until('every writer to be under way', async () => writers.every(({ acknowledged }) => acknowledged.length > round));
        await new Promise((resolve) => setTimeout(resolve, 100 + Math.random() * 300));
        await kill(running);
        await writing;
        position = await following;
        await client.dispose();
      }

      const running = await start(directory);
      const client = EventStoreDBClient.connectionString(running.url);
      const last = jsonEvent({ id: randomUUID(), type: 'Last', data: {} });
      await client.appendToStream(`last-${randomUUID()}`, [last]);
      await follow(client, heard, position, last.id);
      const inTheStore: string[] = [];
      for (const writer of writers) {
        const ids: string[] = [];
        for await (const { event } of client.readStream(writer.stream)) {
          expect(Number(event?.revision)).to.equal(ids.length);
          ids.push(event?.id ?? '');
        }
        // the last one without an answer may have been written or not
        const withOpen = writer.open === null ? writer.acknowledged : [...writer.acknowledged, writer.open];
        expect(ids.join()).to.be.oneOf([writer.acknowledged.join(), withOpen.join()]);
        inTheStore.push(...ids);
      }
      const acknowledged = writers.reduce((sum, writer) => sum + writer.acknowledged.length, 0);
      expect(acknowledged).to.be.greaterThan(0);
      expect(new Set(heard).size).to.equal(heard.length);
      expect([...heard].sort()).to.deep.equal([...inTheStore, last.id].sort());
      console.log(`      ${ROUNDS} rounds, ${acknowledged} acknowledged events, lost 0, doubled 0`);
      await client.dispose();
      await kill(running);
    }));
});
