/**
 * A day at the API (docs/tutorials/api-tour.md) through a client made from /openapi.json alone. test/e2e/api-client.test.ts makes the types anew from a
 * running service, compiles this under `strict` and runs it.
 */
import createClient, { type Client, type Middleware } from 'openapi-fetch';
import type { components, paths } from '../src/api/schema.d.ts';

export type Given = {
  readonly url: string;
  readonly token: string;
  readonly mail: { readonly password: string; readonly imapPort: number; readonly smtpPort: number };
  readonly files: { readonly customers: File; readonly products: File; readonly order: File };
  readonly productCode: string;
  readonly buyer: string;
};
type Api = Client<paths>;
type Problem = components['schemas']['Problem'];
type Answered<Data> = { readonly data?: Data; readonly error?: Problem; readonly response: Response };

/** Throws with the problem's sentence. */
const answered = <Data>({ data, error, response }: Answered<Data>): Data => {
  if (data === undefined) throw new Error(`${response.url} answered ${response.status}: ${error?.code} ${error?.detail}`);
  return data;
};

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const until = async <T>(look: () => Promise<T | null>): Promise<T> => {
  for (;;) {
    const found = await look();
    if (found !== null) return found;
    await sleep(200);
  }
};

const form = (body: { readonly file: Blob }): FormData => {
  const data = new FormData();
  data.set('file', body.file);
  return data;
};

/** Reading is repeated where the service says when to come again. */
const patient: Middleware = {
  onResponse: async ({ request, response }) => {
    const seconds = response.headers.get('retry-after');
    if (response.status !== 503 || request.method !== 'GET' || seconds === null) return response;
    await sleep(Number(seconds) * 1_000);
    return fetch(request);
  },
};

const prepare = async (api: Api, { files, productCode }: Given) => {
  const settings = answered(
    await api.PATCH('/sales/company-settings/', { body: { currency: 'EUR', time_zone: 'Europe/Berlin' } }),
  );
  answered(await api.POST('/sales/warehouses/', { body: { code: 'MAIN', name: 'Main warehouse', is_default: true } }));
  const customers = answered(
    await api.POST('/sales/customers/import/', { body: { file: files.customers }, bodySerializer: form }),
  );
  const products = { body: { file: files.products }, bodySerializer: form };
  answered(await api.POST('/sales/products/import/', { ...products, params: { query: { dry_run: true } } }));
  answered(await api.POST('/sales/products/import/', products));
  await until(async () => {
    const found = answered(await api.GET('/sales/products/', { params: { query: { q: productCode } } }));
    return found.length > 0 ? found : null;
  });
  return { currency: settings.currency, imported: 'created' in customers ? customers.created : null };
};

const fetchMail = async (api: Api, { mail }: Given) => {
  const made = await api.POST('/sales/email-configs/', {
    body: {
      module: 'SALES',
      email_address: 'orders@seller.example',
      email_password: mail.password,
      imap_server: '127.0.0.1',
      imap_port: mail.imapPort,
      smtp_server: '127.0.0.1',
      smtp_port: mail.smtpPort,
      notification_email: 'sales@seller.example',
    },
  });
  const mailbox = { path: { id: answered(made).id } };
  const report = answered(await api.POST('/sales/email-configs/{id}/test_connection/', { params: mailbox }));
  const { task_id } = answered(await api.POST('/sales/email-configs/{id}/sync_now/', { params: mailbox }));
  const sync = await until(async () => {
    const task = answered(await api.GET('/sales/tasks/{id}/', { params: { path: { id: task_id } } }));
    if (task.state === 'failed') throw new Error(task.error?.message);
    return task.kind === 'sync_now' && task.state === 'succeeded' ? task.result : null;
  });
  return { connected: 'ok' in report && report.ok, drafted: sync.drafted };
};

/** The order that the mail became, from the log and from the queue. */
const drafted = async (api: Api): Promise<string> => {
  const entry = await until(async () => {
    const [first] = answered(await api.GET('/sales/email-logs/', { params: { query: { status: 'SUCCESS' } } }));
    return first ?? null;
  });
  const { sales_order: id } = answered(await api.GET('/sales/email-logs/{id}/', { params: { path: { id: entry.id } } }));
  if (id === null) throw new Error('no order was drafted');
  const queued = await until(async () => {
    const { pending_review: drafts } = answered(await api.GET('/sales/sales-orders/email_queue/'));
    return drafts.find((draft) => draft.id === id) ?? null;
  });
  return queued.id;
};

const correctAndApprove = async (api: Api, id: string) => {
  const order = { path: { id } };
  const { response } = await api.GET('/sales/sales-orders/{id}/', { params: order });
  const params = { ...order, header: { 'If-Match': response.headers.get('etag') ?? '' } };
  const corrected = await api.PATCH('/sales/sales-orders/{id}/', { params, body: { delivery_date: '2026-12-18' } });
  const stale = await api.PATCH('/sales/sales-orders/{id}/', { params, body: { currency: 'SEK' } });
  const { status } = answered(await api.POST('/sales/sales-orders/{id}/approve/', { params: order }));
  return { deliveryDate: answered(corrected).delivery_date, refused: stale.error?.code, approved: status };
};

const uploadAndReject = async (api: Api, { files }: Given) => {
  const uploaded = answered(
    await api.POST('/sales/sales-orders/upload_document/', { body: { file: files.order }, bodySerializer: form }),
  );
  if (!('document_id' in uploaded)) throw new Error('the upload was not read in time');
  const { id } = answered(
    await api.POST('/sales/sales-orders/', { body: { document_id: uploaded.document_id, document_type: 'order' } }),
  );
  const order = { path: { id } };
  const body = { reason: 'The customer called it off.' };
  return { rejected: answered(await api.POST('/sales/sales-orders/{id}/reject/', { params: order, body })).status };
};

/** Another system takes the order by the feed, under its own number, and hears that it was called off. */
const handOver = async (api: Api, id: string) => {
  const params = { path: { id } };
  const nothing = await api.POST('/sales/sales-orders/{id}/apply_revision/', { params, body: {} });
  const entry = await until(async () => {
    const entries = answered(await api.GET('/sales/orders-feed/', { params: { query: {} } }));
    return entries.find(({ sales_order }) => sales_order === id) ?? null;
  });
  const taken = { external_reference: '4500012345', version: entry.version };
  const { status } = answered(await api.POST('/sales/sales-orders/{id}/acknowledge/', { params, body: taken }));
  answered(await api.POST('/sales/sales-orders/{id}/cancel/', { params, body: { reason: 'The customer called it off.' } }));
  const cancelled = await until(async () => {
    const [next] = answered(await api.GET('/sales/orders-feed/', { params: { query: { after: entry.id } } }));
    return next ?? null;
  });
  return { held: nothing.error?.code, handedOver: status, told: [entry.type, cancelled.type] };
};

/** @returns the operations that were called, "GET /sales/me/", and what was found on the way */
export const tour = async (given: Given) => {
  const called = new Set<string>();
  const note: Middleware = {
    onRequest: ({ request, schemaPath }) => {
      called.add(`${request.method} ${schemaPath}`);
    },
  };
  const api = createClient<paths>({ baseUrl: given.url, headers: { Authorization: `Bearer ${given.token}` } });
  api.use(note, patient);

  const prepared = await prepare(api, given);
  const fetched = await fetchMail(api, given);
  const id = await drafted(api);
  const approved = await correctAndApprove(api, id);
  const rejected = await uploadAndReject(api, given);
  const handedOver = await handOver(api, id);
  const history = answered(await api.GET('/sales/sales-orders/{id}/history/', { params: { path: { id } } }));
  const { erased } = answered(await api.POST('/sales/privacy/erase/', { body: { email: given.buyer } }));
  const events = history.map(({ event }) => event);
  return {
    called: [...called],
    ...prepared,
    ...fetched,
    ...approved,
    ...rejected,
    ...handedOver,
    events,
    erased: erased.email_logs,
  };
};
