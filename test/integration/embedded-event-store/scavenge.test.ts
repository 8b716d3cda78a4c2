import { randomUUID } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { EventStoreDBClient, jsonEvent, type Position } from '@eventstore/db-client';
import { type EventStoreServer, startEventStoreServer } from '@order-intake/embedded-event-store';
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { withDirectory } from './with-server.ts';

const numbered = (count: number) =>
  Array.from({ length: count }, (_, n) => jsonEvent({ id: randomUUID(), type: 'E', data: { n, text: 'x'.repeat(200) } }));

async function bytesIn(directory: string): Promise<number> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.log'));
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(directory, name))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function streamOf(client: EventStoreDBClient, stream: string): Promise<string[]> {
  const seen: string[] = [];
  for await (const { event } of client.readStream(stream)) seen.push(`${event?.revision}`);
  return seen;
}

async function allOf(client: EventStoreDBClient, from?: Position): Promise<string[]> {
  const seen: string[] = [];
  for await (const { event } of client.readAll(from ? { fromPosition: from } : {})) {
    if (!event?.streamId.startsWith('$')) seen.push(`${event?.streamId}@${event?.revision}`);
  }
  return seen;
}

describe('scavenging', () => {
  it('gives back the space of what nobody can read, keeps everything else where it was, and survives a restart', () =>
    withDirectory(async (dataDir) => {
      let server: EventStoreServer = await startEventStoreServer({ port: 0, dataDir });
      let client = EventStoreDBClient.connectionString(server.url);
      await client.appendToStream('kept', numbered(5));
      const inTheMiddle = await client.appendToStream('counted', numbered(50));
      await client.setStreamMetadata('counted', { maxCount: 3 });
      await client.appendToStream('deleted', numbered(50));
      await client.deleteStream('deleted');
      await client.appendToStream('tombstoned', numbered(50));
      await client.tombstoneStream('tombstoned');
      await client.appendToStream('kept', numbered(5));
      const before = await bytesIn(dataDir);

      const check = async (): Promise<void> => {
        expect(await streamOf(client, 'kept')).to.deep.equal(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']);
        expect(await streamOf(client, 'counted')).to.deep.equal(['47', '48', '49']);
        const first = [0, 1, 2, 3, 4].map((n) => `kept@${n}`);
        const last = [5, 6, 7, 8, 9].map((n) => `kept@${n}`);
        const rest = ['counted@47', 'counted@48', 'counted@49', 'deleted@49', 'tombstoned@9223372036854775807', ...last];
        expect(await allOf(client)).to.deep.equal([...first, ...rest]);
        expect(await allOf(client, inTheMiddle.position)).to.deep.equal(rest.slice(2));
      };

      const done = await server.scavenge();
      expect(done.events).to.be.at.least(47 + 49 + 50);
      expect(await bytesIn(dataDir)).to.be.below(before / 2);
      await check();
      expect(await server.scavenge()).to.deep.equal({ segments: 0, events: 0, bytes: 0 });

      await client.dispose();
      await server.stop();
      server = await startEventStoreServer({ port: 0, dataDir });
      client = EventStoreDBClient.connectionString(server.url);
      await check();
      const revived = await client.appendToStream('deleted', numbered(1), { expectedRevision: 'no_stream' });
      expect(revived.nextExpectedRevision).to.equal(50n);
      await client.dispose();
      await server.stop();
    }));

  it('a subscriber that is on its way loses nothing that is still readable', () =>
    withDirectory(async (dataDir) => {
      const server = await startEventStoreServer({ port: 0, dataDir });
      const client = EventStoreDBClient.connectionString(server.url);
      for (let n = 0; n < 20; n++) await client.appendToStream(`s-${n % 2}`, numbered(100));
      await client.setStreamMetadata('s-0', { maxCount: 10 });
      const seen = new Set<string>();
      let scavenged = false;
      for await (const { event } of client.subscribeToAll({ fromPosition: 'start' })) {
        if (event?.streamId === 's-1') seen.add(`${event.revision}`);
        if (!scavenged && seen.size === 20) {
          scavenged = true;
          await server.scavenge();
          await client.appendToStream('s-1', numbered(1));
        }
        if (seen.size === 1001) break;
      }
      expect(seen.size).to.equal(1001);
      await client.dispose();
      await server.stop();
    }));
});
