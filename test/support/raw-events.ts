/** Events as they stand in the log: what somebody sees who has the event store and no keys. */
import { START } from '@eventstore/db-client';
import { connect } from '../../packages/event-sourcing/event-store/connection.ts';

/** Data and metadata of every event that is not the store's own or of another installation, as JSON text. */
export const rawEvents = async (url: string): Promise<readonly string[]> => {
  const client = connect(url);
  const events: string[] = [];
  for await (const { event } of client.readAll({ fromPosition: START })) {
    if (event && !event.type.startsWith('$'))
      events.push(JSON.stringify({ type: event.type, data: event.data, metadata: event.metadata }));
  }
  await client.dispose();
  return events;
};
