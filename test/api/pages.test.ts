/** What an order was read from, to be looked at: pages as pictures that nobody else's script is in, with boxes that lie on the words. */
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import sharp from 'sharp';
import { renderClassicPdf, renderXlsx } from '../../demo/documents/index.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { orderDocument, registerCatalog } from '../support/order-mails.ts';
import { expectProblem, type Json, type Send, senderFor, shown, uploader } from './kit.ts';

type Box = { readonly page: number; readonly x: number; readonly y: number; readonly width: number; readonly height: number };

describe('the pages of a document', () => {
  let api: TestApi;
  let send: Send;
  let token: string;
  let stopWorker: () => Promise<void>;
  before(async () => {
    api = await startApi();
    stopWorker = (await api.stack.startWorker()).stop;
    token = await api.token(api.companyId, ['sales']);
    send = await senderFor(api, ['sales']);
    await registerCatalog(api.stack, api.companyId);
  });
  after(async () => {
    await stopWorker();
    await api.stop();
  });
  const upload = async (name: string, content: Buffer): Promise<string> => {
    const reply = await uploader(api.url, token)([{ name, content }]);
    expect(reply.status, reply.text).to.equal(200);
    return reply.body.document_id;
  };
  const picture = async (path: string) => {
    const response = await fetch(api.url + path, { headers: { authorization: `Bearer ${token}` } });
    return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
  };
  /** Dark pixels of a rectangle of the page, in its points. */
  const inkIn = async (png: Buffer, scale: number, { x, y, width, height }: Omit<Box, 'page'>): Promise<number> => {
    const area = {
      left: Math.round(x * scale),
      top: Math.round(y * scale),
      width: Math.round(width * scale),
      height: Math.round(height * scale),
    };
    const pixels = await sharp(png).extract(area).grayscale().raw().toBuffer();
    return pixels.filter((value) => value < 140).length;
  };

  it('are PNGs, and the boxes of an order lie on its words, within two pixels', async () => {
    const document = await upload('order.pdf', await renderClassicPdf(orderDocument()));
    const { body: made } = await send('POST', '/sales/sales-orders/', { body: { document_id: document } });
    const { body: order } = await shown(send, `/sales/sales-orders/${made.id}/`);
    const { body: pages } = await send('GET', `/sales/sales-orders/${made.id}/pages/`);
    expect(pages).to.deep.include({ file: 0, name: 'order.pdf', type: 'pdf', at_hand: true });
    const [first] = pages.pages;
    expect(first.number).to.equal(1);

    const { status, headers, bytes } = await picture(`/sales/sales-orders/${made.id}/pages/1/`);
    expect(status).to.equal(200);
    expect(headers.get('content-type')).to.equal('image/png');
    expect(headers.get('x-content-type-options')).to.equal('nosniff');
    expect(headers.get('cache-control')).to.equal('no-store');
    expect(headers.get('cross-origin-resource-policy')).to.equal('same-origin');
    const { width = 0, format } = await sharp(bytes).metadata();
    expect(format).to.equal('png');
    const scale = width / first.width;
    const { fields, lines } = order.extraction_metadata;
    const read: readonly Json[] = [fields, ...lines].flatMap((one: Json) => Object.values(one));
    const boxes = read.flatMap(({ place }): readonly Box[] => (place?.kind === 'box' && place.page === 1 ? [place] : []));
    expect(boxes.length).to.be.greaterThan(8);
    for (const box of boxes) {
      expect(await inkIn(bytes, scale, box), JSON.stringify(box)).to.be.greaterThan(10);
      // no letter begins before its box or ends behind it
      const beside = { y: box.y, height: box.height, width: 2 / scale };
      for (const x of [box.x - 4 / scale, box.x + box.width + 2 / scale])
        expect(await inkIn(bytes, scale, { ...beside, x }), `beside ${JSON.stringify(box)}`).to.equal(0);
    }
  });
  it('have words, which lie where the boxes of the order do', async () => {
    const document = await upload('order.pdf', await renderClassicPdf(orderDocument()));
    const { body: made } = await send('POST', '/sales/sales-orders/', { body: { document_id: document } });
    const { body: order } = await shown(send, `/sales/sales-orders/${made.id}/`);
    const path = `/sales/sales-orders/${made.id}/pages/1/words/`;
    const { status, headers, body } = await send('GET', path);
    expect(status).to.equal(200);
    expect(headers.get('cache-control')).to.equal('no-store');
    expect(body.reader).to.equal('text');
    const { value, place } = order.extraction_metadata.fields.po_number;
    // a page may say its number more than once
    const atPlace = body.words.find(({ text, x, y }: Json) => text === value && Math.hypot(x - place.x, y - place.y) < 0.1);
    for (const side of ['width', 'height']) expect(atPlace?.[side], side).to.be.closeTo(place[side], 0.1);
    expectProblem(await send('GET', path.replace('/1/', '/99/')), 404, 'not_found');
    const other = await senderFor(api, ['admin'], api.otherCompanyId);
    expectProblem(await other('GET', path), 404, 'not_found');
  });
  it('are of the company alone, end with the last one, and are there before an order is made', async () => {
    const document = await upload('order.pdf', await renderClassicPdf(orderDocument()));
    const path = `/sales/documents/${document}/pages/`;
    const { body } = await send('GET', path);
    expect(body.pages).to.have.length.greaterThan(0);
    expect((await picture(`${path}1/`)).status).to.equal(200);
    expectProblem(await send('GET', `${path}99/`), 404, 'not_found');
    for (const page of ['0', '-1', 'x', '1e3']) expectProblem(await send('GET', `${path}${page}/`), 404, 'not_found');
    const other = await senderFor(api, ['admin'], api.otherCompanyId);
    expectProblem(await other('GET', path), 404, 'not_found');
    expectProblem(await other('GET', `${path}1/`), 404, 'not_found');
  });
  it('are none in a workbook; the file itself is to be saved, never shown', async () => {
    const document = await upload('order.xlsx', await renderXlsx(orderDocument()));
    const { body: made } = await send('POST', '/sales/sales-orders/', { body: { document_id: document } });
    await shown(send, `/sales/sales-orders/${made.id}/`);
    const { body } = await send('GET', `/sales/sales-orders/${made.id}/pages/`);
    expect(body).to.deep.include({ type: 'xlsx', at_hand: true, pages: null });
    expectProblem(await send('GET', `/sales/sales-orders/${made.id}/pages/1/`), 422, 'unsupported_type');
    expectProblem(await send('GET', `/sales/sales-orders/${made.id}/pages/1/words/`), 404, 'not_found');
    const file = await picture(`/sales/sales-orders/${made.id}/evidence/`);
    expect(file.headers.get('content-disposition')).to.match(/^attachment; filename="order.xlsx"/);
    expect(file.headers.get('content-security-policy')).to.equal("default-src 'none'; sandbox");
    expectProblem(await send('POST', `/sales/sales-orders/${made.id}/evidence/`), 409, 'nothing_to_fetch');
  });
  it('of an upright photograph are as it is to be seen', async () => {
    const pdfPage = await renderClassicPdf(orderDocument());
    const document = await upload('order.pdf', pdfPage);
    const { bytes } = await picture(`/sales/documents/${document}/pages/1/`);
    const { width = 0, height = 0 } = await sharp(bytes).metadata();
    // it is turned by what its camera says: of a page of words both engines would read all
    const top = Math.round(height / 8);
    const head = sharp(bytes).extract({ left: 0, top: 0, width, height: top });
    const page = await head
      .extend({ bottom: height - top, background: '#ffffff' })
      .png()
      .toBuffer();
    const sideways = await sharp(page).rotate(90).withMetadata({ orientation: 8 }).jpeg({ quality: 90 }).toBuffer();
    const photograph = await upload('photo.jpg', sideways);
    const { body } = await send('GET', `/sales/documents/${photograph}/pages/`);
    const [first] = body.pages;
    expect(first.height).to.be.closeTo(841.68, 0.1);
    expect(first.width).to.be.below(first.height);
    const shownPage = await sharp((await picture(`/sales/documents/${photograph}/pages/1/`)).bytes).metadata();
    expect(shownPage.height).to.be.greaterThan(shownPage.width ?? 0);
  });
});
