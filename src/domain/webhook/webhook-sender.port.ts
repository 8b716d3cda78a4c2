import type { MayGo, SendOutcome, Withheld } from '../delivery/delivery.ts';

export type WebhookMessage = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

/** `mayGo` is asked when the address is known to be allowed. Rejects only with what `mayGo` rejects with. */
export type WebhookSender = { readonly send: (message: WebhookMessage, mayGo: MayGo) => Promise<SendOutcome | Withheld> };

/** Why an address cannot be a webhook's. */
export type WebhookUrlFault = {
  readonly code: 'not_a_url' | 'not_https' | 'holds_credentials' | 'host_not_allowed' | 'port_not_allowed' | 'host_lookup_failed';
  readonly message: string;
};
