import type { AppendExpectedRevision } from '@eventstore/db-client';
import { append, type CaseContext, type ConformanceCase, inWords } from '../support/conformance-case.ts';

type State = { name: string; make(context: CaseContext): Promise<unknown> };

const existing: State = { name: 'three events', make: (context) => append(context, 'xyz') };

const states = {
  missing: { name: 'missing', make: async () => undefined },
  existing,
  deleted: {
    name: 'deleted softly at 2',
    make: async (context: CaseContext) => {
      await existing.make(context);
      await context.client.deleteStream(context.stream);
    },
  },
  tombstoned: {
    name: 'tombstoned',
    make: async (context: CaseContext) => {
      await existing.make(context);
      await context.client.tombstoneStream(context.stream);
    },
  },
  metadataOnly: {
    name: 'metadata only',
    make: (context: CaseContext) => context.client.setStreamMetadata(context.stream, { maxCount: 10 }),
  },
} satisfies Record<string, State>;

const EXPECTATIONS: readonly AppendExpectedRevision[] = ['any', 'no_stream', 'stream_exists', 0n, 2n, 7n];
const NO = 'wrong, it is no_stream';
/** Removals name a missing stream by its number. */
const NONE = 'wrong, it is -1';
const TWO = 'wrong, it is 2';
const GONE = 'stream-deleted';

/** What two events get, by what is expected: any, no_stream, stream_exists, 0, 2, 7. */
const TRUTH: readonly [State, readonly string[]][] = [
  [states.missing, ['at 1', 'at 1', NO, NO, NO, NO]],
  [states.existing, ['at 4', TWO, 'at 4', TWO, 'at 4', TWO]],
  [states.deleted, ['at 4', 'at 4', GONE, TWO, 'at 4', TWO]],
  [states.tombstoned, [GONE, GONE, GONE, GONE, GONE, GONE]],
  [states.metadataOnly, ['at 1', 'at 1', 'at 1', NO, NO, NO]],
];

const appends = [false, true].flatMap((classic) =>
  TRUTH.flatMap(([state, answers]) =>
    EXPECTATIONS.map(
      (expectedRevision, at): ConformanceCase => ({
        name: `${classic ? 'classic' : 'batch'} append, ${state.name}, expecting ${expectedRevision}`,
        expected: answers[at] ?? '',
        run: async (context) => {
          await state.make(context);
          return append(context, 'ab', { expectedRevision, classic });
        },
      }),
    ),
  ),
);

/** Soft delete and tombstone by what is expected: any, no_stream, 2, 7. */
const REMOVALS: readonly [State, 'deleteStream' | 'tombstoneStream', readonly string[]][] = [
  [states.missing, 'deleteStream', [NONE, NONE, NONE, NONE]],
  [states.existing, 'deleteStream', ['done', TWO, 'done', TWO]],
  [states.deleted, 'deleteStream', ['done', 'done', 'done', TWO]],
  [states.tombstoned, 'deleteStream', [GONE, GONE, GONE, GONE]],
  [states.missing, 'tombstoneStream', ['done', 'done', NONE, NONE]],
  [states.existing, 'tombstoneStream', ['done', TWO, 'done', TWO]],
  [states.deleted, 'tombstoneStream', ['done', 'done', 'done', TWO]],
  [states.tombstoned, 'tombstoneStream', [GONE, GONE, GONE, GONE]],
];

const removals = REMOVALS.flatMap(([state, method, answers]) =>
  (['any', 'no_stream', 2n, 7n] as const).map(
    (expectedRevision, at): ConformanceCase => ({
      name: `${method}, ${state.name}, expecting ${expectedRevision}`,
      expected: answers[at] ?? '',
      run: async (context) => {
        await state.make(context);
        return inWords(context.client[method](context.stream, { expectedRevision }).then(() => 'done'));
      },
    }),
  ),
);

export const expectedRevisionCases: readonly ConformanceCase[] = [...appends, ...removals];
