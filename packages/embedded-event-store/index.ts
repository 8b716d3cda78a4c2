/** A server with EventStoreDB's gRPC protocol, to be started in the process of a test; `main.ts` is the program. */
export { type EventStoreServer, type EventStoreServerOptions, startEventStoreServer } from './server.ts';
