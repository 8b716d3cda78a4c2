/** What administrators keep: the catalogue, mailboxes, users and how they sign in, keys, roles, settings. */
import { dayAfter } from '../../../demo/mails/orders.ts';
import type { DemoParts } from '../../../demo/run-demo.ts';
import { codeAt } from '../../../src/platform/sign-in/one-time-codes.ts';
import { callerOf, type Person } from './person.ts';

type Made = { readonly id: string };

/** Shown or chosen once, so that a later release can be asked to take them. */
export type Secrets = {
  readonly apiKey: string;
  readonly user: {
    readonly email: string;
    readonly password: string;
    readonly totpSecret: string;
    readonly recoveryCode: string;
  };
};

const password = 'sieben rote laternen schaukeln';

const catalogue = async ({ call }: Person): Promise<void> => {
  const north = await call<Made>('POST', '/sales/warehouses/', { code: 'NORTH', name: 'Flensburg' });
  await call('PATCH', `/sales/warehouses/${north.id}/`, { name: 'Flensburg, quay 2' });
  const gone = await call<Made>('POST', '/sales/warehouses/', { code: 'GONE', name: 'Closed' });
  await call('DELETE', `/sales/warehouses/${gone.id}/`);
  const product = await call<Made>('POST', '/sales/products/', {
    code: 'NL-8010',
    name: 'Chalk line',
    unit: 'pcs',
    price: '7.20',
    units: [{ unit: 'box', factor: '12' }],
    packaging_multiple: '6',
  });
  await call('PATCH', `/sales/products/${product.id}/`, { price: '7.50', ean: '4006381333931' });
  const old = await call<Made>('POST', '/sales/products/', { code: 'NL-8020', name: 'Plumb bob', unit: 'pcs' });
  await call('DELETE', `/sales/products/${old.id}/`);
  const address = {
    label: 'Yard',
    street: 'Kai 3',
    postal_code: '24937',
    city: 'Flensburg',
    country: 'DE',
    gln: '4012345000009',
  };
  const customer = await call<Made>('POST', '/sales/customers/', {
    name: 'Fördeboot Werft GmbH',
    code: 'C-1500',
    emails: ['einkauf@foerdeboot.example'],
    phones: ['+4946155501'],
    domains: ['foerdeboot.example'],
    addresses: [{ ...address, is_default_ship_to: true }],
    aliases: ['Fördeboot'],
  });
  await call('PATCH', `/sales/customers/${customer.id}/`, { blocked: true, blocked_reason: 'Unpaid invoices.' });
  const past = await call<Made>('POST', '/sales/customers/', { name: 'Past Customer Ltd', code: 'C-1501' });
  await call('DELETE', `/sales/customers/${past.id}/`);
  const price = await call<Made>('POST', '/sales/prices/', {
    customer: 'C-1500',
    product: 'NL-1010',
    price: '171.00',
    currency: 'EUR',
  });
  await call('PATCH', `/sales/prices/${price.id}/`, { price: '169.00', valid_to: dayAfter(new Date(), 400) });
  const ended = await call<Made>('POST', '/sales/prices/', {
    customer: 'C-1500',
    product: 'NL-1020',
    price: '140.00',
    currency: 'EUR',
  });
  await call('DELETE', `/sales/prices/${ended.id}/`);
  const aliases = `/sales/products/${product.id}/aliases/`;
  await call('POST', aliases, { customer: customer.id, alias: 'Schlagschnur' });
  const revoked = await call<Made>('POST', aliases, { customer: customer.id, alias: 'Schnur' });
  await call('DELETE', `${aliases}${revoked.id}/`);
};

const settings = async ({ call, ask }: Person): Promise<void> => {
  await call('PATCH', '/sales/company-settings/', {
    chat_data_days: 400,
    language_model: false,
    review_checks: { similar_order: { enabled: true, days: 30 }, total_over_limit: { enabled: true, limit: '100000' } },
  });
  await call('PATCH', '/sales/roles/', { role: 'sales', withheld: ['leads:write'], granted: ['new_customers:write'] });
  const mailbox = {
    email_address: 'purchase@nordlicht-werkzeug.example',
    email_password: 'is not this',
    imap_server: 'localhost',
    smtp_server: 'localhost',
  };
  const [{ imap_port, smtp_port }] = (await call('GET', '/sales/email-configs/')) as [{ imap_port: number; smtp_port: number }];
  const wrong = await call<Made>('POST', '/sales/email-configs/', { ...mailbox, module: 'PURCHASE', imap_port, smtp_port });
  await ask('POST', `/sales/email-configs/${wrong.id}/sync_now/`);
  const removed = await call<Made>('POST', '/sales/email-configs/', { ...mailbox, module: 'HR', imap_port, smtp_port });
  await call('PATCH', `/sales/email-configs/${removed.id}/`, { is_active: false, min_confidence_threshold: 80 });
  await call('DELETE', `/sales/email-configs/${removed.id}/`);
  // nobody opens it: its tokens are made elsewhere
  const application = {
    authentication: 'microsoft_365',
    oauth_tenant_id: 'nordlicht-werkzeug.example',
    oauth_client_id: '0f0d1b1e-6c0a-4c57-9c2f-6f1e3f0a9d11',
    oauth_secret: 'is not this either',
    oauth_secret_expires_on: '2027-05-31',
    send_via: 'graph',
    imap_login: 'robot@nordlicht-werkzeug.example',
    watched_folders: ['INBOX', 'Orders'],
    include_subfolders: true,
    imap_idle: true,
    is_active: false,
  };
  const { email_password: _, ...servers } = mailbox;
  await call('POST', '/sales/email-configs/', { ...servers, ...application, module: 'ACCOUNTS', imap_port, smtp_port });
};

const keys = async ({ call }: Person): Promise<string> => {
  const made = await call<{ readonly key: string }>('POST', '/sales/api-keys/', {
    name: 'ERP',
    roles: ['sales'],
    expires_in_days: 730,
  });
  const gone = await call<Made>('POST', '/sales/api-keys/', { name: 'trial', scopes: ['orders:read'] });
  await call('DELETE', `/sales/api-keys/${gone.id}/`);
  return made.key;
};

const users = async ({ call }: Person, { service, runTool, companyId }: DemoParts): Promise<Secrets['user']> => {
  const session = '/sales/session/';
  const anyone = callerOf(service.url, { 'x-order-intake': '1' });
  const email = 'anna.berg@nordlicht-werkzeug.example';
  const link = await runTool('company', 'user', companyId, email, 'admin');
  const code = link.split('#code=')[1] ?? '';
  const joined = await anyone('POST', `${session}invitation/accept/`, { code, name: 'Anna Berg', password });
  if (joined.status !== 204) throw new Error(`Anna did not join: ${joined.status} ${JSON.stringify(joined.body)}`);
  const browser = (answer: { readonly headers: Headers }) =>
    callerOf(service.url, {
      'x-order-intake': '1',
      'user-agent': 'Mozilla/5.0 (the browser of Anna Berg)',
      cookie: answer.headers
        .getSetCookie()
        .map((line) => line.split(';')[0] ?? '')
        .join('; '),
    });
  const anna = browser(joined);
  const { body: offer } = await anna<{ readonly secret: string }>('POST', '/sales/me/second_step/', { password });
  const confirmation = { code: codeAt(offer.secret, new Date()) };
  const { body } = await anna<{ readonly codes: readonly string[] }>('POST', '/sales/me/second_step/confirm/', confirmation);
  const [first = '', second = ''] = body.codes;
  await anyone('POST', session, { email, password: 'a guess that is wrong' });
  const again = browser(await anyone('POST', session, { email, password, code: first }));
  if ((await again('GET', '/sales/me/')).status !== 200) throw new Error('Anna is not signed in');
  await again('DELETE', session);

  const ben = await call<Made>('POST', '/sales/users/', {
    email: 'ben@nordlicht-werkzeug.example',
    name: 'Ben',
    roles: ['sales'],
  });
  await call('POST', `/sales/users/${ben.id}/invite/`);
  await call('PATCH', `/sales/users/${ben.id}/`, { roles: ['auditor'] });
  const left = await call<Made>('POST', '/sales/users/', { email: 'carl@nordlicht-werkzeug.example', roles: ['sales'] });
  await call('DELETE', `/sales/users/${left.id}/`);
  return { email, password, totpSecret: offer.secret, recoveryCode: second };
};

export const keepRecords = async (person: Person, parts: DemoParts): Promise<Secrets> => {
  await catalogue(person);
  await settings(person);
  return { apiKey: await keys(person), user: await users(person, parts) };
};
