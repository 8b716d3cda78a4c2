/** Layouts of documents that approved orders teach: one that is read right from then on, and one that is revoked. */
import { dayAfter } from '../../../demo/mails/orders.ts';
import { layoutsOf } from '../order-documents/index.ts';
import type { Person } from './person.ts';

type Learned = { readonly id: string; readonly last_order: string };
type Order = { readonly id: string; readonly extraction_metadata: { readonly layout?: { readonly id: string } | null } };

const path = '/sales/document-layouts/';
const orders = '/sales/sales-orders/';
/** a program that calls its prices by a word that nobody knows */
const looks = 16_300;

export const teachLayouts = async ({ call, upload, shown }: Person): Promise<void> => {
  const layout = layoutsOf('calibration').find(({ name }) => name === 'calibration-few-facts');
  if (!layout) throw new Error('there is no such layout');
  const [customer] = await call<readonly { readonly id: string }[]>('GET', '/sales/customers/?q=C-1003');
  const [product] = await call<readonly { readonly id: string }[]>('GET', '/sales/products/?q=NL-1030');
  const draft = async (number: number, of: number): Promise<{ readonly order: Order; readonly prices: readonly number[] }> => {
    const { bytes, truth } = await layout.make(of * 10 + number, 'order', 'en', of);
    const { body } = await upload<{ readonly document_id: string }>(`layout-${of}-${number}.pdf`, bytes);
    const order = await call<Order>('POST', orders, { document_id: body.document_id });
    return { order, prices: (truth.products ?? []).map(({ price }) => Number(price)) };
  };
  const teach = async (of: number): Promise<Learned> => {
    const { order, prices } = await draft(0, of);
    const lines = prices.map((price, at) => ({ line: at + 1, product: product?.id, price }));
    await call('PATCH', `${orders}${order.id}/`, { customer: customer?.id, delivery_date: dayAfter(new Date(), 64), lines });
    await call('POST', `${orders}${order.id}/approve/`);
    return shown(path, (all: readonly Learned[]) => all.find(({ last_order: last }) => last === order.id));
  };
  const kept = await teach(looks);
  const { order } = await draft(1, looks);
  if (order.extraction_metadata.layout?.id !== kept.id) throw new Error('the layout was not known again');
  await call('POST', `${orders}${order.id}/re_extract/`, { dry_run: true });
  const revoked = await teach(looks + 1);
  await call('DELETE', `${path}${revoked.id}/`);
};
