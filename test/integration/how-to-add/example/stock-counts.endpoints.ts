import { type Endpoint, endpoint } from '../../../../src/api/http/endpoint.ts';
import { notFound } from '../../../../src/api/http/problem.ts';
import { integer, named, orNull, record, text, time, uuid } from '../../../../src/api/http/shapes.ts';
import type { StockCount } from './stock-counts.queries.ts';

const countShape = named(
  'StockCount',
  'How many of a product there are',
  record({
    product: [uuid, 'What was counted'],
    quantity: [integer, 'How many there were'],
    counted_by: [orNull(text), 'Who counted; null for counts from before that was recorded'],
    counted_at: [time, 'When'],
  }),
);

export const stockCountEndpoints = (stockCount: StockCount): readonly Endpoint[] => [
  endpoint({
    method: 'get',
    path: '/sales/products/{id}/stock/',
    summary: 'How many of a product were counted last, and by whom',
    permission: 'catalog:read',
    answers: { 200: countShape, 404: null },
    handle: async ({ caller, params }) => {
      const row = await stockCount(caller.companyId, params.id);
      if (!row) return { problem: notFound };
      const { product_id: product, quantity, counted_by, counted_at } = row;
      return { status: 200, body: { product, quantity, counted_by, counted_at } };
    },
  }),
];
