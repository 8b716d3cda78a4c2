/** What is confirmed to a customer, from the stream of the order: it is right also while the tables are behind. */
import { type EventStore, type Recorded, rowOfStream } from '@order-intake/event-sourcing';
import { dayIn } from '@order-intake/kernel';
import type { Pool } from 'pg';
import { defaultCompanySettings } from '../../domain/company/company.decider.ts';
import { companyStream } from '../../domain/company/company.stream.ts';
import { differencesBetween, orderedContent } from '../../domain/order-confirmation/confirmation-differences.ts';
import { approvedContents, confirmsTheSame, type OrderConfirmation } from '../../domain/order-confirmation/order-confirmation.ts';
import { salesOrder } from '../../domain/sales-order/sales-order.decider.ts';
import type { SalesOrderEvent } from '../../domain/sales-order/sales-order.events.ts';
import type { KnownOrder } from '../../domain/sales-order/sales-order.state.ts';
import { salesOrderStream } from '../../domain/sales-order/sales-order.stream.ts';
import { companies } from '../companies/companies.read-model.ts';
import { orderFields, recordIdsOf } from './feed-entry.ts';
import { createFeedRecords } from './feed-records.queries.ts';

export type OrderConfirmationQueries = {
  /** The order as it would be confirmed now; null: there is none. @param now of the issue date of a draft */
  readonly orderConfirmation: (companyId: string, orderId: string, now: Date) => Promise<OrderConfirmation | null>;
  /** The earlier versions whose confirmation says the same as that of the newest, oldest first. */
  readonly versionsLike: (companyId: string, orderId: string, version: number) => Promise<readonly number[]>;
};

type Events = readonly Recorded<SalesOrderEvent>[];

const isApproved = ({ phase }: KnownOrder): boolean => phase === 'approved' || phase === 'handed_over';

export const createOrderConfirmationQueries = (pool: Pool, store: Pick<EventStore, 'readStream'>): OrderConfirmationQueries => {
  const recordsOf = createFeedRecords({ pool, store });
  const eventsOf = async (companyId: string, orderId: string): Promise<Events> =>
    (await store.readStream(salesOrderStream(companyId, orderId))) as unknown as Events;
  const letterheadOf = async (companyId: string) => {
    const company = rowOfStream(companies, companyId, await store.readStream(companyStream(companyId)));
    const settings = company?.settings ?? defaultCompanySettings;
    const letterhead = {
      name: company?.name ?? companyId,
      address: settings.letterheadAddress ?? null,
      legalText: settings.letterheadLegalText ?? null,
      closingText: settings.letterheadClosingText ?? null,
    };
    return { letterhead, timeZone: settings.timeZone };
  };
  return {
    orderConfirmation: async (companyId, orderId, now) => {
      const events = await eventsOf(companyId, orderId);
      const state = events.reduce(salesOrder.evolve, salesOrder.initialState);
      if (state.phase === 'none') return null;
      const { content, version, reference, handedOver } = state;
      const { letterhead, timeZone } = await letterheadOf(companyId);
      const records = await recordsOf(companyId, recordIdsOf([state]));
      const approved = isApproved(state);
      const approvedAt = events.findLast(({ type }) => type === 'OrderApproved')?.recordedAt ?? now;
      const fields = orderFields({ isApproved: approved, orderId, reference, content }, records);
      return {
        order: { ...fields, status: state.phase.toUpperCase(), created_at: (events[0]?.recordedAt ?? now).toISOString() },
        customerId: fields.customer,
        version: approved ? version : version + 1,
        isApproved: approved,
        issuedOn: dayIn(timeZone, approved ? approvedAt : now),
        externalReference: handedOver?.version === version ? handedOver.externalReference : null,
        letterhead,
        differences: differencesBetween(orderedContent(events), content),
      };
    },
    versionsLike: async (companyId, orderId, version) => {
      const contents = approvedContents(await eventsOf(companyId, orderId));
      const newest = contents.get(version);
      const earlier = [...contents].filter(([contentVersion]) => contentVersion < version);
      return newest
        ? earlier.flatMap(([contentVersion, content]) => (confirmsTheSame(content, newest) ? [contentVersion] : []))
        : [];
    },
  };
};
