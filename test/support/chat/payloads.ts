/** Webhook payloads in the shapes of the WhatsApp Cloud API, with values of our own. */
import { createHmac, randomUUID } from 'node:crypto';

export type Element = { readonly [key: string]: unknown };

export const wamid = (): string => `wamid.${Buffer.from(randomUUID()).toString('base64')}`;
export const seconds = (at: Date = new Date()): string => String(Math.floor(at.getTime() / 1_000));

export const text = (from: string, body: string, changes: Element = {}): Element => ({
  from,
  id: wamid(),
  timestamp: seconds(),
  type: 'text',
  text: { body },
  ...changes,
});

export const element = (from: string, type: string, part: unknown, changes: Element = {}): Element => ({
  from,
  id: wamid(),
  timestamp: seconds(),
  type,
  ...(part === undefined ? {} : { [type]: part }),
  ...changes,
});

export const status = (id: string, said: string, changes: Element = {}): Element => ({
  id,
  status: said,
  timestamp: seconds(),
  recipient_id: '15550002222',
  ...changes,
});

type Value = {
  readonly messages?: readonly unknown[];
  readonly statuses?: readonly unknown[];
  readonly contacts?: readonly unknown[];
  readonly errors?: readonly unknown[];
};

export const change = (phoneNumberId: string, value: Value, field = 'messages'): Element => ({
  field,
  value: {
    messaging_product: 'whatsapp',
    metadata: { display_phone_number: '15550783881', phone_number_id: phoneNumberId },
    ...value,
  },
});

export const payload = (...changes: readonly Element[]): Element => ({
  object: 'whatsapp_business_account',
  entry: changes.map((one, index) => ({ id: `waba-${index}`, changes: [one] })),
});

export const sign = (secret: string, body: string | Buffer): string =>
  `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
