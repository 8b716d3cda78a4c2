/** Browsers hear what changed in their company, and where to go on when the line was cut. */
import { expect } from 'chai';
import { afterEach, before, describe, it } from 'mocha';
import { createLiveStream } from '../../src/api/http/live-stream.ts';
import { developmentTokenKey, signToken } from '../../src/platform/crypto/token-key.ts';
import { serveApi } from '../support/api.ts';
import { until } from '../support/until.ts';
import { draftOrder, expectProblem, type Json, receiveMail, sender, useApi } from './kit.ts';

const path = '/sales/events/';
type Message = { readonly id: string | null; readonly event: string; readonly data: Json };

/** As a browser reads a stream of events (HTML Standard, 9.2). */
const listen = async (url: string, headers: Readonly<Record<string, string>>) => {
  const stop = new AbortController();
  const response = await fetch(url + path, { headers: { accept: 'text/event-stream', ...headers }, signal: stop.signal });
  const messages: Message[] = [];
  let text = '';
  const ended = (async () => {
    for await (const chunk of response.body ?? []) {
      text += Buffer.from(chunk).toString();
      messages.splice(0, messages.length, ...parsed(text));
    }
  })().catch(() => undefined);
  return { response, messages, ended, text: () => text, stop: () => stop.abort() };
};
const parsed = (text: string): readonly Message[] =>
  text.split('\n\n').flatMap((block) => {
    const field = (name: string) =>
      block
        .split('\n')
        .find((line) => line.startsWith(`${name}: `))
        ?.slice(name.length + 2);
    const data = field('data');
    return data === undefined ? [] : [{ id: field('id') ?? null, event: field('event') ?? 'message', data: JSON.parse(data) }];
  });

describe('live changes', () => {
  const { api, as } = useApi();
  const open: { stop: () => void }[] = [];
  afterEach(() => {
    for (const one of open.splice(0)) one.stop();
  });
  before(async () => {
    // while read models are built for the first time nothing is told of single records
    const readiness = () => sender(api().url)('GET', '/health/ready');
    await until('all read models to be shown', async () => (await readiness()).status === 200);
  });
  const listening = async (headers: Record<string, string> = {}, url = api().url, companyId = api().companyId) => {
    const token = await api().token(companyId, ['sales']);
    const stream = await listen(url, { authorization: `Bearer ${token}`, ...headers });
    open.push(stream);
    return stream;
  };
  const changesOf = ({ messages }: { messages: readonly Message[] }, model: string) =>
    messages.filter(({ event, data }) => event === 'message' && data.model === model);

  it('reach who looks at them, of their own company alone, and the record is there when they are told', async () => {
    const [mine, others] = [await listening(), await listening({}, api().url, api().otherCompanyId)];
    expect(mine.response.headers.get('content-type')).to.equal('text/event-stream; charset=utf-8');
    expect(mine.response.headers.get('cache-control')).to.equal('no-store, no-transform');
    expect(mine.response.headers.get('content-encoding')).to.equal(null);
    await until('the stream to open', async () => mine.messages[0]?.event === 'open');
    const email = await receiveMail(api(), api().companyId, { subject: 'Order of Anna Berg' });
    const order = await draftOrder(api(), api().companyId, email);
    const [change] = await until('the order', async () => {
      const found = changesOf(mine, 'sales_orders').filter(({ data }) => data.ids?.includes(order));
      return found.length > 0 ? found : undefined;
    });
    expect(change?.data.seq).to.be.a('number');
    expect((await as(['sales'])('GET', `/sales/sales-orders/${order}/`)).status).to.equal(200);
    expect(mine.text()).not.to.match(/Anna|buyer\.example|PO-4711/);
    expect(others.text()).not.to.include(order);
  });
  it('go on where the line was cut, at another process too', async () => {
    const first = await listening();
    await until('an open stream', async () => first.messages.length > 0);
    await receiveMail(api(), api().companyId);
    await until('a change', async () => changesOf(first, 'emails').length > 0);
    const last = first.messages.findLast(({ id }) => id !== null)?.id ?? '';
    first.stop();
    const missed = await receiveMail(api(), api().companyId);
    await until('the entry', async () => (await as(['sales'])('GET', `/sales/email-logs/${missed}/`)).status === 200);
    const other = await serveApi(api().stack);
    try {
      const resumed = await listening({ 'last-event-id': last }, other.url);
      await until('what was missed', async () => changesOf(resumed, 'emails').some(({ data }) => data.ids?.includes(missed)));
      expect(resumed.messages[0]?.event).to.equal('open');
      const tooOld = await listening({ 'last-event-id': '999999999' }, other.url);
      await until('a reset', async () => tooOld.messages[0]?.event === 'reset');
    } finally {
      for (const one of open.splice(0)) one.stop();
      await other.stop();
    }
  });
  it('can be asked for, where streams do not pass', async () => {
    const send = as(['sales']);
    const { body: start } = await send('GET', path);
    expect(start).to.deep.include({ reset: false, changes: [] });
    const email = await receiveMail(api(), api().companyId);
    const { body } = await until('the change', async () => {
      const reply = await send('GET', `${path}?since=${start.seq}`);
      return reply.body.changes.some(({ model }: Json) => model === 'emails') ? reply : undefined;
    });
    expect(body.changes.find(({ model }: Json) => model === 'emails').ids).to.include(email);
    expect((await send('GET', `${path}?since=${body.seq + 1_000_000}`)).body.reset).to.equal(true);
    expectProblem(await send('GET', `${path}?since=x`), 422, 'invalid_request');
    expectProblem(await sender(api().url)('GET', path), 401, 'unauthorized');
  });
  it('end with the session that asked for them, whoever ends it', async () => {
    const body = { token: await api().token(api().companyId, ['sales']) };
    const ours = { 'x-order-intake': '1' };
    const reply = await sender(api().url)('POST', '/sales/session/', { body, headers: ours });
    const cookie = reply.headers.get('set-cookie')?.split(';')[0] ?? '';
    const stream = await listen(api().url, { cookie, 'sec-fetch-site': 'same-origin' });
    open.push(stream);
    await until('an open stream', async () => stream.messages.length > 0);
    const forged = await fetch(api().url + path, { headers: { cookie, 'sec-fetch-site': 'cross-site' } });
    expect(forged.status).to.equal(403);
    await sender(api().url)('DELETE', '/sales/session/', { headers: { cookie, ...ours } });
    await stream.ended;
    expect(stream.messages.at(-1)?.event).to.equal('signed_out');
  });
  it('are five streams to one person at most, and a closed one makes room', async () => {
    const streams = [];
    for (let count = 0; count < 5; count += 1) streams.push(await listening());
    const token = await api().token(api().companyId, ['sales']);
    const refused = await fetch(api().url + path, { headers: { accept: 'text/event-stream', authorization: `Bearer ${token}` } });
    expect(refused.status).to.equal(503);
    expect(refused.headers.get('retry-after')).to.equal('30');
    expect(((await refused.json()) as Json).code).to.equal('too_many_streams');
    streams[0]?.stop();
    await until('room for one', async () => {
      const again = await listening();
      again.stop();
      return again.response.status === 200;
    });
  });
  it('are ten to one person in all their browsers, however many others listen', async () => {
    const body = { token: await api().token(api().companyId, ['sales']) };
    const ours = { 'x-order-intake': '1' };
    const statuses: number[] = [];
    for (let browser = 0; browser < 3; browser += 1) {
      const reply = await sender(api().url)('POST', '/sales/session/', { body, headers: ours });
      const cookie = reply.headers.get('set-cookie')?.split(';')[0] ?? '';
      for (let count = 0; count < 5; count += 1) {
        const stream = await listen(api().url, { cookie, 'sec-fetch-site': 'same-origin' });
        open.push(stream);
        statuses.push(stream.response.status);
      }
    }
    expect(statuses.filter((status) => status === 200)).to.have.length(10);
    expect(statuses.slice(10).every((status) => status === 503)).to.equal(true);
    const key = await developmentTokenKey(api().stack.config.dataDir);
    const another = await signToken(key, { companyId: api().companyId, roles: ['sales'], subject: 'somebody else' }, 1);
    const theirs = await listen(api().url, { authorization: `Bearer ${another}` });
    open.push(theirs);
    expect(theirs.response.status).to.equal(200);
  });
  it('end with the key that asked for them, when it is revoked', async () => {
    const admin = as(['admin']);
    const { body: made } = await admin('POST', '/sales/api-keys/', { body: { name: 'Screen' } });
    const stream = await until('a stream of the key', async () => {
      const one = await listen(api().url, { 'x-api-key': made.key });
      open.push(one);
      return one.response.status === 200 && one;
    });
    await until('an open stream', async () => stream.messages.length > 0);
    expect((await admin('DELETE', `/sales/api-keys/${made.id}/`)).status).to.equal(204);
    await stream.ended;
    expect(stream.messages.at(-1)?.event).to.equal('signed_out');
  });
  it('a process that stops sends everybody away, each to come again at another moment', async () => {
    const other = await serveApi(api().stack);
    const stream = await listening({}, other.url);
    await until('an open stream', async () => stream.messages.length > 0);
    await other.stop();
    await stream.ended;
    expect(stream.text()).to.match(/retry: (\d{4,5})\n\n$/);
  });
  it('a reader that is too slow is cut off', async () => {
    let closed = 0;
    const stream = createLiveStream(() => {
      closed += 1;
    });
    const texts = stream.texts[Symbol.asyncIterator]();
    stream.begin('a');
    stream.push('b');
    expect(await texts.next()).to.deep.equal({ done: false, value: 'ab' });
    for (let count = 0; count < 65; count += 1) stream.push('x'.repeat(1_024));
    const cut = await texts.next().then(
      () => null,
      (error: Error) => error.name,
    );
    expect([cut, closed]).to.deep.equal(['TooSlow', 1]);
  });
});
