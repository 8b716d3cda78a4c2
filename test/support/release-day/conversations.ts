/** Conversations on the chat channel: one that a person takes over, one that ends, messages that are edited, revoked or not delivered. */
import { chatSecret } from '../../../demo/chat/run-chat.ts';
import type { DemoParts } from '../../../demo/run-demo.ts';
import { change, type Element, element, payload, seconds, sign, status, text } from '../chat/payloads.ts';
import { until } from '../until.ts';
import type { Person } from './person.ts';

type Session = { readonly id: string; readonly contact_phone: string };
type Message = { readonly direction: string; readonly status: string };

const sessionsPath = '/api/chatchannel/sessions/';
const phones = {
  helped: '4915550001001',
  closed: '4915550001002',
  undelivered: '4915550001003',
  erased: '4915550001004',
  late: '4915550001005',
  back: '4915550001006',
  orders: '4915550001007',
} as const;
export const erasedPhone = phones.erased;

export const talk = async ({ call, ask, shown }: Person, { service, graph }: DemoParts): Promise<void> => {
  const [channel] = await call<readonly { readonly id: string; readonly phone_number_id: string }[]>(
    'GET',
    '/api/chatchannel/channels/',
  );
  if (!channel) throw new Error('the demo has no chat channel');
  const tell = async (value: Parameters<typeof change>[1]): Promise<void> => {
    const body = JSON.stringify(payload(change(channel.phone_number_id, value)));
    const headers = { 'content-type': 'application/json', 'x-hub-signature-256': sign(chatSecret, body) };
    const reply = await fetch(new URL('/api/chatchannel/webhook/', await service.url()), { method: 'POST', headers, body });
    if (reply.status !== 200) throw new Error(`the webhook answered ${reply.status}`);
  };
  const sentTo = (phone: string) => graph.sent.filter(({ body }) => body.to === phone);
  const says = async (phone: string, message: Element): Promise<void> => {
    const before = sentTo(phone).length;
    await tell({ contacts: [{ profile: { name: 'Kim Holm' }, wa_id: phone }], messages: [message] });
    await until('a reply', async () => sentTo(phone).length > before, 60_000);
  };
  const sessionOf = (phone: string) =>
    shown(sessionsPath, (sessions: readonly Session[]) => sessions.find(({ contact_phone: contact }) => contact === `+${phone}`));

  const question = text(phones.helped, 'what is the price of NL-1010?');
  await says(phones.helped, question);
  const { id } = await sessionOf(phones.helped);
  const [customer] = await call<readonly { readonly id: string }[]>('GET', '/sales/customers/?q=C-1002');
  await call('POST', `${sessionsPath}${id}/customer/`, { customer: customer?.id });
  await call('POST', `${sessionsPath}${id}/handover/`);
  await call('POST', `${sessionsPath}${id}/messages/`, { text: 'Good morning, I am looking into it myself.' });
  await until('what the person wrote', async () => sentTo(phones.helped).length > 1, 60_000);
  await tell({
    messages: [
      element(phones.helped, 'edit', {
        original_message_id: question.id,
        message: { type: 'text', text: { body: 'and of NL-1020?' } },
      }),
    ],
  });
  for (const said of ['delivered', 'read'])
    await tell({
      statuses: sentTo(phones.helped).map(({ wamid, body }) =>
        status(wamid, said, { biz_opaque_callback_data: body.biz_opaque_callback_data }),
      ),
    });
  await shown(`${sessionsPath}${id}/messages/`, (messages: readonly Message[]) =>
    messages.some((one) => one.direction === 'out' && one.status === 'read'),
  );
  await call('POST', `${sessionsPath}${id}/resume/`);

  const revoked = text(phones.closed, 'what are your opening hours?');
  await says(phones.closed, revoked);
  await tell({ messages: [element(phones.closed, 'revoke', { original_message_id: revoked.id })] });
  await call('POST', `${sessionsPath}${(await sessionOf(phones.closed)).id}/close/`);

  await call('POST', '/sales/review/bulk/', { action: 'assign', ids: [id], assignee: 'ben' });
  const aDayAgo = { timestamp: seconds(new Date(Date.now() - 25 * 3_600_000)) };
  await tell({ messages: [text(phones.late, 'what are your opening hours?', aDayAgo)] });
  await says(phones.back, text(phones.back, 'STOP'));
  await says(phones.back, text(phones.back, 'START'));

  // one order in words is confirmed, one is not
  await says(phones.orders, text(phones.orders, 'hello'));
  const { id: ordering } = await sessionOf(phones.orders);
  await call('POST', `${sessionsPath}${ordering}/customer/`, { customer: customer?.id });
  for (const [words, answer] of [
    ['please send me 5 x NL-1010', 'yes'],
    ['please send me 7 x NL-1020', 'no'],
  ] as const) {
    await says(phones.orders, text(phones.orders, words));
    await says(phones.orders, text(phones.orders, answer));
  }

  graph.answerNext({ error: { code: 131026 } });
  await tell({ messages: [text(phones.undelivered, 'what are your opening hours?')] });
  await until('a reply that is refused', async () => graph.attempts.some(({ body }) => body.to === phones.undelivered), 60_000);
  await says(phones.erased, text(phones.erased, 'what is the price of NL-1020?'));

  graph.answerNext({ error: { code: 190, status: 401 } });
  await tell({ messages: [text(phones.closed, 'what is the price of NL-1030?')] });
  const path = `/api/chatchannel/channels/${channel.id}/`;
  await shown(path, ({ state }: { readonly state: string }) => state === 'paused');
  await call('POST', `${path}resume/`);

  const texts = '/api/chatchannel/admin/knowledge/texts/';
  const gone = await call<{ readonly id: string }>('POST', texts, { title: 'Summer sale', text: 'Ten percent off in July.' });
  await call('DELETE', `${texts}${gone.id}/`);
  await call('POST', '/api/chatchannel/admin/knowledge/sync/', {});
  const second = { name: 'Second number', phone_number_id: '106540352242923', access_token: 'another token' };
  const made = await call<{ readonly id: string }>('POST', '/api/chatchannel/channels/', second);
  await call('PATCH', `/api/chatchannel/channels/${made.id}/`, { accept_orders: true });
  await ask('POST', `/api/chatchannel/channels/${made.id}/test/`);
  await call('DELETE', `/api/chatchannel/channels/${made.id}/`);
};
