import type { EventStore } from './event-store.ts';

/**
 * The same store, for a process that does the work of many: what a step asks of it is where the step lets others go first. Between a stream that was read
 * and what is appended to it nobody waits: meanwhile somebody else would have appended.
 */
export const givingWay = (store: EventStore, giveWay: () => Promise<void>): EventStore => ({
  ...store,
  readStream: async (stream) => {
    await giveWay();
    return store.readStream(stream);
  },
  readEntries: async (stream) => {
    await giveWay();
    return store.readEntries(stream);
  },
  append: async (request) => {
    if (typeof request.expected !== 'number') await giveWay();
    return store.append(request);
  },
});
