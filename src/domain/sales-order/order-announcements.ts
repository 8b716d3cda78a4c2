/**
 * What other systems learn about an order: that it was approved, that an approved one changed, that it was cancelled.
 * Drafts are never published. The feed and the webhooks use the same rule.
 */
import type { SalesOrderEvent } from './sales-order.events.ts';

export const announcementTypes = ['order.approved', 'order.changed', 'order.cancelled'] as const;
export type AnnouncementType = (typeof announcementTypes)[number];

/** What others know of the order: nothing, that it is wanted, or that it is not wanted any more. */
type AnnouncedState = 'nothing' | 'wanted' | 'cancelled';

/** An approval that waits to be released is announced by its release, if that comes. */
const isDelayed = (event: Announced): boolean =>
  event.type === 'OrderApproved' && 'releaseAt' in event.data && event.data.releaseAt !== undefined;
type Announced = Pick<SalesOrderEvent, 'type'> & { readonly data: object };

const approved = (announced: AnnouncedState): AnnouncementType => (announced === 'wanted' ? 'order.changed' : 'order.approved');

const announcementFor: { readonly [type: string]: (announced: AnnouncedState) => AnnouncementType | null } = {
  OrderApproved: approved,
  OrderReleased: approved,
  OrderCancelled: (announced) => (announced === 'wanted' ? 'order.cancelled' : null),
  OrderRejected: (announced) => (announced === 'wanted' ? 'order.cancelled' : null),
};

/** The events of one order that are announced, with what they are announced as, in their order. */
export const announcementsOf = <E extends Announced>(
  events: readonly E[],
): readonly { readonly event: E; readonly type: AnnouncementType }[] => {
  let announced: AnnouncedState = 'nothing';
  return events.flatMap((event) => {
    const type = isDelayed(event) ? null : (announcementFor[event.type]?.(announced) ?? null);
    if (type === null) return [];
    announced = type === 'order.cancelled' ? 'cancelled' : 'wanted';
    return [{ event, type }];
  });
};
