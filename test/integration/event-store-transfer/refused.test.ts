import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { expect } from 'chai';
import { afterEach, beforeEach, describe, it } from 'mocha';
import { type Bench, fill, linesIn, numbered, openBench, refusalOf, type Side, seen, writeLines } from './kit.ts';

/** The lines with a last line that fits them, as somebody would make it who wants to deceive. */
const signed = (body: readonly string[]): readonly string[] => {
  const sha256 = createHash('sha256')
    .update(body.map((line) => `${line}\n`).join(''))
    .digest('hex');
  return [...body, JSON.stringify({ end: { format: 1, events: body.length, sha256 } })];
};

describe('an import refuses', () => {
  let bench: Bench;
  let to: Side;
  let body: readonly string[];
  let lines: readonly string[];
  let bad: string;
  beforeEach(async () => {
    bench = await openBench();
    const from = await bench.side();
    to = await bench.side();
    await fill(from, 8);
    await from.transfer.exportTo(bench.file('good'));
    lines = await linesIn(bench.file('good'));
    body = lines.slice(0, -1);
    bad = bench.file('bad');
  });
  afterEach(() => bench.close());

  const refusal = async (content: readonly string[]): Promise<string> => {
    await writeLines(bad, content);
    const words = await refusalOf(to.transfer.importFrom(bad));
    expect(await seen(to), 'nothing may be written').to.deep.equal([]);
    return words;
  };
  const changed = (index: number, change: (line: string) => string) =>
    lines.map((line, at) => (at === index ? change(line) : line));

  it('a file without its last line, and one cut off within a line', async () => {
    expect(await refusal(body)).to.match(/^FileRefused: .*bad, line 21: the file was cut off/);
    const whole = await readFile(bench.file('good'));
    await writeFile(bad, whole.subarray(0, whole.indexOf(lines[12] ?? '') + 40));
    expect(await refusalOf(to.transfer.importFrom(bad))).to.match(/bad, line 13: the file was cut off within this line/);
    await writeFile(bad, '');
    expect(await refusalOf(to.transfer.importFrom(bad))).to.match(/bad, line 1: the file was cut off/);
    expect(await seen(to)).to.deep.equal([]);
  });

  it('a line that is missing, doubled, in another place or changed', async () => {
    expect(await refusal(lines.toSpliced(5, 1))).to.match(/bad, line 20: it says 20 events, but there are 19/);
    expect(await refusal(lines.toSpliced(5, 0, lines[5] ?? ''))).to.match(/bad, line 22: it says 20 events, but there are 21/);
    expect(await refusal([lines[1] ?? '', lines[0] ?? '', ...lines.slice(2)])).to.match(/bad, line 21: its digest is not that/);
    expect(await refusal(changed(3, (line) => line.replace('"n":', '"m":')))).to.match(/bad, line 21: its digest is not that/);
  });

  it('a line that is no event, naming what is wrong with it', async () => {
    expect(await refusal(changed(3, () => 'no JSON'))).to.match(/bad, line 4: not usable, it is not JSON/);
    expect(await refusal(changed(3, () => '[]'))).to.match(/bad, line 4: not usable, it is not an event/);
    expect(await refusal(changed(3, (line) => line.replace('"stream"', '"steam"')))).to.match(
      /line 4: not usable, its stream is missing/,
    );
    expect(await refusal(changed(3, (line) => line.replace('"Counted"', '"$Counted"')))).to.match(
      /line 4: .*a stream of the store's own/,
    );
    expect(await refusal(changed(3, (line) => line.replace(':', ': ')))).to.match(/line 4: .*not written as an export writes it/);
  });

  it('a file that goes on behind its last line, and one of another format', async () => {
    expect(await refusal([...lines, ...lines])).to.match(/bad, line 22: the file goes on behind its last line/);
    expect(await refusal(changed(20, (line) => line.replace('"format":1', '"format":2')))).to.match(
      /has format 2, this version reads 1/,
    );
  });

  it('a file that is not there', async () => {
    expect(await refusalOf(to.transfer.importFrom(bench.file('missing')))).to.match(/no such file/);
  });

  it('a store that holds anything else, and leaves it as it was', async () => {
    await to.client.appendToStream('other', numbered('other', 1));
    const before = await seen(to);
    expect(await refusalOf(to.transfer.importFrom(bench.file('good')))).to.match(
      /^TransferRefused: this store is neither empty nor filled from this file, nothing was written: line 1 is Counted \(order-0, revision 0\), but the store has Counted \(other, revision 0\)/,
    );
    expect(await seen(to)).to.deep.equal(before);
  });

  it('a store that holds more than the file', async () => {
    await writeLines(bad, signed(body.slice(0, 6)));
    await to.transfer.importFrom(bench.file('good'));
    expect(await refusalOf(to.transfer.importFrom(bad))).to.match(
      /nothing was written: the store goes on behind the file with Counted \(order-0, revision 1\)$/,
    );
    expect(await seen(to)).to.have.length(20);
  });

  it('and a comparison names the first thing that differs', async () => {
    await to.transfer.importFrom(bench.file('good'));
    const difference = async (content: readonly string[]) => {
      await writeLines(bad, signed(content));
      return refusalOf(to.transfer.verify(bad));
    };
    const other = (index: number, change: (line: string) => string) =>
      body.map((line, at) => (at === index ? change(line) : line));
    expect(await difference(other(3, (line) => line.replace('"n":', '"m":')))).to.match(
      /line 4, Counted \(order-2, revision 0\): its data is another/,
    );
    expect(await difference(other(3, (line) => line.replace('nine', 'nein')))).to.match(/line 4, .*: its metadata is another/);
    expect(await difference(other(3, (line) => line.replace('"Counted"', '"Told"')))).to.match(
      /line 4, Told .*: its type is another/,
    );
    expect(await difference(other(3, (line) => line.replace(/"recordedAt":"2/, '"recordedAt":"1')))).to.match(
      /its recordedAt is another/,
    );
    expect(await difference(body.toSpliced(3, 1))).to.match(
      /line 4 is .* but the store has Counted \(order-2, revision 0\) there/,
    );
    expect(await difference(body.slice(0, 19))).to.match(/all 19 events of the file are there, but it goes on with/);
  });

  it('and a comparison with a store that holds less says where it ends', async () => {
    await writeLines(bad, signed(body.slice(0, 6)));
    await to.transfer.importFrom(bad);
    expect(await refusalOf(to.transfer.verify(bench.file('good')))).to.match(/it ends after 6 events, line 7 is Counted/);
  });
});
