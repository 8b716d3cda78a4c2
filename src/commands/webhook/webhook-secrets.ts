/** Secrets of webhook endpoints: made here, shown once, kept in rows that never change. Events carry a row's reference. */
import { randomBytes } from 'node:crypto';
import type { Secrets } from '../../platform/crypto/secrets.ts';

export type WebhookSecrets = {
  /** A new one, in the form that the Standard Webhooks specification gives secrets. */
  readonly make: (companyId: string) => Promise<{ readonly ref: string; readonly secret: string }>;
  /** The key itself; null when the row is gone. */
  readonly open: (companyId: string, ref: string) => Promise<Buffer | null>;
  readonly forget: (companyId: string, refs: readonly string[]) => Promise<void>;
};

const purpose = 'webhook-secret';
const prefix = 'whsec_';
/** the specification asks for 24 to 64 */
const secretBytes = 32;

export const createWebhookSecrets = (secrets: Pick<Secrets, 'put' | 'get' | 'remove'>): WebhookSecrets => ({
  make: async (companyId) => {
    const secret = prefix + randomBytes(secretBytes).toString('base64');
    return { secret, ref: await secrets.put(companyId, purpose, secret) };
  },
  open: async (companyId, ref) => {
    const secret = await secrets.get(companyId, purpose, ref);
    return secret === null ? null : Buffer.from(secret.slice(prefix.length), 'base64');
  },
  forget: async (companyId, refs) => {
    await secrets.remove(companyId, refs);
  },
});
