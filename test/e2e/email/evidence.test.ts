/** The file of a mail is not kept: viewing it fetches it from the mail's current folder. */
import { rm } from 'node:fs/promises';
import { enqueue } from '@order-intake/event-sourcing';
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import { renderClassicPdf } from '../../../demo/documents/index.ts';
import { eventCodecs } from '../../../src/domain/event-codecs.ts';
import { followInstructions } from '../../../src/jobs/definitions.ts';
import { evidenceFileId, quotesFileId } from '../../../src/jobs/evidence/evidence-files.ts';
import { type Json, type Send, sender } from '../../api/kit.ts';
import { serveApi } from '../../support/api.ts';
import { archiveOf } from '../../support/documents/word.ts';
import { dovecotAvailable } from '../../support/dovecot.ts';
import { buyer, orderDocument } from '../../support/order-mails.ts';
import { tablesWith } from '../../support/tables-with.ts';
import { until } from '../../support/until.ts';
import { type Desk, letterWith, orderLetter, patienceMs, startDesk } from './desk.ts';

const user = 'evidence@seller.example';

describe('evidence of an order that came by mail', () => {
  let desk: Desk;
  let companyId: string;
  let mailboxId: string;
  let send: Send;
  let other: Send;
  let admin: Send;
  let stopApi: () => Promise<void>;
  before(async function () {
    if (!dovecotAvailable()) this.skip();
    desk = await startDesk({ users: [user] });
    companyId = await desk.company();
    mailboxId = await desk.mailbox(companyId, user);
    const api = await serveApi(desk.stage.stack);
    send = sender(api.url, await api.token(companyId, ['sales']));
    admin = sender(api.url, await api.token(companyId, ['admin']));
    other = sender(api.url, await api.token(await desk.company(), ['admin', 'sales']));
    stopApi = api.stop;
  });
  after(async () => {
    await stopApi?.();
    await desk?.stop();
  });
  const drafted = async () => {
    const document = orderDocument();
    const letter = await orderLetter({ to: user, document, format: 'pdf' });
    await desk.stage.dovecot.deliver(user, letter.raw);
    await desk.poll(companyId, mailboxId);
    await desk.finished(companyId, letter);
    const order = await until('the order', async () =>
      (await desk.orders(companyId)).find(({ po_number }) => po_number === document.poNumber),
    );
    return { document, letter, order, path: `/sales/sales-orders/${order.id}/` };
  };
  const sourceOf = (order: Json): { readonly sha256: string } => order.extraction_metadata.files[0];

  it('is fetched from the processed folder, shown for minutes, and gone then', async () => {
    const { order, path } = await drafted();
    expect((await send('GET', `${path}pages/`)).body).to.deep.include({ at_hand: false, pages: null });
    expect((await send('GET', `${path}pages/1/`)).body.code).to.equal('file_not_available');
    const fetched = await send('POST', `${path}evidence/`);
    expect(fetched.status, fetched.text).to.equal(200);
    expect(fetched.body.files).to.deep.equal([{ file: 0, fetched: true }]);
    expect(Date.parse(fetched.body.expires_at) - Date.now()).to.be.within(8 * 60_000, 10 * 60_000);
    expect((await send('GET', `${path}pages/`)).body).to.include({ at_hand: true });
    expect((await send('GET', `${path}pages/1/`)).status).to.equal(200);
    for (const way of ['pages/', 'pages/1/', 'evidence/']) expect((await other('GET', path + way)).status).to.equal(404);
    expect((await other('POST', `${path}evidence/`)).status).to.equal(404);

    const { pool } = desk.stage.stack.foundation;
    const fileId = evidenceFileId(order.id, sourceOf(order).sha256);
    const { rows } = await pool.query(`update app.files set expires_at = now() where id = $1 returning location`, [fileId]);
    expect(rows).to.deep.equal([{ location: `evidence/${order.id}` }]);
    expect((await send('GET', `${path}pages/1/`)).body.code).to.equal('file_not_available');
    expect((await send('POST', `${path}evidence/`)).status).to.equal(200);
    expect((await send('GET', `${path}pages/1/`)).status).to.equal(200);
  });
  it('is read again from there, and is what it was', async () => {
    const { order, path } = await drafted();
    const report = await send('POST', `${path}re_extract/`, { body: {} });
    expect(report.status, report.text).to.equal(200);
    expect(report.body).to.deep.include({ order_id: order.id, fields: [], held: false });
    expect((await other('POST', `${path}re_extract/`, { body: {} })).status).to.equal(404);
  });
  it('comes with what the words of the mail want done, quoted for minutes and kept in no event, log or task', async () => {
    const document = orderDocument();
    const content = await renderClassicPdf(document);
    const wish = 'Please leave out line 3, and deliver the rest as quoted.';
    const file = { filename: 'order.pdf', content, contentType: 'application/pdf' };
    const letter = await letterWith(
      user,
      'Order',
      [file],
      `Dear team,\n\nplease find attached our order. ${wish}\n\nKind regards`,
    );
    await desk.stage.dovecot.deliver(user, letter.raw);
    await desk.poll(companyId, mailboxId);
    await desk.finished(companyId, letter);
    const order = await until('the order', async () =>
      (await desk.orders(companyId)).find(({ po_number }) => po_number === document.poNumber),
    );
    const path = `/sales/sales-orders/${order.id}/instructions/`;
    expect((await send('GET', path)).body).to.deep.equal({ at_hand: false, kept: false, sentences: [] });
    const fetched = await send('POST', path);
    expect(fetched.status, fetched.text).to.equal(200);
    expect(fetched.body.found).to.equal(1);
    expect((await send('GET', path)).body).to.deep.equal({ at_hand: true, kept: false, sentences: [wish] });
    for (const method of ['GET', 'POST']) expect((await other(method, path)).status).to.equal(404);
    const { pool } = desk.stage.stack.foundation;
    const { rows } = await pool.query('select result::text from app.tasks where company_id = $1', [companyId]);
    expect(JSON.stringify([rows, await desk.events(companyId, letter)])).not.to.include('leave out line 3');
  });
  describe('of a company that keeps what the words of mails want done', () => {
    const sentence = 'Please leave out line 3, and deliver the rest as quoted.';
    const follow = async (changes: { readonly keepInstructions: boolean }) => {
      const { commands, context } = desk.stage.stack;
      await commands.changeCompanySettings({ changes, ifMatch: null }, context(companyId));
    };
    before(() => follow({ keepInstructions: true }));
    after(() => follow({ keepInstructions: false }));

    const keptWith = async (): Promise<{ readonly path: string; readonly id: string }> => {
      const document = orderDocument();
      const file = { filename: 'order.pdf', content: await renderClassicPdf(document), contentType: 'application/pdf' };
      const letter = await letterWith(user, 'Order', [file], `Dear team,\n\nplease find attached our order. ${sentence}\n`);
      await desk.stage.dovecot.deliver(user, letter.raw);
      await desk.poll(companyId, mailboxId);
      await desk.finished(companyId, letter);
      const order = await until('the order', async () =>
        (await desk.orders(companyId)).find(({ po_number }) => po_number === document.poNumber),
      );
      const path = `/sales/sales-orders/${order.id}/`;
      await until('the quotes', () => isKept(path), patienceMs);
      return { path, id: order.id };
    };
    const quotesAt = async (path: string): Promise<Json> => (await send('GET', `${path}instructions/`)).body;
    const isKept = async (path: string): Promise<boolean> => (await quotesAt(path)).kept === true;
    const isGone = async (path: string): Promise<boolean> => (await quotesAt(path)).at_hand === false;
    const rowOf = async (id: string) => {
      const { pool } = desk.stage.stack.foundation;
      const text = 'select expires_at, person_key_id from app.files where id = $1';
      return (await pool.query(text, [quotesFileId(id, 'kept')])).rows;
    };

    it('they are quoted without being asked for, under the key of the sender, in no event and nowhere in clear', async () => {
      const { path, id } = await keptWith();
      expect(await quotesAt(path)).to.deep.equal({ at_hand: true, kept: true, sentences: [sentence] });
      expect((await other('GET', `${path}instructions/`)).status).to.equal(404);
      const [row] = await rowOf(id);
      expect(row).to.deep.include({ expires_at: null });
      expect(row?.person_key_id).to.be.a('string');
      const { pool, store } = desk.stage.stack.foundation;
      let events = 0;
      for await (const event of store.readAll({ types: eventCodecs.map(({ type }) => type), after: null })) {
        const whole = JSON.stringify(event, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
        expect(whole, event.type).not.to.include('leave out line 3');
        events += 1;
      }
      expect(events).to.be.greaterThan(10);
      const { names, searched } = await tablesWith(pool, 'leave out line 3');
      expect(searched).to.be.above(30);
      expect(names).to.deep.equal([]);
    });

    it('they go when the draft is approved, rejected or cancelled, and come back only with the draft', async () => {
      const [approved, rejected, cancelled] = [await keptWith(), await keptWith(), await keptWith()];
      const reason = 'not ours';
      const warehouse = (await admin('POST', '/sales/warehouses/', { body: { name: 'Main', code: 'MAIN' } })).body.id;
      expect((await send('PATCH', approved.path, { body: { warehouse } })).status).to.equal(200);
      const approval = await send('POST', `${approved.path}approve/`, { body: {} });
      expect(approval.status, approval.text).to.equal(200);
      expect((await send('POST', `${rejected.path}reject/`, { body: { reason } })).status).to.equal(200);
      expect((await send('POST', `${cancelled.path}cancel/`, { body: { reason } })).status).to.equal(200);
      for (const { path, id } of [approved, rejected, cancelled]) {
        await until('the end of the quotes', () => isGone(path), patienceMs);
        expect(await rowOf(id)).to.deep.equal([]);
      }
      await desk.run([enqueue(followInstructions, { companyId, orderId: cancelled.id }, 'again')]);
      expect(await rowOf(cancelled.id)).to.deep.equal([]);
      expect((await send('POST', `${rejected.path}reopen/`, { body: {} })).status).to.equal(200);
      await until('the quotes of a draft again', () => isKept(rejected.path), patienceMs);
    });

    it('they go with the person, and all of them when the company keeps none any more', async () => {
      const { path, id } = await keptWith();
      await follow({ keepInstructions: false });
      await until('the end of the quotes', () => isGone(path), patienceMs);
      expect(await rowOf(id)).to.deep.equal([]);
      await follow({ keepInstructions: true });
      const last = await keptWith();
      expect((await admin('POST', '/sales/privacy/erase/', { body: { email: buyer.email } })).status).to.equal(200);
      expect(await isGone(last.path)).to.equal(true);
      await desk.run([enqueue(followInstructions, { companyId, orderId: last.id }, 'again')]);
      expect(await rowOf(last.id)).to.deep.equal([]);
    });
  });
  it('is not looked for again and again by a company that keeps instructions, once its mail was deleted', async () => {
    const { order } = await drafted();
    for (const { path: file } of await desk.stage.dovecot.list(user, 'Processed')) await rm(file);
    const { commands, context, foundation } = desk.stage.stack;
    const changes = { keepInstructions: true };
    await commands.changeCompanySettings({ changes, ifMatch: null }, context(companyId));
    await desk.run([enqueue(followInstructions, { companyId, orderId: order.id }, 'deleted')]);
    const { rows } = await foundation.pool.query(
      `select state, retry_count from queue.job where name = $1 and data->>'orderId' = $2 and singleton_key = 'deleted'`,
      [followInstructions.name, order.id],
    );
    expect(rows).to.deep.equal([{ state: 'completed', retry_count: 0 }]);
    await commands.changeCompanySettings({ changes: { keepInstructions: false }, ifMatch: null }, context(companyId));
  });
  it('is fetched out of the archive that it came in', async () => {
    const document = orderDocument();
    const content = archiveOf({ 'folder/order.pdf': await renderClassicPdf(document), 'readme.txt': 'see the order' });
    const letter = await letterWith(user, 'Order', [{ filename: 'order.zip', content, contentType: 'application/zip' }]);
    await desk.stage.dovecot.deliver(user, letter.raw);
    await desk.poll(companyId, mailboxId);
    expect(await desk.finished(companyId, letter)).to.deep.include({ status: 'SUCCESS', attachment_count: 1 });
    const order = await until('the order', async () =>
      (await desk.orders(companyId)).find(({ po_number }) => po_number === document.poNumber),
    );
    const path = `/sales/sales-orders/${order.id}/`;
    const fetched = await send('POST', `${path}evidence/`);
    expect(fetched.body.files, fetched.text).to.deep.equal([{ file: 0, fetched: true }]);
    expect((await send('GET', `${path}pages/`)).body).to.include({ name: 'order.pdf', at_hand: true });
    expect((await send('GET', `${path}pages/1/`)).status).to.equal(200);
  });
  it('is refused when the mailbox holds something else by now, or nothing', async () => {
    const { letter, path } = await drafted();
    for (const { path: file } of await desk.stage.dovecot.list(user, 'Processed')) await rm(file);
    const gone = await send('POST', `${path}evidence/`);
    expect([gone.status, gone.body.code]).to.deep.equal([409, 'mail_gone']);
    expect((await send('POST', `${path}re_extract/`, { body: {} })).body.code).to.equal('mail_gone');
    const { messageId } = letter;
    await desk.stage.dovecot.deliver(user, (await orderLetter({ to: user, messageId, document: orderDocument() })).raw);
    const refused = await send('POST', `${path}evidence/`);
    expect([refused.status, refused.body.code]).to.deep.equal([409, 'file_changed']);
    expect((await send('POST', `${path}re_extract/`, { body: {} })).body.code).to.equal('file_changed');
    expect((await send('GET', `${path}pages/1/`)).body.code).to.equal('file_not_available');
  });
});
