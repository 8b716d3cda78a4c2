/** An order as the endpoints about it answer it, right after a write too. */
import type { Position } from '@order-intake/event-sourcing';
import { askingOf } from '../../../domain/company/asking.ts';
import { defaultCompanySettings } from '../../../domain/company/company.decider.ts';
import { requirementsOf } from '../../../domain/sales-order/approval-requirements.ts';
import type { CurrentCompany } from '../../../projections/companies/companies.queries.ts';
import type { RecordNameQueries } from '../../../projections/customers/record-names.queries.ts';
import type { SalesOrderQueries } from '../../../projections/sales-orders/sales-orders.queries.ts';
import type { SalesOrderRow } from '../../../projections/sales-orders/sales-orders.read-model.ts';
import type { CallOfOne } from '../../http/endpoint.ts';
import { revisionTag } from '../../http/etag.ts';
import { notFound } from '../../http/problem.ts';
import { shownIn, type WaitFor } from '../../http/wait-for.ts';
import { candidateIds } from '../catalog/candidate.view.ts';
import type { OrderSettings } from './order-actions.view.ts';
import { namedIds, orderView } from './sales-order.view.ts';

type CompanyQuery = { readonly currentCompany: CurrentCompany };

/** What the company's settings say about its orders, as its stream has them. */
export const orderSettings = async ({ currentCompany }: CompanyQuery, companyId: string): Promise<OrderSettings> => {
  const settings = (await currentCompany(companyId))?.settings ?? defaultCompanySettings;
  return { requires: requirementsOf(settings), asksCustomers: askingOf(settings).isOn };
};

export type OrderAnswerQueries = Pick<SalesOrderQueries, 'currentSalesOrder' | 'ordersOfSameNumber'> &
  Pick<RecordNameQueries, 'recordNames'> &
  CompanyQuery;

type Deps = {
  readonly queries: OrderAnswerQueries;
  readonly waitFor: WaitFor;
};

export const createOrderAnswers = ({ queries, waitFor }: Deps) => {
  const viewOf = async (companyId: string, row: SalesOrderRow) => {
    const { customer_candidates: customerCandidates, lines } = row;
    const ids = [
      ...namedIds(row),
      ...lines.flatMap(({ productId }) => productId ?? []),
      ...candidateIds({ customerCandidates, lines }),
    ];
    const [sameNumber, names, settings] = await Promise.all([
      queries.ordersOfSameNumber(companyId, row),
      queries.recordNames(companyId, ids),
      orderSettings(queries, companyId),
    ]);
    return orderView(row, sameNumber, names, settings);
  };
  return {
    viewOf,
    /** null: there is no such order, whatever the body says. */
    existing: async ({ caller, params }: CallOfOne) =>
      (await queries.currentSalesOrder(caller.companyId, params.id)) ? {} : null,
    /** The order as its stream has it, right after a write. */
    afterWrite: async (companyId: string, orderId: string, position: Position | null) => {
      await shownIn(waitFor, 'sales_orders')(position);
      const row = await queries.currentSalesOrder(companyId, orderId);
      return row
        ? { status: 200 as const, body: await viewOf(companyId, row), etag: revisionTag(row.revision) }
        : { problem: notFound };
    },
  };
};
