/** The hand-over of the demo: an order is approved, the ERP takes it under its own number, and hears that the customer has called it off. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Api } from '../api-client.ts';
import { DemoProblem } from '../problem.ts';
import { renderTable } from '../table.ts';
import type { Terminal } from '../terminal.ts';
import type { ErpServer, Heard } from './erp-server.ts';

const patienceMs = 60_000;
const firstNumber = 4_500_012_001;

type Draft = { readonly id: string; readonly requires_review: boolean; readonly missing_fields: readonly string[] };
type HandedOver = { readonly status: string; readonly external_reference: string | null };
type Context = { readonly api: Api; readonly erp: ErpServer; readonly terminal: Terminal };

export async function runErp({ api, erp, terminal }: Context): Promise<readonly Heard[]> {
  const { secret } = await api.post<{ readonly secret: string }>('/sales/webhook-endpoints/', {
    url: erp.url,
    description: 'ERP',
  });
  erp.trust(secret);
  const drafts = await api.list<Draft>('/sales/sales-orders/?status=DRAFT');
  const ready = drafts
    .filter(({ requires_review, missing_fields }) => !requires_review && missing_fields.length === 0)
    .slice(0, 2);
  if (ready.length === 0) throw new DemoProblem('No draft is complete: none can be handed over.');
  const rows: string[][] = [];
  for (const { id } of ready) {
    await api.post(`/sales/sales-orders/${id}/approve/`);
    const { data, type } = await heardOf(erp, id, 'order.approved');
    const number = String(firstNumber + rows.length);
    const acknowledgement = { external_reference: number, version: data.version };
    const taken = await api.post<HandedOver>(`/sales/sales-orders/${id}/acknowledge/`, acknowledgement);
    rows.push([data.reference, type, summary(data), `${taken.status} as ${taken.external_reference}`]);
  }
  const last = ready.at(-1)?.id ?? '';
  await api.post(`/sales/sales-orders/${last}/cancel/`, { reason: 'The customer called it off.' });
  const { data, type } = await heardOf(erp, last, 'order.cancelled');
  rows.push([data.reference, type, data.reason ?? '', 'cancelled there too']);
  print(terminal, rows);
  return erp.heard;
}

const summary = ({ customer_code, lines, total, currency }: Heard['data']): string =>
  [`${customer_code}: ${lines.length} ${lines.length === 1 ? 'line' : 'lines'}`, total === null ? '' : `${total} ${currency}`]
    .filter((part) => part !== '')
    .join(', ');

const heardOf = async (erp: ErpServer, order: string, type: Heard['type']): Promise<Heard> => {
  for (const end = Date.now() + patienceMs; Date.now() < end; await sleep(100)) {
    const found = erp.heard.find((one) => one.data.sales_order === order && one.type === type);
    if (found) return found;
  }
  throw new DemoProblem(`The ERP has not heard of ${type} within ${patienceMs / 1_000} s: see the log of the service.`);
};

function print(terminal: Terminal, rows: readonly string[][]): void {
  terminal.line();
  terminal.line(terminal.bold('Handed over to an ERP, by signed webhooks'));
  for (const line of renderTable({ head: ['order', 'the ERP hears', 'of', 'what it answers'], rows }, terminal.width - 2))
    terminal.line(`  ${line}`);
}
