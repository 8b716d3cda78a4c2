import type { AppendExpectedRevision } from '@eventstore/db-client';
import { append, type ConformanceCase, readBack } from '../support/conformance-case.ts';

/** First `xy`, then `abc` behind it, then the last append: what it answers and what the stream holds. */
const again = (letters: string, expectedRevision: AppendExpectedRevision, expected: string): ConformanceCase => ({
  name: `xy, abc, then ${letters} expecting ${expectedRevision}`,
  expected,
  run: async (context) => {
    await append(context, 'xy', { expectedRevision: 'no_stream' });
    await append(context, 'abc', { expectedRevision: 1n });
    const answer = await append(context, letters, { expectedRevision });
    const held = await readBack(context);
    return `${answer}; ${held.split(' ').length} events`;
  },
});

export const repetitionCases: readonly ConformanceCase[] = [
  again('abc', 1n, 'at 4; 5 events'),
  again('ab', 1n, 'at 3; 5 events'),
  again('abcd', 1n, 'wrong, it is 4; 5 events'),
  again('ba', 1n, 'wrong, it is 4; 5 events'),
  again('bc', 2n, 'at 4; 5 events'),
  again('abc', 4n, 'at 7; 8 events'),
  again('abc', 'no_stream', 'wrong, it is 4; 5 events'),
  again('xy', 'no_stream', 'at 1; 5 events'),
  again('abc', 'any', 'at 4; 5 events'),
  again('b', 'any', 'at 3; 5 events'),
  again('cd', 'any', 'wrong, it is 4; 5 events'),
  again('dc', 'any', 'at 6; 7 events'),
  again('abc', 'stream_exists', 'at 4; 5 events'),
  {
    name: 'the same id in another stream is written',
    expected: 'at 0; a@0',
    run: async (context) => {
      await append(context, 'a');
      const answer = await append(context, 'a', { stream: context.other });
      return `${answer}; ${await readBack(context, context.other)}`;
    },
  },
  {
    name: 'the same id twice in one append writes both',
    expected: 'at 1; a@0 a@1',
    run: async (context) => `${await append(context, 'aa', { expectedRevision: 'no_stream' })}; ${await readBack(context)}`,
  },
  {
    name: 'an append of nothing to a stream that is there, with the right revision',
    expected: 'at 1; a@0 b@1',
    run: async (context) => {
      await append(context, 'ab');
      return `${await append(context, '', { expectedRevision: 1n })}; ${await readBack(context)}`;
    },
  },
];
