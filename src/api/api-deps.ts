/** What the API is given: what every resource says it needs (registry.ts), and what HTTP itself does. Wired in main. */
import type { Queryable } from '@order-intake/event-sourcing';
import type { Logger } from '../platform/logging/logger.ts';
import type { Sessions } from '../platform/sessions/sessions.ts';
import type { EndpointDeps } from './all-endpoints.ts';
import type { WebhookDeps } from './chat/webhook.ts';
import type { Verify } from './http/auth.ts';
import type { RateLimits } from './http/rate-limits.ts';
import type { SecurityWatch } from './http/security-watch.ts';

export type ApiDeps = EndpointDeps & {
  readonly sessions: Pick<Sessions, 'find'>;
  readonly log: Logger;
  readonly verify: Verify;
  readonly security: SecurityWatch;
  /** where the web app's build lies, if there is one */
  readonly webDirectory: string;
  readonly rateLimits: RateLimits;
  /** by which other processes see that this one lives */
  readonly processId: string;
  /** of browsers' pages that may call the API */
  readonly corsOrigins: readonly string[];
  /** proxies in front, whose X-Forwarded-For is believed */
  readonly trustProxy: number;
  /** holds app.idempotency_keys */
  readonly pool: Queryable;
  /** the installation's pepper: bodies hold passwords, so what remembers them is a keyed hash */
  readonly pepper: Uint8Array;
  /** where uploaded files lie while their call runs */
  readonly temporaryDirectory: () => Promise<string>;
  readonly webhook: Omit<WebhookDeps, 'limits'>;
};
