/** Reference data by the file, from the upload to the records: with a worker, whose child processes read the tables. */
import { Unavailable } from '@order-intake/event-sourcing';
import { expect } from 'chai';
import { after, before, beforeEach, describe, it } from 'mocha';
import { utils, write } from 'xlsx';
import {
  addressColumns,
  customerColumns,
  itemNumberColumns,
  priceColumns,
  productColumns,
  warehouseColumns,
} from '../../src/commands/catalog/import/columns.ts';
import { readHeader } from '../../src/commands/catalog/import/header.ts';
import { productStream } from '../../src/domain/catalog/catalog.stream.ts';
import type { Interpose } from '../../src/main/start/start-worker.ts';
import { until } from '../support/until.ts';
import { expectProblem, type Json, type Send, sender, shown, useApi } from './kit.ts';

const path = '/sales/products/import/';

const form = (content: string | Uint8Array, name = 'products.csv', part = 'file'): FormData => {
  const data = new FormData();
  data.set(part, new Blob([content]), name);
  return data;
};

describe('an import', () => {
  const { api, as } = useApi();
  let stopWorker: () => Promise<void>;
  /** appends of the worker until the event store refuses them */
  let appendsLeft = Number.POSITIVE_INFINITY;
  const breaking: Interpose = (ports) => ({
    ...ports,
    store: {
      ...ports.store,
      append: async (request) => {
        appendsLeft -= 1;
        if (appendsLeft < 0) throw new Unavailable('the event store does not answer');
        return ports.store.append(request);
      },
    },
  });
  let company: string;
  let send: Send;
  before(async () => {
    stopWorker = (await api().stack.startWorker(breaking)).stop;
  });
  after(() => stopWorker());
  beforeEach(async () => {
    company = await api().stack.newCompany();
    send = as(['admin'], company);
  });
  const upload = async (data: FormData, query = '', kind = 'products'): Promise<{ status: number; body: Json }> => {
    const response = await fetch(`${api().url}/sales/${kind}/import/${query}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await api().token(company, ['admin'])}`, prefer: 'respond-async' },
      body: data,
    });
    const body: Json = await response.json();
    if (response.status !== 202) return { status: response.status, body };
    const task = await shown(send, body.url, (reply) => reply.body.finished_at !== null);
    return { status: 200, body: task.body.result ?? task.body.error };
  };
  /** the first one found, once the read model has it */
  const found = async (path: string, as: (first: Json) => boolean = () => true): Promise<Json> =>
    (await shown(send, path, ({ body: [first] }) => first !== undefined && as(first))).body[0];
  const listed = async () => (await send('GET', '/sales/products/')).body.map(({ code, price }: Json) => `${code} ${price}`);

  it('of a CSV makes what is new, changes what differs, and says the same beforehand', async () => {
    await send('POST', '/sales/products/', { body: { code: 'A-1', name: 'Bolt', price: '1.00', unit: 'C62' } });
    await send('POST', '/sales/products/', { body: { code: 'A-2', name: 'Nut', price: '0.5' } });
    await found('/sales/products/?q=nut');
    const csv = 'Article number;Description;Unit price;Colour\nA-1;Bolt;1,25;red\na-2;Nut;0,50;\nA-3;Washer;;\n';
    const expected = {
      rows: 3,
      created: 1,
      changed: 1,
      unchanged: 1,
      invalid: 0,
      ignored_columns: ['Colour'],
      details_left_out: 0,
    };
    const columns = {
      columns: [
        { header: 'Article number', field: 'code', suggested: null },
        { header: 'Description', field: 'name', suggested: null },
        { header: 'Unit price', field: 'price', suggested: null },
        { header: 'Colour', field: null, suggested: null },
      ],
      column_choices: Object.keys(productColumns),
      columns_by: 'names',
      missing_columns: [],
    };
    const details = [
      { row: 2, label: 'A-1', action: 'change', changes: [{ field: 'price', before: '1', after: '1.25' }] },
      { row: 4, label: 'A-3', action: 'create' },
    ];
    const tried = await upload(form(csv), '?dry_run=true');
    expect(tried.body).to.deep.equal({ ...expected, ...columns, dry_run: true, details });
    expect(await listed()).to.deep.equal(['A-2 0.5', 'A-1 1']);

    const done = await upload(form(csv));
    expect(done.body).to.deep.equal({ ...expected, ...columns, dry_run: false, details });
    const bolt = await found('/sales/products/?q=bolt', ({ price }) => price === 1.25);
    expect(bolt).to.include({ code: 'A-1', price: 1.25, unit: 'C62' });
    const again = await upload(form(csv));
    expect(again.body).to.include({ created: 0, changed: 0, unchanged: 3 });
    expect(await api().events(productStream(company, bolt.id))).to.have.length(2);
  });

  it('of products reads their units, and says which has no factor', async () => {
    const head = 'Artikelnummer;Bezeichnung;Einheit;Weitere Einheiten;VPE;Mindestbestellmenge';
    const { body } = await upload(
      form(`${head}\nA-1;Bolt;Stk;"Karton = 100; Palette: 2400,5";50;1.000,00\nA-2;Nut;Stk;Karton;;2,50\n`),
    );
    expect(body.columns.map(({ field }: Json) => field)).to.deep.equal([
      'code',
      'name',
      'unit',
      'units',
      'packaging_multiple',
      'minimum_quantity',
    ]);
    expect(body).to.include({ created: 1, invalid: 1 });
    expect(body.details.find(({ action }: Json) => action === 'invalid').faults).to.deep.equal([
      { field: 'units', code: 'not_a_decimal', message: 'units: Karton has no factor; write Karton = 100' },
    ]);
    const bolt = await found('/sales/products/?q=bolt');
    expect(bolt).to.deep.include({
      units: [
        { unit: 'Karton', factor: 100 },
        { unit: 'Palette', factor: 2400.5 },
      ],
      packaging_multiple: 50,
      minimum_quantity: 1000,
    });
    const again = await upload(form(`${head}\nA-1;Bolt;Stk;"Karton=100|Palette=2400,50";50;1000,0\n`));
    expect(again.body).to.include({ unchanged: 1 });
  });

  it('of a workbook reads numbers by their value', async () => {
    const sheet = utils.aoa_to_sheet([
      ['code', 'name', 'price', 'ean'],
      ['X-1', 'Écrou', 1.234, 4006381333931],
    ]);
    const book = utils.book_new();
    utils.book_append_sheet(book, sheet, 'Products');
    const { body } = await upload(form(write(book, { type: 'buffer', bookType: 'xlsx' }), 'products.xlsx'));
    expect(body).to.include({ created: 1, invalid: 0 });
    expect(await found('/sales/products/?q=ecrou')).to.include({ price: 1.234, ean: '4006381333931' });
  });

  it('leaves out rows that are wrong, and says why, row by row', async () => {
    const { body } = await upload(
      form('code,name,price,ean\nA-1,Bolt,1.234,\nA-2,,5,\nA-3,Nut,5,123\nA-4,Ok,5,\na 4,Twice,6,\n'),
    );
    expect(body).to.include({ rows: 5, created: 1, invalid: 4 });
    const faults = body.details.filter(({ action }: Json) => action === 'invalid');
    expect(faults.map(({ row, faults: [first] }: Json) => [row, first.field, first.code])).to.deep.equal([
      [2, 'price', 'ambiguous_amount'],
      [3, 'name', 'required'],
      [4, 'ean', 'not_an_ean'],
      [6, 'code', 'repeated'],
    ]);
  });

  it('of price lists names customers and products by their codes, and refuses those that nobody has', async () => {
    await send('POST', '/sales/customers/', { body: { name: 'Anna Berg AB', code: 'C-100' } });
    await send('POST', '/sales/products/', { body: { code: 'A-17', name: 'Bolt', price: '11.90' } });
    await found('/sales/customers/?q=berg');
    await found('/sales/products/?q=bolt');
    const csv = [
      'Customer number;Article;Unit price;Currency;From quantity;Valid from;Valid to',
      'c-100;A-17;11,50;EUR;;2026-01-01;',
      'C-100;a 17;10,90;EUR;100;2026-01-01;2026-12-31',
      ';A-17;11,75;EUR;;;',
      'C-100;A-17;11,40;EUR;1;2026-01-01;',
      'C-999;A-17;9,00;EUR;;;',
      'C-100;B-1;9,00;EUR;;;',
    ].join('\n');
    const { body } = await upload(form(csv), '', 'prices');
    expect(body).to.include({ rows: 6, created: 3, invalid: 3 });
    const faults = body.details.filter(({ action }: Json) => action === 'invalid');
    expect(faults.map(({ row, faults: [first] }: Json) => [row, first.field, first.code])).to.deep.equal([
      [5, '', 'repeated'],
      [6, 'customer', 'unknown_reference'],
      [7, 'product', 'unknown_reference'],
    ]);
    const listed = await shown(send, '/sales/prices/?q=c-100', ({ body: all }) => all.length === 2);
    expect(listed.body.map(({ min_qty, price, valid_to }: Json) => [min_qty, price, valid_to])).to.have.deep.members([
      [1, 11.5, null],
      [100, 10.9, '2026-12-31'],
    ]);
    const of = async (kind: 'products' | 'customers', word: string) => {
      const [record] = (await send('GET', `/sales/${kind}/?q=${word}`)).body;
      return send('GET', `/sales/${kind}/${record.id}/prices/`);
    };
    expect((await of('products', 'bolt')).body.map(({ customer }: Json) => customer)).to.have.members(['c-100', 'C-100', null]);
    expect((await of('customers', 'berg')).body).to.have.deep.members(listed.body);
    expectProblem(await send('GET', `/sales/products/${listed.body[0].id}/prices/`), 404, 'not_found');
    const again = await upload(form(csv.replace('11,75', '11,80')), '', 'prices');
    expect(again.body).to.include({ created: 0, changed: 1, unchanged: 2 });
    const [one] = listed.body;
    const moved = await send('PATCH', `/sales/prices/${one.id}/`, { body: { min_qty: '50' } });
    expect(moved.body.errors[0]).to.include({ field: 'min_qty', code: 'code_is_fixed' });
    const unknown = await send('POST', '/sales/prices/', { body: { product: 'B-1', price: '1' } });
    expect(unknown.body.errors[0]).to.include({ field: 'product', code: 'unknown_reference' });
  });

  it('of customers shows no personal data in its task', async () => {
    const csv = 'code;name;e-mail;phone\nC-1;Berg AB;Anna@Buyer.example, bo@buyer.example;0046 8 123456\nC-2;Kern AG;nobody;\n';
    const { body } = await upload(form(csv), '', 'customers');
    expect(body).to.include({ created: 1, invalid: 1 });
    expect(JSON.stringify(body)).not.to.match(/anna|nobody|123456/i);
    const berg = await found('/sales/customers/?q=berg');
    expect(berg).to.deep.include({ emails: ['anna@buyer.example', 'bo@buyer.example'], phones: ['+468123456'] });
  });

  it('that nobody waits for is a task', async () => {
    const response = await fetch(`${api().url}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await api().token(company, ['admin'])}`, prefer: 'respond-async' },
      body: form('code,name\nA-1,Bolt\n'),
    });
    expect(response.status).to.equal(202);
    expect((await send('GET', response.headers.get('location') ?? '')).body).to.include({ kind: 'import_products' });
  });

  it('that breaks off is taken up again, and makes no record twice', async () => {
    const rows = Array.from({ length: 400 }, (_, n) => `N-${n},Nut ${n}`);
    appendsLeft = 150;
    const done = upload(form(['code,name', ...rows].join('\n')));
    await until('the import to break off', async () => appendsLeft < 0);
    appendsLeft = Number.POSITIVE_INFINITY;
    expect((await done).body).to.include({ rows: 400, invalid: 0, changed: 0 });
    const { rows: found } = await until('all of them to be shown', async () => {
      const result = await api().stack.foundation.pool.query(
        'select count(*)::int as records, max(revision) as revision from read.products where company_id = $1',
        [company],
      );
      return result.rows[0].records >= 400 && result;
    });
    expect(found).to.deep.equal([{ records: 400, revision: 0 }]);
  });

  it('of a German file works without a choice, with days and amounts as Germans write them', async () => {
    const csv = 'Artikelnummer;Bezeichnung;Preis;Einheit;Verfügbar ab\nA-1;Sechskantschraube;1.234,50 €;Stück;31.12.2026\n';
    const { body } = await upload(form(csv), '?dry_run=true');
    expect(body).to.include({ created: 1, invalid: 0, columns_by: 'names' });
    expect(body.columns.map(({ field }: Json) => field)).to.deep.equal(['code', 'name', 'price', 'unit', 'available_from']);
    await upload(form(csv));
    expect(await found('/sales/products/?q=sechskant')).to.include({
      price: 1234.5,
      unit: 'Stück',
      available_from: '2026-12-31',
    });
  });

  it('whose headers nobody knows says what is missing and what a column may be, and is remembered once it is chosen', async () => {
    const csv = 'Teil-Code intern;Was es ist;Katalogpreis netto\nA-1;Bolt;1,25\n';
    const tried = (await upload(form(csv), '?dry_run=true')).body;
    expect(tried).to.deep.include({ rows: 0, missing_columns: ['code', 'name'], columns_by: 'names' });
    expect(tried.columns.map(({ suggested }: Json) => suggested)).to.deep.equal(['code', null, 'price']);
    expect((await upload(form(csv))).body).to.include({ code: 'columns_missing' });

    const chosen = '&columns=code,name,price';
    expect((await upload(form(csv), `?dry_run=true${chosen}`)).body).to.include({ created: 1, columns_by: 'chosen' });
    expect((await upload(form(csv), '?dry_run=true')).body.missing_columns).to.deep.equal(['code', 'name']);
    expect((await upload(form(csv), `?${chosen}`)).body).to.include({ created: 1 });

    const next = csv.replace('A-1', 'A-2');
    expect((await upload(form(next), '?dry_run=true')).body).to.deep.include({
      created: 1,
      columns_by: 'saved',
      missing_columns: [],
    });
    const other = await api().stack.newCompany();
    const [mine, mySend] = [company, send];
    company = other;
    send = as(['admin'], other);
    expect((await upload(form(next), '?dry_run=true')).body).to.include({ columns_by: 'names' });
    [company, send] = [mine, mySend];
  });

  it('takes for a column only a field that there is, and each once', async () => {
    const refused = async (columns: string) => {
      const { status, body } = await upload(form('a,b\n1,2\n'), `?columns=${columns}`);
      return [status, body.errors?.[0]?.field, body.errors?.[0]?.code];
    };
    expect(await refused('code,colour')).to.deep.equal([422, 'columns', 'not_a_choice']);
    expect(await refused('code,code')).to.deep.equal([422, 'columns', 'not_a_choice']);
  });

  it('of customers adds an address to those that are known, and says the same again without a change', async () => {
    const addresses = [{ label: 'Office', street: 'Hafenstraße 1', postal_code: '28195', city: 'Bremen', country: 'DE' }];
    await send('POST', '/sales/customers/', { body: { name: 'Anna Berg AB', code: 'C-100', addresses } });
    await found('/sales/customers/?q=berg');
    const csv = 'Kundennummer;Firma;Straße;PLZ;Ort;Land\nC-100;Anna Berg AB;Kaistr. 9;20457;Hamburg;DE\n';
    expect((await upload(form(csv), '', 'customers')).body).to.include({ changed: 1, invalid: 0 });
    const berg = await found('/sales/customers/?q=berg', (first) => first.addresses.length === 2);
    expect(berg.addresses.map(({ city }: Json) => city)).to.deep.equal(['Bremen', 'Hamburg']);
    expect((await upload(form(csv), '', 'customers')).body).to.include({ changed: 0, unchanged: 1 });
  });

  it("of customers' item numbers adds, confirms and moves them, and they are listed with where they are from", async () => {
    const customer = await send('POST', '/sales/customers/', { body: { name: 'Anna Berg AB', code: 'C-100' } });
    const [bolt, nut] = [
      { code: 'HB-8', name: 'Hex bolt' },
      { code: 'N-8', name: 'Nut' },
    ];
    const product = await send('POST', '/sales/products/', { body: bolt });
    await send('POST', '/sales/products/', { body: nut });
    await found('/sales/customers/?q=berg');
    await found('/sales/products/?q=hex');
    await found('/sales/products/?q=nut');
    const csv = 'Kundennr.;Kundenartikelnummer;Artikelnr.\nc-100;471-1;hb-8\nC-100;471-2;N-8\nC-100;471-3;X-1\nC-9;471-3;N-8\n';
    const dry = (await upload(form(csv), '?dry_run=true', 'item-numbers')).body;
    expect(dry).to.include({ created: 2, invalid: 2 });
    expect(dry.details.map(({ faults: [fault] = [{}] }: Json) => fault.field ?? null)).to.deep.equal([
      'product',
      'customer',
      null,
      null,
    ]);
    expect((await upload(form(csv), '', 'item-numbers')).body).to.include({ created: 2, invalid: 2 });
    const path = `/sales/customers/${customer.body.id}/item-numbers/`;
    const listed = await shown(send, path, ({ body }) => body.length === 2);
    expect(listed.body.map(({ alias, product_code, source }: Json) => [alias, product_code, source])).to.have.deep.members([
      ['471-1', 'HB-8', 'imported'],
      ['471-2', 'N-8', 'imported'],
    ]);
    expect((await send('GET', `${path}?q=471 1`)).body.map(({ alias }: Json) => alias)).to.deep.equal(['471-1']);
    const first = await send('GET', `${path}?limit=1`);
    expect(first.headers.get('link')).to.contain('cursor=');
    expectProblem(await send('GET', `/sales/customers/${product.body.id}/item-numbers/`), 404, 'not_found');

    const moved = csv.replace('471-2;N-8', '471.2;HB-8');
    const again = (await upload(form(moved), '', 'item-numbers')).body;
    expect(again).to.include({ created: 0, changed: 1, unchanged: 1 });
    const changes = again.details.find(({ action }: Json) => action === 'change').changes;
    expect(changes).to.deep.equal([{ field: 'product', before: 'N-8', after: 'HB-8' }]);
    await shown(send, `/sales/products/${product.body.id}/aliases/`, ({ body }) => body.length === 2);
  });

  it('of addresses adds several to one customer, and replaces one at the same place', async () => {
    await send('POST', '/sales/customers/', { body: { name: 'Anna Berg AB', code: 'C-100' } });
    await found('/sales/customers/?q=berg');
    const rows = Array.from({ length: 12 }, (_, at) => `C-100;Werk ${at};Kaistr. ${at};20457;Hamburg;DE`);
    const csv = ['Kundennr.;Lieferadresse;Straße;PLZ;Ort;Land', ...rows].join('\n');
    expect((await upload(form(csv), '', 'addresses')).body).to.include({ created: 12, invalid: 0 });
    const berg = await found('/sales/customers/?q=berg', (first) => first.addresses.length === 12);
    expect(berg.addresses.map(({ label }: Json) => label)).to.include.members(['Werk 0', 'Werk 11']);
    expect((await upload(form(csv), '', 'addresses')).body).to.include({ created: 0, unchanged: 12 });
    const again = (await upload(form(csv.replace('Werk 3', 'Lager').replace('Hamburg;DE', ';DE')), '', 'addresses')).body;
    expect(again).to.include({ changed: 1, unchanged: 10, invalid: 1 });
    const renamed = await found('/sales/customers/?q=berg', (first) => JSON.stringify(first).includes('Lager'));
    expect(renamed.addresses).to.have.length(12);
  });

  it('has a template in seven languages, which is read back without a choice', async () => {
    for (const kind of ['customers', 'addresses', 'products', 'item-numbers', 'prices', 'warehouses'])
      for (const language of ['en', 'de', 'fr', 'es', 'pl', 'it', 'nl']) {
        const headers = { authorization: `Bearer ${await api().token(company, ['admin'])}` };
        const response = await fetch(`${api().url}/sales/${kind}/import/template/?language=${language}`, { headers });
        expect(response.headers.get('content-disposition')).to.contain(`${kind}.csv`);
        const header = (await response.text()).replace('\ufeff', '').trim().split(';');
        const columns = {
          customers: customerColumns,
          products: productColumns,
          prices: priceColumns,
          warehouses: warehouseColumns,
          addresses: addressColumns,
          'item-numbers': itemNumberColumns,
        }[kind];
        if (!columns) throw new Error(kind);
        expect(readHeader(columns, { header, rows: [] }).fields, `${kind} ${language}`).to.deep.equal(Object.keys(columns));
      }
  });

  it('of what is no table is refused with a reason', async () => {
    expect((await upload(form('article,price\nA-1,5\n'))).body).to.include({ code: 'columns_missing' });
    expect((await upload(form('%PDF-1.7 nothing'))).body).to.include({ code: 'unsupported_type' });
    expect((await upload(form(''))).body).to.include({ code: 'empty' });
  });

  it('needs a whole multipart body with a part named file', async () => {
    expect((await upload(form('code,name\n', 'x.csv', 'document'))).body.code).to.equal('wrong_field');
    const token = await api().token(company, ['admin']);
    expectProblem(await sender(api().url, token)('POST', path, { body: {} }), 415, 'unsupported_media_type');
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const cut = await sender(api().url, token)('POST', path, {
      raw: '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nabc',
      headers,
    });
    expectProblem(cut, 400, 'malformed_multipart');
    const large = await upload(form(new Uint8Array(21 * 1024 * 1024)));
    expect([large.status, large.body.code]).to.deep.equal([413, 'file_too_large']);
  });
});
