import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ReaderKilled, ReadersUnavailable, unread, unreadText } from '@order-intake/order-extraction/document';
import { expect } from 'chai';
import { isLeft, isRight } from 'fp-ts/lib/Either.js';
import { after, before, describe, it } from 'mocha';
import { createDocumentReader, type StoppableDocumentReader } from '../../../src/adapters/documents/document-reader.ts';
import { limits } from '../../../src/adapters/documents/limits.ts';
import { startPoolChild } from '../../../src/adapters/documents/pool/pool-child.ts';
import { childEnvironment } from '../../../src/platform/processes/child-environment.ts';
import { patience } from '../../support/patience.ts';
import { temporaryFiles } from './support/files.ts';
import { readers } from './support/misbehaving.readers.ts';

const registry = { url: new URL('./support/misbehaving.readers.ts', import.meta.url).href, readers };
const alive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};
const until = async (condition: () => boolean, ms = 30_000): Promise<boolean> => {
  for (const end = Date.now() + patience(ms); Date.now() < end; ) {
    if (condition()) return true;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  return condition();
};

describe('the pool of reader processes', () => {
  let reader: StoppableDocumentReader;
  let files: Awaited<ReturnType<typeof temporaryFiles>>;
  const pdf = (wish: string) => files.write('wish.pdf', `%PDF-1.7 ${wish}`);
  const csv = (wish: string) => files.write('wish.csv', `${wish};b;c\n1;2;3\n4;5;6\n`);
  const said = async (wish: string): Promise<string> => {
    const result = await reader.read(await csv(wish));
    return isRight(result) ? (result.right.sheets[0]?.cells[0]?.text ?? '') : `refused: ${result.left.code}`;
  };
  /** The process that read a file, as this one knows it: what it calls itself may be its number in a place of its own. */
  const reads = async (): Promise<string> => {
    expect(await said('pid')).to.match(/^\d+$/);
    return String(reader.pids()[0] ?? '');
  };

  before(async () => {
    files = await temporaryFiles();
    reader = createDocumentReader({ poolSize: 1, registry });
  });
  after(async () => {
    await reader.stop();
    await files.remove();
  });

  it('reads the file of a company before the many that another brought first', async () => {
    const ends: string[] = [];
    const read = async (companyId: string, wish: string) => {
      await reader.read({ ...(await csv(wish)), companyId });
      ends.push(companyId);
    };
    const loud = Array.from({ length: 3 }, () => read('loud', 'wait'));
    await until(() => reader.pids().length > 0);
    await Promise.all([read('quiet', 'pid'), ...loud]);
    expect(ends.indexOf('quiet')).to.be.below(2);
  });

  it('answers from a process of its own, and keeps it for the next file', async () => {
    const first = await reads();
    expect(Number(first)).to.be.greaterThan(0).and.not.equal(process.pid);
    expect(await reads()).to.equal(first);
  });

  it('shows a child nothing of the environment but what is no secret', async () => {
    process.env.SECRET_OF_THE_SERVICE = 'x';
    const names = (await said('environment'))
      .split(',')
      .filter(
        (name) => !name.startsWith('NODE_CHANNEL') && name !== 'PWD' && name !== 'SHLVL' && name !== '_' && name !== 'OLDPWD',
      );
    delete process.env.SECRET_OF_THE_SERVICE;
    expect(names).to.include('PATH');
    // HOME leads nowhere
    expect([...Object.keys(childEnvironment()), 'HOME', 'DISABLE_SYSTEM_FONTS_LOAD']).to.include.members(names);
    expect(names, 'or every start reads the fonts of the system for a canvas that draws nothing').to.include(
      'DISABLE_SYSTEM_FONTS_LOAD',
    );
  });

  it('kills a parser that loops and says so, and the next file is read by another process', async () => {
    const before = await reads();
    const result = await reader.read(await pdf('loop'));
    expect(isLeft(result) && result.left.code).to.equal('timed_out');
    expect(isLeft(result) && unreadText(result.left.reason)).to.match(/more than 2 seconds of computing time/);
    expect(await reads())
      .to.match(/^\d+$/)
      .and.not.equal(before);
    expect(await until(() => !alive(Number(before)))).to.equal(true);
  });

  for (const [wish, what] of [
    ['heap', 'the heap'],
    ['buffers', 'memory outside the heap'],
    ['exit', 'the process'] as const,
  ] as const) {
    it(`survives a parser that takes ${what} down`, async () => {
      const result = await reader.read(await csv(wish));
      expect(isLeft(result) && result.left.code).to.equal('hostile');
      expect(await reads()).to.match(/^\d+$/);
    });
  }

  it('replaces a child after an error that its parser threw', async () => {
    const before = await reads();
    const result = await reader.read(await csv('throw'));
    expect(isLeft(result) && result.left).to.deep.equal({ code: 'corrupt', reason: unread.file_damaged() });
    expect(await reads())
      .to.match(/^\d+$/)
      .and.not.equal(before);
  });

  for (const what of ['rejection', 'exception', 'event', 'cycle', 'memory', 'end']) {
    it(`reads the next file of another company when a job leaves behind what ends in: ${what}`, async () => {
      await reader.read({ ...(await csv(`leaves ${what}`)), companyId: 'loud' });
      const next = { ...(await pdf(`wait beside it`)), companyId: 'quiet' };
      const result = await reader.read(next);
      expect(isRight(result) && result.right.sheets[0]?.cells[0]?.text).to.match(/^\d+$/);
      expect(isRight(await reader.read(next)), 'nor is it remembered as refused').to.equal(true);
    });
  }

  it('lets the file of now be read to its end when the job before breaks, and gives the next one to another child', async () => {
    const before = await said('leaves rejection');
    expect(await said('wait')).to.equal(before);
    expect(await said('pid')).to.match(/^\d+$/);
    expect(await until(() => !alive(Number(before)))).to.equal(true);
  });

  it('refuses a file whose reader throws where nobody waits, at once', async () => {
    const result = await reader.read(await csv('throws beside itself'));
    expect(isLeft(result) && result.left.code).to.equal('corrupt');
    expect(await reads()).to.match(/^\d+$/);
  });

  it('condemns no file that fails in a child which did other jobs before, unless it fails alone in a new one', async () => {
    await reads();
    expect(await said('only as the first')).to.match(/^\d+$/);
  });

  it('remembers a refusal for the company that sent the file alone', async () => {
    const read = async (companyId: string) => reader.read({ ...(await csv('throw for one company')), companyId });
    expect(isLeft(await read('one'))).to.equal(true);
    await reads(); // by the child that took the place of the broken one
    const child = reader.pids()[0];
    expect(isLeft(await read('one')), 'from memory').to.equal(true);
    expect(reader.pids()[0], 'no child was broken by it').to.equal(child);
    expect(isLeft(await read('another'))).to.equal(true);
    await reads();
    expect(reader.pids()[0], 'found out again').to.not.equal(child);
  });

  it('replaces a child after its share of jobs', async () => {
    const pids = new Set<string>();
    for (let count = 0; count < limits.child.jobs + 10; count++) pids.add(await reads());
    pids.delete(''); // between two of them
    expect(pids.size).to.equal(2);
  });

  it('reads waiting files one after the other, each exactly once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => reads()));
    expect(answers.every((answer) => /^\d+$/.test(answer))).to.equal(true);
  });

  it('restarts a child that somebody killed between two files', async () => {
    const before = await reads();
    process.kill(Number(before), 'SIGKILL');
    await until(() => !alive(Number(before)));
    expect(await reads())
      .to.match(/^\d+$/)
      .and.not.equal(before);
  });

  it('reads a document again whose reader was killed from outside, and says nothing against it', async () => {
    const before = Number(await reads());
    const waiting = said('wait');
    await until(() => alive(before));
    process.kill(before, 'SIGKILL'); // as the system does when it is out of memory
    expect(Number(await waiting))
      .to.be.greaterThan(0)
      .and.not.equal(before);
  });

  it('says that it is the machine when readers are killed again and again, never the document', async () => {
    const failure = said('wait').catch((error: unknown) => error);
    let ended = false;
    void failure.then(() => {
      ended = true;
    });
    await until(() => {
      for (const pid of reader.pids()) if (alive(pid)) process.kill(pid, 'SIGKILL');
      return ended;
    });
    expect(await failure).to.be.instanceOf(ReaderKilled);
    expect(await failure, 'what passes').to.be.instanceOf(ReadersUnavailable);
    expect(await reads()).to.match(/^\d+$/);
  });

  it('counts what a document computes, not how long it takes by the clock', async () => {
    const result = await reader.read(await pdf('wait')); // four seconds, of a share of one and a half
    expect(isRight(result) && result.right.sheets[0]?.cells[0]?.text).to.match(/^\d+$/);
  });

  const starting = (settings: object, stopping?: AbortSignal) => {
    const support = new URL('./support/', import.meta.url);
    const kinds = { slow: new URL('slow-start.child.ts', support).href };
    const config = { kinds, settings, code: [fileURLToPath(support)] };
    return startPoolChild(config, { ...limits.child, startCpuMs: 2_500 }, stopping ? { stopping } : {});
  };

  it('counts what a process computes until it is ready, not how long its start takes by the clock', async () => {
    const child = await starting({ waitMs: 4_000 }); // of a share of two and a half
    await child.kill();
  });

  it('ends a process that computes for ever before it is ready, and one that nobody waits for any more', async () => {
    const why = (start: Promise<unknown>) => start.then(() => 'ready', String);
    expect(await why(starting({ loops: true }))).to.contain('was not ready within 2500 ms of processor time');
    const stopping = new AbortController();
    const stopped = why(starting({ waitMs: 600_000 }, stopping.signal));
    stopping.abort();
    expect(await stopped).to.contain('was stopped before it was ready');
  });

  it('leaves no process behind when it is stopped, and refuses files then', async () => {
    const other = createDocumentReader({ poolSize: 2, registry });
    const looping = other.read(await csv('loop')).catch((error: unknown) => error);
    expect(await until(() => other.pids().length === 2)).to.equal(true);
    const pids = other.pids();
    await other.stop();
    expect(await until(() => pids.every((pid) => !alive(pid)))).to.equal(true);
    expect(await looping).to.be.instanceOf(ReadersUnavailable);
    expect(await other.read(await csv('pid')).catch((error: unknown) => error)).to.be.instanceOf(ReadersUnavailable);
  });

  it('dies with its parent, also in the middle of a loop', async () => {
    const script = new URL('./support/parent.ts', import.meta.url).pathname;
    const file = await csv('loop');
    const parent = spawn(process.execPath, [script, file.path], { stdio: ['ignore', 'pipe', 'inherit'] });
    const pids = await new Promise<number[]>((resolve) => {
      let text = '';
      parent.stdout.on('data', (chunk: Buffer) => {
        text += chunk.toString();
        if (text.includes('\n')) resolve(JSON.parse(text) as number[]);
      });
    });
    expect(pids.length).to.equal(2);
    expect(pids.every(alive)).to.equal(true);
    parent.kill('SIGKILL');
    expect(await until(() => pids.every((pid) => !alive(pid)))).to.equal(true);
  });
});
