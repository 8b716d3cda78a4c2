/** Delivery statuses only move forward: repeated and late ones change nothing. */
export const deliveryStatuses = ['queued', 'sent', 'delivered', 'read', 'failed'] as const;
export type DeliveryStatus = (typeof deliveryStatuses)[number];

const rank: { readonly [status in DeliveryStatus]: number } = { queued: 0, sent: 1, delivered: 2, read: 3, failed: 9 };

/** null where the provider's word is none of ours (`played`, `deleted`, whatever comes). */
export const deliveryStatusOf = (providerStatus: string): DeliveryStatus | null =>
  deliveryStatuses.find((status) => status !== 'queued' && status === providerStatus) ?? null;

/**
 * The status after the provider reported `said`. `failed` is final, and a delivered or read message has not failed:
 * the error is stored in addition.
 */
export const nextDelivery = (
  before: DeliveryStatus,
  reported: DeliveryStatus,
): { readonly status: DeliveryStatus; readonly keepsError: boolean } => {
  if (reported === 'failed')
    return before === 'delivered' || before === 'read'
      ? { status: before, keepsError: true }
      : { status: 'failed', keepsError: true };
  if (before === 'failed') return { status: 'failed', keepsError: false };
  return { status: rank[reported] > rank[before] ? reported : before, keepsError: false };
};
