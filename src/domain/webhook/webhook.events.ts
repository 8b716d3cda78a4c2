import type { Reason } from '../reasons/reasons.ts';
import type { AnnouncementType } from '../sales-order/order-announcements.ts';

export type WebhookSettings = {
  readonly url: string;
  /** what it wants to hear of */
  readonly eventTypes: readonly AnnouncementType[];
  /** what it is for, as people call it */
  readonly description: string | null;
};

/**
 * `person`: a user paused it; `exhausted`: it failed for three days; `gone`: it answered 410, and wants no more
 * messages.
 */
export const webhookPauses = ['person', 'exhausted', 'gone'] as const;
export type WebhookPause = (typeof webhookPauses)[number];

type Of<T extends string, D> = { readonly type: T; readonly data: { readonly endpointId: string } & Readonly<D> };

/** Secrets travel as references of their rows. */
export type WebhookEvent =
  | Of<'WebhookCreated', { settings: WebhookSettings; secretRef: string }>
  | Of<'WebhookChanged', { changes: Partial<WebhookSettings> }>
  /** `previousUntil`: ISO, until when the one before signs as well */
  | Of<'WebhookSecretRotated', { secretRef: string; previousUntil: string }>
  /** nothing is sent to it; what happens meanwhile waits */
  | Of<'WebhookPaused', { cause: WebhookPause; reason: Reason }>
  | Of<'WebhookResumed', object>
  | Of<'WebhookRemoved', object>;
