import { randomUUID } from 'node:crypto';
import operations from '@eventstore/db-client/generated/operations_pb.js';
import type { handleUnaryCall } from '@grpc/grpc-js';
import { asServiceError, callerOf, type Service } from './context.ts';
import { accessDenied } from './errors.ts';

/** Starts a scavenge and answers at once; what it did is said in the log. */
export function createStartScavenge(service: Service): handleUnaryCall<operations.StartScavengeReq, operations.ScavengeResp> {
  return (call, callback) => {
    try {
      if (!callerOf(service, call.metadata).admin) throw accessDenied();
      const answer = new operations.ScavengeResp();
      answer.setScavengeId(randomUUID());
      answer.setScavengeResult(operations.ScavengeResp.ScavengeResult.STARTED);
      service.startScavenge();
      callback(null, answer);
    } catch (error) {
      callback(asServiceError(service, error));
    }
  };
}
