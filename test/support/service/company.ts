/** A company of an installation: records, a mailbox, a chat channel, and how the world outside reaches it. */
import { setTimeout as sleep } from 'node:timers/promises';
import { enqueue } from '@order-intake/event-sourcing';
import { isLeft } from 'fp-ts/lib/Either.js';
import { newPhoneNumberId } from '../../../demo/chat/graph-server.ts';
import { pollMailbox } from '../../../src/jobs/definitions.ts';
import { developmentTokenKey, signToken } from '../../../src/platform/crypto/token-key.ts';
import { silentLogger } from '../../../src/platform/logging/logger.ts';
import { createQueue } from '../../../src/platform/queue/queue.ts';
import { change, type Element, payload, sign } from '../chat/payloads.ts';
import { notified, password } from '../mail-stage.ts';
import { customers, products, registerCatalog } from '../order-mails.ts';
import { patience } from '../patience.ts';
import { until } from '../until.ts';
import { type ApiClient, createApiClient } from './api-client.ts';
import { type Installation, secret } from './installation.ts';

export type Company = {
  readonly companyId: string;
  readonly phoneNumberId: string;
  /** of an administrator, for a day */
  readonly token: string;
  readonly ask: ApiClient;
  /** True when it was put on the queue; false while the database is unavailable. */
  readonly poll: () => Promise<boolean>;
  /** Messages in one webhook, repeated as the provider does until it is taken. */
  readonly tell: (messages: readonly Element[]) => Promise<void>;
  /** Clients that still wait are let go. */
  readonly stop: () => Promise<void>;
};

const againMs = 250;

const settings = ({ imapPort, smtpPort }: Installation['mail'], user: string, notificationEmail: string | null) => ({
  module: 'SALES' as const,
  emailAddress: user,
  password,
  imapServer: '127.0.0.1',
  imapPort,
  imapUseSsl: false,
  smtpServer: '127.0.0.1',
  smtpPort,
  smtpUseTls: true,
  autoCreateDraft: true,
  minConfidenceThreshold: 70,
  processedFolder: 'Processed',
  notificationEmail,
  processSince: null,
  isActive: true,
});

/**
 * Returns when its records are in their read models. `user` is one of Dovecot's; `notify`: recipients of the
 * notification of each mail.
 */
export const joinCompany = async (
  { stack, chat, mail, url }: Installation,
  user: string,
  notify: string | null = notified,
): Promise<Company> => {
  const { pool } = stack.foundation;
  const companyId = await stack.newCompany();
  await registerCatalog(stack, companyId);
  await stack.commands.registerWarehouse({ code: 'MAIN', name: 'Main', isDefault: true }, stack.context(companyId));
  const configured = await stack.commands.configureMailbox(settings(mail, user, notify), stack.request(companyId));
  if (isLeft(configured)) throw new Error(`the mailbox was refused: ${JSON.stringify(configured.left)}`);
  const { mailboxId } = configured.right;
  const phoneNumberId = newPhoneNumberId();
  const channel = { name: 'Chat', phoneNumberId, displayPhoneNumber: null, acceptOrders: false, token: 'an access token' };
  const channelled = await chat.channels.configure(channel, stack.request(companyId));
  if (isLeft(channelled)) throw new Error(`the channel was refused: ${channelled.left.type}`);
  await until('the company’s records in their read models', async () => {
    const { rows } = await pool.query<{ n: number }>(
      `select (select count(*) from read.products where company_id = $1) + (select count(*) from read.warehouses where company_id = $1)
         + (select count(*) from read.mailboxes where company_id = $1) + (select count(*) from read.customers where company_id = $1) as n`,
      [companyId],
    );
    return Number(rows[0]?.n) === products.length + 1 + 1 + Object.keys(customers).length;
  });
  // read models are committed without waiting for the disk: a Postgres that is killed now would show them a moment later again, and a draft would lack its customer
  await pool.query('begin; create temporary table flushed () on commit drop; commit');
  const queue = createQueue({ pool, log: silentLogger });
  await queue.start();
  const over = new AbortController();
  const key = await developmentTokenKey(stack.config.dataDir);
  const token = await signToken(key, { companyId, roles: ['admin', 'sales'], subject: 'client' }, 24);
  return {
    companyId,
    phoneNumberId,
    token,
    ask: createApiClient(url, token, over.signal),
    poll: () =>
      queue.enqueue([enqueue(pollMailbox, { companyId, mailboxId, asked: true }, mailboxId)]).then(
        () => true,
        () => false,
      ),
    tell: async (messages) => {
      const body = JSON.stringify(payload(change(phoneNumberId, { messages })));
      const headers = { 'content-type': 'application/json', 'x-hub-signature-256': sign(secret, body) };
      for (;;) {
        over.signal.throwIfAborted();
        const signal = AbortSignal.any([over.signal, AbortSignal.timeout(patience(20_000))]);
        const answer = await fetch(`${url}/api/chatchannel/webhook/`, { method: 'POST', headers, body, signal }).catch(
          () => null,
        );
        await answer?.body?.cancel();
        if (answer?.status === 200) return;
        await sleep(againMs);
      }
    },
    stop: async () => {
      over.abort();
      await queue.stop();
    },
  };
};
