import streams from '@eventstore/db-client/generated/streams_pb.js';
import { expect } from 'chai';
import fc from 'fast-check';
import { describe, it } from 'mocha';
import { buildEventRecord, linkFrame } from '../../../packages/embedded-event-store/frame/event-frame.ts';
import { readVarint, uint64Field, varintSize, writeVarint } from '../../../packages/embedded-event-store/frame/wire.ts';
import { withStructuredIds } from '../../../packages/embedded-event-store/grpc/structured-ids.ts';
import { uuidText } from '../../../packages/embedded-event-store/grpc/uuid.ts';
import { payloadOf } from '../../../packages/embedded-event-store/storage/record.ts';

const ID = '0b9a3a1e-7c55-4c1c-9d1e-8d6b0f2a4e11';
const parts = (position: number, revision: number | null = 3) => ({
  id: ID,
  stream: Buffer.from('ström-1'),
  type: Buffer.from('Happened'),
  isJson: true,
  revision,
  position,
  created: 1_700_000_000_123,
  data: Buffer.from('{"n":1}'),
  metadata: Buffer.from('{"m":2}'),
});

const parsed = (frame: Buffer): streams.ReadResp.ReadEvent | undefined => streams.ReadResp.deserializeBinary(frame).getEvent();

describe('the messages built by hand', () => {
  it('a varint comes back as it went, up to the largest whole number', () =>
    fc.assert(
      fc.property(fc.maxSafeNat(), (value) => {
        const bytes = Buffer.alloc(10);
        const end = writeVarint(bytes, 0, value);
        expect(end).to.equal(varintSize(value));
        expect(readVarint(bytes, 0)).to.deep.equal({ value, end });
      }),
    ));

  it('an event reads, with the client’s own messages, as what it was made of', () => {
    for (const position of [1, 127, 128, 2 ** 31, 2 ** 40 + 5]) {
      const { record, spans } = buildEventRecord(parts(position));
      const event = parsed(payloadOf(record));
      const recorded = event?.getEvent();
      expect(event?.getCommitPosition()).to.equal(String(position));
      expect(recorded?.getPreparePosition()).to.equal(String(position));
      expect(recorded?.getStreamRevision()).to.equal('3');
      expect(recorded?.getId()?.getString()).to.equal(ID);
      const keys = ['type', 'created', 'content-type'].map((key) => [key, recorded?.getMetadataMap().get(key)]);
      expect(keys).to.deep.equal([
        ['type', 'Happened'],
        ['created', '17000000001230000'],
        ['content-type', 'application/json'],
      ]);
      expect(record.toString('utf8', spans.streamOffset, spans.streamOffset + spans.streamLength)).to.equal('ström-1');
      expect(record.toString('utf8', spans.typeOffset, spans.typeOffset + spans.typeLength)).to.equal('Happened');
      expect(record.toString('utf8', spans.dataOffset, spans.dataOffset + spans.dataLength)).to.equal('{"n":1}');
    }
  });

  it('a tombstone has the highest revision there is', () => {
    const frame = payloadOf(buildEventRecord(parts(9, null)).record);
    expect(parsed(frame)?.getEvent()?.getStreamRevision()).to.equal('9223372036854775807');
  });

  it('a link carries both events, or itself alone, at its own position', () => {
    const target = payloadOf(buildEventRecord(parts(100)).record);
    const link = payloadOf(buildEventRecord(parts(200, 7)).record);
    const both = parsed(linkFrame(target, link, 200));
    expect([
      both?.getEvent()?.getStreamRevision(),
      both?.getLink()?.getStreamRevision(),
      both?.getCommitPosition(),
    ]).to.deep.equal(['3', '7', '200']);
    const alone = parsed(linkFrame(null, link, 200));
    expect([alone?.hasEvent(), alone?.getLink()?.getStreamRevision()]).to.deep.equal([false, '7']);
  });

  it('ids as two numbers are the same ids, and nothing else changes', () => {
    const frame = payloadOf(buildEventRecord(parts(100)).record);
    const recorded = parsed(withStructuredIds(linkFrame(frame, frame, 100)));
    for (const event of [recorded?.getEvent(), recorded?.getLink()]) {
      const id = event?.getId();
      expect(id?.hasStructured()).to.equal(true);
      expect(id ? uuidText(id) : null).to.equal(ID);
      expect(Buffer.from(event?.getData_asU8() ?? []).toString()).to.equal('{"n":1}');
    }
  });

  it('the full 64 bits are written where a double could not hold them', () => {
    expect(uint64Field(3, -1n).toString('hex')).to.equal('18ffffffffffffffffff01');
  });
});
