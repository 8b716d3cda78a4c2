/**
 * What other systems are told of an order: that it was approved, that an approved one changed, that it is not wanted any more. A draft is nobody
 * else's business. The same says what stands in the feed and what webhooks are sent for.
 */
import type { SalesOrderEvent } from './sales-order.events.ts';

export const announcementTypes = ['order.approved', 'order.changed', 'order.cancelled'] as const;
export type AnnouncementType = (typeof announcementTypes)[number];

/** What others know of the order: nothing, that it is wanted, or that it is not wanted any more. */
type Known = 'nothing' | 'wanted' | 'cancelled';

const said: { readonly [type: string]: (known: Known) => AnnouncementType | null } = {
  OrderApproved: (known) => (known === 'wanted' ? 'order.changed' : 'order.approved'),
  OrderCancelled: (known) => (known === 'wanted' ? 'order.cancelled' : null),
  OrderRejected: (known) => (known === 'wanted' ? 'order.cancelled' : null),
};

/** The events of one order that are announced, with what they are announced as, in their order. */
export const announcementsOf = <E extends Pick<SalesOrderEvent, 'type'>>(
  events: readonly E[],
): readonly { readonly event: E; readonly type: AnnouncementType }[] => {
  let known: Known = 'nothing';
  return events.flatMap((event) => {
    const type = said[event.type]?.(known) ?? null;
    if (type === null) return [];
    known = type === 'order.cancelled' ? 'cancelled' : 'wanted';
    return [{ event, type }];
  });
};
