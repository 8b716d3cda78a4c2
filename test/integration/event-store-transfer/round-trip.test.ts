import { createHash } from 'node:crypto';
import { access } from 'node:fs/promises';
import { expect } from 'chai';
import { afterEach, beforeEach, describe, it } from 'mocha';
import { isObject } from '../../../packages/event-sourcing/event-store/transfer/transfer-event.ts';
import { type Bench, fill, idOf, linesIn, numbered, openBench, refusalOf, seen } from './kit.ts';

const withoutTime = (entries: Awaited<ReturnType<typeof seen>>) =>
  entries.map((entry) => {
    if (!isObject(entry.metadata)) return entry;
    const { firstRecordedAt: _, ...metadata } = entry.metadata;
    return { ...entry, metadata };
  });

describe('exporting a log and importing it', () => {
  let bench: Bench;
  beforeEach(async () => {
    bench = await openBench();
  });
  afterEach(() => bench.close());

  it('keeps ids, types, content, the order within streams and over all of them', async () => {
    const from = await bench.side();
    const to = await bench.side();
    await fill(from, 60);
    const exported = await from.transfer.exportTo(bench.file('log.ndjson'));
    expect(exported.events).to.equal(150);
    expect(await to.transfer.importFrom(bench.file('log.ndjson'))).to.deep.equal({ ...exported, before: 0, closedGaps: 0 });
    expect(withoutTime(await seen(to))).to.deep.equal(await seen(from));
    expect(await to.transfer.verify(bench.file('log.ndjson'))).to.deep.equal({ ...exported, closedGaps: 0 });
    expect(await to.transfer.sum()).to.deep.equal(await from.transfer.sum());
  });

  it('an export of the import is the same file to the byte, the times of recording included', async () => {
    const [from, between, to] = [await bench.side(), await bench.side(), await bench.side()];
    await fill(from, 12);
    await from.transfer.exportTo(bench.file('1'));
    await between.transfer.importFrom(bench.file('1'));
    await between.transfer.exportTo(bench.file('2'));
    await to.transfer.importFrom(bench.file('2'));
    await to.transfer.exportTo(bench.file('3'));
    expect(await linesIn(bench.file('2'))).to.deep.equal(await linesIn(bench.file('1')));
    expect(await linesIn(bench.file('3'))).to.deep.equal(await linesIn(bench.file('1')));
  });

  it('the last line counts the lines before it and has their digest', async () => {
    const from = await bench.side();
    await fill(from, 5);
    const sum = await from.transfer.exportTo(bench.file('log.ndjson'));
    const lines = await linesIn(bench.file('log.ndjson'));
    const body = lines.slice(0, -1);
    const sha256 = createHash('sha256')
      .update(body.map((line) => `${line}\n`).join(''))
      .digest('hex');
    expect(JSON.parse(lines.at(-1) ?? '')).to.deep.equal({ end: { format: 1, events: body.length, sha256 } });
    expect(sum).to.deep.equal({ events: body.length, sha256 });
    expect(Object.keys(JSON.parse(body[0] ?? ''))).to.deep.equal([
      'id',
      'type',
      'stream',
      'revision',
      'contentType',
      'data',
      'metadata',
      'recordedAt',
    ]);
    expect(await access(bench.file('log.ndjson.part')).catch((error: { code: string }) => error.code)).to.equal('ENOENT');
  });

  it('content that is unusual comes through: bytes, no metadata, metadata that is no object, every character', async () => {
    const from = await bench.side();
    const to = await bench.side();
    const bytes = new Uint8Array([0, 10, 13, 255, 128]);
    const json = { id: idOf('odd', 0), type: 'Odd', contentType: 'application/json' as const, metadata: undefined };
    const odd = '\u2028\u2029\u0000\ud800 \u{1f9be}\r\n"\\';
    await from.client.appendToStream('odd \u00fc/\u2028', [
      { ...json, data: { text: odd, n: 0.1, big: 1e21, nested: [[], {}, null, false] } },
      { ...json, id: idOf('odd', 1), contentType: 'application/octet-stream', data: bytes, metadata: bytes },
      { ...json, id: idOf('odd', 2), data: 'a string', metadata: new Uint8Array(Buffer.from('null')) },
      { ...json, id: idOf('odd', 3), data: [1], metadata: ['a list'] as never },
      { ...json, id: idOf('odd', 4), data: JSON.parse('{"__proto__":{"a":1},"2":2,"1":1}'), metadata: {} },
    ]);
    const sum = await from.transfer.exportTo(bench.file('odd'));
    await to.transfer.importFrom(bench.file('odd'));
    expect(sum.events).to.equal(5);
    expect(withoutTime(await seen(to))).to.deep.equal(await seen(from));
    await from.transfer.verify(bench.file('odd'));
    await to.transfer.verify(bench.file('odd'));
  });

  it("leaves out what is the store's own: system streams, metadata of streams, its id", async () => {
    const from = await bench.side();
    await fill(from, 4);
    await from.client.setStreamMetadata('order-0', { maxCount: 100 });
    await from.client.appendToStream('storeIdentity', numbered('storeIdentity', 0));
    await from.client.appendToStream('$mine', numbered('$mine', 0));
    const { events } = await from.transfer.exportTo(bench.file('log.ndjson'));
    expect(events).to.equal(10);
    const streams = (await linesIn(bench.file('log.ndjson'))).slice(0, -1).map((line) => JSON.parse(line).stream.slice(0, 6));
    expect(new Set(streams)).to.deep.equal(new Set(['order-']));
  });

  it('a store that has its id already, and nothing else, counts as empty', async () => {
    const from = await bench.side();
    const to = await bench.side();
    await fill(from, 4);
    await to.client.appendToStream('storeIdentity', numbered('storeIdentity', 0));
    await from.transfer.exportTo(bench.file('log.ndjson'));
    expect((await to.transfer.importFrom(bench.file('log.ndjson'))).events).to.equal(10);
  });

  it('an empty log is a file of one line and imports as nothing', async () => {
    const from = await bench.side();
    const to = await bench.side();
    expect((await from.transfer.exportTo(bench.file('log.ndjson'))).events).to.equal(0);
    expect(await linesIn(bench.file('log.ndjson'))).to.have.length(1);
    expect((await to.transfer.importFrom(bench.file('log.ndjson'))).events).to.equal(0);
  });

  it('never replaces a file', async () => {
    const from = await bench.side();
    await from.transfer.exportTo(bench.file('log.ndjson'));
    await fill(from, 4);
    expect(await refusalOf(from.transfer.exportTo(bench.file('log.ndjson')))).to.match(
      /^FileRefused: .*log\.ndjson exists already/,
    );
    expect(await linesIn(bench.file('log.ndjson'))).to.have.length(1);
  });

  it('where scavenging took events the streams close up, and both imports and comparisons allow for that', async () => {
    const from = await bench.side();
    const to = await bench.side();
    await fill(from, 12);
    await from.client.setStreamMetadata('order-0', { truncateBefore: 3 });
    await from.server.scavenge();
    const before = await seen(from);
    const exported = await from.transfer.exportTo(bench.file('log.ndjson'));
    const cut = before.filter(({ stream }) => stream === 'order-0');
    expect(cut[0]?.revision, 'the scavenge took the first three').to.equal(3);
    const imported = await to.transfer.importFrom(bench.file('log.ndjson'));
    expect(imported).to.deep.equal({ ...exported, before: 0, closedGaps: 1 });
    const closed = before.map((entry) => (entry.stream === 'order-0' ? { ...entry, revision: entry.revision - 3 } : entry));
    expect(withoutTime(await seen(to))).to.deep.equal(closed);
    expect((await to.transfer.importFrom(bench.file('log.ndjson'))).before).to.equal(exported.events);
  });
});
