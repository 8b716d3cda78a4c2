/** The digest of the base image, asked of a registry that speaks the distribution protocol. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { describe, it } from 'mocha';

const script = fileURLToPath(new URL('../../../scripts/image-base.mjs', import.meta.url));
const index = JSON.stringify({ schemaVersion: 2, mediaType: 'application/vnd.oci.image.index.v1+json', manifests: [] });
const digest = `sha256:${createHash('sha256').update(index).digest('hex')}`;

/** Gives the manifest to holders of its token, and reports that it is `named`. */
const asked = async (named: string): Promise<{ readonly stdout: string; readonly stderr: string; readonly code: number }> => {
  const server = createServer((request, response) => {
    const own = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    if (request.url?.startsWith('/token?')) {
      const asks = new URL(request.url, own).searchParams;
      response.end(JSON.stringify({ token: asks.get('scope') === 'repository:library/node:pull' ? 'good' : 'none' }));
    } else if (request.headers.authorization !== 'Bearer good') {
      const challenge = `Bearer realm="${own}/token",service="registry",scope="repository:library/node:pull"`;
      response.writeHead(401, { 'www-authenticate': challenge }).end();
    } else if (
      request.url === '/v2/library/node/manifests/24-bookworm-slim' &&
      request.headers.accept?.includes('oci.image.index')
    )
      response.writeHead(200, { 'docker-content-digest': named }).end(index);
    else response.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const env = { PATH: process.env.PATH, IMAGE_REGISTRY: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
  try {
    return { ...(await promisify(execFile)(process.execPath, [script], { env })), code: 0 };
  } catch (error) {
    return error as { stdout: string; stderr: string; code: number };
  } finally {
    server.close();
  }
};

describe('npm run image-base', () => {
  it('prints the line of .env that names the image by the digest of what the registry sends', async () => {
    const { stdout, code } = await asked(digest);
    expect([code, stdout]).to.deep.equal([0, `BASE_IMAGE=node:24-bookworm-slim@${digest}\n`]);
  });

  it('prints nothing when the registry sends something else than it says', async () => {
    const { stdout, stderr, code } = await asked(`sha256:${'0'.repeat(64)}`);
    expect([code, stdout]).to.deep.equal([1, '']);
    expect(stderr).to.match(/says that it sends sha256:0+, and sends sha256:/);
  });
});
