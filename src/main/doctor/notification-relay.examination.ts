import { readFile } from 'node:fs/promises';
import { tryMailRelay } from '../../adapters/smtp/relay.ts';
import { type Examination, fault, fine } from './examination.ts';

/** Whether the relay accepts the login; nothing is sent. */
export const notificationRelay: Examination = {
  name: 'notification relay',
  help: 'docs/reference/settings.md',
  look: async ({ config: { mail } }) => {
    if (mail.relay === null) return [fine('NOTIFICATION_SMTP_URL is not set, so notifications are sent from mailboxes')];
    const ca = mail.caFile === null ? null : await readFile(mail.caFile, 'utf8');
    const wrong = await tryMailRelay(mail.relay, { ca, allowPlaintext: mail.allowPlaintext });
    const { host, port, user } = mail.relay.server;
    if (wrong !== null) return [fault(`${host}:${port}: ${wrong}: notifications, alarms and invitations cannot be sent`)];
    return [
      fine(`${host}:${port} is reachable${user === '' ? '' : ' and accepts the login'}; emails are sent as ${mail.relay.from}`),
    ];
  },
};
