import gossipGrpc from '@eventstore/db-client/generated/gossip_grpc_pb.js';
import featuresGrpc from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js';
import streamsGrpc from '@eventstore/db-client/generated/streams_grpc_pb.js';
import type { Server } from '@grpc/grpc-js';
import { createAppend } from './append.ts';
import { createBatchAppend } from './batch-append.ts';
import { deserializeBatchRequest } from './batch-request.ts';
import type { Service } from './context.ts';
import { createDelete, createTombstone } from './delete.ts';
import { createGetSupportedMethods } from './features.ts';
import { createGossipRead } from './gossip.ts';
import { createStartScavenge } from './operations.ts';
import { createRead } from './read.ts';
import { addUnimplementedServices } from './unimplemented.ts';

/** Answers are made as bytes: events lie on disk in the form they are sent in. */
const asBytes = (bytes: Buffer): Buffer => bytes;

const { StreamsService: methods } = streamsGrpc;
const STREAMS = {
  read: { ...methods.read, responseSerialize: asBytes },
  append: { ...methods.append, responseSerialize: asBytes },
  delete: { ...methods.delete, responseSerialize: asBytes },
  tombstone: { ...methods.tombstone, responseSerialize: asBytes },
  batchAppend: { ...methods.batchAppend, requestDeserialize: deserializeBatchRequest, responseSerialize: asBytes },
};

/** Registers everything this server can do. */
export function addServices(server: Server, service: Service, address: () => { host: string; port: number }): void {
  server.addService(STREAMS, {
    read: createRead(service),
    append: createAppend(service),
    delete: createDelete(service),
    tombstone: createTombstone(service),
    batchAppend: createBatchAppend(service),
  });
  server.addService(featuresGrpc.ServerFeaturesService, { getSupportedMethods: createGetSupportedMethods(service.plays.says) });
  server.addService(gossipGrpc.GossipService, { read: createGossipRead(address) });
  addUnimplementedServices(server, { startScavenge: createStartScavenge(service) });
}
