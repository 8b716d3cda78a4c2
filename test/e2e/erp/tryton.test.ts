/**
 * The reference connector between this service and a real trytond, both of which are killed while orders are handed over. For `npm run nightly`:
 * it wants Debian's tryton-server and tryton-modules-sale-price-list. TRYTON_ORDERS says how many orders.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import { type Json, type Send, shown, useApi } from '../../api/kit.ts';
import { approve } from '../../support/approved-orders.ts';
import { patience } from '../../support/patience.ts';
import { startTryton, type TestTryton } from '../../support/tryton.ts';
import { until } from '../../support/until.ts';

const orders = Number(process.env.TRYTON_ORDERS ?? 0);
const kills = 6;
/** as connectors/tryton/README.md says */
const scopes = ['orders:read', 'orders:write', 'catalog:write', 'tasks:read'];

const suite = orders === 0 ? describe.skip : describe;

suite('the Tryton connector', function () {
  this.timeout(patience(900_000));
  const { api, as } = useApi();
  let send: Send;
  let erp: TestTryton;
  let stopWorker: () => Promise<void>;
  let apiKey: string;
  const stateFile = join(tmpdir(), `tryton-connector-${randomUUID()}.json`);

  before(async () => {
    erp = await startTryton();
    const company = await api().stack.newCompany();
    send = as(['admin', 'sales'], company);
    stopWorker = (await api().stack.startWorker()).stop;
    apiKey = (await send('POST', '/sales/api-keys/', { body: { name: 'ERP', roles: ['admin', 'sales'], scopes } })).body.key;
  });
  after(async () => {
    await stopWorker?.();
    await erp?.remove();
    await rm(stateFile, { force: true });
  });

  const startConnector = (...options: readonly string[]): ChildProcess =>
    spawn(process.execPath, ['connectors/tryton/main.ts', ...options], {
      env: {
        ...process.env,
        ORDER_INTAKE_URL: api().url,
        ORDER_INTAKE_API_KEY: apiKey,
        TRYTON_URL: erp.settings.url,
        TRYTON_USER: erp.settings.user,
        TRYTON_PASSWORD: erp.settings.password,
        STATE_FILE: stateFile,
        POLL_SECONDS: '0.2',
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  const runOnce = async (): Promise<void> => {
    const [code] = await once(startConnector('--once'), 'exit');
    expect(code).to.equal(0);
  };

  const line = { code: 'HB-8', name: 'Hex bolt M8', qty: '120', price: '0.45', buyer_item_id: '471-1' };
  const drafted = async (poNumber: string, more: object = {}): Promise<string> => {
    const { body: customers } = await send('GET', '/sales/customers/?q=C-100');
    const { body: products } = await send('GET', '/sales/products/?q=HB-8');
    const { body: warehouses } = await send('GET', '/sales/warehouses/');
    const reply = await send('POST', '/sales/sales-orders/', {
      body: {
        customer: customers[0].id,
        warehouse: warehouses[0].id,
        po_number: poNumber,
        currency: 'EUR',
        order_date: '2026-11-20',
        delivery_date: '2026-12-01',
        ship_to: { street: 'Kajen 7', postal_code: '411 04', city: 'Göteborg', country: 'SE' },
        notes: 'Tail lift needed',
        total: '54',
        lines: [{ product: products[0].id, ...line }],
        ...more,
      },
    });
    expect(reply.status, reply.text).to.equal(201);
    return reply.body.id;
  };
  const salesOf = (order: string): Promise<readonly Json[]> =>
    erp.tryton.rows('sale.sale', [['reference', '=', order]], ['number', 'state', 'description', 'comment', 'lines']);

  it("brings Tryton's customers, addresses, products and prices, and changes what has changed there", async () => {
    await send('POST', '/sales/warehouses/', { body: { code: 'WH', name: 'Main', is_default: true } });
    await runOnce();
    const { body: found } = await shown(send, '/sales/customers/?q=C-100', ({ body: [first] }) => first?.addresses.length === 1);
    expect(found[0]).to.deep.include({ name: 'Anna Berg AB', emails: ['anna@buyer.example'] });
    expect(found[0].addresses[0]).to.include({ street: 'Hamngatan 1', postal_code: '111 47', city: 'Stockholm' });
    expect(found[0].addresses[0]).to.include({ is_default_ship_to: true, is_default_bill_to: false });
    const { body: products } = await shown(send, '/sales/products/?q=HB-8', ({ body }) => body.length === 1);
    expect(products[0]).to.include({ name: 'Hex bolt M8', unit: 'u', price: 0.5, currency: 'EUR' });
    const { body: prices } = await shown(send, `/sales/customers/${found[0].id}/prices/`, ({ body }) => body.length === 1);
    expect(prices[0]).to.include({ product: 'HB-8', price: 0.45, min_qty: 100, currency: 'EUR' });

    const [party] = await erp.tryton.call<number[]>('party.party.search', [['code', '=', 'C-100']], 0, 1, null);
    await erp.tryton.call('party.party.write', [party], { name: 'Anna Berg Group' });
    await runOnce();
    await shown(send, '/sales/customers/?q=C-100', ({ body }) => body.length === 1 && body[0].name === 'Anna Berg Group');
  });

  it('makes one quotation of each order, whatever is killed meanwhile, and brings its number back', async () => {
    const ids: string[] = [];
    for (let index = 0; index < orders; index += 1) ids.push(await drafted(`PO-${index}`));
    let connector = startConnector();
    const killer = (async () => {
      for (let kill = 0; kill < kills; kill += 1) {
        await sleep(300 + Math.random() * patience(2_000));
        if (kill % 3 === 2) {
          await erp.kill();
          await erp.start();
        } else {
          const exited = once(connector, 'exit');
          connector.kill('SIGKILL');
          await exited;
          connector = startConnector();
        }
      }
    })();
    for (const id of ids) await approve(send, id);
    await killer;
    const numbers = new Set<string>();
    for (const id of ids) {
      const { body } = await shown(send, `/sales/sales-orders/${id}/`, (reply) => reply.body.status === 'HANDED_OVER');
      numbers.add(body.external_reference);
      const sales = await salesOf(id);
      expect(sales.map(({ number, state }) => [number, state])).to.deep.equal([[body.external_reference, 'quotation']]);
    }
    connector.kill('SIGKILL');
    expect(numbers.size).to.equal(ids.length);

    const [sale] = await salesOf(ids[0] ?? '');
    expect(sale.comment).to.equal('Tail lift needed');
    expect(sale.description).to.match(/^SO-\d+-\d+\/1 · PO-0$/);
    const [line] = await erp.tryton.rows('sale.line', [['id', 'in', sale.lines]], ['quantity', 'unit_price', 'note', 'taxes']);
    expect(line?.taxes).to.have.length(1);
    expect(line).to.deep.include({ quantity: 120, note: '471-1', unit_price: { __class__: 'Decimal', decimal: '0.4500' } });
    const [address, ...others] = await erp.tryton.rows('party.address', [['city', '=', 'Göteborg']], ['street', 'country.code']);
    expect(others, 'one address for all orders that go there').to.deep.equal([]);
    expect(address).to.deep.include({ street: 'Kajen 7' });
  });

  it('cancels the sale of an order that is cancelled, and refuses an order of a product that Tryton does not have', async () => {
    const id = await drafted('PO-cancelled');
    await approve(send, id);
    const saleIs = (state: string) => async (): Promise<boolean> => {
      await runOnce();
      return (await salesOf(id))[0]?.state === state;
    };
    await until('an entry of the feed', saleIs('quotation'));
    await send('POST', `/sales/sales-orders/${id}/cancel/`, { body: { reason: 'Ordered twice' } });
    await until('the cancellation', saleIs('cancelled'));

    const { body: other } = await send('POST', '/sales/products/', { body: { code: 'X-1', name: 'Washer' } });
    await shown(send, `/sales/products/${other.id}/`);
    const lines = [{ product: other.id, code: 'X-1', name: 'Washer', qty: '1', price: '1' }];
    const refused = await drafted('PO-refused', { lines, total: '1' });
    await approve(send, refused);
    const { body } = await until('the refusal', async () => {
      await runOnce();
      const reply = await send('GET', `/sales/sales-orders/${refused}/`);
      return reply.body.status === 'DRAFT' ? reply : null;
    });
    expect(body.hand_overs[0].refused).to.equal('Line 1: Tryton has no product X-1.');
    expect(await salesOf(refused)).to.deep.equal([]);
  });
});
