/** The web app as the service serves it. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import compression from 'compression';
import express, { type ErrorRequestHandler } from 'express';
import helmet from 'helmet';
import { after, before, describe, it } from 'mocha';
import { sendError } from '../../src/api/http/send-answer.ts';
import { webApp } from '../../src/api/http/web-static.ts';
import { silentLogger } from '../../src/platform/logging/logger.ts';

const policy =
  "default-src 'none';script-src 'self';style-src 'self';img-src 'self';font-src 'self';connect-src 'self';form-action 'self';base-uri 'none';frame-ancestors 'none';require-trusted-types-for 'script';trusted-types 'none'";

describe('the web app under /app', () => {
  let directory: string;
  let url: string;
  let stop: () => void;
  before(async () => {
    directory = await mkdtemp(join(tmpdir(), 'oi-web-'));
    const failed: ErrorRequestHandler = (error, _request, response, _next) => sendError(response, error, silentLogger);
    const app = express().use(helmet(), compression()).use('/app', webApp(directory)).use(failed);
    const server = createServer(app);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    stop = () => server.close();
  });
  after(async () => {
    stop();
    await rm(directory, { recursive: true });
  });
  const get = (path: string, headers: Record<string, string> = {}) => fetch(url + path, { headers, redirect: 'manual' });

  it('says what to do while it is not built, and is there as soon as it is, without a restart', async () => {
    const before = await get('/app');
    expect(before.status).to.equal(503);
    expect(await before.text()).to.include('npm --prefix web run build');
    await mkdir(join(directory, 'assets'));
    await writeFile(join(directory, 'index.html'), '<!doctype html><title>shell</title>');
    await writeFile(join(directory, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    await writeFile(join(directory, 'assets', 'index-abc123.js'), `export const words = ${JSON.stringify('word '.repeat(500))};`);
    expect((await get('/app')).status).to.equal(200);
  });
  it('every page is the shell, asked for anew each time, under a policy that lets nothing foreign in', async () => {
    for (const path of ['/app', '/app/', '/app/orders/x', '/app/review?filter=a.b']) {
      const page = await get(path);
      expect(await page.text(), path).to.include('<title>shell</title>');
      expect(page.headers.get('cache-control')).to.equal('no-cache');
      expect(page.headers.get('content-security-policy')).to.equal(policy);
      expect(page.headers.get('x-frame-options')).to.equal('DENY');
      expect(page.headers.get('x-content-type-options')).to.equal('nosniff');
    }
    expect((await fetch(`${url}/app/`, { method: 'POST' })).status).to.equal(404);
  });
  it('assets are kept for ever and sent small; one that is gone is not the shell', async () => {
    const asset = '/app/assets/index-abc123.js';
    for (const encoding of ['br', 'gzip']) {
      const reply = await get(asset, { 'accept-encoding': encoding });
      expect(reply.headers.get('content-encoding')).to.equal(encoding);
      expect(reply.headers.get('cache-control')).to.equal('public, max-age=31536000, immutable');
      expect(reply.headers.get('content-security-policy')).to.equal(policy);
      expect(await reply.text()).to.match(/^export const words/);
    }
    expect((await get('/app/assets/index-old.js')).status).to.equal(404);
    expect((await get('/app/assets/')).status).to.equal(404);
    const icon = await get('/app/favicon.svg');
    expect(icon.headers.get('content-type')).to.match(/^image\/svg/);
    expect(icon.headers.get('cache-control')).to.equal('no-cache');
  });
  it('nothing outside the build can be had', async () => {
    await writeFile(join(directory, '..', 'oi-web-secret'), 'not for you');
    for (const path of ['/app/..%2foi-web-secret', '/app/assets/..%2f..%2foi-web-secret', '/app/%2e%2e/oi-web-secret'])
      expect(await (await get(path)).text(), path).not.to.include('not for you');
    await rm(join(directory, '..', 'oi-web-secret'));
  });
});
