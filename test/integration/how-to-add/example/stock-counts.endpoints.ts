import { type Endpoint, endpoint } from '../../../../src/api/http/endpoint.ts';
import { notFound } from '../../../../src/api/http/problem.ts';
import { integer, orNull, record, text, time, uuid } from '../../../../src/api/http/shapes.ts';
import type { StockCount } from './stock-counts.queries.ts';

const countShape = record({ product: uuid, quantity: integer, counted_by: orNull(text), counted_at: time });

export const stockCountEndpoints = (stockCount: StockCount): readonly Endpoint[] => [
  endpoint({
    method: 'get',
    path: '/sales/products/{id}/stock/',
    summary: 'How many of a product were counted last, and by whom',
    roles: ['admin', 'sales'],
    answers: { 200: countShape, 404: null },
    handle: async ({ caller, params }) => {
      const row = await stockCount(caller.companyId, params.id);
      if (!row) return { problem: notFound };
      const { product_id: product, quantity, counted_by, counted_at } = row;
      return { status: 200, body: { product, quantity, counted_by, counted_at } };
    },
  }),
];
