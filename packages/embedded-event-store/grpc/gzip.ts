import type { Http2Server, IncomingHttpHeaders, OutgoingHttpHeaders, ServerHttp2Stream } from 'node:http2';
import { gzipSync } from 'node:zlib';
import type { Server } from '@grpc/grpc-js';

/** A message in HTTP/2: a byte that says whether it is compressed, its length in four, and the message. */
const PREFIX = 5;

function compressed(frame: Buffer): Buffer {
  const message = gzipSync(frame.subarray(PREFIX)); // level 6, as .NET's "optimal"; real servers compress short messages too
  const prefix = Buffer.allocUnsafe(PREFIX);
  prefix.writeUInt8(1, 0);
  prefix.writeUInt32BE(message.length, 1);
  return Buffer.concat([prefix, message]);
}

const offersGzip = (headers: IncomingHttpHeaders): boolean =>
  String(headers['grpc-accept-encoding'] ?? '')
    .split(',')
    .some((encoding) => encoding.trim() === 'gzip');

/** The gRPC library cannot compress answers, and writes each message with one call: it is compressed on its way to the connection. */
function gzipAnswers(stream: ServerHttp2Stream, headers: IncomingHttpHeaders): void {
  if (!offersGzip(headers)) return;
  const respond = stream.respond.bind(stream);
  const write = stream.write.bind(stream) as (frame: Buffer, done?: (error?: Error | null) => void) => boolean;
  // an answer that is an error alone has it among its trailers then, as from real servers
  stream.respond = (answer?: OutgoingHttpHeaders, options?) => respond({ ...answer, 'grpc-encoding': 'gzip' }, options);
  stream.write = ((frame: Buffer, done?: (error?: Error | null) => void) =>
    write(compressed(frame), done)) as typeof stream.write;
}

/** From now on each call of these connections is answered with gzip if the client offers it, as by servers from 25.1 on. */
export function gzipForWhoOffersIt(server: Server): void {
  const { http2Servers } = server as unknown as { readonly http2Servers: ReadonlyMap<Http2Server, unknown> };
  for (const http2 of http2Servers.keys()) http2.prependListener('stream', gzipAnswers);
}
