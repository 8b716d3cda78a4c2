/** Mails to customers beside receipts: questions about a draft with their answer, and order confirmations. */
import { customers } from '../../../demo/mails/index.ts';
import { dayAfter } from '../../../demo/mails/orders.ts';
import { orderDocument } from '../order-mails.ts';
import { createOrderDesk } from './orders.ts';
import type { Person } from './person.ts';

const settings = '/sales/company-settings/';
const fromBuyer = { name: customers.harbour.contact, address: customers.harbour.email };

type Asked = {
  readonly revisions: readonly { readonly id: string; readonly state: string }[];
  readonly customer_questions: readonly { readonly state: string }[];
};

/** A question that is answered: one that waits would be overdue some days later, in every test of later releases. */
const answeredQuestion = async (person: Person): Promise<void> => {
  const { call, receive, shown } = person;
  const { drafted, act } = createOrderDesk(person);
  const required = ['currency', 'delivery_date', 'warehouse', 'price'];
  await call('PATCH', settings, {
    ...{ ask_customers: true, ask_deadline_days: 20, ask_reminder_days: 0 },
    approval_requires: required,
  });
  const id = await drafted(orderDocument({ poNumber: 'HF-ASK-1', orderDate: dayAfter(new Date(), -2), deliveryDate: '' }));
  const order = `/sales/sales-orders/${id}/`;
  const choice = { questions: ['delivery_date_missing'], language: 'en' };
  const { subject } = await call<{ readonly subject: string }>('POST', `${order}questions/preview/`, choice);
  await call('POST', `${order}questions/`, choice);
  await receive({
    from: fromBuyer,
    subject: `Re: ${subject}`,
    text: `Hello,\n\nplease deliver on ${dayAfter(new Date(), 40)}.\n\nKind regards\nNiamh`,
  });
  const held = await shown(order, (shownOrder: Asked) => shownOrder.revisions.find(({ state }) => state === 'held'));
  await act(id, 'apply_revision', { revision: held.id });
};

/** One confirmation for each way to be sent. */
const confirmations = async (person: Person): Promise<void> => {
  const { call } = person;
  const { drafted, act } = createOrderDesk(person);
  const letterhead = {
    letterhead_address: 'Example Trading GmbH\nHafenstraße 1\n20457 Hamburg',
    letterhead_legal_text: 'Managing director: Anna Berg',
    letterhead_closing_text: 'Thank you for your order.',
  };
  await call('PATCH', settings, { ...letterhead, order_confirmation: 'on_approval' });
  const document = (poNumber: string) =>
    orderDocument({ poNumber, orderDate: dayAfter(new Date(), -2), deliveryDate: dayAfter(new Date(), 52) });
  await act(await drafted(document('HF-CONF-1')), 'approve');
  await call('PATCH', settings, { order_confirmation: 'on_acknowledgement' });
  const acknowledged = await drafted(document('HF-CONF-2'));
  await act(acknowledged, 'approve');
  await act(acknowledged, 'acknowledge', { external_reference: '4500099002', version: 1 });
  await call('PATCH', settings, { order_confirmation: 'off' });
};

export const writeToCustomers = async (person: Person): Promise<void> => {
  await answeredQuestion(person);
  await confirmations(person);
};
