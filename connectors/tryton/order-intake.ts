/** Order Intake's API, as far as a connector needs it. */
import { setTimeout as sleep } from 'node:timers/promises';

type Text = string | null;
export type Address = {
  readonly [part in 'name' | 'attention' | 'street' | 'postal_code' | 'city' | 'country']: Text;
};
export type Line = {
  readonly line: number;
  readonly kind: 'product' | 'charge';
  readonly product_code: Text;
  readonly product_name: Text;
  readonly code: Text;
  readonly name: Text;
  readonly buyer_item_id: Text;
  readonly qty: number | null;
  readonly price: number | null;
  readonly discount: number | null;
  readonly amount: number | null;
  readonly note: Text;
};
/** Of the feed; `sales_order` is the order's id, `version` counts its approvals. */
export type Entry = {
  readonly id: string;
  readonly type: 'order.approved' | 'order.changed' | 'order.cancelled';
  readonly version: number;
  readonly sales_order: string;
  readonly reference: string;
  readonly po_number: Text;
  readonly order_date: Text;
  readonly delivery_date: Text;
  readonly currency: Text;
  readonly customer_code: Text;
  readonly warehouse_code: Text;
  readonly ship_to: Address | null;
  readonly bill_to: Address | null;
  readonly notes: Text;
  readonly lines: readonly Line[];
};
export type Acknowledgement = { readonly external_reference: string } | { readonly refused: true; readonly reason: string };
export type ImportReport = {
  readonly created: number;
  readonly changed: number;
  readonly invalid: number;
  readonly details: readonly {
    readonly row: number;
    readonly label: string;
    readonly faults?: readonly { readonly code: string; readonly message?: string }[];
  }[];
};
type Task = { readonly finished_at: Text; readonly result?: ImportReport; readonly error?: { readonly code: string } };
export type OrderIntake = {
  /** The entries after this one, at most a page; null: from the first. */
  readonly entriesAfter: (after: string | null) => Promise<readonly Entry[]>;
  readonly acknowledge: (entry: Entry, answer: Acknowledgement) => Promise<void>;
  /** `rows` name their fields as the API does; a record with the same code is changed. */
  readonly importRows: (kind: string, rows: readonly { readonly [field: string]: Text }[]) => Promise<ImportReport>;
};

const timeoutMs = 60_000;
const reasonLength = 300;

const csv = (rows: readonly { readonly [field: string]: Text }[]): string => {
  const fields = [...new Set(rows.flatMap(Object.keys))];
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const lines = rows.map((row) => fields.map((field) => quoted(row[field] ?? '')).join(';'));
  return [fields.map(quoted).join(';'), ...lines].join('\n');
};

export const connectOrderIntake = (url: string, apiKey: string): OrderIntake => {
  const ask = async (method: string, path: string, body?: string | FormData): Promise<Response> => {
    const json = typeof body === 'string' ? { 'Content-Type': 'application/json' } : {};
    return fetch(new URL(path, url), {
      method,
      headers: { 'X-API-Key': apiKey, ...json },
      ...(body === undefined ? {} : { body }),
      signal: AbortSignal.timeout(timeoutMs),
    });
  };
  const read = async <T>(what: string, response: Response): Promise<T> => {
    if (!response.ok) throw new Error(`Order Intake: ${what}: ${response.status} ${(await response.text()).slice(0, 300)}`);
    return (await response.json()) as T;
  };
  const finished = async (path: string): Promise<ImportReport> => {
    const task = await read<Task>('task', await ask('GET', path));
    if (task.error) throw new Error(`Order Intake: import: ${task.error.code}`);
    if (task.finished_at !== null && task.result) return task.result;
    await sleep(500);
    return finished(path);
  };
  return {
    entriesAfter: async (after) =>
      read('orders feed', await ask('GET', `/sales/orders-feed/?limit=100${after === null ? '' : `&after=${after}`}`)),
    acknowledge: async ({ sales_order: order, version }, answer) => {
      const reason = 'reason' in answer ? { reason: answer.reason.slice(0, reasonLength) } : {};
      const body = JSON.stringify({ ...answer, ...reason, version });
      const response = await ask('POST', `/sales/sales-orders/${order}/acknowledge/`, body);
      // the order went on meanwhile, as a later entry of the feed says, or was erased
      if (response.status === 409 || response.status === 404) console.error(`${order}: ${await response.text()}`);
      else await read('acknowledge', response);
    },
    importRows: async (kind, rows) => {
      const form = new FormData();
      form.set('file', new Blob([csv(rows)]), `${kind}.csv`);
      const response = await ask('POST', `/sales/${kind}/import/`, form);
      const answer = await read<ImportReport & { readonly url?: string }>(`import of ${kind}`, response);
      return response.status === 202 && answer.url ? finished(answer.url) : answer;
    },
  };
};
