/** The demo's mail accounts, and the mailbox configuration that the service gets over its API. */
import { randomBytes } from 'node:crypto';
import { type MailSandbox, startMailSandbox } from '@order-intake/mail-sandbox';
import type { Api } from './api-client.ts';
import { company } from './mails/index.ts';

/** read by the service */
export const mailboxAddress = `orders@${company.domain}`;
/** gets the notifications */
export const notificationAddress = `sales@${company.domain}`;
export const processedFolder = 'Processed';
/** Of this run of the sandbox alone: others on this machine can reach its ports. */
const sandboxPassword = (): string => `sandbox-only-${randomBytes(18).toString('base64url')}`;
export const mailboxPassword = sandboxPassword();

export const startSandbox = (): Promise<MailSandbox> =>
  startMailSandbox({ users: { [mailboxAddress]: mailboxPassword, [notificationAddress]: sandboxPassword() } });

/** @returns the configuration's id */
export async function configureMailbox(api: Api, sandbox: Pick<MailSandbox, 'imapsPort' | 'smtpPort'>): Promise<string> {
  const { id } = await api.post<{ id: string }>('/sales/email-configs/', {
    module: 'SALES',
    email_address: mailboxAddress,
    email_password: mailboxPassword,
    imap_server: 'localhost',
    imap_port: sandbox.imapsPort,
    imap_use_ssl: true,
    smtp_server: 'localhost',
    smtp_port: sandbox.smtpPort,
    smtp_use_tls: true,
    notification_email: notificationAddress,
    processed_folder: processedFolder,
  });
  return id;
}
