import { randomUUID } from 'node:crypto';
import gossip from '@eventstore/db-client/generated/gossip_pb.js';
import type shared from '@eventstore/db-client/generated/shared_pb.js';
import type { handleUnaryCall } from '@grpc/grpc-js';
import { structuredUuid } from './uuid.ts';

/** A cluster of one: this server, leader and alive, so that `esdb+discover://` finds it. */
export function createGossipRead(
  address: () => { host: string; port: number },
): handleUnaryCall<shared.Empty, gossip.ClusterInfo> {
  const instance = structuredUuid(randomUUID());
  return (_call, callback) => {
    const { host, port } = address();
    const endPoint = new gossip.EndPoint();
    endPoint.setAddress(host);
    endPoint.setPort(port);
    const member = new gossip.MemberInfo();
    member.setInstanceId(instance);
    member.setTimeStamp(String(Date.now() * 10_000));
    member.setState(gossip.MemberInfo.VNodeState.LEADER);
    member.setIsAlive(true);
    member.setHttpEndPoint(endPoint);
    const cluster = new gossip.ClusterInfo();
    cluster.addMembers(member);
    callback(null, cluster);
  };
}
