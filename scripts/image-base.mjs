/**
 * npm run --silent image-base: what the image is built on, by its digest, as a line for .env. A name may mean something else tomorrow; a digest is
 * the SHA-256 of what it names. The registry is asked (OCI distribution spec), and what it sends is held against its digest.
 */
import { createHash } from 'node:crypto';

const registry = process.env.IMAGE_REGISTRY ?? 'https://registry-1.docker.io';
const [repository, tag] = ['library/node', '24-bookworm-slim'];
/** of all platforms; then of one */
const accept = ['application/vnd.oci.image.index.v1+json', 'application/vnd.docker.distribution.manifest.list.v2+json'].join(
  ', ',
);
const timeoutMs = 20_000;

/** Registries that let anybody read still want a token: where to get it, they say. */
async function tokenFor(challenge) {
  const { realm, ...asked } = Object.fromEntries(
    [...(challenge ?? '').matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  );
  if (!realm) throw new Error(`${registry} lets nobody read, and does not say who may`);
  const answer = await fetch(`${realm}?${new URLSearchParams(asked)}`, { signal: AbortSignal.timeout(timeoutMs) });
  const { token, access_token: other } = await answer.json();
  return token ?? other;
}

/** @returns {Promise<string>} sha256:… @throws Error when the registry cannot be asked, or does not send what it names */
async function digestOf() {
  const url = `${registry}/v2/${repository}/manifests/${tag}`;
  const ask = (headers) => fetch(url, { headers: { accept, ...headers }, signal: AbortSignal.timeout(timeoutMs) });
  let answer = await ask({});
  if (answer.status === 401)
    answer = await ask({ authorization: `Bearer ${await tokenFor(answer.headers.get('www-authenticate'))}` });
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}`);
  const digest = `sha256:${createHash('sha256')
    .update(Buffer.from(await answer.arrayBuffer()))
    .digest('hex')}`;
  const named = answer.headers.get('docker-content-digest');
  if (named !== null && named !== digest) throw new Error(`${url} says that it sends ${named}, and sends ${digest}`);
  return digest;
}

try {
  console.log(`BASE_IMAGE=node:${tag}@${await digestOf()}`);
} catch (error) {
  console.error(`The digest of node:${tag} cannot be had: ${error.cause?.message ?? error.message}`);
  process.exitCode = 1;
}
