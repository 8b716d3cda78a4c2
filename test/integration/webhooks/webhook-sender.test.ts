import { expect } from 'chai';
import { afterEach, describe, it } from 'mocha';
import { createWebhookHosts, type WebhookHostsOptions } from '../../../src/adapters/webhooks/webhook-hosts.ts';
import { createWebhookSender } from '../../../src/adapters/webhooks/webhook-sender.ts';
import { startTlsServer } from '../../support/tls-server.ts';
import { startWebReceiver, type WebReceiver } from '../../support/web-receiver.ts';

const local = { allowedCidrs: ['127.0.0.0/8'], allowHttp: true };
const goes = async () => true;
const senderWith = (options: WebhookHostsOptions = local, timeoutMs = 10_000) =>
  createWebhookSender({ hosts: createWebhookHosts(options), timeoutMs });

describe('sending a webhook', () => {
  let receiver: WebReceiver | undefined;
  afterEach(async () => {
    await receiver?.stop();
    receiver = undefined;
  });
  const answering = async (...args: Parameters<typeof startWebReceiver>) => {
    receiver = await startWebReceiver(...args);
    return receiver;
  };
  const post = (url: string, sender = senderWith()) =>
    sender.send({ url, headers: { 'webhook-id': 'msg_1', 'content-type': 'application/json' }, body: '{"a":"ä"}' }, goes);

  it('is one POST with these headers and these bytes; any 2xx takes it', async () => {
    const { url, received } = await answering((response) => response.writeHead(202).end('thanks'));
    expect(await post(`${url}/orders?key=1`)).to.deep.include({ outcome: 'sent' });
    expect(received).to.have.length(1);
    expect(received[0]).to.deep.include({ path: '/orders?key=1', body: '{"a":"ä"}' });
    expect(received[0]?.headers).to.include({ 'webhook-id': 'msg_1', host: `127.0.0.1:${receiver?.port}` });
  });
  it('says what was answered and how long it took; what is no 2xx is tried again, when the other side asks for it', async () => {
    const { url } = await answering((response) => response.writeHead(503, { 'retry-after': '120' }).end('{"busy":true}'));
    const outcome = await post(url);
    expect(outcome).to.deep.include({ outcome: 'refused', transient: true, reason: 'it answers 503', retryAfterMs: 120_000 });
    expect(outcome).to.have.nested.property('response.status', 503);
    expect(outcome).to.have.nested.property('response.ms').that.is.at.least(0);
  });
  it('never follows a redirect', async () => {
    const there = await startWebReceiver();
    const { url } = await answering((response) => response.writeHead(307, { location: there.url }).end());
    expect(await post(url)).to.deep.include({
      outcome: 'refused',
      transient: true,
      reason: 'it answers 307: redirects are not followed',
    });
    expect(there.received).to.deep.equal([]);
    await there.stop();
  });
  it('ends for good when the other side says 410', async () => {
    const { url } = await answering((response) => response.writeHead(410).end());
    expect(await post(url)).to.deep.include({ outcome: 'refused', transient: false });
  });
  it('whose answer does not come in time has an end that nobody saw', async () => {
    const { url } = await answering(() => undefined);
    const outcome = await post(url, senderWith(local, 200));
    expect(outcome).to.deep.include({ outcome: 'unknown', reason: 'no answer within 0.2 s' });
    expect(outcome).to.have.nested.property('response.status', null);
  });
  it('that is cut off after it was received has an end that nobody saw; one that nobody listens for was not sent', async () => {
    const { url, stop } = await answering((response) => response.destroy());
    expect(await post(url)).to.deep.include({ outcome: 'unknown' });
    await stop();
    receiver = undefined;
    expect(await post(url)).to.deep.include({ outcome: 'refused', transient: true });
  });
  it('reads 64 kB of an answer at most, and none that never ends', async () => {
    let written = 0;
    const { url } = await answering((response) => {
      response.writeHead(200);
      const more = (): void => {
        if (response.destroyed || written > 64 * 1024 * 1024) return;
        written += 16_384;
        response.write('x'.repeat(16_384), () => setImmediate(more));
      };
      more();
    });
    expect(await post(url)).to.deep.include({ outcome: 'sent' });
    expect(written).to.be.below(32 * 1024 * 1024);
    const slow = await startWebReceiver((response) => response.writeHead(200).write('x'));
    expect(await post(slow.url, senderWith(local, 300))).to.deep.include({ outcome: 'sent' });
    await slow.stop();
  });
  it('leaves only when it may', async () => {
    const { url, received } = await answering();
    const sent = await senderWith().send({ url, headers: {}, body: '{}' }, async () => false);
    expect(sent).to.deep.equal({ outcome: 'withheld' });
    expect(received).to.deep.equal([]);
  });
  it('goes to no address that is not public, whatever name leads there, and asks nobody first', async () => {
    const { url, port, received } = await answering();
    let asked = 0;
    const guarded = senderWith({ allowedCidrs: [], allowHttp: true, resolve: async () => [{ address: '127.0.0.1' }] });
    const message = (to: string) => ({ url: to, headers: {}, body: '{}' });
    const mayGo = async () => {
      asked += 1;
      return true;
    };
    for (const to of [
      url,
      `http://erp.example.com:${port}/`,
      'http://169.254.169.254/latest/',
      `http://[::ffff:127.0.0.1]:${port}/`,
      'http://2130706433/',
    ])
      expect(await guarded.send(message(to), mayGo), to).to.deep.include({ outcome: 'refused', transient: true });
    expect({ asked, received }).to.deep.equal({ asked: 0, received: [] });
  });
  it('goes to the address that was vetted, not to what the name leads to a moment later', async () => {
    const { port, received } = await answering();
    const answers = ['127.0.0.1', '192.0.2.1'];
    const resolve = async () => [{ address: answers.shift() ?? '192.0.2.1' }];
    expect(await post(`http://erp.example.com:${port}/`, senderWith({ ...local, resolve }))).to.deep.include({ outcome: 'sent' });
    expect(received[0]?.headers.host).to.equal(`erp.example.com:${port}`);
  });
  it('needs a certificate that others trust', async () => {
    const server = await startTlsServer('', { names: ['localhost'] });
    const outcome = await post(
      `https://localhost:${server.port}/`,
      senderWith({ ...local, resolve: async () => [{ address: '127.0.0.1' }] }),
    );
    expect(outcome).to.deep.include({
      outcome: 'refused',
      transient: true,
      reason: 'the connection failed: DEPTH_ZERO_SELF_SIGNED_CERT',
    });
    server.stop();
  });
  it('takes no address but https, without a name, on a port of the web', async () => {
    const hosts = createWebhookHosts({ allowedCidrs: [], allowHttp: false, resolve: async () => [{ address: '203.0.114.7' }] });
    const refusals: Readonly<Record<string, string>> = {
      'ftp://erp.example.com': 'not_https',
      'http://erp.example.com': 'not_https',
      'https://me:secret@erp.example.com': 'holds_credentials',
      'erp.example.com/orders': 'not_a_url',
      'https://erp.example.com:25/': 'port_not_allowed',
      'https://10.0.0.7/': 'host_not_allowed',
    };
    for (const [url, code] of Object.entries(refusals)) expect(await hosts.vet(url), url).to.deep.include({ code });
    expect(await hosts.vet('https://erp.example.com:8443/orders')).to.have.property('host');
  });
});
