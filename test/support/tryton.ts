/** A real trytond with a database of its own, with a company that sells a bolt to Anna Berg AB by a price list. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { connectTryton, day, decimal, type Tryton } from '../../connectors/tryton/tryton.ts';
import { freePorts } from './ports.ts';
import { until } from './until.ts';

const user = 'admin';
const password = 'a password of this test';
const database = 'erp';

export type TestTryton = {
  readonly settings: { readonly url: string; readonly user: string; readonly password: string };
  readonly tryton: Tryton;
  readonly kill: () => Promise<void>;
  readonly start: () => Promise<void>;
  readonly remove: () => Promise<void>;
};

/** Without a company there is no context yet: what a person enters in Tryton's first dialogs. */
const foundCompany = async (url: string): Promise<void> => {
  const post = async (method: string, parameters: readonly unknown[], session?: string) => {
    const response = await fetch(`${url}/`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(session ? { Authorization: `Session ${session}` } : {}) },
      body: JSON.stringify({ id: 0, method, params: parameters }),
    });
    const { result, error } = (await response.json()) as { readonly result: readonly number[]; readonly error?: unknown };
    if (error) throw new Error(`${method}: ${JSON.stringify(error)}`);
    return result;
  };
  const opened = await post('common.db.login', [user, { password }]);
  const session = Buffer.from(`${user}:${opened.join(':')}`).toString('base64');
  const call = (method: string, ...parameters: readonly unknown[]) => post(`model.${method}`, [...parameters, {}], session);
  const rates = [['create', [{ date: day('2020-01-01'), rate: decimal(1) }]]];
  const euro = { name: 'Euro', code: 'EUR', symbol: '€', numeric_code: '978', rounding: decimal('0.01'), digits: 2, rates };
  const [currency] = await call('currency.currency.create', [euro]);
  await call('country.country.create', [{ name: 'Sweden', code: 'SE', code3: 'SWE', code_numeric: '752' }]);
  const [party] = await call('party.party.create', [{ name: 'Our company', code: 'US' }]);
  const [company] = await call('company.company.create', [{ party, currency }]);
  const users = await call('res.user.search', [['login', '=', user]], 0, 1, null);
  await call('res.user.write', users, { companies: [['add', [company]]], company });
};

const addRecords = async ({ call, company }: Tryton): Promise<void> => {
  const [unit] = await call<number[]>('product.uom.search', [['symbol', '=', 'u']], 0, 1, null);
  const [type] = await call<number[]>('account.account.type.create', [{ name: 'Tax', statement: 'balance' }]);
  const [account] = await call<number[]>('account.account.create', [{ name: 'Tax', type, company }]);
  const accounts = { invoice_account: account, credit_note_account: account };
  const vat = { name: 'VAT 25 %', description: 'VAT 25 %', type: 'percentage', rate: decimal('0.25'), company, ...accounts };
  const [tax] = await call<number[]>('account.tax.create', [vat]);
  const taxed = { name: 'Taxed', accounting: true, customer_taxes: [['add', [tax]]] };
  const [category] = await call<number[]>('product.category.create', [taxed]);
  const bolt = { name: 'Hex bolt M8', code: 'HB-8', type: 'goods', salable: true, list_price: decimal('0.50') };
  const [template] = await call<number[]>('product.template.create', [
    { ...bolt, default_uom: unit, sale_uom: unit, account_category: category, products: [['create', [{}]]] },
  ]);
  const [product] = await call<number[]>('product.product.search', [['template', '=', template]], 0, 1, null);
  const lines = [['create', [{ product, quantity: 100, formula: 'unit_price * 0.9' }]]];
  const [list] = await call<number[]>('product.price_list.create', [{ name: 'Berg', company, lines }]);
  const addresses = [['create', [{ street: 'Hamngatan 1', postal_code: '111 47', city: 'Stockholm', delivery: true }]]];
  const mechanisms = [['create', [{ type: 'email', value: 'anna@buyer.example' }]]];
  const berg = { name: 'Anna Berg AB', code: 'C-100', addresses, contact_mechanisms: mechanisms };
  const [party] = await call<number[]>('party.party.create', [berg]);
  await call('party.party.write', [party], { sale_price_list: list });
};

export const startTryton = async (): Promise<TestTryton> => {
  const directory = await mkdtemp(join(tmpdir(), 'tryton-'));
  const [port] = await freePorts(1);
  const url = `http://127.0.0.1:${port}/${database}`;
  const configuration = join(directory, 'trytond.conf');
  await mkdir(join(directory, 'databases'));
  await writeFile(join(directory, 'databases', `${database}.sqlite`), '');
  await writeFile(join(directory, 'password'), `${password}\n`);
  const sections = `[database]\nuri = sqlite://\npath = ${directory}/databases\n[web]\nlisten = 127.0.0.1:${port}\n`;
  await writeFile(configuration, sections);
  const modules = ['-u', 'sale', 'sale_price_list', '--activate-dependencies', '--email', 'admin@example.com'];
  const env = { ...process.env, TRYTONPASSFILE: join(directory, 'password') };
  await promisify(execFile)('trytond-admin', ['-c', configuration, '-d', database, ...modules], { env });

  let server: ChildProcess | undefined;
  const start = async (): Promise<void> => {
    server = spawn('trytond', ['-c', configuration, '-d', database], { stdio: 'ignore' });
    await until('trytond', async () => (await fetch(url).catch(() => null)) !== null, 120_000);
  };
  const kill = async (): Promise<void> => {
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const exited = once(server, 'exit');
    server.kill('SIGKILL');
    await exited;
  };
  await start();
  await foundCompany(url);
  const settings = { url, user, password };
  const tryton = await connectTryton(settings);
  await addRecords(tryton);
  return {
    settings,
    tryton,
    kill,
    start,
    remove: async () => {
      await kill();
      await rm(directory, { recursive: true, force: true });
    },
  };
};
