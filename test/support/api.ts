/** The API on a real stack, with a worker behind it and a mail server that is not there unless a suite brings one. */
import { startApi as startApiPart } from '../../src/main/start/start-api.ts';
import { developmentTokenKey, signToken } from '../../src/platform/crypto/token-key.ts';
import { silentLogger } from '../../src/platform/logging/logger.ts';
import { createQueue } from '../../src/platform/queue/queue.ts';
import { type Stack, startStack } from './stack.ts';

export type TestApi = {
  readonly url: string;
  readonly stack: Stack;
  readonly token: (companyId: string, roles: readonly string[], subject?: string) => Promise<string>;
  readonly companyId: string;
  readonly otherCompanyId: string;
  readonly events: Stack['events'];
  /** a valid body for POST /sales/email-configs/ */
  readonly mailboxInput: (changes?: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
  readonly stop: () => Promise<void>;
};

/** The API on a stack that runs already. */
export const serveApi = async (stack: Stack): Promise<Pick<TestApi, 'url' | 'token' | 'stop'>> => {
  const queue = createQueue({ pool: stack.foundation.pool, log: silentLogger });
  await queue.start();
  const api = await startApiPart(stack.foundation, queue, undefined, stack.shownWithin);
  const key = await developmentTokenKey(stack.config.dataDir);
  return {
    url: api.url,
    token: (company, roles, subject = 'tester') => signToken(key, { companyId: company, roles, subject }, 1),
    stop: async () => {
      await api.stop();
      await queue.stop();
    },
  };
};

export const startApi = async (env: Readonly<Record<string, string>> = {}): Promise<TestApi> => {
  const stack = await startStack({ env: { PORT: '0', ...env } });
  const served = await serveApi(stack);
  const companyId = await stack.newCompany('Seller GmbH');
  const otherCompanyId = await stack.newCompany('Other AB');
  return {
    ...served,
    stack,
    companyId,
    otherCompanyId,
    events: stack.events,
    mailboxInput: (changes = {}) => ({
      module: 'SALES',
      email_address: 'orders@seller.example',
      email_password: 'a mailbox password',
      imap_server: '127.0.0.1',
      smtp_server: '127.0.0.1',
      notification_email: 'sales@seller.example',
      ...changes,
    }),
    stop: async () => {
      await served.stop();
      await stack.stop();
    },
  };
};
