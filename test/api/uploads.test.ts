/** A document that a person uploads: what it says, what is refused and why, and the order that is made of it. */
import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import { createRequire } from 'node:module';
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import { renderClassicPdf, renderXlsx } from '../../demo/documents/index.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { pdfOf, write } from '../support/documents/pdf.ts';
import { orderDocument, registerCatalog } from '../support/order-mails.ts';
import { rawEvents } from '../support/raw-events.ts';
import { until } from '../support/until.ts';
import { expectProblem, type FormFile, type Send, senderFor, shown, uploader } from './kit.ts';

const XLSX = createRequire(import.meta.url)('xlsx');

describe('uploaded documents', () => {
  let api: TestApi;
  let send: Send;
  let other: Send;
  let token: string;
  let stopWorker: () => Promise<void>;
  before(async () => {
    api = await startApi();
    const worker = await api.stack.startWorker();
    stopWorker = worker.stop;
    token = await api.token(api.companyId, ['sales']);
    send = await senderFor(api, ['sales']);
    other = await senderFor(api, ['sales'], api.otherCompanyId);
    await registerCatalog(api.stack, api.companyId);
    await until('the catalogue in its read model', async () => {
      const { rows } = await api.stack.foundation.pool.query<{ count: string }>(
        'select count(*) from read.products where company_id = $1',
        [api.companyId],
      );
      return Number(rows[0]?.count) === 34;
    });
  });
  after(async () => {
    await stopWorker();
    await api.stop();
  });
  const upload = (files: FormFile | readonly FormFile[], headers?: Readonly<Record<string, string>>) =>
    uploader(api.url, token)(Array.isArray(files) ? files : [files as FormFile], headers);
  const pdf = async (document = orderDocument()) => ({
    name: `${document.poNumber}.pdf`,
    content: await renderClassicPdf(document),
  });

  it('a PDF answers what it says by the names of the specification, matched, with what is missing', async () => {
    const document = orderDocument();
    const reply = await upload(await pdf(document));
    expect(reply.status, reply.text).to.equal(200);
    const { extracted_data: data, missing_fields, confidence, document_id } = reply.body;
    expect(data).to.include({
      customer_name: document.buyer.name,
      po_number: document.poNumber,
      currency: 'EUR',
      delivery_date: document.deliveryDate,
    });
    expect(data.total).to.be.a('number');
    expect(data.products.map(({ name, qty, price }: Record<string, unknown>) => ({ name, qty, price }))).to.deep.equal(
      document.lines.map(({ name, qty, price }) => ({ name, qty: Number(qty), price: Number(price) })),
    );
    expect(confidence).to.be.within(70, 100);
    expect(document_id).to.match(/^[0-9a-f-]{36}$/);
    expect(reply.body.customer).to.be.a('string');
    expect(data.products.every(({ product }: { product: unknown }) => product !== null)).to.equal(true);
    // no warehouse is registered in this company
    expect(missing_fields).to.deep.equal(['warehouse']);
    expect(reply.body).to.include({ document_type: 'order', confidence_level: 'high' });
    const again = await send('GET', `/sales/documents/${document_id}/`);
    expect(again.body).to.deep.equal(reply.body);
    expectProblem(await other('GET', `/sales/documents/${document_id}/`), 404, 'not_found');
  });

  it('one that takes an order back waits on that order, in the queue of what waits', async () => {
    const document = orderDocument();
    const { body: read } = await upload(await pdf(document));
    const { body: order } = await send('POST', '/sales/sales-orders/', { body: { document_id: read.document_id } });
    const { name, email } = document.buyer;
    const said = [
      'Order Cancellation',
      name,
      email,
      `Purchase order no: ${document.poNumber}`,
      `We hereby cancel our purchase order ${document.poNumber}.`,
    ];
    const content = await pdfOf((page) => {
      for (const [index, line] of said.entries()) write(page, line, 50, 50 + index * 30, index === 0 ? 20 : 10);
    });
    const cancelled = await upload({ name: 'cancellation.pdf', content });
    expect(cancelled.body, cancelled.text).to.include({ document_type: 'order_cancellation' });
    const path = '/sales/review/?reason=cancellation_requested';
    const { body: queue } = await shown(send, path, ({ body }) => body.waiting.length === 1);
    expect(queue.waiting[0]).to.deep.include({ id: order.id, reasons: ['cancellation_requested'] });
    const now = await send('GET', `/sales/sales-orders/${order.id}/`);
    expect(now.body.cancellations[0]).to.deep.include({
      source: { kind: 'upload', id: cancelled.body.document_id },
      state: 'waits',
    });
    expectProblem(await send('POST', `/sales/sales-orders/${order.id}/approve/`), 409, 'cancellation_waits');
  });

  it('an unknown customer is missing too, and all that the draft lacks', async () => {
    const buyer = {
      ...orderDocument().buyer,
      name: 'Nobody Knows GmbH',
      email: 'x@nobody.example',
      customerCode: 'ZZ-1',
      taxNumber: '',
    };
    const { lines } = orderDocument();
    const unknown = lines.map((line, index) => (index === 0 ? { ...line, name: 'Gremlin', code: 'ZZ-99' } : line));
    const { body } = await upload(await pdf(orderDocument({ buyer: buyer as never, lines: unknown })));
    expect(body.missing_fields).to.include.members(['customer', 'warehouse', 'lines.1.product']);
    expect(body.customer).to.equal(null);
    const made = await send('POST', '/sales/sales-orders/', { body: { document_id: body.document_id } });
    expect(body.missing_fields).to.have.members(made.body.missing_fields);
  });

  it('what was odd about the file has a code and a sentence, in the answer and in the order', async () => {
    const { body } = await upload({ ...(await pdf(orderDocument())), name: 'order.xlsx' });
    const facts = { extension: 'xlsx', expected: 'an Excel workbook', is: 'a PDF' };
    const text = 'The file is named .xlsx but is not an Excel workbook: it is a PDF.';
    const warnings = [{ code: 'name_mismatch', facts, text, why: [] }];
    expect(body.warnings).to.deep.equal(warnings);
    const made = await send('POST', '/sales/sales-orders/', { body: { document_id: body.document_id } });
    expect(made.body.extraction_metadata.warnings).to.deep.equal(warnings);
  });

  it('nobody who wants to wait is answered 202 with a task, which names the document in the end and nothing of what it says', async () => {
    const document = orderDocument();
    const reply = await upload({ name: 'order.xlsx', content: renderXlsx(document) }, { prefer: 'respond-async' });
    expect(reply.status).to.equal(202);
    expect(reply.headers.get('preference-applied')).to.equal('respond-async');
    const task = await shown(send, reply.headers.get('location') ?? '', ({ body }) => body.state === 'succeeded');
    expect(Object.keys(task.body.result)).to.have.members(['document_id', 'url']);
    const { body } = await send('GET', task.body.result.url);
    expect(body.extracted_data.po_number).to.equal(document.poNumber);
  });

  it('that has to wait longer than its sender does is answered 202 with its task, and is read all the same', async () => {
    const reply = await upload({ name: 'order.xlsx', content: renderXlsx(orderDocument()) }, { prefer: 'wait=0' });
    expect(reply.status).to.equal(202);
    const task = await shown(send, reply.headers.get('location') ?? '', ({ body }) => body.state === 'succeeded');
    expect((await send('GET', task.body.result.url)).status).to.equal(200);
  });

  it('lies encrypted, for a day, and what is known of it is sealed', async () => {
    const document = orderDocument();
    const { body } = await upload(await pdf(document));
    const { rows } = await api.stack.foundation.pool.query(
      `select f.location, f.expires_at - now() as left, c.sealed from app.files f join app.file_chunks c on c.file_id = f.id where f.id = $1`,
      [body.document_id],
    );
    expect(rows).to.have.length(1);
    expect(rows[0].location).to.equal('uploads');
    expect(rows[0].left.hours).to.equal(23);
    expect(rows[0].sealed.includes('%PDF')).to.equal(false);
    const events = (await rawEvents(api.stack.urls.eventStoreUrl)).filter((text) => text.includes(body.document_id));
    expect(events.length).to.be.greaterThan(1);
    for (const text of events) expect(text).not.to.include(document.buyer.name).and.not.to.include(`${document.poNumber}.pdf`);
  });

  describe('is refused', () => {
    const encrypted = () => {
      // a compound file with the stream that MS-OFFCRYPTO names
      const head = Buffer.from('d0cf11e0a1b11ae1', 'hex');
      return Buffer.concat([head, Buffer.alloc(1024), Buffer.from('EncryptedPackage\0', 'utf16le'), Buffer.alloc(1024)]);
    };
    const word = () => {
      const book = XLSX.utils.book_new();
      XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet([['a']]), 'a');
      const zip = Buffer.from(XLSX.write(book, { type: 'buffer', bookType: 'xlsx' }));
      return Buffer.from(zip.toString('latin1').replaceAll('xl/', 'word/'.slice(0, 3)), 'latin1');
    };
    const refused = async (file: FormFile, status: number, code: string, says: RegExp) => {
      const reply = await upload(file);
      expectProblem(reply, status, code);
      expect(reply.body.detail).to.match(says);
    };

    it('with 415 and what it really is, when it is of another type', async () => {
      await refused(
        { name: 'order.pdf', content: Buffer.from('{\\rtf1'.padEnd(200, 'x')), type: 'application/pdf' },
        415,
        'unsupported_type',
        /RTF/,
      );
      await refused(
        { name: 'order.pdf', content: Buffer.from('<!doctype html><html><body>no</body></html>') },
        415,
        'unsupported_type',
        /web page/,
      );
      await refused({ name: 'order.docx', content: word() }, 415, 'unsupported_type', /XML/);
    });
    it('with 422 and the reason, when it is empty, damaged or behind a password', async () => {
      await refused({ name: 'order.pdf', content: Buffer.alloc(0) }, 422, 'empty', /empty/);
      await refused(
        { name: 'order.pdf', content: Buffer.from(`%PDF-1.7\n${'garbage '.repeat(50)}`) },
        422,
        'corrupt',
        /damaged|cannot be read/,
      );
      await refused({ name: 'order.xlsx', content: encrypted() }, 422, 'password_protected', /password/);
    });
    it('and leaves neither file nor a document that an order could be made of', async () => {
      const before = await api.stack.foundation.pool.query('select id from app.files');
      await upload({ name: 'order.pdf', content: Buffer.from('%PDF-1.7 nothing') });
      const after = await api.stack.foundation.pool.query('select id from app.files');
      expect(after.rows).to.deep.equal(before.rows);
    });
    it('with 413, when it is larger than 20 MB, whether it says so or not', async () => {
      const large = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(20 * 1024 * 1024)]);
      expectProblem(await upload({ name: 'order.pdf', content: large }), 413, 'file_too_large');
      const status = await new Promise<number | undefined>((resolve, reject) => {
        const boundary = 'xxboundaryxx';
        const sent = request(
          `${api.url}/sales/sales-orders/upload_document/`,
          {
            method: 'POST',
            headers: { authorization: `Bearer ${token}`, 'content-type': `multipart/form-data; boundary=${boundary}` },
          },
          (response) => {
            response.resume();
            resolve(response.statusCode);
          },
        );
        sent.on('error', reject);
        sent.write(`--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n`);
        sent.write(large);
        sent.end(`\r\n--${boundary}--\r\n`);
      });
      expect(status).to.equal(413);
    });
    it('with 400, when the form has no file, one in another field, several, or no end', async () => {
      const file = { name: 'order.pdf', content: Buffer.from('%PDF-1.7') };
      expectProblem(await upload([]), 400, 'file_missing');
      expectProblem(await upload({ ...file, field: 'document' }), 400, 'wrong_field');
      expectProblem(await upload([file, file]), 400, 'several_files');
      const raw = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7 cut';
      const cut = await send('POST', '/sales/sales-orders/upload_document/', {
        raw,
        headers: { 'content-type': 'multipart/form-data; boundary=b' },
      });
      expectProblem(cut, 400, 'malformed_multipart');
      const nameless = await send('POST', '/sales/sales-orders/upload_document/', {
        raw,
        headers: { 'content-type': 'multipart/form-data' },
      });
      expectProblem(nameless, 400, 'malformed_multipart');
      expectProblem(await send('POST', '/sales/sales-orders/upload_document/', { body: {} }), 415, 'unsupported_media_type');
    });
    it('never with 500, whatever bytes come', async () => {
      const heads = [
        '%PDF-1.4\n',
        '\x89PNG\r\n\x1a\n',
        '\xff\xd8\xff',
        'PK\x03\x04',
        '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1',
        '<?xml version="1.0"?>',
        '',
      ];
      for (const head of heads) {
        const { status, text } = await upload({
          name: '../../etc/passwd',
          content: Buffer.concat([Buffer.from(head, 'latin1'), randomBytes(3_000)]),
        });
        expect([415, 422], `${JSON.stringify(head)}: ${text}`).to.include(status);
      }
    });
    it('with its temporary copy gone from the disk', async () => {
      const { readdir } = await import('node:fs/promises');
      const place = await api.stack.foundation.temporary.path();
      // an answer does not wait for it
      let left: readonly string[] = [];
      const gone = async () => {
        left = await readdir(place, { recursive: true });
        return left.length === 0;
      };
      await until('the copies to be gone', gone).catch(() => undefined);
      expect(left).to.deep.equal([]);
    });
  });

  it('the same request given twice is one document', async () => {
    const file = await pdf();
    const key = { 'idempotency-key': `upload-${Date.now()}` };
    const [first, second] = [await upload(file, key), await upload(file, key)];
    expect(second.body).to.deep.equal(first.body);
    expectProblem(await upload(await pdf(), key), 422, 'idempotency_key_reused');
  });

  describe('becomes an order', () => {
    it('with the corrections of who made it, and the file is kept and comes back as it was', async () => {
      const document = orderDocument();
      const file = await pdf(document);
      const { body: uploaded } = await upload({ ...file, name: 'Bestellung "März".pdf' });
      const made = await send('POST', '/sales/sales-orders/', {
        body: { document_id: uploaded.document_id, delivery_date: '2027-01-15', currency: 'EUR' },
      });
      expect(made.status, made.text).to.equal(201);
      expect(made.headers.get('location')).to.equal(`/sales/sales-orders/${made.body.id}/`);
      expect(made.body).to.include({
        disposition: 'drafted',
        status: 'DRAFT',
        po_number: document.poNumber,
        delivery_date: '2027-01-15',
      });
      expect(made.body.source).to.deep.equal({ kind: 'upload', id: uploaded.document_id });
      expect(made.body.corrections).to.have.length(1);
      expect(made.body.corrections[0]).to.deep.include({
        by: 'user:tester',
        changes: [{ field: 'delivery_date', before: document.deliveryDate, after: '2027-01-15' }],
      });
      expect(made.body.lines[0].evidence.qty.source).to.be.a('string');
      expect(made.body.ai_confidence).to.equal(uploaded.confidence);

      const path = `/sales/sales-orders/${made.body.id}/source_document/`;
      expect(made.body.source_document).to.include({ url: path, type: 'pdf', size: file.content.length });
      const response = await fetch(api.url + path, { headers: { authorization: `Bearer ${token}` } });
      expect(response.status).to.equal(200);
      expect(response.headers.get('content-type')).to.equal('application/pdf');
      expect(response.headers.get('content-disposition')).to.equal(
        `attachment; filename="Bestellung _M_rz_.pdf"; filename*=UTF-8''Bestellung%20%22M%C3%A4rz%22.pdf`,
      );
      expect(response.headers.get('x-content-type-options')).to.equal('nosniff');
      expect(Buffer.from(await response.arrayBuffer()).equals(file.content)).to.equal(true);
      expectProblem(await other('GET', path), 404, 'not_found');
      await until('the file to be kept', async () => {
        const { rows } = await api.stack.foundation.pool.query(
          'select expires_at, location, person_key_id from app.files where id = $1',
          [uploaded.document_id],
        );
        return rows[0]?.expires_at === null && rows[0].location === 'sales-orders' && rows[0].person_key_id !== null;
      });
    });

    it('once: asked again, it is the order that is there', async () => {
      const { body: uploaded } = await upload(await pdf());
      const body = { document_id: uploaded.document_id };
      const first = await send('POST', '/sales/sales-orders/', { body });
      const second = await send('POST', '/sales/sales-orders/', { body });
      expect([first.status, second.status]).to.deep.equal([201, 200]);
      expect(second.body.id).to.equal(first.body.id);
    });

    it('and the same order uploaded again, or changed, is that order', async () => {
      const document = orderDocument();
      const [line, ...more] = document.lines;
      if (!line) throw new Error('no line');
      const ids: string[] = [];
      const dispositions: string[] = [];
      for (const version of [document, document, { ...document, lines: [{ ...line, qty: '77' }, ...more] }]) {
        const { body: uploaded } = await upload(await pdf(version));
        const { body } = await send('POST', '/sales/sales-orders/', { body: { document_id: uploaded.document_id } });
        ids.push(body.id);
        dispositions.push(body.disposition);
      }
      expect(new Set(ids).size).to.equal(1);
      expect(dispositions).to.deep.equal(['drafted', 'duplicate', 'revised']);
      const { body } = await send('GET', `/sales/sales-orders/${ids[0]}/`);
      expect(body.lines[0].qty).to.equal(77);
      expect(body.duplicates).to.have.length(1);
      expect(body.revisions[0].changes.map(({ field }: { field: string }) => field)).to.include('lines.1.qty');
      expect(body.review_reasons).to.include('order_revised');
    });

    it('not when it belongs to another company, is unknown, or its day is over', async () => {
      const { body: uploaded } = await upload(await pdf());
      const body = { document_id: uploaded.document_id };
      expectProblem(await other('POST', '/sales/sales-orders/', { body }), 404, 'not_found');
      expectProblem(
        await send('POST', '/sales/sales-orders/', { body: { document_id: '00000000-0000-4000-8000-000000000000' } }),
        404,
        'not_found',
      );
      expectProblem(await send('POST', '/sales/sales-orders/', { body: { ...body, order: 3 } }), 422, 'invalid_request');
    });
  });
});
