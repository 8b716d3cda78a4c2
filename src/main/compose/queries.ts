/** All that can be asked. */
import type { EventStore } from '@order-intake/event-sourcing';
import type { AllOf } from '@order-intake/kernel';
import type { Pool } from 'pg';
import type { Config } from '../../platform/config/config.ts';
import { createExtractionAudit } from '../../projections/audit/extractions.queries.ts';
import { createOutcomeLookup } from '../../projections/audit/source-outcomes.queries.ts';
import { createCurrentCompany } from '../../projections/companies/companies.queries.ts';
import { createCustomerExists } from '../../projections/customers/customer-exists.queries.ts';
import { createCurrentEmail } from '../../projections/emails/current-email.queries.ts';
import { createHistoryQueries } from '../../projections/history/history.queries.ts';
import { createEndingSecrets } from '../../projections/mailbox-health/ending-secrets.queries.ts';
import { createSilentMailboxes } from '../../projections/mailbox-health/silent-mailboxes.queries.ts';
import { createCurrentMailbox } from '../../projections/mailboxes/current-mailbox.queries.ts';
import * as registry from '../../projections/queries-registry.ts';
import { createSecurityLogQueries } from '../../projections/security-log/security-log.queries.ts';

type Registered = AllOf<ReturnType<(typeof registry)[keyof typeof registry]>>;

type Needed = { readonly config: Pick<Config, 'securityLogDays'>; readonly pool: Pool; readonly store: EventStore };

export const createQueries = ({ config, pool, store }: Needed) => ({
  ...(Object.assign({}, ...Object.values(registry).map((create) => create(pool, store))) as Registered),
  ...createSecurityLogQueries(pool, config.securityLogDays),
  ...createHistoryQueries(store),
  ...createExtractionAudit({ store, outcomesOf: createOutcomeLookup(pool) }),
  silentMailboxes: createSilentMailboxes(pool),
  endingSecrets: createEndingSecrets(pool),
  customerExists: createCustomerExists(pool),
  currentCompany: createCurrentCompany(store),
  currentMailbox: createCurrentMailbox({ store, pool }),
  currentEmail: createCurrentEmail(store),
});

export type Queries = ReturnType<typeof createQueries>;
