/** What the provider would send to the webhook, signed as it signs. */
import { createHmac, randomUUID } from 'node:crypto';

export type Said =
  | { readonly text: string }
  | { readonly document: { readonly id: string; readonly fileName: string; readonly mimeType: string } };

export type Webhook = { readonly say: (from: { readonly phone: string; readonly name: string }, said: Said) => Promise<void> };

type Target = { readonly url: () => Promise<string>; readonly secret: string; readonly phoneNumberId: string };

export const createWebhook = ({ url, secret, phoneNumberId }: Target): Webhook => ({
  say: async ({ phone, name }, said) => {
    const id = `wamid.${Buffer.from(randomUUID()).toString('base64')}`;
    const common = { from: phone, id, timestamp: String(Math.floor(Date.now() / 1_000)) };
    const message =
      'text' in said
        ? { ...common, type: 'text', text: { body: said.text } }
        : {
            ...common,
            type: 'document',
            document: { id: said.document.id, filename: said.document.fileName, mime_type: said.document.mimeType },
          };
    const value = {
      messaging_product: 'whatsapp',
      metadata: { display_phone_number: '15550783881', phone_number_id: phoneNumberId },
      contacts: [{ profile: { name }, wa_id: phone }],
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
