/** The operator's commands, each as it is called, against a service that runs. */
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EventStoreDBClient, jsonEvent } from '@eventstore/db-client';
import { readModelStatus } from '@order-intake/event-sourcing';
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import { apiKeyHash } from '../../../src/commands/company/api-keys.command.ts';
import { companyStream } from '../../../src/domain/company/company.stream.ts';
import { readModels } from '../../../src/projections/read-models.ts';
import { draftOrder, receiveMail, sender, senderFor, shown } from '../../api/kit.ts';
import { startApi, type TestApi } from '../../support/api.ts';
import { runTool } from '../../support/run-tool.ts';
import { until } from '../../support/until.ts';

describe('the commands of an operator', () => {
  let api: TestApi;
  let orderId: string;
  before(async () => {
    api = await startApi();
    const mail = await receiveMail(api, api.companyId);
    orderId = await draftOrder(api, api.companyId, mail);
    const send = await senderFor(api, ['sales']);
    await shown(send, `/sales/sales-orders/${orderId}/`);
    await shown(send, `/sales/email-logs/${mail}/`);
  });
  after(() => api.stop());

  const run = (program: string, ...args: readonly string[]) => runTool(program, args, { ...api.stack.env, LOG_LEVEL: 'silent' });
  const { query } = { query: (text: string) => api.stack.foundation.pool.query(text) };

  it('projections lists every read model with version, state, position, lag and dead letters', async () => {
    const { code, out } = await run('projections');
    expect(code).to.equal(0);
    expect(out).to.match(/^read model +version +state +position +lag +dead letters +reason\n/);
    expect(out).to.match(/\nemails +\d+ +live +\d+ +\d+\.\d s +0\n/);
  });

  it('projections rebuild builds again and says how far it has come', async () => {
    const { code, out, err } = await run('projections', 'rebuild', 'emails', 'sales_orders');
    expect(code).to.equal(0);
    expect(JSON.parse(out)).to.deep.include({ rebuilt: ['emails', 'sales_orders'] });
    expect(err).to.match(/\[#+·*\] +\d+ % +\d+ events, [\d,]+\/s/);
  });

  it('projections resume and skip act on a paused read model alone', async () => {
    const refused = await run('projections', 'skip', 'leads');
    expect(refused.code).to.equal(1);
    expect(refused.err).to.include('leads is not paused');
    await query(`update app.checkpoints set paused = '{"eventId": "e", "type": "LeadCaptured", "stream": "lead-x", "revision": 0,
      "position": {"commit": "1", "prepare": "1"}, "recordedAt": "2026-11-20T08:00:00.000Z", "reason": "RangeError"}' where name = 'leads'`);
    const listed = await run('projections', 'list');
    expect(listed.out).to.match(/\nleads .* paused .*LeadCaptured at lead-x, revision 0: RangeError/);
    expect((await run('projections', 'resume', 'leads')).out).to.include('leads: retries its event');
    const { pool, store } = api.stack.foundation;
    await until('leads to be live', async () =>
      (await readModelStatus({ pool, store, readModels })).some(({ name, state }) => name === 'leads' && state === 'live'),
    );
    expect((await run('projections')).out).to.match(/\nleads .* live /);
  });

  it('rights lists a forged key, which lets nobody in, and an adopted one does', async () => {
    const client = EventStoreDBClient.connectionString([api.stack.urls.eventStoreUrl] as unknown as TemplateStringsArray);
    const forged = async (name: string) => {
      const [id, key] = [randomUUID(), `oik_${randomBytes(32).toString('base64url')}`];
      const data = { keyId: randomUUID(), name, hash: apiKeyHash(key), start: key.slice(0, 10), roles: ['admin'] };
      const who = { companyId: api.companyId, actor: 'user:owner', schemaVersion: 1 };
      const metadata = { $correlationId: id, $causationId: id, commandId: id, ...who };
      await client.appendToStream(companyStream(api.companyId), [jsonEvent({ id, type: 'ApiKeyCreated', data, metadata })]);
      return { id, statusOf: async () => (await sender(api.url, key)('GET', '/sales/products/')).status };
    };
    const [old, mallory] = [await forged('from before'), await forged('mallory')];
    await client.dispose();
    const { pool, store } = api.stack.foundation;
    await until('both to be dead letters', async () =>
      (await readModelStatus({ pool, store, readModels })).some(
        ({ name, deadLetters }) => name === 'api_keys' && deadLetters === 2,
      ),
    );
    expect([await old.statusOf(), await mallory.statusOf()]).to.deep.equal([401, 401]);

    const { out } = await run('rights');
    for (const { id } of [old, mallory]) expect(out).to.match(new RegExp(`${id} .* ApiKeyCreated .* admin`));
    expect((await run('rights', 'adopt', randomUUID())).err).to.include('nothing was adopted');
    const adopted = await run('rights', 'adopt', old.id);
    expect(JSON.parse(adopted.out), adopted.err).to.deep.equal({ adopted: [old.id], rebuilt: ['api_keys', 'security_log'] });
    await until('the adopted key to be shown', async () => (await old.statusOf()) === 200);
    expect(await mallory.statusOf()).to.equal(401);
    expect((await run('rights')).out)
      .to.include(mallory.id)
      .and.not.to.include(old.id);
  });

  it('company takes the settings that the API takes, and says of each other what is wrong', async () => {
    const wrong = ['time_zone=Mars/Base', 'locale=xx_YY', 'min_confidence_threshold=', 'admin_emails=it', 'own_domains=a b'];
    const refused = await run('company', 'settings', api.companyId, 'currency=SEK', ...wrong);
    expect(refused.code).to.equal(2);
    for (const setting of wrong) expect(refused.err).to.match(new RegExp(`^${setting.split('=')[0]}[.:]`, 'm'));
    expect((await run('company', 'settings', api.companyId, 'nothing=1')).err).to.include('nothing is not a company setting');

    const taken = ['time_zone=Asia/Kolkata', 'min_confidence_threshold=80', 'own_domains=A.example, b.example', 'locale='];
    const { out, err } = await run(
      'company',
      'settings',
      api.companyId,
      'mail_on_approval=true',
      'personal_data_days=90',
      ...taken,
    );
    expect(JSON.parse(out), err).to.deep.include({
      timeZone: 'Asia/Kolkata',
      minConfidenceThreshold: 80,
      ownDomains: ['a.example', 'b.example'],
      locale: null,
      mailOnApproval: true,
      personalDataDays: 90,
    });
  });

  it('company user gives somebody who is invited already the roles that are named, and else leaves them', async () => {
    const send = await senderFor(api, ['admin']);
    const invited = await send('POST', '/sales/users/', { body: { email: 'owner@seller.example', roles: ['sales'] } });
    const rolesNow = async () => (await send('GET', `/sales/users/${invited.body.id}/`)).body.roles;
    const { out, err } = await run('company', 'user', api.companyId, 'Owner@seller.example');
    expect([out.includes('/app/join#code='), await rolesNow()], err).to.deep.equal([true, ['sales']]);
    await run('company', 'user', api.companyId, 'owner@seller.example', 'admin,sales');
    await until('the roles to be shown', async () => (await rolesNow()).includes('admin'));
    expect(await rolesNow()).to.have.members(['admin', 'sales']);
  });

  it('catalog takes nothing of a file with a fault in it, names each place, and knows the company', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'catalog-'));
    const catalog = async (companyId: string, content: string) => {
      const file = join(directory, 'catalog.json');
      await writeFile(file, content);
      return run('catalog', companyId, file);
    };
    try {
      const faulty = { code: 'F-1', name: 'Faulty', price: '12345678901234567890' };
      const first = await catalog(
        api.companyId,
        JSON.stringify({ customers: [{ name: 'A', emails: ['no address'] }], products: [faulty], supplier: [] }),
      );
      expect(first.code).to.equal(2);
      for (const place of ['customers[0].emails.1: ', 'products[0].price: ', 'supplier: ']) expect(first.err).to.include(place);
      const broken = await catalog(api.companyId, '{ "products": [');
      expect([broken.code, broken.err.includes('is not valid JSON'), broken.err.includes('    at ')]).to.deep.equal([
        2,
        true,
        false,
      ]);
      expect((await catalog(api.companyId, '{ "products": { "code": "A" } }')).err).to.include('products: must be a list');

      const good = JSON.stringify({ products: [{ code: 'F-1', name: 'Plain', price: 0.42 }] });
      const stranger = await catalog(randomUUID(), good);
      expect([stranger.code, stranger.err.includes('is not a company of this installation')]).to.deep.equal([1, true]);
      const { code, err } = await catalog(api.companyId, good);
      expect(code, err).to.equal(0);
    } finally {
      await rm(directory, { recursive: true, force: true });
    }
  });

  it('projections says what it does not know, with its usage', async () => {
    for (const args of [
      ['rebuild', 'nothing'],
      ['skip', 'leads', 'emails'],
    ]) {
      const { code, err } = await run('projections', ...args);
      expect(code, args.join(' ')).to.equal(2);
      expect(err).to.include('Usage:').and.to.include('emails');
    }
  });

  it('audit --verify finds no difference, and each one that somebody makes by hand', async () => {
    const clean = await run('audit', '--verify');
    expect(clean.out)
      .to.match(/emails: 1 rows, differences 0\n/)
      .and.to.match(/\ndifferences 0\n$/);
    expect(clean.code).to.equal(0);
    const { rows } = await query(`select shown.version from app.checkpoints shown where kind = 'read_model' and name = 'emails'`);
    await query(`update read.emails_v${rows[0].version} set status = 'FAILED'`);
    const found = await run('audit', '--verify');
    expect(found.code).to.equal(1);
    expect(found.out)
      .to.match(/, status: shown "FAILED", folded "PENDING"\n/)
      .and.to.match(/\ndifferences 1\n$/);
  });

  it('audit --order tells every event of an order and of its mail, in their order', async () => {
    const { code, out } = await run('audit', '--order', orderId);
    expect(code).to.equal(0);
    expect(out).to.match(/EmailReceived +by system:test[\s\S]*OrderDrafted +by system:test/);
    expect(out).to.include('correlation ');
    expect((await run('audit', '--order', 'nothing')).code).to.equal(1);
    expect((await run('audit')).code).to.equal(2);
  });
});
