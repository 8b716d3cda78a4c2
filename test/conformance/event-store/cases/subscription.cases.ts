import {
  type AllStreamSubscription,
  type EventStoreDBClient,
  eventTypeFilter,
  type Position,
  type ResolvedEvent,
  type StreamSubscription,
  streamNameFilter,
} from '@eventstore/db-client';
import { patience } from '../../../support/patience.ts';
import { append, type CaseContext, type ConformanceCase, failureOf, labelOf } from '../support/conformance-case.ts';
import { ended } from '../support/target.ts';

const LONGEST_WAIT = patience(5000);

/** After which nothing more is expected of a server that does not say that a subscription has caught up. */
const QUIET = patience(300);

type Subscription = StreamSubscription | AllStreamSubscription;
type Then = { readonly after: string; readonly act: () => Promise<unknown> };

/**
 * Collects what a subscription sends, in words, until `until` is among them, it fails, or nothing comes for too long. The subscription has a client
 * of its own, and is ended with it.
 */
async function listen(
  { subscriber, conduct }: CaseContext,
  subscribe: (client: EventStoreDBClient) => Subscription,
  until: string,
  then?: Then,
): Promise<string> {
  const client = subscriber();
  const words: string[] = [];
  let hasActed = then === undefined;
  await new Promise<void>((resolve) => {
    const finish = (): void => {
      clearTimeout(timer);
      clearTimeout(quiet);
      resolve();
    };
    const act = (): void => {
      hasActed = true;
      then?.act().catch((error: unknown) => hear(`failed: ${failureOf(error)}`));
    };
    const reach = (word: string): void => {
      if (word === until && hasActed) finish();
      else if (word === then?.after && !hasActed) act();
    };
    const hear = (word: string): void => {
      words.push(word);
      quiet.refresh();
      reach(word);
    };
    const timer = setTimeout(() => {
      words.push('(nothing more came)');
      finish();
    }, LONGEST_WAIT);
    const quiet = setTimeout(() => {
      if (!conduct.tellsCaughtUp && words.length > 0) reach('caught-up');
      quiet.refresh();
    }, QUIET);
    const subscription = subscribe(client);
    subscription.on('data', (event: ResolvedEvent) => hear(labelOf(event)));
    subscription.on('caughtUp', () => hear('caught-up'));
    subscription.on('confirmation', () => hear('confirmed'));
    subscription.on('error', (error: Error) => {
      hear(failureOf(error));
      finish();
    });
  });
  await ended(client);
  return words.join(' ');
}

const positionBefore = async (context: CaseContext): Promise<Position> => {
  const { position } = await context.client.appendToStream(context.other, []);
  return position ?? { commit: 0n, prepare: 0n };
};

export const subscriptionCases: readonly ConformanceCase[] = [
  {
    name: 'a stream from the start: what is there, caught up, what comes',
    expected: 'confirmed a@0 b@1 caught-up c@2',
    run: async (context) => {
      await append(context, 'ab');
      return listen(context, (client) => client.subscribeToStream(context.stream), 'c@2', {
        after: 'caught-up',
        act: () => append(context, 'c'),
      });
    },
  },
  {
    name: 'a stream from revision 0: not that one',
    expected: 'confirmed b@1 caught-up',
    run: async (context) => {
      await append(context, 'ab');
      return listen(context, (client) => client.subscribeToStream(context.stream, { fromRevision: 0n }), 'caught-up');
    },
  },
  {
    name: 'a stream from the end: only what comes',
    expected: 'confirmed caught-up c@2',
    run: async (context) => {
      await append(context, 'ab');
      return listen(context, (client) => client.subscribeToStream(context.stream, { fromRevision: 'end' }), 'c@2', {
        after: 'caught-up',
        act: () => append(context, 'c'),
      });
    },
  },
  {
    name: 'a missing stream: caught up only after its first events, from 26.0 on at once',
    expected: ({ looksFirst }) => (looksFirst ? 'confirmed caught-up a@0' : 'confirmed a@0 caught-up'),
    run: (context) => {
      const { looksFirst } = context.conduct;
      return listen(context, (client) => client.subscribeToStream(context.stream), looksFirst ? 'a@0' : 'caught-up', {
        after: looksFirst ? 'caught-up' : 'confirmed',
        act: () => append(context, 'a'),
      });
    },
  },
  {
    name: 'a softly deleted stream: caught up only after its next events, from 26.0 on at once',
    expected: ({ looksFirst }) => (looksFirst ? 'confirmed caught-up b@1' : 'confirmed b@1 caught-up'),
    run: async (context) => {
      const { looksFirst } = context.conduct;
      await append(context, 'a');
      await context.client.deleteStream(context.stream);
      return listen(context, (client) => client.subscribeToStream(context.stream), looksFirst ? 'b@1' : 'caught-up', {
        after: looksFirst ? 'caught-up' : 'confirmed',
        act: () => append(context, 'b'),
      });
    },
  },
  {
    name: 'the end of a tombstoned stream: waited for, from 26.0 on refused',
    expected: ({ looksFirst }) => (looksFirst ? 'stream-deleted' : 'confirmed caught-up'),
    run: async (context) => {
      await append(context, 'a');
      await context.client.tombstoneStream(context.stream);
      return listen(context, (client) => client.subscribeToStream(context.stream, { fromRevision: 'end' }), 'caught-up');
    },
  },
  {
    name: 'a stream that is tombstoned meanwhile: told, then ended',
    expected: 'confirmed a@0 caught-up $streamDeleted@9223372036854775807 stream-deleted',
    run: async (context) => {
      await append(context, 'a');
      const tombstone = () => context.client.tombstoneStream(context.stream);
      return listen(context, (client) => client.subscribeToStream(context.stream), 'never', {
        after: 'caught-up',
        act: tombstone,
      });
    },
  },
  {
    name: 'a stream that is deleted softly and written again: only the new event',
    expected: 'confirmed a@0 caught-up b@1',
    run: async (context) => {
      await append(context, 'a');
      const replace = async (): Promise<void> => {
        await context.client.deleteStream(context.stream);
        await append(context, 'b');
      };
      return listen(context, (client) => client.subscribeToStream(context.stream), 'b@1', { after: 'caught-up', act: replace });
    },
  },
  {
    name: 'a tombstoned stream',
    expected: 'stream-deleted',
    run: async (context) => {
      await append(context, 'a');
      await context.client.tombstoneStream(context.stream);
      return listen(context, (client) => client.subscribeToStream(context.stream), 'never');
    },
  },
  {
    name: 'catching up keeps to $maxCount, live does not',
    expected: 'confirmed c@2 caught-up d@3 e@4',
    run: async (context) => {
      await append(context, 'abc');
      await context.client.setStreamMetadata(context.stream, { maxCount: 1 });
      return listen(context, (client) => client.subscribeToStream(context.stream), 'e@4', {
        after: 'caught-up',
        act: () => append(context, 'de'),
      });
    },
  },
  {
    name: 'all events of streams by prefix, from a position',
    expected: 'confirmed a@0 b@1 caught-up c@2',
    run: async (context) => {
      const fromPosition = await positionBefore(context);
      await append(context, 'xy', { stream: context.other });
      await append(context, 'ab');
      const filter = streamNameFilter({ prefixes: [context.stream], checkpointInterval: 1000 });
      return listen(context, (client) => client.subscribeToAll({ fromPosition, filter }), 'c@2', {
        after: 'caught-up',
        act: () => append(context, 'c'),
      });
    },
  },
  {
    name: 'all events by type, by regular expression, not anchored',
    expected: 'confirmed a@0 caught-up',
    run: async (context) => {
      const fromPosition = await positionBefore(context);
      await append(context, 'a');
      const filter = eventTypeFilter({ regex: 'tHapp', checkpointInterval: 1000 });
      return listen(context, (client) => client.subscribeToAll({ fromPosition, filter }), 'caught-up');
    },
  },
  {
    name: 'all events from the position of one: not that one',
    expected: 'confirmed b@0 caught-up',
    run: async (context) => {
      const { position } = await context.client.appendToStream(context.stream, []);
      await append(context, 'b');
      const filter = streamNameFilter({ prefixes: [context.stream], checkpointInterval: 1000 });
      return listen(
        context,
        (client) => client.subscribeToAll({ ...(position ? { fromPosition: position } : {}), filter }),
        'caught-up',
      );
    },
  },
];
