import { expect } from 'chai';
import { isRight } from 'fp-ts/lib/Either.js';
import { describe, it } from 'mocha';
import { type DocumentCommand, type UploadedDocument, uploadedDocument } from '../../../src/domain/document/document.decider.ts';

const { decide, evolve, initialState } = uploadedDocument;
const documentId = 'd';
const uploaded = { type: 'UploadDocument', documentId, name: 'order.pdf', declaredType: null, size: 1, sha256: '' } as const;

/** Until when an order can be made of what was uploaded at noon and read then. */
const dayOf = (readAt: string): string | null => {
  const commands: readonly DocumentCommand[] = [
    { ...uploaded, expiresAt: '2026-03-02T12:00:00.000Z' },
    { type: 'CompleteExtraction', documentId, results: [], now: readAt },
  ];
  const state = commands.reduce<UploadedDocument>((before, command) => {
    const events = decide(command, before);
    if (!isRight(events)) throw new Error(events.left.type);
    return events.right.reduce(evolve, before);
  }, initialState);
  return state.phase === 'extracted' ? state.file.expiresAt : null;
};

describe('the day of an uploaded document', () => {
  it('is that of its upload when it is read soon', () => {
    expect(dayOf('2026-03-01T12:00:30.000Z')).to.equal('2026-03-02T12:00:00.000Z');
  });

  it('begins when it is read where an outage kept it waiting', () => {
    expect(dayOf('2026-03-03T08:00:00.000Z')).to.equal('2026-03-04T08:00:00.000Z');
  });

  it('is not a year long because a clock is ahead', () => {
    expect(dayOf('2027-03-01T12:00:00.000Z')).to.equal('2026-03-02T12:00:00.000Z');
  });
});

describe('an uploaded document that a model still reads', () => {
  const done = (model?: 'pending' | 'late') =>
    ({
      type: 'CompleteExtraction',
      documentId,
      results: [],
      now: '2026-03-01T12:00:30.000Z',
      ...(model ? { model } : {}),
    }) as const;
  const upload = { ...uploaded, expiresAt: '2026-03-02T12:00:00.000Z' };
  const eventsAfter = (...commands: readonly DocumentCommand[]) => {
    let state: UploadedDocument = initialState;
    return commands.map((command) => {
      const events = decide(command, state);
      if (!isRight(events)) throw new Error(events.left.type);
      state = events.right.reduce(evolve, state);
      return events.right.length;
    });
  };

  it('is read once more, and that once', () => {
    expect(eventsAfter(upload, done('pending'), done('pending'), done('late'), done('late'))).to.deep.equal([1, 1, 0, 1, 0]);
  });

  it('is not read once more where the model was in time', () => {
    expect(eventsAfter(upload, done(), done('late'))).to.deep.equal([1, 1, 0]);
  });
});
