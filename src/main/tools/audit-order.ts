/** Everything that the log holds of one order, as text: its own stream and that of the mail or document it came from. */
import { comparePositions, type EventStore, isUuid, type Recorded, type Undecodable } from '@order-intake/event-sourcing';
import type { Pool } from 'pg';
import { documentStream } from '../../domain/document/document.stream.ts';
import { emailStream } from '../../domain/email/email.stream.ts';
import { salesOrderStream } from '../../domain/sales-order/sales-order.stream.ts';

type KnownOrder = { readonly company_id: string; readonly source: { readonly kind: string; readonly id: string | null } };

const valueLength = 160;

/** Null when no company has an order of this id. */
export const auditOrder = async (pool: Pool, store: Pick<EventStore, 'readEntries'>, orderId: string): Promise<string | null> => {
  if (!isUuid(orderId)) return null;
  const { rows } = await pool.query<KnownOrder>('select company_id, source from read.sales_orders where id = $1', [orderId]);
  const [order] = rows;
  if (!order) return null;
  const { company_id: companyId, source } = order;
  const entries = await Promise.all(
    [salesOrderStream(companyId, orderId), ...sourceStreams(companyId, source)].map((stream) => store.readEntries(stream)),
  );
  return entries
    .flat()
    .sort((a, b) => comparePositions(a.position, b.position))
    .map(entryText)
    .join('\n\n');
};

const sourceStreams = (companyId: string, { kind, id }: KnownOrder['source']): readonly string[] => {
  if (id === null) return [];
  if (kind === 'email') return [emailStream(companyId, id)];
  return kind === 'upload' ? [documentStream(companyId, id)] : [];
};

/** Who, when and why first; then what it says, lists by their number: an extraction alone would fill pages. */
const entryText = (entry: Recorded | Undecodable): string => {
  const position = `${entry.stream}, revision ${entry.revision}`;
  if ('undecodable' in entry) return `${entry.type} (${position}) cannot be decoded: ${entry.reason}`;
  const { actor, correlationId, causationId } = entry.metadata;
  const lines = Object.entries((entry.data ?? {}) as object).map(([name, value]) => `    ${name}: ${shortened(value)}`);
  return [
    `${entry.recordedAt.toISOString()}  ${entry.type}  by ${actor}`,
    `    ${position}, correlation ${correlationId}, caused by ${causationId}`,
    ...lines,
  ].join('\n');
};

const shortened = (value: unknown): string => {
  if (Array.isArray(value)) return `${value.length} entries`;
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.length > valueLength ? `${text.slice(0, valueLength)}…` : text;
};
