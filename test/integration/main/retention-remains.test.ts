/** Whatever was said of somebody, wherever it was said: after the term nobody finds it, with whatever they may read. */
import { randomUUID } from 'node:crypto';
import { rebuildReadModels } from '@order-intake/event-sourcing';
import { unread, warn } from '@order-intake/order-extraction/document';
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import { note } from '../../../src/domain/email/notes.ts';
import { readModels } from '../../../src/projections/read-models.ts';
import { readDocument, type Send, senderFor, shown } from '../../api/kit.ts';
import { startApi, type TestApi } from '../../support/api.ts';
import { auditReadModels } from '../../support/mail-stage.ts';
import { rawEvents } from '../../support/raw-events.ts';
import { dump } from '../../support/read-dump.ts';
import { copy, extraction, field, processedData, receivedData } from '../../support/samples.ts';
import { type Clock, createClock } from '../../support/service/clock.ts';
import { runRetention } from '../../support/service/retention.ts';
import { until } from '../../support/until.ts';

/** what everything of this person is called */
const name = 'zwfisch';
const spelled = [new RegExp(name, 'i'), new RegExp(Buffer.from(name).toString('hex'), 'i')];
const path = '/sales/sales-orders/';
const said = extraction({
  fields: {
    ...extraction().fields,
    customer_name: field(`${name} GmbH`),
    customer_email: field(`${name}@buyer.example`),
    customer_phone: field(`+49 ${name}`),
    customer_tax_number: field(`DE${name}`),
  },
  warnings: [
    warn.attachment_not_read(`${name}.docx`, unread.other(`${name}.docx is damaged.`)),
    { code: 'attachment_not_read', facts: {}, text: `The attachment ${name}.docx was not read` },
  ],
  files: [{ name: `${name}.pdf`, sha256: 'ab'.repeat(32), size: 2048, type: 'pdf' }],
});

describe('what is left of somebody after the term', () => {
  let api: TestApi;
  let clock: Clock;
  let send: Send;
  before(async () => {
    clock = createClock();
    api = await startApi();
    send = await senderFor(api, ['admin']);
    await send('PATCH', '/sales/company-settings/', { body: { personal_data_days: 30 } });
  });
  after(async () => {
    await api?.stop();
    clock?.remove();
  });

  const everything = async (): Promise<string> => {
    const tables = await dump(api.stack.foundation.pool, 'app', 'read', 'building', 'queue');
    return `${tables}\n${(await rawEvents(api.stack.urls.eventStoreUrl)).join('\n')}`;
  };
  /** Of the lines in which the person is found the beginnings. */
  const found = async (): Promise<readonly string[]> => {
    const lines = (await everything()).split('\n');
    return lines.filter((line) => spelled.some((pattern) => pattern.test(line))).map((line) => line.slice(0, 300));
  };
  const receive = async (): Promise<string> => {
    const { commands, context } = api.stack;
    const {
      mail,
      emailId: _,
      ...received
    } = receivedData({
      attachments: [{ part: '2', name: `${name}.pdf`, declaredType: 'application/pdf', encoding: 'base64', size: 2800 }],
      skipped: [{ name: `${name}.docx`, reason: unread.other('no kind of document that is read') }],
    });
    const from = { from: `${name}@buyer.example`, fromName: `Frau ${name}`, subject: `Order of ${name}` };
    const input = {
      ...received,
      copy: copy({ mailboxId: randomUUID() }),
      mail: { ...mail, ...from, messageId: `${randomUUID()}@${name}.example` },
    };
    return (await commands.receiveEmail(input, context(api.companyId))).emailId;
  };
  const order = async (): Promise<string> => {
    const documentId = await readDocument(api, api.companyId, { results: [said], content: `all about ${name}` });
    const headers = { 'idempotency-key': randomUUID() };
    const made = await send('POST', path, { body: { document_id: documentId }, headers });
    expect(made.status, made.text).to.equal(201);
    return made.body.id;
  };

  it('stands where it was said, for the time being: of mails, of what could not be read, of orders and what was written to them', async () => {
    const { commands, context } = api.stack;
    const of = context(api.companyId);
    const [processed, failed] = [await receive(), await receive()];
    const skipped = [{ name: `${name}.docx`, reason: unread.other('no kind of document that is read') }];
    await commands.advance(
      processed,
      { type: 'CompleteExtraction', emailId: processed, results: [said], skipped, digests: [] },
      of,
    );
    const noted = note.nothing_to_process(unread.of_file(`${name}.docx`, unread.part_not_read()));
    await commands.advance(
      processed,
      { type: 'ConcludeProcessing', ...processedData({ emailId: processed, orders: [], note: noted }) },
      of,
    );
    const reason = unread.other(`${name}.pdf is encrypted`);
    await commands.advance(failed, { type: 'FailAttempt', cause: 'unreadable', reason, now: new Date().toISOString() }, of);
    const id = await order();
    for (const [action, body] of [
      ['comments', { text: `${name} called` }],
      ['cancel', { reason: `${name} has no money` }],
    ] as const)
      expect((await send('POST', `${path}${id}/${action}/`, { body })).status).to.equal(200);
    const page = `/sales/email-logs/${processed}/`;
    await shown(send, page, ({ body }) => body.email_subject === `Order of ${name}` && body.status === 'SUCCESS');
    expect(await found()).to.not.deep.equal([]);
  });

  it('is nowhere: in no event as it is written, in no table, and in none that is built anew', async () => {
    const { pool, store } = api.stack.foundation;
    const { code, err } = await runRetention(api.stack, clock, 31, '--no-archive');
    expect({ code, err }).to.deep.equal({ code: 0, err: '' });
    // these have a term of hours or days, which every worker sees to
    await pool.query('delete from app.idempotency_keys');
    await pool.query('delete from app.tasks');
    await until('the read models to forget', async () => !(spelled[0] as RegExp).test(await dump(pool, 'read')));
    expect(await found()).to.deep.equal([]);
    await rebuildReadModels({ pool, store, readModels, names: 'all' });
    expect(await found()).to.deep.equal([]);
    // what no worker has put beside an order expires by itself, within days
    const { rows } = await pool.query('select location from app.files where company_id = $1 and expires_at is null', [
      api.companyId,
    ]);
    expect(rows, 'files').to.deep.equal([]);
    await auditReadModels(api.stack);
  });
});
