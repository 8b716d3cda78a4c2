/** Whether the URL's user may write: asked with an append that must fail, so nothing is written. */
import { randomUUID } from 'node:crypto';
import { jsonEvent } from '@eventstore/db-client';
import { classify, withinTime } from './client-calls.ts';
import { connect } from './connection.ts';
import { AccessDenied, VersionConflict } from './errors.ts';

/** No stream comes this far: an append that expects it is refused for its revision, where it is not refused for its user. */
const neverReached = 9_007_199_254_740_991n;

/** Throws Unavailable and its kind when the store does not answer within `timeoutMs`. */
export const mayAppend = async (url: string, stream = 'storeIdentity', timeoutMs = 5_000): Promise<boolean> => {
  const client = connect(url);
  const event = jsonEvent({ id: randomUUID(), type: 'NeverWritten', data: {} });
  try {
    await withinTime(client.appendToStream(stream, event, { expectedRevision: neverReached }), timeoutMs, 'ask for the right');
    throw new Error(`the event store took an event for a revision of ${stream} that it cannot have`);
  } catch (error) {
    const fault = classify(error, stream);
    if (fault instanceof VersionConflict) return true;
    if (fault instanceof AccessDenied) return false;
    throw fault;
  } finally {
    await client.dispose().catch(() => undefined);
  }
};
