/** Approvals that are undone, released and checked by a policy, and mail without an order. */
import { renderXlsx } from '../../../demo/documents/index.ts';
import { customers } from '../../../demo/mails/index.ts';
import { dayAfter } from '../../../demo/mails/orders.ts';
import { orderDocument } from '../order-mails.ts';
import { createOrderDesk } from './orders.ts';
import type { Person } from './person.ts';

const settings = '/sales/company-settings/';
const fromBuyer = { name: customers.harbour.contact, address: customers.harbour.email };

const documentOf = (poNumber: string) =>
  orderDocument({ poNumber, orderDate: dayAfter(new Date(), -2), deliveryDate: dayAfter(new Date(), 52) });

/** One approval is undone and given again; one is handed over after its delay. */
const undoneAndReleased = async (person: Person): Promise<void> => {
  const { drafted, act } = createOrderDesk(person);
  const before = await person.call<{ readonly hand_over_delay: number }>('GET', settings);
  await person.call('PATCH', settings, { hand_over_delay: 3_600 });
  const undone = await drafted(documentOf('HF-UNDO-1'));
  await act(undone, 'approve');
  await act(undone, 'undo_approval');
  await person.call('PATCH', settings, { hand_over_delay: 1 });
  await act(undone, 'approve');
  await person.shown(
    `/sales/sales-orders/${undone}/`,
    (order: { readonly status: string; readonly release_at: string | null }) =>
      order.status === 'APPROVED' && order.release_at === null,
  );
  await person.call('PATCH', settings, { hand_over_delay: before.hand_over_delay });
};

/** A policy that is off: it is recorded what it would have done. */
const policy = async ({ call, ask, receive }: Person): Promise<void> => {
  const rule = { name: 'Regular customers', min_confidence: 80, max_total: [{ currency: 'EUR', amount: '5000' }] };
  await call('PATCH', '/sales/auto-approval/', { rules: [rule], delay_minutes: 5, daily_count: 50 });
  const document = documentOf('HF-AUTO-1');
  const { sales_orders: ids } = await receive({
    from: fromBuyer,
    subject: 'Order HF-AUTO-1',
    text: 'Please find our order attached.',
    attachments: [{ filename: 'HF-AUTO-1.xlsx', content: renderXlsx(document), contentType: 'application/octet-stream' }],
  });
  for (let tries = 0; tries < 100; tries += 1) {
    if ((await ask('GET', `/sales/auto-approval/orders/${ids[0]}/`)).status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  throw new Error('the policy has not checked HF-AUTO-1');
};

/** A question is marked as seen, a complaint is moved to a folder of its own. */
const unordered = async ({ call, receive }: Person, configId: string): Promise<void> => {
  const mailbox = `/sales/email-configs/${configId}/`;
  const question = await receive({
    from: fromBuyer,
    subject: 'Question about your opening hours',
    text: 'Hello,\n\ncould you tell me whether your shop is open on Saturday?\n\nKind regards\nNiamh',
  });
  await call('POST', `/sales/email-logs/${question.id}/seen/`);
  await call('PATCH', mailbox, { non_orders: 'own_folder', non_orders_folder: 'No orders' });
  await receive({
    from: fromBuyer,
    subject: 'Complaint: damaged delivery',
    text: 'Hello,\n\nthe drills that you delivered last week arrived damaged. We are not satisfied.\n\nKind regards\nNiamh',
  });
  await call('PATCH', mailbox, { non_orders: 'processed_folder' });
};

export const approveAndSetAside = async (person: Person, configId: string): Promise<void> => {
  await undoneAndReleased(person);
  await policy(person);
  await unordered(person, configId);
};
