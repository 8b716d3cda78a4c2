import { expect } from 'chai';
import { afterEach, beforeEach, describe, it } from 'mocha';
import { type Bench, fill, numbered, openBench, refusalOf, type Side, seen } from './kit.ts';

describe('an import that is interrupted', () => {
  let bench: Bench;
  let from: Side;
  let file: string;
  beforeEach(async () => {
    bench = await openBench();
    from = await bench.side();
    await fill(from, 40);
    file = bench.file('log.ndjson');
    await from.transfer.exportTo(file);
  });
  afterEach(() => bench.close());
  const places = async (side: Side) => (await seen(side)).map(({ stream, revision, id }) => `${stream} ${revision} ${id}`);

  it('goes on where it was when it is repeated, whatever was the last answer', async () => {
    for (const kind of ['refuse', 'silence'] as const) {
      const to = await bench.side((events) => {
        if (events === 51) to.server.faults.set({ kind, call: 'append' });
      });
      expect(await refusalOf(to.transfer.importFrom(file)), kind).to.match(/^Unavailable: /);
      const half = await places(to);
      expect(half.length, kind).to.be.within(51, 99);
      to.server.faults.clear();
      const resumed = await to.transfer.importFrom(file);
      expect(resumed).to.include({ before: half.length, events: 100 });
      expect(await places(to)).to.deep.equal(await places(from));
    }
  });

  it('is not noticed when the store comes back in time', async () => {
    const to = await bench.side((events) => {
      if (events % 5 === 0) to.server.faults.set({ kind: 'refuse', call: 'append' }, 1);
      if (events === 51) to.server.dropConnections();
    });
    expect(await to.transfer.importFrom(file)).to.include({ before: 0, events: 100 });
    expect(await places(to)).to.deep.equal(await places(from));
  });

  it('notices what somebody else wrote meanwhile to a stream of the file', async () => {
    const to = await bench.side((events) => {
      if (events === 51) intruder ??= to.client.appendToStream('order-1', numbered('intruder', 1));
    });
    let intruder: Promise<unknown> | undefined;
    expect(await refusalOf(to.transfer.importFrom(file))).to.match(/^TransferRefused: line \d+: somebody else writes to order-1/);
    await intruder;
    expect(await refusalOf(to.transfer.importFrom(file))).to.match(/^TransferRefused: this store is neither empty nor filled/);
  });

  it('notices at the end what somebody else wrote to another stream', async () => {
    const to = await bench.side((events) => {
      if (events === 51) intruder ??= to.client.appendToStream('elsewhere', numbered('intruder', 1));
    });
    let intruder: Promise<unknown> | undefined;
    expect(await refusalOf(to.transfer.importFrom(file))).to.match(/^TransferRefused: the store is not equal to .*elsewhere/);
    await intruder;
  });

  it('an export that is interrupted leaves no file of that name', async () => {
    from.server.faults.set({ kind: 'refuse', call: 'read' });
    expect(await refusalOf(from.transfer.exportTo(bench.file('other')))).to.match(/^Unavailable: /);
    from.server.faults.clear();
    expect(await refusalOf(from.transfer.verify(bench.file('other')))).to.match(/ENOENT/);
    expect((await from.transfer.exportTo(bench.file('other'))).events).to.equal(100);
  });

  it('an export goes on when the connection is lost between two pages', async () => {
    const side = await bench.side((events) => {
      if (events === 20) side.server.dropConnections();
      if (events === 50) side.server.faults.set({ kind: 'refuse', call: 'read' }, 1);
    });
    await fill(side, 40);
    await side.transfer.exportTo(bench.file('other'));
    expect((await side.transfer.verify(bench.file('other'))).events).to.equal(100);
    expect((await from.transfer.sum()).events).to.equal(100);
  });
});
