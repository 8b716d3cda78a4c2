import { ResponderBuilder, ServerInterceptingCall, type ServerInterceptor, status } from '@grpc/grpc-js';

const NAME = 'embedded-event-store';

/** Small things on every answer that the gRPC library does otherwise: the real server names itself and says nothing beside OK. */
export const likeTheRealOne: ServerInterceptor = (_method, call) =>
  new ServerInterceptingCall(
    call,
    new ResponderBuilder()
      .withSendMetadata((metadata, next) => {
        metadata.set('server', NAME);
        next(metadata);
      })
      .withSendStatus((result, next) => next(result.code === status.OK ? { ...result, details: '' } : result))
      .build(),
  );
