/** A day that uses everything that is stored, so that what a release leaves holds a bit of each. It begins where the demo ends. */
import { customers } from '../../../demo/mails/index.ts';
import { dayAfter } from '../../../demo/mails/orders.ts';
import type { DemoParts } from '../../../demo/run-demo.ts';
import { orderDocument } from '../order-mails.ts';
import { approveAndSetAside } from './approvals.ts';
import { erasedPhone, talk } from './conversations.ts';
import { writeToCustomers } from './customer-mails.ts';
import { listen } from './endpoints.ts';
import { teachLayouts } from './layouts.ts';
import { leaveNotifications } from './notifications.ts';
import { createOrderDesk, workOnOrders } from './orders.ts';
import { createPerson, type Person } from './person.ts';
import { keepRecords, type Secrets } from './records.ts';

/** One who ordered and had no customer record is erased by address, one who wrote in the chat by number. */
const erase = async (person: Person): Promise<void> => {
  const buyer = {
    ...customers.harbour,
    name: 'Ellen Dahl',
    contact: 'Ellen Dahl',
    email: 'ellen@dahl.example',
    taxNumber: 'IE7788990Q',
  };
  const document = orderDocument({
    poNumber: 'ERASED-1',
    orderDate: dayAfter(new Date(), -2),
    deliveryDate: dayAfter(new Date(), 52),
    buyer,
  });
  await createOrderDesk(person).byMail(document, 'Order ERASED-1', { name: buyer.contact, address: buyer.email });
  for (const who of [{ email: buyer.email }, { phone: erasedPhone }]) {
    await person.call('POST', '/sales/privacy/preview/', who);
    await person.call('POST', '/sales/privacy/erase/', who);
  }
};

export const liveThroughTheDay = async (parts: DemoParts, onPart: (part: string) => void): Promise<Secrets> => {
  const person = createPerson(parts);
  onPart('records, users, keys');
  const secrets = await keepRecords(person, parts);
  const listeners = await listen(person);
  try {
    onPart('orders');
    await workOnOrders(person);
    onPart('approvals and mail without orders');
    await approveAndSetAside(person, parts.configId);
    onPart('questions and confirmations');
    await writeToCustomers(person);
    onPart('notifications');
    await leaveNotifications(person, parts);
    onPart('layouts');
    await teachLayouts(person);
    onPart('chat');
    await talk(person, parts);
    onPart('webhooks');
    await listeners.heard();
    onPart('privacy');
    await erase(person);
  } finally {
    await listeners.stop();
  }
  return secrets;
};
