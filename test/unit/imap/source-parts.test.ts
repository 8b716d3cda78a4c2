import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import { afterEach, beforeEach, describe, it } from 'mocha';
import { eachSourcePart } from '../../../src/adapters/imap/download/source-parts.ts';

const head = ['From: a@b.example', 'MIME-Version: 1.0', 'Content-Type: multipart/mixed; boundary=b', '', ''].join('\r\n');
const part = (content: string, type = 'application/pdf'): string => `--b\r\nContent-Type: ${type}\r\n\r\n${content}\r\n`;
const mail = (...parts: readonly string[]): Buffer => Buffer.from(`${head}${parts.join('')}--b--\r\n`);

/** In pieces, as a server gives it; `failsAt`: bytes after which the connection is lost. */
async function* piecesOf(bytes: Buffer, failsAt = Number.POSITIVE_INFINITY): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += 4_096) {
    if (at >= failsAt) throw new Error('the connection is lost');
    await sleep(0);
    yield bytes.subarray(at, at + 4_096);
  }
}
const failure = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'none',
    (error: Error) => error.message,
  );
const readAll = async (_: unknown, content: AsyncIterable<Buffer>): Promise<void> => {
  for await (const _piece of content);
};

describe('the parts of a mail read from its source', () => {
  const stray: unknown[] = [];
  const events = ['uncaughtException', 'unhandledRejection'] as const;
  const listeners = events.map((event) => [event, process.listeners(event as 'uncaughtException')] as const);
  const note = (error: unknown): void => void stray.push(error);
  beforeEach(() => {
    stray.length = 0;
    for (const event of events) process.removeAllListeners(event).on(event, note);
  });
  afterEach(async () => {
    await sleep(50);
    for (const [event, before] of listeners) {
      process.removeAllListeners(event);
      for (const listener of before) process.on(event, listener);
    }
    expect(stray, 'thrown where nobody waits').to.deep.equal([]);
  });

  it('end with what their reader throws, while the source still goes on', async () => {
    const bytes = mail(...Array.from({ length: 50 }, () => part('x'.repeat(30_000))));
    let parts = 0;
    const full = eachSourcePart(piecesOf(bytes), 3, async (_, content) => {
      parts += 1;
      for await (const _piece of content) if (parts === 2) throw new Error('the disk is full');
    });
    expect(await failure(full)).to.equal('the disk is full');
    expect(parts).to.equal(2);
  });

  it('end with the loss of the connection, whether their reader reads just then or does something else', async () => {
    const bytes = mail(part('x'.repeat(300_000)), part('y'.repeat(300_000)));
    expect(await failure(eachSourcePart(piecesOf(bytes, 200_000), 3, readAll))).to.equal('the connection is lost');
    const busy = eachSourcePart(piecesOf(bytes, 200_000), 3, async (_, content) => {
      for await (const _piece of content) break;
      await sleep(100);
    });
    expect(await failure(busy)).to.equal('the connection is lost');
  });

  it('end so in a mail within a mail as well', async () => {
    const inner = mail(part('x'.repeat(200_000)), part('x'.repeat(200_000))).toString();
    const bytes = mail(part(inner, 'message/rfc822'), part('z'));
    const outer = Buffer.from(bytes.toString().replace('boundary=b', 'boundary=outer').replace('--b\r\n', '--outer\r\n'));
    expect(await failure(eachSourcePart(piecesOf(outer, 250_000), 3, readAll))).to.equal('the connection is lost');
    const thrown = eachSourcePart(piecesOf(outer), 3, async () => {
      throw new Error('not this one');
    });
    expect(await failure(thrown)).to.equal('not this one');
  });

  it('end with the error of the parser for a mail of more parts than it takes', async () => {
    for (const size of [1, 100, 700]) {
      const bytes = mail(...Array.from({ length: 3_000 }, () => part('x'.repeat(size))));
      let parts = 0;
      const stopped = eachSourcePart(piecesOf(bytes), 3, async () => {
        parts += 1;
        if (parts > 500) throw new Error('enough');
      });
      expect(await failure(stopped)).to.match(/enough|exceeded|maximum|too many/i);
    }
  });

  it('are all there when nothing goes wrong, whatever their reader leaves of them', async () => {
    const seen: number[] = [];
    const bytes = mail(...Array.from({ length: 40 }, () => part('x'.repeat(9_000))));
    await eachSourcePart(piecesOf(bytes), 3, async ({ ordinal }, content) => {
      seen.push(ordinal);
      if (ordinal % 2 === 0) for await (const _piece of content) break;
    });
    expect(seen).to.deep.equal(Array.from({ length: 40 }, (_, at) => at + 1));
  });
});
