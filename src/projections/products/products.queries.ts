import type { EventStore } from '@order-intake/event-sourcing';
import type { Pool } from 'pg';
import { productStream } from '../../domain/catalog/catalog.stream.ts';
import { createRecordQueries, type RecordQueries } from '../shared/record-queries.ts';
import { type ProductRow, products } from './products.read-model.ts';

export type ProductQueries = { readonly products: RecordQueries<ProductRow> };

export const createProductQueries = (pool: Pool, store: Pick<EventStore, 'readStream'>): ProductQueries => ({
  products: createRecordQueries<ProductRow>({ pool, store, model: products, stream: productStream }),
});
