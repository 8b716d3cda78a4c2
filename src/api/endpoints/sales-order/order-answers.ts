/** An order as the endpoints about it answer it, right after a write too. */
import type { Position } from '@order-intake/event-sourcing';
import type { LoadCompanySettings } from '../../../commands/company/change-company-settings.command.ts';
import { askingOf } from '../../../domain/company/asking.ts';
import type { RecordNameQueries } from '../../../projections/customers/record-names.queries.ts';
import type { SalesOrderQueries } from '../../../projections/sales-orders/sales-orders.queries.ts';
import type { SalesOrderRow } from '../../../projections/sales-orders/sales-orders.read-model.ts';
import type { CallOfOne } from '../../http/endpoint.ts';
import { revisionTag } from '../../http/etag.ts';
import { notFound } from '../../http/problem.ts';
import { shownIn, type WaitFor } from '../../http/wait-for.ts';
import { candidateIds } from '../catalog/candidate.view.ts';
import { namedIds, orderView } from './sales-order.view.ts';

type Deps = {
  readonly commands: { readonly companySettings: LoadCompanySettings };
  readonly queries: Pick<SalesOrderQueries, 'currentSalesOrder' | 'ordersOfSameNumber'> & Pick<RecordNameQueries, 'recordNames'>;
  readonly waitFor: WaitFor;
};

export const createOrderAnswers = ({ commands, queries, waitFor }: Deps) => {
  const viewOf = async (companyId: string, row: SalesOrderRow) => {
    const { customer_candidates: customerCandidates, lines } = row;
    const ids = [
      ...namedIds(row),
      ...lines.flatMap(({ productId }) => productId ?? []),
      ...candidateIds({ customerCandidates, lines }),
    ];
    const [asksCustomers, sameNumber, names] = await Promise.all([
      row.status === 'DRAFT' && commands.companySettings(companyId).then((settings) => askingOf(settings).isOn),
      queries.ordersOfSameNumber(companyId, row),
      queries.recordNames(companyId, ids),
    ]);
    return orderView(row, sameNumber, names, asksCustomers);
  };
  return {
    viewOf,
    /** null: there is no such order, whatever the body says. */
    known: async ({ caller, params }: CallOfOne) => ((await queries.currentSalesOrder(caller.companyId, params.id)) ? {} : null),
    /** The order as its stream has it, right after a write. */
    written: async (companyId: string, orderId: string, position: Position | null) => {
      await shownIn(waitFor, 'sales_orders')(position);
      const row = await queries.currentSalesOrder(companyId, orderId);
      return row
        ? { status: 200 as const, body: await viewOf(companyId, row), etag: revisionTag(row.revision) }
        : { problem: notFound };
    },
  };
};
