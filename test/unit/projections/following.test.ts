import { expect } from 'chai';
import { describe, it } from 'mocha';
import { isPassing, RowRefused, safeReason } from '../../../packages/event-sourcing/checkpoints/failure-reason.ts';
import { createItemBuffer } from '../../../packages/event-sourcing/checkpoints/item-buffer.ts';
import { earliest, isAfter, later } from '../../../packages/event-sourcing/checkpoints/positions.ts';

const at = (commit: bigint, prepare = commit) => ({ commit, prepare });

describe('places in the log', () => {
  it('are compared by commit, then by prepare; null is the start', () => {
    expect(isAfter(at(0n), null)).to.equal(true);
    expect(isAfter(at(5n, 4n), at(5n, 3n))).to.equal(true);
    expect(isAfter(at(5n), at(5n))).to.equal(false);
    expect(later(null, at(1n))).to.deep.equal(at(1n));
    expect(later(at(2n), at(1n))).to.deep.equal(at(2n));
    expect(earliest([at(3n), at(1n), at(2n)])).to.deep.equal(at(1n));
    expect(earliest([at(3n), null, at(2n)])).to.equal(null);
    expect(earliest([])).to.equal(null);
  });
});

describe('the buffer between reading and writing', () => {
  it('gives what is there, at most what is asked for, in order', async () => {
    const buffer = createItemBuffer<number>(10);
    for (const n of [1, 2, 3]) void buffer.push(n);
    expect([await buffer.take(2), await buffer.take(2)]).to.deep.equal([[1, 2], [3]]);
  });
  it('waits for the first item', async () => {
    const buffer = createItemBuffer<number>(10);
    const taken = buffer.take(5);
    void buffer.push(1);
    expect(await taken).to.deep.equal([1]);
  });
  it('holds the reader back when it is full, until something was taken', async () => {
    const buffer = createItemBuffer<number>(2);
    expect(buffer.push(1)).to.equal(null);
    const full = buffer.push(2);
    let free = false;
    const waiting = full?.then(() => {
      free = true;
    });
    await new Promise(setImmediate);
    expect(free).to.equal(false);
    await buffer.take(1);
    await waiting;
    expect(free).to.equal(true);
  });
  it('gathers as many as are asked for where there is time, and no longer than until the last', async () => {
    const buffer = createItemBuffer<number>(10, (item) => item === 0);
    const longMs = 3_600_000;
    const three = buffer.take(3, longMs);
    for (const n of [1, 2, 3, 4]) void buffer.push(n);
    expect(await three).to.deep.equal([1, 2, 3]);
    const rest = buffer.take(3, longMs);
    void buffer.push(0);
    expect(await rest).to.deep.equal([4, 0]);
    const waiting = buffer.take(3, longMs);
    void buffer.push(5);
    buffer.close();
    expect(await waiting).to.deep.equal([]);
  });
  it('gives what has gathered when the time is over', async () => {
    const buffer = createItemBuffer<number>(10);
    void buffer.push(1);
    expect(await buffer.take(3, 1)).to.deep.equal([1]);
    const later = buffer.take(3);
    void buffer.push(2);
    expect(await later).to.deep.equal([2]);
  });
  it('ends with nothing, or with the error it was closed with, whoever waits', async () => {
    const ended = createItemBuffer<number>(1);
    const waiting = ended.take(1);
    ended.close();
    expect(await waiting).to.deep.equal([]);
    const broken = createItemBuffer<number>(1);
    const full = broken.push(1);
    broken.close(new Error('gone'));
    await full;
    expect(await broken.take(1).catch((error: Error) => error.message)).to.equal('gone');
  });
});

describe('what is said about a failure', () => {
  it('names kind and place, never what the message quotes', () => {
    const reason = safeReason(new SyntaxError('Unexpected token in "anna@buyer.example"'));
    expect(reason).to.match(/^SyntaxError at following\.test\.ts:\d+$/);
    const refused = Object.assign(new Error('invalid input "anna"'), {
      code: '22P02',
      severity: 'ERROR',
      column: 'n',
      table: 't',
    });
    expect(safeReason(refused)).to.equal('Postgres refused it (SQLSTATE 22P02: t, n)');
    expect(safeReason(new RowRefused('column n is not an integer'))).to.equal('column n is not an integer');
    expect(safeReason('anna')).to.equal('something that is not an Error was thrown');
  });
  it('tells what will pass by itself from what will not', () => {
    const database = (code: string) => Object.assign(new Error('x'), { code, severity: 'ERROR' });
    for (const code of ['40001', '40P01', '53100', '57P01', '25006', '08006'])
      expect(isPassing(database(code)), code).to.equal(true);
    for (const code of ['22P02', '23502', '42P01']) expect(isPassing(database(code)), code).to.equal(false);
    expect(isPassing(Object.assign(new Error('x'), { code: 'ECONNREFUSED' }))).to.equal(true);
    expect(isPassing(new TypeError('x'))).to.equal(false);
  });
});
