import type { EventStore } from '@order-intake/event-sourcing';
import type { Pool } from 'pg';
import { customerStream } from '../../domain/catalog/catalog.stream.ts';
import { createRecordQueries, type RecordQueries } from '../shared/record-queries.ts';
import { type CustomerRow, customers } from './customers.read-model.ts';

export type CustomerQueries = { readonly customers: RecordQueries<CustomerRow> };

export const createCustomerQueries = (pool: Pool, store: Pick<EventStore, 'readStream'>): CustomerQueries => ({
  customers: createRecordQueries<CustomerRow>({ pool, store, model: customers, stream: customerStream }),
});
