import { binaryEvent, type StreamMetadata } from '@eventstore/db-client';
import { append, type CaseContext, type ConformanceCase, inWords, labelOf, readBack } from '../support/conformance-case.ts';

const truncated = (metadata: StreamMetadata, expected: string): ConformanceCase => ({
  name: `six events under ${JSON.stringify(metadata)}`,
  expected,
  run: async (context) => {
    await append(context, 'abcdef');
    await context.client.setStreamMetadata(context.stream, metadata);
    return readBack(context);
  },
});

/** Appends one link and says what reading it with links resolved gives. */
const resolved = (what: string, target: (context: CaseContext) => string, expected: string): ConformanceCase => ({
  name: `a link ${what}`,
  expected,
  run: async (context) => {
    await append(context, 'ab');
    // text data would be written as JSON, in quotes
    await context.client.appendToStream(context.other, [binaryEvent({ type: '$>', data: Buffer.from(target(context)) })]);
    const words: string[] = [];
    for await (const event of context.client.readStream(context.other, { resolveLinkTos: true })) {
      words.push(event.event ? labelOf(event) : 'the link alone');
    }
    return words.join(' ');
  },
});

export const metadataCases: readonly ConformanceCase[] = [
  truncated({ maxCount: 2 }, 'e@4 f@5'),
  truncated({ truncateBefore: 4 }, 'e@4 f@5'),
  truncated({ maxCount: 3, truncateBefore: 4 }, 'e@4 f@5'),
  truncated({ maxCount: 1, truncateBefore: 2 }, 'f@5'),
  truncated({ truncateBefore: 100 }, 'nothing'),
  {
    name: 'truncation ahead of the end hides what is still to come',
    expected: 'nothing',
    run: async (context) => {
      await append(context, 'ab');
      await context.client.setStreamMetadata(context.stream, { truncateBefore: 10 });
      await append(context, 'c');
      return readBack(context);
    },
  },
  {
    name: 'a soft delete replaces all metadata',
    expected: '{"truncateBefore":2}',
    run: async (context) => {
      await append(context, 'ab');
      await context.client.setStreamMetadata(context.stream, { maxCount: 5 });
      await context.client.deleteStream(context.stream);
      await append(context, 'c');
      const { metadata } = await context.client.getStreamMetadata(context.stream);
      return JSON.stringify(metadata);
    },
  },
  {
    name: 'a stream of metadata keeps its last event only',
    expected: '$metadata@2',
    run: async (context) => {
      for (const maxCount of [1, 2, 3]) await context.client.setStreamMetadata(context.stream, { maxCount });
      const words: string[] = [];
      for await (const { event } of context.client.readStream(`$$${context.stream}`))
        words.push(`${event?.type}@${event?.revision}`);
      return words.join(' ');
    },
  },
  {
    name: 'metadata of a tombstoned stream',
    expected: 'stream-deleted',
    run: async (context) => {
      await append(context, 'a');
      await context.client.tombstoneStream(context.stream);
      return inWords(context.client.getStreamMetadata(context.stream).then(() => 'read'));
    },
  },
  resolved('to an event', (context) => `1@${context.stream}`, 'b@1'),
  resolved('beyond the end', (context) => `9@${context.stream}`, 'the link alone'),
  resolved('to a missing stream', (context) => `0@${context.stream}-none`, 'the link alone'),
  resolved('that is none', () => 'nonsense', '$>@0'),
];
