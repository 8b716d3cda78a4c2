import { createReadStream } from 'node:fs';

/**
 * The bytes of a file as somebody reads them. It is opened no earlier: a stream that fails to open before anybody listens to it would end the process.
 */
export async function* bytesOf(path: string): AsyncGenerator<Buffer> {
  yield* createReadStream(path) as AsyncIterable<Buffer>;
}
