/** A message as the Standard Webhooks specification wants it: its id, its time and a signature for each secret that holds. */
import { createHmac } from 'node:crypto';
import type { WebhookMessage } from '../../domain/webhook/webhook-sender.port.ts';

type Input = {
  readonly url: string;
  /** stays with the message, however often it is sent */
  readonly id: string;
  readonly payload: object;
  /** of this try: receivers refuse what is too old */
  readonly now: Date;
  /** the newest first */
  readonly keys: readonly Buffer[];
};

export const webhookMessage = ({ url, id, payload, now, keys }: Input): WebhookMessage => {
  const body = JSON.stringify(payload);
  const timestamp = String(Math.floor(now.getTime() / 1_000));
  const signature = (key: Buffer) => `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  return {
    url,
    body,
    headers: {
      'content-type': 'application/json',
      'user-agent': 'order-intake-webhooks/1',
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': keys.map(signature).join(' '),
    },
  };
};
