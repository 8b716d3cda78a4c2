import type { EventEmitter } from 'node:events';
import monitoringGrpc from '@eventstore/db-client/generated/monitoring_grpc_pb.js';
import operationsGrpc from '@eventstore/db-client/generated/operations_grpc_pb.js';
import persistentGrpc from '@eventstore/db-client/generated/persistent_grpc_pb.js';
import projectionsGrpc from '@eventstore/db-client/generated/projections_grpc_pb.js';
import usersGrpc from '@eventstore/db-client/generated/users_grpc_pb.js';
import {
  type Server,
  type ServiceDefinition,
  type sendUnaryData,
  status,
  type UntypedServiceImplementation,
} from '@grpc/grpc-js';
import { serviceError } from './errors.ts';

const INSTEAD = 'Use a real EventStoreDB for it.';

const SERVICES: readonly { definition: ServiceDefinition; what: string; except?: readonly string[] }[] = [
  { definition: persistentGrpc.PersistentSubscriptionsService, what: 'persistent subscriptions' },
  { definition: projectionsGrpc.ProjectionsService, what: 'projections' },
  { definition: usersGrpc.UsersService, what: 'user management' },
  { definition: monitoringGrpc.MonitoringService, what: 'statistics' },
  { definition: operationsGrpc.OperationsService, what: 'this operation', except: ['startScavenge'] },
];

/** Answers every method of the services that are not offered with a sentence instead of "unknown method". */
export function addUnimplementedServices(server: Server, offered: UntypedServiceImplementation): void {
  for (const { definition, what, except = [] } of SERVICES) {
    const error = serviceError(status.UNIMPLEMENTED, `The embedded event store does not offer ${what}. ${INSTEAD}`);
    const handlers: UntypedServiceImplementation = {};
    for (const [name, method] of Object.entries(definition)) {
      const streams = method.responseStream;
      handlers[name] = (call: EventEmitter, callback?: sendUnaryData<unknown>) => {
        if (streams || !callback) call.emit('error', error);
        else callback(error);
      };
    }
    for (const name of except) handlers[name] = offered[name] ?? (() => undefined);
    server.addService(definition, handlers);
  }
}
