/** The key of the language model is dead: what an operator and an administrator are told of it, and that orders come through all the same. */
import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import { renderClassicPdf } from '../../../demo/documents/index.ts';
import { languageModel } from '../../../src/main/doctor/language-model.examination.ts';
import { createServiceMetrics } from '../../../src/main/start/service-metrics.ts';
import { type Send, sender, uploader } from '../../api/kit.ts';
import { serveApi } from '../../support/api.ts';
import { dovecotAvailable } from '../../support/dovecot.ts';
import { type StartedProvider, startProvider } from '../../support/model-providers/start-provider.ts';
import { orderDocument } from '../../support/order-mails.ts';
import { until } from '../../support/until.ts';
import { type Desk, orderLetter, startDesk } from './desk.ts';

const user = 'orders@seller.example';
const key = 'sk-proj-dead-Kx81kVd03mPq';
const alarms = readFileSync(new URL('../../../docs/reference/grafana/order-intake.alerts.yml', import.meta.url), 'utf8');

describe('a dead key of the language model', () => {
  let provider: StartedProvider;
  let desk: Desk;
  let api: Awaited<ReturnType<typeof serveApi>>;
  let send: Send;
  let companyId: string;
  let metrics: ReturnType<typeof createServiceMetrics>['metrics'];
  const lines: string[] = [];
  before(async function () {
    if (!dovecotAvailable()) this.skip();
    provider = await startProvider('OpenAI 4o');
    desk = await startDesk({
      users: [user],
      env: { OPENAI_API_KEY: key, OPENAI_BASE_URL: provider.baseUrl, OPENAI_MODEL: 'gpt-4o' },
      onLog: (line) => lines.push(line),
    });
    const { foundation } = desk.stage.stack;
    metrics = createServiceMetrics(foundation).metrics;
    api = await serveApi(desk.stage.stack);
    companyId = await desk.company();
    send = sender(api.url, await api.token(companyId, ['admin', 'sales']));
  });
  after(async () => {
    await api?.stop();
    await desk?.stop();
    await provider?.stop();
  });
  const value = async (name: string): Promise<string | undefined> =>
    new RegExp(`^order_intake_${name} (\\S+)$`, 'm').exec(await metrics.text())?.[1];

  it('stops neither an upload nor a mail, and each says by whom it was read', async () => {
    expect(await value('model_unavailable')).to.equal('0');
    const document = orderDocument();
    const upload = uploader(api.url, await api.token(companyId, ['sales']));
    const { status, body, text } = await upload([{ name: 'order.pdf', content: await renderClassicPdf(document) }]);
    expect(status, text).to.equal(200);
    expect(body.extracted_data.po_number).to.equal(document.poNumber);
    expect(body.model_pending).to.equal(false);
    expect(body.reasons.map(({ code }: { code: string }) => code)).to.include('model_unauthorised');

    const mailboxId = await desk.mailbox(companyId, user);
    const letter = await orderLetter({ to: user });
    await desk.stage.dovecot.deliver(user, letter.raw);
    await desk.poll(companyId, mailboxId);
    expect(await desk.finished(companyId, letter)).to.deep.include({ status: 'SUCCESS' });
  });

  it('is one line of the log, one number, one alarm, and one request that was refused', async () => {
    const told = lines.filter((line) => line.includes('language model'));
    expect(told).to.have.length(1);
    expect(JSON.parse(told[0] ?? '{}')).to.include({ level: 'error', fault: 'unauthorised', model: 'gpt-4o' });
    expect(await value('model_unavailable')).to.equal('1');
    expect(await value('model_requests_total{outcome="unauthorised"}'.replace(/[{}]/g, '\\$&'))).to.equal('1');
    expect(alarms.split('order_intake_model_unavailable').length - 1).to.equal(1);
    expect((await provider.calls()).map(({ status }) => status)).to.deep.equal([401]);
  });

  it('stands in the health of the service, which stays ready', async () => {
    const answer = await fetch(`${api.url}/health/ready`);
    const { status, checks } = (await answer.json()) as {
      status: string;
      checks: Record<string, { ok: boolean; detail?: string }>;
    };
    expect([answer.status, status]).to.deep.equal([200, 'ok']);
    expect(checks.model?.ok).to.equal(true);
    expect(checks.model?.detail).to.match(/^unavailable since \S+Z: unauthorised$/);
  });

  it('is explained by doctor, with what the provider says', async () => {
    const { config, foundation, urls } = desk.stage.stack;
    const findings = await languageModel.look({ config, pool: foundation.pool, store: foundation.store, ...urls });
    const [first] = findings;
    expect(first?.state).to.equal('fault');
    expect(first?.says)
      .to.include('gpt-4o gives no answer')
      .and.to.include('does not accept the API key')
      .and.to.include('The provider reports: Incorrect API key provided');
    expect(findings.filter(({ state }) => state === 'fault')).to.have.length(1);
  });

  it('stands in the settings with the sentence of the provider, and a test says it again', async () => {
    const { body } = await send('GET', '/sales/language-model/');
    expect(body).to.deep.include({
      state: 'unavailable',
      fault: 'unauthorised',
      provider: 'openai',
      model: 'gpt-4o',
      key_set: true,
    });
    expect(body.says).to.match(/^Incorrect API key provided/);
    expect(body.usage).to.deep.include({ documents: 2, tokens: 0, cost: null });
    const { body: tested } = await send('POST', '/sales/language-model/test/', { body: {} });
    expect(tested.probes.map(({ probe }: { probe: string }) => probe)).to.deep.equal([
      'text',
      'schema',
      'picture',
      'tools',
      'embeddings',
    ]);
    expect(tested.probes[0]).to.deep.include({ outcome: 'failed', fault: 'unauthorised' });
    expect(lines.filter((line) => line.includes('the language model cannot be used'))).to.have.length(1);
  });

  it('leaves nothing of the key anywhere', async () => {
    const all = [lines.join('\n'), await metrics.text(), JSON.stringify((await send('GET', '/sales/language-model/')).body)];
    for (const text of all) expect(text.includes(key)).to.equal(false);
    const { rows } = await desk.stage.stack.foundation.pool.query('select * from app.model_health');
    expect(rows).to.have.length(1);
    expect(JSON.stringify(rows)).not.to.include(key);
  });

  it('is asked nothing of a company that does without the model, and of others only by an administrator', async () => {
    await send('PATCH', '/sales/company-settings/', { body: { language_model: false } });
    expect((await send('GET', '/sales/language-model/')).body.used).to.equal(false);
    const upload = uploader(api.url, await api.token(companyId, ['sales']));
    const { body } = await upload([{ name: 'order.pdf', content: await renderClassicPdf(orderDocument()) }]);
    expect(body.reasons.map(({ code }: { code: string }) => code)).not.to.include('model_unauthorised');
    const clerk = sender(api.url, await api.token(companyId, ['sales']));
    expect((await clerk('GET', '/sales/language-model/')).status).to.equal(403);
    await until('the setting', async () => (await send('GET', '/sales/company-settings/')).body.language_model === false);
  });
});
