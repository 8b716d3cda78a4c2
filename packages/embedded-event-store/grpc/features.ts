import features from '@eventstore/db-client/generated/serverfeatures_pb.js';
import type shared from '@eventstore/db-client/generated/shared_pb.js';
import type { handleUnaryCall } from '@grpc/grpc-js';

const STREAMS = 'event_store.client.streams.streams';

/** Exactly what works here: the client decides by this list which call it makes. */
const SUPPORTED: readonly { service: string; method: string; features: string[] }[] = [
  { service: STREAMS, method: 'read', features: ['position', 'events'] },
  { service: STREAMS, method: 'append', features: [] },
  { service: STREAMS, method: 'delete', features: [] },
  { service: STREAMS, method: 'tombstone', features: [] },
  { service: STREAMS, method: 'batchappend', features: ['deadline_duration'] },
  { service: 'event_store.client.operations.operations', method: 'startscavenge', features: [] },
  { service: 'event_store.client.gossip.gossip', method: 'read', features: [] },
  { service: 'event_store.client.server_features.serverfeatures', method: 'getsupportedmethods', features: [] },
];

export function createGetSupportedMethods(version: string): handleUnaryCall<shared.Empty, features.SupportedMethods> {
  const answer = new features.SupportedMethods();
  answer.setEventStoreServerVersion(version);
  for (const supported of SUPPORTED) {
    const method = new features.SupportedMethod();
    method.setServiceName(supported.service);
    method.setMethodName(supported.method);
    method.setFeaturesList(supported.features);
    answer.addMethods(method);
  }
  return (_call, callback) => callback(null, answer);
}
