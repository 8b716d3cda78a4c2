/** Notifications that come to other ends than being sent: nobody wants one, the server refuses one, and of one nobody knows. */
import { customers } from '../../../demo/mails/index.ts';
import type { DemoParts } from '../../../demo/run-demo.ts';
import type { FaultHook } from '../../../packages/mail-sandbox/sandbox.ts';
import type { MailEntry, Person } from './person.ts';

const from = { name: customers.mueller.contact, address: customers.mueller.email };

export const leaveNotifications = async ({ call, receive }: Person, { sandbox, configId }: DemoParts): Promise<void> => {
  const config = `/sales/email-configs/${configId}/`;
  const { notification_email: told } = await call<{ readonly notification_email: string }>('GET', config);
  const chat = (subject: string): Promise<MailEntry> =>
    receive({ from, subject, text: 'Hello,\n\nsee you at the fair.\n\nJürgen' });

  await call('PATCH', config, { notification_email: null });
  await chat('Not told to anybody');
  await call('PATCH', config, { notification_email: told });

  const isSent = ({ protocol, command }: Parameters<FaultHook>[0]): boolean => protocol === 'smtp' && command === 'DATA';
  sandbox.fault((event) => (isSent(event) ? { kind: 'drop-after' } : null));
  await chat('Told, perhaps');
  sandbox.fault((event) => (isSent(event) ? { kind: 'no', text: '5.7.1 refused by policy' } : null));
  const refused = await chat('Not told');
  sandbox.fault(null);
  await call('POST', `/sales/email-logs/${refused.id}/notify/`);
};
