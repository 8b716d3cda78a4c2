/** What became of the mails and documents that extractions came from. */
import type { Pool } from 'pg';
import type { Module } from '../../domain/shared/module.ts';

export const extractionOutcomes = ['drafted', 'revised', 'duplicate', 'held', 'none', 'pending', 'failed'] as const;
export type ExtractionOutcome = (typeof extractionOutcomes)[number];

export type SourceOutcome = {
  readonly outcome: ExtractionOutcome;
  readonly orders: readonly { readonly id: string; readonly reference: string }[];
  readonly module: Module | null;
};
type Source = { readonly kind: 'email' | 'upload'; readonly id: string };

/** Answers for the sources asked; `pending` for one that no read model knows yet. */
export type OutcomeLookup = (companyId: string, sources: readonly Source[]) => Promise<(source: Source) => SourceOutcome>;

type LogRow = {
  readonly id: string;
  readonly module: Module;
  readonly status: 'PENDING' | 'SUCCESS' | 'FAILED';
  readonly sales_orders: readonly { readonly id: string; readonly reference: string; readonly disposition: ExtractionOutcome }[];
};
type OrderRow = { readonly source_id: string; readonly id: string; readonly reference: string };

const byWeight: readonly ExtractionOutcome[] = ['drafted', 'revised', 'held', 'duplicate'];

const ofLog = ({ module, status, sales_orders }: LogRow): SourceOutcome => {
  const orders = sales_orders.map(({ id, reference }) => ({ id, reference }));
  if (status !== 'SUCCESS') return { outcome: status === 'FAILED' ? 'failed' : 'pending', orders, module };
  const outcome = byWeight.find((candidate) => sales_orders.some(({ disposition }) => disposition === candidate)) ?? 'none';
  return { outcome, orders, module };
};

const logs = {
  name: 'audit-logs',
  text: 'select id, module, status, sales_orders from read.emails where company_id = $1 and id = any($2::uuid[])',
};
const orders = {
  name: 'audit-orders',
  text: `select source->>'id' as source_id, id, reference from read.sales_orders
    where company_id = $1 and source->>'id' = any($2) and source_kind = 'upload' order by reference`,
};

const unknown: SourceOutcome = { outcome: 'pending', orders: [], module: null };

export const createOutcomeLookup =
  (pool: Pool): OutcomeLookup =>
  async (companyId, sources) => {
    const idsOf = (kind: Source['kind']) => [...new Set(sources.filter((source) => source.kind === kind).map(({ id }) => id))];
    const [emails, uploads] = [idsOf('email'), idsOf('upload')];
    const [logRows, orderRows] = await Promise.all([
      emails.length === 0 ? [] : pool.query<LogRow>({ ...logs, values: [companyId, emails] }).then(({ rows }) => rows),
      uploads.length === 0 ? [] : pool.query<OrderRow>({ ...orders, values: [companyId, uploads] }).then(({ rows }) => rows),
    ]);
    const outcomeById = new Map(logRows.map((row) => [row.id, ofLog(row)]));
    return ({ kind, id }) => {
      if (kind === 'email') return outcomeById.get(id) ?? unknown;
      const madeOrders = orderRows
        .filter(({ source_id }) => source_id === id)
        .map(({ id: orderId, reference }) => ({ id: orderId, reference }));
      return { outcome: madeOrders.length > 0 ? 'drafted' : 'none', orders: madeOrders, module: null };
    };
  };
