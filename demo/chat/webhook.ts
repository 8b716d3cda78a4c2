/** What the provider would send to the webhook, signed as it signs. */
import { createHmac, randomUUID } from 'node:crypto';

export type Caller = {
  readonly phone: string;
  readonly name: string;
  /** the provider's own id: another one on the same number is somebody else */
  readonly userId: string;
};

export type Said =
  | { readonly text: string }
  | {
      readonly cart: readonly {
        readonly code: string;
        readonly quantity: number;
        readonly price: string;
        readonly currency: string;
      }[];
    }
  | { readonly document: { readonly id: string; readonly fileName: string; readonly mimeType: string } };

export type Webhook = { readonly say: (from: Caller, said: Said) => Promise<void> };

type Target = { readonly url: () => Promise<string>; readonly secret: string; readonly phoneNumberId: string };

export const createWebhook = ({ url, secret, phoneNumberId }: Target): Webhook => ({
  say: async ({ phone, name, userId }, said) => {
    const id = `wamid.${Buffer.from(randomUUID()).toString('base64')}`;
    const common = { from: phone, from_user_id: userId, id, timestamp: String(Math.floor(Date.now() / 1_000)) };
    const message = { ...common, ...partOf(said) };
    const value = {
      messaging_product: 'whatsapp',
      metadata: { display_phone_number: '15550783881', phone_number_id: phoneNumberId },
      contacts: [{ profile: { name }, wa_id: phone, user_id: userId }],
      messages: [message],
    };
    const body = JSON.stringify({
      object: 'whatsapp_business_account',
      entry: [{ id: 'demo', changes: [{ field: 'messages', value }] }],
    });
    const signature = createHmac('sha256', secret).update(body).digest('hex');
    const answered = await fetch(new URL('/api/chatchannel/webhook/', await url()), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-hub-signature-256': `sha256=${signature}` },
      body,
    });
    if (answered.status !== 200) throw new Error(`the webhook answered ${answered.status}: ${await answered.text()}`);
  },
});

const partOf = (said: Said): object => {
  if ('text' in said) return { type: 'text', text: { body: said.text } };
  if ('cart' in said) {
    const product_items = said.cart.map(({ code, quantity, price, currency }) => ({
      product_retailer_id: code,
      quantity,
      item_price: Number(price),
      currency,
    }));
    return { type: 'order', order: { catalog_id: 'demo', product_items } };
  }
  const { id, fileName, mimeType } = said.document;
  return { type: 'document', document: { id, filename: fileName, mime_type: mimeType } };
};
