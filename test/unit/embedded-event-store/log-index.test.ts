import { expect } from 'chai';
import fc from 'fast-check';
import { describe, it } from 'mocha';
import { createLogIndex } from '../../../packages/embedded-event-store/index/log-index.ts';

type Index = ReturnType<typeof createLogIndex>;

function addTo(index: Index, stream: string, revision: number): number {
  const ordinal = index.count();
  const id = index.streams.intern(Buffer.from(stream));
  const type = index.types.intern(Buffer.from('T'));
  return index.add({
    stream: id,
    type,
    revision,
    position: 100 + ordinal * 10,
    segment: ordinal < 5 ? 0 : 1,
    offset: ordinal * 10,
    tombstone: false,
  });
}

function walk(index: Index, stream: string): number[] {
  const id = index.streams.find(Buffer.from(stream));
  const forwards: number[] = [];
  const backwards: number[] = [];
  if (id < 0) return [];
  for (let ordinal = index.head(id); ordinal >= 0; ordinal = index.next(ordinal)) forwards.push(index.revision(ordinal));
  for (let ordinal = index.tail(id); ordinal >= 0; ordinal = index.previous(ordinal)) backwards.push(index.revision(ordinal));
  expect([...backwards].reverse()).to.deep.equal(forwards);
  return forwards;
}

describe('the index of the log', () => {
  it('holds every stream as a chain in both directions, whatever is taken back and added again', () =>
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.constantFrom('a', 'b', 'c'), fc.nat({ max: 4 })), { maxLength: 60 }), (steps) => {
        const index = createLogIndex();
        let model: string[] = [];
        for (const step of steps) {
          if (typeof step === 'string') {
            addTo(index, step, model.filter((stream) => stream === step).length);
            model.push(step);
          } else {
            model = model.slice(0, Math.max(0, model.length - step));
            index.rollback(model.length);
          }
        }
        for (const stream of ['a', 'b', 'c']) {
          const count = model.filter((name) => name === stream).length;
          expect(walk(index, stream)).to.deep.equal(Array.from({ length: count }, (_, n) => n));
        }
      }),
    ));

  it('finds the event at or behind a position', () => {
    const index = createLogIndex();
    for (let n = 0; n < 10; n++) addTo(index, 'a', n);
    expect([0, 100, 101, 110, 190, 191].map((position) => index.lowerBound(position))).to.deep.equal([0, 0, 1, 1, 9, 10]);
  });

  it('knows which segment an event lies in', () => {
    const index = createLogIndex();
    for (let n = 0; n < 10; n++) addTo(index, 'a', n);
    expect([4, 5].map((ordinal) => index.place(ordinal).segment)).to.deep.equal([0, 1]);
    expect([index.segmentRange(0), index.segmentRange(1)]).to.deep.equal([
      { from: 0, to: 5 },
      { from: 5, to: 10 },
    ]);
  });

  it('a dropped event leaves its stream and keeps its place in the log', () => {
    const index = createLogIndex();
    for (let n = 0; n < 4; n++) addTo(index, 'a', n);
    index.drop(0);
    index.drop(1);
    expect(walk(index, 'a')).to.deep.equal([2, 3]);
    expect([0, 1, 2].map((ordinal) => index.isGone(ordinal))).to.deep.equal([true, true, false]);
    expect(index.position(1)).to.equal(110);
  });
});
