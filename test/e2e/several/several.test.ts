/**
 * Two APIs behind a proxy that takes them in turns, two projectors and several workers, over one Postgres and one event store. While a day's work is
 * done, processes are killed at random; then they are replaced one by one by those of another build, in npm test one of each part. SEVERAL says how
 * often the day's work is done and how many are killed in each; npm run nightly takes more. SEVERAL_POOLED puts a PgBouncer with so many connections before the database.
 */
import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { enqueue } from '@order-intake/event-sourcing';
import { expect } from 'chai';
import { isLeft } from 'fp-ts/lib/Either.js';
import { after, before, describe, it } from 'mocha';
import { type GraphServer, newPhoneNumberId, type SentMessage, startGraphServer } from '../../../demo/chat/graph-server.ts';
import { pollMailbox } from '../../../src/jobs/definitions.ts';
import { composeChat } from '../../../src/main/compose/compose-chat.ts';
import { developmentTokenKey, signToken } from '../../../src/platform/crypto/token-key.ts';
import { silentLogger } from '../../../src/platform/logging/logger.ts';
import { createQueue, type Queue } from '../../../src/platform/queue/queue.ts';
import { createEmailQueries } from '../../../src/projections/emails/emails.queries.ts';
import type { Json, Send } from '../../api/kit.ts';
import { makeRecords } from '../../support/approved-orders.ts';
import { type Balancer, startBalancer } from '../../support/balancer.ts';
import { change, payload, sign, status } from '../../support/chat/payloads.ts';
import { dovecotAvailable } from '../../support/dovecot.ts';
import { type Stage, startStage } from '../../support/mail-stage.ts';
import { registerCatalog } from '../../support/order-mails.ts';
import { patience } from '../../support/patience.ts';
import { standing } from '../../support/service/standing.ts';
import { until } from '../../support/until.ts';
import { emailId } from '../email/desk.ts';
import type { ErpReport } from '../erp/erp.types.ts';
import { type Program, startProgram } from '../erp/program.ts';
import { type Client, createClient, watchLive } from './client.ts';
import { type Amount, type Work, work } from './day.ts';
import { type Fleet, fleetOf, type Part, startFleet } from './fleet.ts';

const days = Number(process.env.SEVERAL ?? 1);
const killsADay = process.env.SEVERAL === undefined ? 3 : 5;
const amount: Amount =
  process.env.SEVERAL === undefined
    ? { mails: 2, uploads: 2, contacts: 2, orders: 4 }
    : { mails: 4, uploads: 3, contacts: 3, orders: 8 };
const parts = Object.keys(fleetOf) as Part[];
/** two for each process that is replaced; in npm test one for each of the three, and requests all the while */
const turnsAtMost =
  process.env.SEVERAL === undefined ? parts.length : 2 * Object.values(fleetOf).reduce((sum: number, count) => sum + count, 0);
const user = 'orders@seller.example';
const secret = 'test-app-secret';
const longMs = 240_000;

/**
 * Reports the delivery of each reply until that is accepted, as the provider does: a worker that is killed after it
 * sent a reply and before it recorded that leaves an unknown end, after which the reply is sent once more unless such
 * a status arrives.
 */
const tellDelivered = (url: string) => {
  const provider = createClient(url, null);
  return ({ phoneNumberId, wamid, body: { biz_opaque_callback_data } }: SentMessage): void => {
    const told = status(wamid, 'delivered', { biz_opaque_callback_data });
    const body = JSON.stringify(payload(change(phoneNumberId, { statuses: [told] })));
    const headers = { 'x-hub-signature-256': sign(secret, body) };
    provider.send('POST', '/api/chatchannel/webhook/', { body, headers }).catch(() => undefined);
  };
};

describe(`${days} ${days === 1 ? 'day' : 'days'} of work for several processes of each part`, function () {
  this.timeout(patience(600_000 + days * 120_000));
  let stage: Stage;
  let graph: GraphServer;
  let balancer: Balancer;
  let fleet: Fleet;
  let queue: Queue;
  let erp: Program;
  let client: Client;
  let live: ReturnType<typeof watchLive>;
  let poller: NodeJS.Timeout;
  let place: Parameters<typeof work>[0];
  let companyId: string;
  const done: Work[] = [];
  const all = <T>(of: (one: Work) => Iterable<T>): T[] => done.flatMap((one) => [...of(one)]);

  before(async function () {
    if (!dovecotAvailable()) this.skip();
    balancer = await startBalancer();
    graph = await startGraphServer(tellDelivered(balancer.url));
    stage = await startStage({
      users: [user],
      env: {
        CHAT_APP_SECRET: secret,
        CHAT_VERIFY_TOKEN: 'v',
        CHAT_GRAPH_URL: graph.url,
        WEBHOOK_ALLOWED_CIDRS: '127.0.0.0/8',
        WEBHOOK_ALLOW_HTTP: 'true',
      },
      storeAsProgram: true,
      ...(process.env.SEVERAL_POOLED ? { pooledBy: Number(process.env.SEVERAL_POOLED) } : {}),
    });
    const { stack } = stage;
    // the fleet has its own
    await stack.stopProjector();
    companyId = await stack.newCompany();
    await registerCatalog(stack, companyId);
    const phoneNumberId = newPhoneNumberId();
    const chat = await composeChat(stack.foundation, stack.foundation.store);
    const channel = { name: 'Chat', phoneNumberId, displayPhoneNumber: null, acceptOrders: false, token: 'EAAtest' };
    const configured = await chat.channels.configure(channel, stack.request(companyId));
    if (isLeft(configured)) throw new Error(`the channel was refused: ${configured.left.type}`);
    fleet = await startFleet(stack.env, balancer, 'first');
    const key = await developmentTokenKey(stack.config.dataDir);
    const token = await signToken(key, { companyId, roles: ['admin', 'sales'], subject: 'anna' }, 5);
    client = createClient(balancer.url, token);
    const records = await makeRecords(client.send as unknown as Send);
    const mailboxId = await stage.configure(companyId, user);
    await until('the mailbox', async () => (await client.send('GET', `/sales/email-configs/${mailboxId}/`)).status === 200);
    queue = createQueue({ pool: stack.foundation.pool, log: silentLogger });
    await queue.start();
    poller = setInterval(() => {
      const poll = enqueue(pollMailbox, { companyId, mailboxId, asked: true }, mailboxId);
      queue.enqueue([poll]).catch(() => undefined);
    }, 2_000);
    live = watchLive(balancer.url, token, 'sales_orders');
    erp = startProgram('test/e2e/erp/programs/erp.ts');
    const { port } = (await erp.hears()) as { port: number };
    const endpoint = await client.send('POST', '/sales/webhook-endpoints/', { body: { url: `http://127.0.0.1:${port}/orders` } });
    erp.tell({ start: { apiUrl: balancer.url, token, secret: endpoint.body.secret, troubles: 0 } });
    await until('the stream to be open', async () => live.counts.opened > 0);
    client.failures();
    place = { client, secret, phoneNumberId, user, deliver: stage.dovecot.deliver, records };
  });
  after(async () => {
    clearInterval(poller);
    await live?.stop();
    await erp?.end();
    await fleet?.stop();
    await queue?.stop();
    await stage?.stop();
    await balancer?.stop();
    await graph?.stop();
  });

  for (let day = 0; day < days; day += 1)
    it(`day ${day + 1}: the work is done while any of them is killed`, async () => {
      const killed: Record<string, number> = {};
      const [result] = await Promise.all([
        work(place, 2 * day, amount).catch(async (error) => {
          for (const line of await standing(stage.stack, companyId, [])) console.log(`      ${line}`);
          throw error;
        }),
        (async () => {
          for (let kill = 0; kill < killsADay; kill += 1) {
            await sleep(300 + Math.random() * 2_000);
            const part = parts[kill < parts.length ? kill : randomInt(parts.length)] ?? 'api';
            await fleet.kill(part);
            killed[part] = (killed[part] ?? 0) + 1;
          }
        })(),
      ]);
      done.push(result);
      await settled(result);
      console.log(`      killed ${JSON.stringify(killed)}; broken off and sent once more ${JSON.stringify(client.failures())}`);
    });

  it(`${process.env.SEVERAL === undefined ? 'one of each part is' : 'all are'} replaced one by one, and no request fails meanwhile`, async () => {
    let over = false;
    const rolled = fleet.roll('second').finally(() => {
      over = true;
    });
    for (let turn = 1; !over; turn += 1) {
      // a machine that takes minutes for it gets no work without an end, which would take it longer still: requests go on
      if (turn <= turnsAtMost) done.push(await work(place, 2 * days + turn, { mails: 1, uploads: 1, contacts: 1, orders: 2 }));
      else expect((await client.send('GET', '/sales/sales-orders/?limit=1')).status).to.equal(200);
      await sleep(1_500);
    }
    await rolled;
    const failures = client.failures();
    console.log(`      broken off and sent once more ${JSON.stringify(failures)}`);
    // a busy machine's stores may keep an API waiting, which it says; what is replaced may not
    const ofReplacing = Object.keys(failures).filter((failure) => !failure.endsWith('503 unavailable'));
    expect(ofReplacing, 'requests that were not answered').to.deep.equal([]);
    for (const one of done) await settled(one);
  });

  it('lost nothing and did nothing twice', async () => {
    const { pool } = stage.stack.foundation;
    const letters = all((one) => one.letters);
    const counts = { lost: 0, doubled: 0, failed: 0 };
    for (const letter of letters) {
      const entry = await createEmailQueries(pool).email(companyId, emailId(companyId, letter));
      const orders = await pool.query(`select 1 from read.sales_orders where source->>'id' = $1`, [emailId(companyId, letter)]);
      const copies = (await stage.dovecot.list(user, 'Processed')).filter(({ raw }) => raw.includes(letter.messageId)).length;
      if (entry?.status === 'FAILED') counts.failed += 1;
      if (!entry || orders.rowCount === 0 || copies === 0) counts.lost += 1;
      if ((orders.rowCount ?? 0) > 1 || copies > 1) counts.doubled += 1;
    }
    const told = stage.sink.received().map(({ mail }) => mail.messageId);
    counts.doubled += told.length - new Set(told).size;
    const ids = [...all((one) => one.uploaded), ...all((one) => one.approved)];
    counts.doubled += ids.length - new Set(ids).size;
    const { rows } = await pool.query<{ n: number }>('select count(*)::int as n from read.sales_orders where company_id = $1', [
      companyId,
    ]);
    expect(rows[0]?.n, 'orders of mails, uploads and people').to.equal(letters.length + ids.length);
    expect(counts).to.deep.equal({ lost: 0, doubled: 0, failed: 0 });
    console.log(
      `      ${letters.length} mails, ${ids.length} uploads and entries, ${client.sent()} requests: ${JSON.stringify(counts)}`,
    );
  });

  it('kept what each contact wrote in its order, and answered nothing twice', async () => {
    const { body: sessions } = await client.send('GET', '/api/chatchannel/sessions/?limit=200');
    for (const [contact, said] of done.flatMap((one) => [...one.written])) {
      const session = (sessions as Json[]).find((one) => one.contact_phone === `+${contact}`);
      const { body } = await client.send('GET', `/api/chatchannel/sessions/${session?.id}/messages/?limit=200`);
      const heard = (body as Json[]).filter(({ direction }) => direction === 'in').map((message) => message.text);
      expect(heard, contact).to.deep.equal(said);
    }
    const marks = graph.sent.map(({ body }) => body.biz_opaque_callback_data);
    expect(new Set(marks).size).to.equal(marks.length);
  });

  it('told the ERP of each approval, in the feed and by webhook, and every watching browser of each order', async () => {
    const approved = all((one) => one.approved);
    const report = await until(
      'the ERP to hear of all',
      async () => {
        erp.tell({ report: true });
        const now = (await erp.hears()) as ErpReport;
        return now.feed.length >= approved.length && new Set(now.taken.map(({ order }) => order)).size >= approved.length
          ? now
          : null;
      },
      longMs,
    );
    expect(report.wrong).to.deep.equal([]);
    expect(new Set(report.feed).size, 'nothing twice in the feed').to.equal(report.feed.length);
    expect(new Set(report.taken.map(({ order }) => order))).to.deep.equal(new Set(approved));
    const orders = [...approved, ...all((one) => one.uploaded)];
    await until('the stream to have named each order', async () => orders.every((id) => live.ids.has(id)), 30_000);
    expect(live.counts.resets).to.equal(0);
    console.log(`      live: opened ${live.counts.opened} times, ${live.ids.size} orders named`);
  });

  /** Every mail has its outcome. */
  const settled = async ({ letters }: Work): Promise<void> => {
    const { email } = createEmailQueries(stage.stack.foundation.pool);
    await until(
      'every mail to have its outcome',
      async () => {
        const rows = await Promise.all(letters.map((letter) => email(companyId, emailId(companyId, letter)).catch(() => null)));
        return rows.every((row) => row !== null && row.status !== 'PENDING' && !row.unsettled && row.notification !== null);
      },
      longMs,
    );
  };

  it(`are ${Object.values(fleetOf).reduce((sum, count) => sum + count, 0)} processes still`, () => {
    expect(fleet.size()).to.equal(Object.values(fleetOf).reduce((sum: number, count) => sum + count, 0));
  });
});
