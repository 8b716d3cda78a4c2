/** What the API says to an administrator, by path: everything that a person or a program could have been shown. */
import type { Person } from './person.ts';

export type Answers = Readonly<Record<string, unknown>>;
type Listed = { readonly id: string };

/** Lists whose entries have pages of their own. */
const collections: Readonly<Record<string, readonly string[]>> = {
  '/sales/sales-orders/': ['', 'history/', 'pages/'],
  '/sales/email-logs/': ['', 'history/'],
  '/sales/documents/': [],
  '/sales/leads/': [''],
  '/sales/customers/': ['', 'prices/'],
  '/sales/products/': [],
  '/sales/warehouses/': [''],
  '/sales/prices/': [''],
  '/sales/email-configs/': ['', 'history/', 'health/', 'simulation/'],
  '/sales/webhook-endpoints/': ['', 'deliveries/'],
  '/sales/users/': [''],
  '/api/chatchannel/sessions/': ['', 'messages/'],
  '/api/chatchannel/channels/': [''],
  '/api/chatchannel/admin/knowledge/texts/': [],
  '/sales/document-layouts/': [],
  '/sales/api-keys/': [],
};
const pages = [
  '/sales/review/',
  '/sales/sales-orders/email_queue/',
  '/sales/orders-feed/',
  '/sales/stats/',
  '/sales/roles/',
  '/sales/company-settings/',
  '/sales/email-configs/logs/',
  '/api/chatchannel/stats/',
  '/api/chatchannel/admin/knowledge/',
  '/api/chatchannel/admin/audit/',
  '/sales/audit/extractions/',
  // the readings above are written there
  '/sales/audit/security/',
];

export const answersTo = async ({ call, ask }: Person): Promise<Answers> => {
  const answers: Record<string, unknown> = {};
  const read = async (path: string): Promise<unknown> => {
    const { status, body } = await ask('GET', path);
    // what a person entered by hand has no pages
    if (status === 404 && path.endsWith('/pages/')) return null;
    if (status !== 200) throw new Error(`GET ${path} was answered with ${status}: ${JSON.stringify(body)}`);
    answers[path] = body;
    return body;
  };
  for (const [collection, parts] of Object.entries(collections))
    for (const { id } of (await read(`${collection}?limit=200`)) as readonly Listed[])
      for (const part of parts) await read(`${collection}${id}/${part}`);
  const [product] = await call<readonly Listed[]>('GET', '/sales/products/?q=NL-8010');
  for (const part of ['', 'aliases/', 'prices/']) await read(`/sales/products/${product?.id}/${part}`);
  for (const path of pages) await read(path);
  return answers;
};
