import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { EventStoreDBClient, jsonEvent } from '@eventstore/db-client';
import { selfSignedCertificate } from '@order-intake/certificate';
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { withDirectory } from './with-server.ts';

type Ready = { ready: boolean; port: number; url: string };

const start = (...args: string[]): ChildProcess =>
  spawn(process.execPath, ['packages/embedded-event-store/main.ts', ...args], { stdio: ['pipe', 'pipe', 'pipe'] });

async function readyLine(child: ChildProcess): Promise<Ready> {
  if (!child.stdout) throw new Error('no stdout');
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  return JSON.parse(line) as Ready;
}

const exitOf = async (child: ChildProcess): Promise<number | null> => {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const [code] = (await once(child, 'exit')) as [number | null];
  return code;
};

async function errorsOf(child: ChildProcess): Promise<string> {
  let text = '';
  for await (const chunk of child.stderr ?? []) text += String(chunk);
  return text;
}

describe('the event store as a program', () => {
  it('says on one line that it is ready, serves, and stops cleanly on SIGTERM', () =>
    withDirectory(async (directory) => {
      const child = start('--port', '0', '--data', directory);
      const ready = await readyLine(child);
      expect(ready).to.include({ ready: true, url: `esdb://127.0.0.1:${ready.port}?tls=false` });
      const client = EventStoreDBClient.connectionString(ready.url);
      await client.appendToStream('s', [jsonEvent({ type: 'E', data: {} })]);
      child.kill('SIGTERM');
      expect(await exitOf(child)).to.equal(0);
      await client.dispose();
    }));

  it('speaks TLS when it is given a certificate and its key', () =>
    withDirectory(async (directory) => {
      const [certificate, key] = [join(directory, 'node.crt'), join(directory, 'node.key')];
      const made = selfSignedCertificate({
        commonName: 'store.test',
        dnsNames: ['localhost'],
        ipAddresses: ['127.0.0.1'],
        days: 2,
        keyType: 'rsa',
      });
      await Promise.all([writeFile(certificate, made.cert), writeFile(key, made.key)]);
      const child = start('--port', '0', '--in-memory', '--certificate-file', certificate, '--certificate-private-key-file', key);
      const { url } = await readyLine(child);
      expect(url).to.match(/tls=true$/);
      const client = EventStoreDBClient.connectionString(`${url}&tlsCAFile=${certificate}`);
      expect(await client.appendToStream('s', [jsonEvent({ type: 'E', data: {} })])).to.include({ success: true });
      await client.dispose();
      child.kill('SIGTERM');
      expect(await exitOf(child)).to.equal(0);
    }));

  it('ends before it is ready when its key is one that a real server does not load', () =>
    withDirectory(async (directory) => {
      const [certificate, key] = [join(directory, 'node.crt'), join(directory, 'node.key')];
      const made = selfSignedCertificate({ commonName: 'store.test', dnsNames: ['localhost'], ipAddresses: [], days: 2 });
      await Promise.all([writeFile(certificate, made.cert), writeFile(key, made.key)]);
      const child = start('--port', '0', '--in-memory', '--certificate-file', certificate, '--certificate-private-key-file', key);
      expect(await exitOf(child)).to.equal(1);
    }));

  it('stops when its standard input ends, if told so', async () => {
    const child = start('--port', '0', '--in-memory', '--exit-with-stdin');
    await readyLine(child);
    child.stdin?.end();
    expect(await exitOf(child)).to.equal(0);
  });

  it('keeps what it acknowledged when it is killed, and starts again in the same directory', () =>
    withDirectory(async (directory) => {
      const child = start('--port', '0', '--data', directory);
      const client = EventStoreDBClient.connectionString((await readyLine(child)).url);
      await client.appendToStream('s', [jsonEvent({ type: 'E', data: { n: 1 } })]);
      child.kill('SIGKILL');
      await exitOf(child);
      await client.dispose();
      const again = start('--port', '0', '--data', directory);
      const second = EventStoreDBClient.connectionString((await readyLine(again)).url);
      const seen: unknown[] = [];
      for await (const { event } of second.readStream('s')) seen.push(event?.data);
      expect(seen).to.deep.equal([{ n: 1 }]);
      await second.dispose();
      again.kill('SIGTERM');
      await exitOf(again);
    }));

  it('refuses a wrong command line with a sentence and exit code 2', async () => {
    const child = start('--port', '99999', '--in-memory');
    const [text, code] = await Promise.all([errorsOf(child), exitOf(child)]);
    expect(code).to.equal(2);
    expect(text).to.contain('--port 99999');
  });
});
