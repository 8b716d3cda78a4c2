import { warn } from '@order-intake/order-extraction/document';
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { createDescribeOrder } from '../../../src/commands/sales-order/describe-order.ts';
import { reviewed } from '../../../src/domain/sales-order/order-review.ts';
import { nothingKnown } from '../../../src/domain/sales-order/review/review-knowledge.ts';
import { reviewSettingsOf } from '../../../src/domain/sales-order/review/review-settings.ts';
import { companyId, extraction, orderContent } from '../../support/samples.ts';

const facts = { knowledge: nothingKnown, settings: reviewSettingsOf({}) };
const describeOrder = createDescribeOrder(
  {
    customersLike: async () => [],
    customer: async () => null,
    productsLike: async () => ({ products: [], aliases: [], similar: {} }),
    products: async () => [],
    warehouses: async () => [],
  },
  async () => facts,
);
const described = (warnings: ReturnType<typeof warn.data_differs>[]) =>
  describeOrder(
    {
      source: { kind: 'upload', id: 'one' } as never,
      extraction: extraction({ lines: [], warnings }),
      sender: null,
      threshold: 0,
      document: null,
    },
    companyId,
  );

describe('an order whose page contradicts the data inside its file', () => {
  it('is reviewed for that reason, also when it is looked at again', async () => {
    const content = await described([warn.data_differs('the quantity of line 1', '4', '40')]);
    expect(content.reviewReasons).to.include('embedded_data_differs');
    const again = reviewed({ extraction: content.extraction, threshold: 0, terms: content, facts, before: content });
    expect(again.reviewReasons).to.include('embedded_data_differs');
  });

  it('and one that it agrees with is not', async () => {
    expect((await described([])).reviewReasons).to.not.include('embedded_data_differs');
  });
});

describe('an order that is wanted before it was placed', () => {
  const looked = (orderDate: string | null, deliveryDate: string | null) =>
    reviewed({ extraction: null, threshold: 0, terms: orderContent({ orderDate, deliveryDate }), facts }).reviewReasons;

  it('is reviewed for that reason until one of its days is corrected', () => {
    expect(looked('2026-12-10', '2026-11-24')).to.include('delivery_before_order');
    expect(looked('2026-11-24', '2026-11-24')).to.not.include('delivery_before_order');
    expect(looked(null, '2026-11-24')).to.not.include('delivery_before_order');
  });
});
