/** How answers are compressed, as they are in HTTP/2: without the client library, which hides it. */
import { connect, type IncomingHttpHeaders } from 'node:http2';
import { gunzipSync } from 'node:zlib';
import features from '@eventstore/db-client/generated/serverfeatures_pb.js';
import sharedPb from '@eventstore/db-client/generated/shared_pb.js';
import streamsPb from '@eventstore/db-client/generated/streams_pb.js';
import { type EventStoreServerOptions, startEventStoreServer } from '@order-intake/embedded-event-store';
import { expect } from 'chai';
import { describe, it } from 'mocha';

const FEATURES = '/event_store.client.server_features.ServerFeatures/GetSupportedMethods';
const READ = '/event_store.client.streams.Streams/Read';

type Answer = { readonly headers: IncomingHttpHeaders; readonly trailers: IncomingHttpHeaders; readonly body: Buffer };

const framed = (message: Uint8Array): Buffer => {
  const prefix = Buffer.alloc(5);
  prefix.writeUInt32BE(message.length, 1);
  return Buffer.concat([prefix, message]);
};
/** The messages of a body, each with whether it was compressed. */
const messagesOf = (body: Buffer): { compressed: boolean; message: Buffer }[] => {
  if (body.length === 0) return [];
  const end = 5 + body.readUInt32BE(1);
  const compressed = body[0] === 1;
  const message = compressed ? gunzipSync(body.subarray(5, end)) : body.subarray(5, end);
  return [{ compressed, message }, ...messagesOf(body.subarray(end))];
};

const call = (port: number, path: string, request: Uint8Array, offered: string | undefined): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const session = connect(`http://127.0.0.1:${port}`);
    session.on('error', reject);
    const stream = session.request({
      ':method': 'POST',
      ':path': path,
      'content-type': 'application/grpc',
      te: 'trailers',
      ...(offered === undefined ? {} : { 'grpc-accept-encoding': offered }),
    });
    let headers: IncomingHttpHeaders = {};
    let trailers: IncomingHttpHeaders = {};
    const chunks: Buffer[] = [];
    stream.on('response', (received) => {
      headers = received;
    });
    stream.on('trailers', (received) => {
      trailers = received;
    });
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('error', reject);
    stream.on('close', () => {
      session.close();
      resolve({ headers, trailers, body: Buffer.concat(chunks) });
    });
    stream.end(framed(request));
  });

const featuresOf = async (options: Partial<EventStoreServerOptions>, offered: string | undefined) => {
  const server = await startEventStoreServer({ port: 0, dataDir: null, ...options });
  try {
    const { headers, trailers, body } = await call(server.port, FEATURES, new sharedPb.Empty().serializeBinary(), offered);
    expect(trailers['grpc-status']).to.equal('0');
    const [only, ...more] = messagesOf(body);
    expect(more).to.deep.equal([]);
    const says = features.SupportedMethods.deserializeBinary(only?.message ?? Buffer.alloc(0)).getEventStoreServerVersion();
    return { encoding: headers['grpc-encoding'], compressed: only?.compressed, says };
  } finally {
    await server.stop();
  }
};

describe('the embedded event store, compressing', () => {
  it('compresses for a client that offers gzip, as releases from 25.1 on do, and for nobody as an earlier one', async () => {
    const offered = 'identity,deflate,gzip';
    for (const playVersion of ['26.0', '26.1'] as const)
      expect(await featuresOf({ playVersion }, offered), playVersion).to.include({ encoding: 'gzip', compressed: true });
    for (const playVersion of ['22.10', '23.10', '24.10'] as const)
      expect(await featuresOf({ playVersion }, offered), playVersion).to.include({ encoding: 'identity', compressed: false });
  });

  it('compresses nothing for a client that does not offer gzip, or offers nothing', async () => {
    for (const offered of ['identity', 'identity,deflate', 'gzipped', undefined]) {
      const answer = await featuresOf({ playVersion: '26.1' }, offered);
      expect(answer, String(offered)).to.deep.equal({ encoding: 'identity', compressed: false, says: '26.1.0-embedded' });
    }
    expect(await featuresOf({ playVersion: '26.1' }, 'deflate, gzip')).to.include({ compressed: true });
  });

  it('does so whatever release it plays when it is told to, and never when it is told not to', async () => {
    expect(await featuresOf({ gzip: true }, 'gzip')).to.deep.equal({
      encoding: 'gzip',
      compressed: true,
      says: '23.10.7-embedded',
    });
    expect(await featuresOf({ gzip: false, playVersion: '26.1' }, 'gzip')).to.include({ compressed: false });
  });

  it('compresses each message of a stream by itself, and names the encoding among the trailers of an error', async () => {
    const server = await startEventStoreServer({ port: 0, dataDir: null, gzip: true });
    try {
      const empty = new sharedPb.Empty();
      const options = new streamsPb.ReadReq.Options();
      const name = new sharedPb.StreamIdentifier();
      name.setStreamName(Buffer.from('missing'));
      const stream = new streamsPb.ReadReq.Options.StreamOptions();
      stream.setStreamIdentifier(name);
      stream.setStart(empty);
      options.setStream(stream);
      options.setCount('10');
      options.setNoFilter(empty);
      const ids = new streamsPb.ReadReq.Options.UUIDOption();
      ids.setString(empty);
      options.setUuidOption(ids);
      const { body } = await call(server.port, READ, new streamsPb.ReadReq().setOptions(options).serializeBinary(), 'gzip');
      const messages = messagesOf(body);
      expect(messages.map(({ compressed }) => compressed)).to.deep.equal([true]);
      expect(streamsPb.ReadResp.deserializeBinary(messages[0]?.message ?? Buffer.alloc(0)).hasStreamNotFound()).to.equal(true);

      const failed = await call(server.port, READ, new streamsPb.ReadReq().serializeBinary(), 'gzip');
      expect(failed.body).to.have.length(0);
      expect(failed.headers).to.include({ 'grpc-encoding': 'gzip' });
      expect(failed.headers['grpc-status']).not.to.equal('0');
    } finally {
      await server.stop();
    }
  });
});
