/** What a customer's earlier orders say for the next one: few rows by index. */
import { isUuid } from '@order-intake/event-sourcing';
import type { Pool } from 'pg';
import type { ApprovalLookup, ShipTo } from '../../domain/auto-approval/approval-lookup.port.ts';
import { createApprovalJudgementQueries } from './approval-judgements.queries.ts';

const mostOrders = 500;

/** Decisions by people alone: what a policy approved says nothing of what a person would have done. */
const run = {
  name: 'approval-trusted-run',
  text: `select d.outcome = 'approved' and not d.corrected as unchanged
    from read.draft_outcomes d join read.sales_orders o on o.id = d.id and o.company_id = d.company_id
    where o.company_id = $1 and o.customer_id = $2 and o.extraction_metadata->'layout'->>'id' = $3
      and (d.outcome is not null or d.corrected)
    order by coalesce(d.decided_at, o.updated_at) desc limit ${mostOrders}`,
};
const knownAddresses = {
  name: 'approval-known-places',
  text: `select details->'shipTo' as place from read.sales_orders
    where company_id = $1 and customer_id = $2 and status in ('APPROVED', 'HANDED_OVER')
      and decision is not null and not decision ? 'policy_version' and details ? 'shipTo'
    order by created_at desc limit ${mostOrders}`,
};

/** As it is compared: case, spaces and punctuation aside. Who receives it there may change, the place does not. */
const placeKey = ({ street, postalCode, city, country }: ShipTo): string =>
  [street, postalCode, city, country].map((part) => (part ?? '').toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')).join('|');
const nowhere = placeKey({});

export const createApprovalLookup = (pool: Pool): ApprovalLookup => ({
  trustedRun: async (companyId, customerId, layoutId) => {
    if (!isUuid(customerId)) return 0;
    const { rows } = await pool.query<{ readonly unchanged: boolean }>({ ...run, values: [companyId, customerId, layoutId] });
    const broken = rows.findIndex(({ unchanged }) => !unchanged);
    return broken < 0 ? rows.length : broken;
  },
  isKnownShipTo: async (companyId, customerId, shipTo) => {
    if (!isUuid(customerId) || placeKey(shipTo) === nowhere) return false;
    const { rows } = await pool.query<{ readonly place: ShipTo }>({ ...knownAddresses, values: [companyId, customerId] });
    return rows.some(({ place }) => placeKey(place) === placeKey(shipTo));
  },
  customerErrors: createApprovalJudgementQueries(pool).customerErrors,
});
