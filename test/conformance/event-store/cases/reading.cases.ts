import { append, type ConformanceCase, inWords, readBack, wordsOf } from '../support/conformance-case.ts';

type ReadOptions = { direction?: 'forwards' | 'backwards'; fromRevision?: bigint | 'start' | 'end'; maxCount?: number };

const reads = (what: string, options: ReadOptions, expected: string): ConformanceCase => ({
  name: `six events, read ${what}`,
  expected,
  run: async (context) => {
    await append(context, 'abcdef');
    return inWords(wordsOf(context.client.readStream(context.stream, options)));
  },
});

export const readingCases: readonly ConformanceCase[] = [
  reads('two from the start', { maxCount: 2 }, 'a@0 b@1'),
  reads('from 4', { fromRevision: 4n }, 'e@4 f@5'),
  reads('from beyond the end', { fromRevision: 50n }, 'nothing'),
  reads('backwards from the end, two', { direction: 'backwards', fromRevision: 'end', maxCount: 2 }, 'f@5 e@4'),
  reads('backwards from 2', { direction: 'backwards', fromRevision: 2n }, 'c@2 b@1 a@0'),
  reads('backwards from beyond the end, one', { direction: 'backwards', fromRevision: 50n, maxCount: 1 }, 'f@5'),
  reads('backwards from the start', { direction: 'backwards', fromRevision: 'start' }, 'a@0'),
  reads('forwards from the end', { fromRevision: 'end' }, 'unknown'),
  { name: 'a missing stream', expected: 'stream-not-found', run: (context) => readBack(context) },
  {
    name: 'all events from a position: it is the first one read',
    expected: 'b@0 c@1',
    run: async (context) => {
      await append(context, 'a');
      const { position } = await context.client.appendToStream(context.other, []);
      await append(context, 'bc', { stream: context.other });
      return inWords(wordsOf(context.client.readAll({ ...(position ? { fromPosition: position } : {}), maxCount: 2 })));
    },
  },
  {
    name: 'all events backwards from the end',
    expected: 'c@2 b@1',
    run: async (context) => {
      await append(context, 'abc');
      return inWords(wordsOf(context.client.readAll({ direction: 'backwards', fromPosition: 'end', maxCount: 2 })));
    },
  },
  {
    name: 'all events backwards from the start',
    expected: 'nothing',
    run: (context) => inWords(wordsOf(context.client.readAll({ direction: 'backwards', fromPosition: 'start', maxCount: 2 }))),
  },
  {
    name: 'a position that is no record',
    expected: 'unknown',
    run: async (context) => {
      const { position } = await context.client.appendToStream(context.stream, []);
      const at = (position?.commit ?? 0n) + 1n;
      return inWords(wordsOf(context.client.readAll({ fromPosition: { commit: at, prepare: at }, maxCount: 1 })));
    },
  },
  {
    name: 'a position beyond the end',
    expected: 'nothing',
    run: (context) => {
      const at = 1n << 50n;
      return inWords(wordsOf(context.client.readAll({ fromPosition: { commit: at, prepare: at }, maxCount: 1 })));
    },
  },
];
