/** Histories and the audit of extractions: what a person reads who asks what happened, and why. */
import { expect } from 'chai';
import { before, describe, it } from 'mocha';
import { extraction } from '../support/samples.ts';
import { expectProblem, failMail, type Json, type Reply, readDocument, receiveMail, type Send, shown, useApi } from './kit.ts';

describe('history', () => {
  const { api, as } = useApi();
  let send: Send;
  before(() => {
    send = as(['admin']);
  });

  it('of an order is every event as a sentence, with who, when, why and what changed', async () => {
    const document = await readDocument(api(), api().companyId);
    const { body: order } = await send('POST', '/sales/sales-orders/', { body: { document_id: document } });
    const correlation = 'the-day-of-the-correction';
    await send('PATCH', `/sales/sales-orders/${order.id}/`, {
      body: { currency: 'SEK' },
      headers: { 'x-correlation-id': correlation },
    });
    await send('POST', `/sales/sales-orders/${order.id}/reject/`, { body: { reason: 'ordered twice' } });
    const { body } = await send('GET', `/sales/sales-orders/${order.id}/history/`);
    expect(body.map(({ event }: Json) => event)).to.deep.equal(['OrderDrafted', 'OrderCorrected', 'OrderRejected']);
    const [drafted, corrected, rejected] = body;
    expect(drafted.sentence).to.equal(
      `Drafted ${order.reference} from an uploaded document with 1 line, read with confidence 93.50, customer unknown.`,
    );
    expect(corrected).to.deep.include({
      sentence: 'Corrected 1 field.',
      who: 'tester',
      actor: 'user:tester',
      changes: [{ field: 'currency', before: 'EUR', after: 'SEK' }],
      revision: 1,
      links: [],
    });
    expect(drafted.links).to.deep.equal([{ kind: 'document', id: document, name: null }]);
    expect(corrected.why.correlation_id).to.equal(correlation);
    expect(rejected.sentence).to.equal('Rejected: ordered twice');
    expect(new Date(rejected.at).getTime()).to.be.closeTo(Date.now(), 60_000);
    const first = await send('GET', `/sales/sales-orders/${order.id}/history/?limit=2`);
    const next = /<(.*)>/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    expect((await send('GET', next)).body).to.deep.equal([rejected]);
    const known = await send('GET', `/sales/sales-orders/${order.id}/history/`, {
      headers: { 'if-none-match': first.headers.get('etag') ?? '' },
    });
    expect(known.status).to.be.oneOf([200, 304]);
  });

  it('of a mailbox shows what a setting was and what it became, and never a password', async () => {
    const { body: config } = await send('POST', '/sales/email-configs/', { body: api().mailboxInput() });
    await send('PATCH', `/sales/email-configs/${config.id}/`, {
      body: { processed_folder: 'Done', email_password: 'another secret' },
    });
    const reply = await send('GET', `/sales/email-configs/${config.id}/history/`);
    expect(reply.body.map(({ sentence }: Json) => sentence)).to.deep.equal([
      'Configured orders@seller.example for Sales.',
      'Changed 2 settings.',
    ]);
    expect(reply.body[1].changes).to.have.deep.members([
      { field: 'processed_folder', before: 'Processed', after: 'Done' },
      { field: 'email_password', before: '(hidden)', after: '(hidden)' },
    ]);
    expect(reply.text).not.to.include('secret').and.not.to.include('a mailbox password');
    await send('DELETE', `/sales/email-configs/${config.id}/`);
    const after = await send('GET', `/sales/email-configs/${config.id}/history/`);
    expect(after.body.at(-1).sentence).to.equal('Removed together with its password.');
  });

  it('of an order says what the records are called that were put right', async () => {
    const entered = { po_number: 'PO-RECORDS', lines: [{ name: 'Bolt', qty: 2 }] };
    const { body: order } = await send('POST', '/sales/sales-orders/', { body: entered });
    const { body: customer } = await send('POST', '/sales/customers/', { body: { name: 'Audited AB', code: 'C-7' } });
    await send('PATCH', `/sales/sales-orders/${order.id}/`, { body: { customer: customer.id } });
    const { body } = await send('GET', `/sales/sales-orders/${order.id}/history/`);
    expect(body[0].records).to.deep.equal([]);
    expect(body[1].changes).to.deep.include({ field: 'customer', before: null, after: customer.id });
    expect(body[1].records).to.deep.equal([{ id: customer.id, code: 'C-7', name: 'Audited AB' }]);
  });

  it('of a mail tells of every attempt', async () => {
    const emailId = await receiveMail(api(), api().companyId);
    await failMail(api(), api().companyId, emailId);
    const { body } = await send('GET', `/sales/email-logs/${emailId}/history/`);
    expect(body.map(({ event }: Json) => event)).to.deep.equal(['EmailReceived', 'ExtractionFailed', 'EmailGivenUp']);
    expect(body[0].sentence).to.include('anna@buyer.example').and.to.include('Order PO-4711');
    const { attachment_count: attached } = (await send('GET', `/sales/email-logs/${emailId}/`)).body;
    expect(body[0].sentence).to.include(`with ${attached} attachment`);
    expect(body[2]).to.deep.include({
      sentence: 'Given up: order.pdf is encrypted. The email stays in INBOX.',
      who: 'System (test)',
    });
  });
});

describe('the audit of extractions', () => {
  const { api, as } = useApi();
  let send: Send;
  let processed: string;
  before(async () => {
    send = as(['admin']);
    const { stack, companyId, otherCompanyId } = api();
    const { advance } = stack.commands;
    processed = await receiveMail(api(), companyId, { module: 'HR' as never });
    const results = [extraction({ confidence: 60 }), extraction({ confidence: 95, documentType: 'invoice' })];
    await advance(
      processed,
      { type: 'CompleteExtraction', emailId: processed, results, skipped: [], digests: [] },
      stack.context(companyId),
    );
    const outcome = {
      orders: [],
      confidence: 60,
      threshold: 70,
      requiresReview: false,
      reviewReasons: [],
      note: null,
      leadId: null,
      notify: false,
    };
    await advance(processed, { type: 'ConcludeProcessing', emailId: processed, ...outcome }, stack.context(companyId));
    const failed = await receiveMail(api(), companyId);
    await failMail(api(), companyId, failed);
    for (let index = 0; index < 5; index += 1)
      await readDocument(api(), companyId, {
        results: [extraction({ confidence: 80 + index, extractor: { name: 'model', version: '1' } })],
      });
    await readDocument(api(), otherCompanyId);
    await shown(send, `/sales/email-logs/?status=SUCCESS`, ({ body }) => body.length === 1);
  });
  const audit = (query = '') => send('GET', `/sales/audit/extractions/?${query}`);
  const confidences = async (query: string) => (await audit(query)).body.map(({ confidence }: Json) => confidence);

  it('replays them in their order, with the metadata as it was recorded, and what became of each', async () => {
    const { body } = await audit();
    expect(body.map(({ confidence }: Json) => confidence)).to.deep.equal([60, 95, null, 80, 81, 82, 83, 84]);
    expect(body[0]).to.deep.include({
      source: { kind: 'email', id: processed },
      module: 'HR',
      outcome: 'none',
      document_type: 'order',
    });
    expect(body[0].extraction_metadata).to.deep.equal(JSON.parse(JSON.stringify(extraction({ confidence: 60 }))));
    expect(body[2]).to.deep.include({ outcome: 'failed', reason: 'order.pdf is encrypted', extraction_metadata: null });
    expect(body[3]).to.deep.include({ module: null, outcome: 'none' });
  });
  it('answers filters', async () => {
    expect(await confidences('extractor=model')).to.deep.equal([80, 81, 82, 83, 84]);
    expect(await confidences('min_confidence=81&max_confidence=83')).to.deep.equal([81, 82, 83]);
    expect(await confidences('module=HR')).to.deep.equal([60, 95]);
    expect(await confidences('outcome=failed')).to.deep.equal([null]);
    expect(await confidences('to=2020-01-01')).to.deep.equal([]);
    expect(await confidences('from=2020-01-01&extractor=rules')).to.deep.equal([60, 95]);
    for (const wrong of ['min_confidence=101', 'outcome=lost', 'module=SPORT', 'cursor=1', 'from=soon'])
      expectProblem(await audit(wrong), 422, 'invalid_request');
  });
  it('goes on by place, page after page, and nothing twice', async () => {
    const seen: (number | null)[] = [];
    for (let next: string | null = '/sales/audit/extractions/?limit=3'; next; ) {
      const reply: Reply = await send('GET', next);
      seen.push(...reply.body.map(({ confidence }: Json) => confidence));
      next = /<(.*)>/.exec(reply.headers.get('link') ?? '')?.[1] ?? null;
    }
    expect(seen).to.deep.equal([60, 95, null, 80, 81, 82, 83, 84]);
  });
  it('is a line each for who accepts NDJSON', async () => {
    const reply = await send('GET', '/sales/audit/extractions/?extractor=model', { headers: { accept: 'application/x-ndjson' } });
    expect(reply.headers.get('content-type')).to.equal('application/x-ndjson');
    const lines = reply.text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.map(({ confidence }) => confidence)).to.deep.equal([80, 81, 82, 83, 84]);
  });
});
