import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { type EventStoreServer, startEventStoreServer } from '@order-intake/embedded-event-store';
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import { until } from '../../support/until.ts';
import { platformDatabase } from '../platform/harness.ts';
import { nameIn, openNamed } from './programs/named.ts';

const program = fileURLToPath(new URL('programs/reader.ts', import.meta.url));

describe('a person erased in another process', () => {
  let server: EventStoreServer;
  let database: Awaited<ReturnType<typeof platformDatabase>>;
  let here: ReturnType<typeof openNamed>;
  let child: ChildProcess | undefined;
  let said = '';

  before(async () => {
    [server, database] = await Promise.all([startEventStoreServer({ port: 0, dataDir: null }), platformDatabase()]);
    here = openNamed(server.url, database.pool);
  });
  after(async () => {
    child?.kill('SIGKILL');
    here.watch.stop();
    await here.store.close();
    await server.stop();
    await database.drop();
  });

  const append = (stream: string, type: string, data: object, person?: string) =>
    here.store.append({
      stream,
      events: [{ type, data }],
      expected: 'no_stream',
      metadata: { correlationId: 'c', causationId: 'c', companyId: 'co', actor: 'system:test', commandId: randomUUID() },
      ...(person ? { person: { person } } : {}),
    });

  it('is [erased] there as soon as PersonErased is in the log, though its key was in memory', async () => {
    const stream = `named-${randomUUID()}`;
    await append(stream, 'Named', { name: 'anna' }, 'anna@buyer.example');
    child = spawn(process.execPath, [program, database.url, server.url, stream], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    await until('the other process to have read the name', async () => said === 'anna\n');

    const keyIds = await here.keys.erase('co', 'anna@buyer.example');
    expect(keyIds).to.have.length(1);
    await append(`erasure-${randomUUID()}`, 'PersonErased', { keyIds });
    await until('the other process to have forgotten', async () => said === 'anna\n[erased]\n');
    await until('this one to have forgotten', async () => (await nameIn(here.store, stream)) === '[erased]');
  });
});
