/** The provider tells a message for as long as seven days: what was removed meanwhile does not come back with it, and what is told at once is not lost. */
import { randomUUID } from 'node:crypto';
import type { EventStore } from '@order-intake/event-sourcing';
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import { chatMessageId, earlierChatMessageId, wamidHash } from '../../../src/commands/chat/chat-ids.ts';
import { earlierChatMessageStream } from '../../../src/domain/chat/chat.stream.ts';
import { type Chat, composeChat, composeWebhook } from '../../../src/main/compose/compose-chat.ts';
import { silentLogger } from '../../../src/platform/logging/logger.ts';
import { createQueue, type Queue } from '../../../src/platform/queue/queue.ts';
import { type ChatCompany, type ChatStage, startChatStage } from '../../support/chat/chat-stage.ts';
import { change, type Element, payload, text } from '../../support/chat/payloads.ts';
import { until } from '../../support/until.ts';

/** A place where a delivery stands until it is let go. */
const createGate = () => {
  const [reached, open] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const pass = async () => {
    reached.resolve();
    await open.promise;
  };
  return { pass, reached: reached.promise, open: () => open.resolve() };
};

const oldText = 'a walrus that is to be forgotten';
const newText = 'what are your opening hours?';

describe('a message that the provider tells again', () => {
  let stage: ChatStage;
  let chat: Chat;
  let queue: Queue;
  before(async () => {
    stage = await startChatStage({ model: true });
    chat = await composeChat(stage.stack.foundation, stage.stack.foundation.store);
    queue = createQueue({ pool: stage.stack.foundation.pool, log: silentLogger });
  });
  after(async () => {
    await queue?.stop();
    await stage?.stop();
  });

  const bodyOf = ({ phoneNumberId }: ChatCompany, ...messages: readonly Element[]) =>
    payload(change(phoneNumberId, { messages }));
  const tell = async (company: ChatCompany, ...messages: readonly Element[]) =>
    expect((await stage.post(bodyOf(company, ...messages))).status).to.equal(200);
  /** As by another process of the API, which stands or fails where a test says so. */
  const tellElsewhere = async (
    company: ChatCompany,
    message: Element,
    { keep, append }: { readonly keep?: () => Promise<void>; readonly append?: () => Promise<void> },
  ) => {
    const { foundation } = stage.stack;
    const contents: Chat['contents'] = {
      ...chat.contents,
      keep: async (given) => {
        await keep?.();
        await chat.contents.keep(given);
      },
    };
    const store: EventStore = {
      ...foundation.store,
      append: async (request) => {
        await append?.();
        return foundation.store.append(request);
      },
    };
    const { receive } = composeWebhook(foundation, { ...chat, contents }, store, { enqueue: queue.enqueue });
    return receive(bodyOf(company, message), { signatureVerified: true, correlationId: randomUUID() });
  };

  /** Everything that is kept of what was said, opened. */
  const kept = async ({ companyId }: ChatCompany): Promise<readonly (string | null)[]> => {
    const ids = await chat.contents.keptBefore(companyId, new Date(Date.now() + 60_000), 1_000);
    return [...(await chat.contents.open(companyId, ids)).values()].map((content) => content.text);
  };
  const shown = async (company: ChatCompany): Promise<readonly (string | null)[]> => {
    const sessions = await company.sessions();
    return (await Promise.all(sessions.map(({ id }) => company.messages(id)))).flat().map((message) => message.text);
  };
  const erase = async ({ admin }: ChatCompany, phone: string) => {
    const { body } = (await stage.call('POST', '/sales/privacy/erase/', admin, { phone })) as {
      readonly body: { readonly erased: { readonly chat_contacts: number } };
    };
    expect(body.erased.chat_contacts).to.equal(1);
  };
  const isGone = (company: ChatCompany) => until('its end in the list', async () => (await company.sessions()).length === 0);
  const clean = async (company: ChatCompany) => {
    const [session] = await company.sessions();
    await stage.call('POST', `/api/chatchannel/sessions/${session?.id}/close/`, company.admin);
    await until('its end', async () => (await company.sessions())[0]?.is_active === false);
    const { companyId } = company;
    expect(await chat.cleanUp({ companyId, dryRun: false, keptDays: 0 })).to.include({ removed: 1, failed: 0 });
    await isGone(company);
  };

  /** Nothing of it is kept; the contact's next message stands alone in its session and is all that is answered. */
  const staysForgotten = async (company: ChatCompany, contact: string) => {
    expect(await kept(company)).to.deep.equal([]);
    const [replies, asked] = [company.replies().length, stage.model?.asked.length];
    await company.say(text(contact, newText));
    expect(company.replies()).to.have.length(replies + 1);
    const [session] = await company.sessions();
    expect(session?.inbound_count).to.equal(1);
    expect([await kept(company), await shown(company)].flat())
      .to.include(newText)
      .and.not.to.include(oldText);
    expect(JSON.stringify(stage.model?.asked.slice(asked))).not.to.contain('walrus');
  };

  it('is not kept again when its session was cleaned', async () => {
    const company = await stage.company();
    const old = text('15680000001', oldText);
    await company.say(old);
    expect(company.replies()).to.have.length(1);
    await clean(company);
    await tell(company, old);
    await staysForgotten(company, '15680000001');
  });

  it('is not kept again when who wrote it was erased', async () => {
    const company = await stage.company();
    const old = text('15680000002', oldText);
    await company.say(old);
    await erase(company, '15680000002');
    await isGone(company);
    await tell(company, old);
    await staysForgotten(company, '15680000002');
  });

  it('is not kept by a delivery that was on its way when its writer was erased', async () => {
    const company = await stage.company();
    const old = text('15680000003', oldText);
    const gate = createGate();
    const late = tellElsewhere(company, old, { keep: gate.pass });
    await gate.reached;
    await company.say(old);
    await erase(company, '15680000003');
    await isGone(company);
    gate.open();
    expect(await late).to.include({ received: 0, duplicates: 1 });
    await staysForgotten(company, '15680000003');
  });

  it('is not kept again when the process that took it died before it was in the log, and its text was answered and erased since', async () => {
    const company = await stage.company();
    const old = text('15680000004', oldText);
    const died = async () => Promise.reject(new Error('killed'));
    await tellElsewhere(company, old, { append: died }).then(
      () => expect.fail('it should have died'),
      () => undefined,
    );
    await company.say(text('15680000004', 'hello'));
    expect(await shown(company)).to.include(oldText);
    await erase(company, '15680000004');
    await isGone(company);
    await tell(company, old);
    await stage.quiet();
    await staysForgotten(company, '15680000004');
  });

  it('keeps its text, and is answered once, when it is told twice at once', async () => {
    const company = await stage.company();
    const messages = Array.from({ length: 8 }, (_, index) => text(`1568000010${index}`, oldText));
    await Promise.all([...messages, ...messages].map((message) => tell(company, message)));
    await until('every answer', async () => company.replies().length >= messages.length, 60_000);
    await stage.quiet();
    expect(company.replies()).to.have.length(messages.length);
    expect((await shown(company)).filter((one) => one === oldText)).to.have.length(messages.length);
  });

  it('keeps its text when one delivery keeps it and the other is the first in the log', async () => {
    const company = await stage.company();
    const message = text('15680000005', oldText);
    const gate = createGate();
    const first = tellElsewhere(company, message, { append: gate.pass });
    await gate.reached;
    expect(await tellElsewhere(company, message, {})).to.include({ received: 1, duplicates: 0 });
    gate.open();
    expect(await first).to.include({ received: 0, duplicates: 1 });
    await until('the answer', async () => company.replies().length > 0);
    await stage.quiet();
    expect(company.replies()).to.have.length(1);
    expect(await shown(company)).to.include(oldText);
    const id = chatMessageId(company.channelId, String(message.id));
    expect((await chat.contents.placeOf(company.companyId, id))?.sessionId).to.equal((await company.sessions())[0]?.id);
  });

  it('keeps its text and is answered when the process that took it first died before it was in the log', async () => {
    const company = await stage.company();
    const message = text('15680000006', oldText);
    await tellElsewhere(company, message, { append: async () => Promise.reject(new Error('killed')) }).catch(() => undefined);
    await tell(company, message);
    await until('the answer', async () => company.replies().length > 0);
    await stage.quiet();
    expect(company.replies()).to.have.length(1);
    expect(await shown(company)).to.include(oldText);
  });

  it('is another one in another channel, whatever id the provider gave it there', async () => {
    const [first, second] = [await stage.company('First AB'), await stage.company('Second AB')];
    const message = text('15680000007', newText);
    await tell(first, message);
    await tell(second, message);
    await tell(second, message);
    for (const company of [first, second]) await until('the answer', async () => company.replies().length > 0);
    await stage.quiet();
    for (const company of [first, second]) expect(company.replies()).to.have.length(1);
    expect((await first.sessions())[0]?.id).not.to.equal((await second.sessions())[0]?.id);
  });

  it('is the one that an earlier release recorded in this channel, and none that it recorded in another', async () => {
    const [company, other] = [await stage.company('Early AB'), await stage.company('Later AB')];
    const message = text('15680000008', newText);
    const wamid = String(message.id);
    const { store } = stage.stack.foundation;
    const { companyId, channelId } = company;
    const at = new Date().toISOString();
    const of = { messageId: earlierChatMessageId(wamid), channelId, kind: 'text', sentAt: at, receivedAt: at } as const;
    const inbound = { ...of, media: null, refersTo: null };
    const senders = [chat.hashOf(companyId, { kind: 'phone', value: '15680000008' }).toString('hex')];
    const content = { text: newText, wamid, from: '15680000008', profileName: 'Kim', inbound };
    await chat.contents.keep([{ id: inbound.messageId, companyId, channelId, direction: 'in', senders, content }]);
    await store.append({
      stream: earlierChatMessageStream(wamidHash(wamid)),
      events: [{ type: 'ChatInboundReceived', data: { ...inbound, signatureVerified: true } }],
      expected: 'no_stream',
      metadata: { ...stage.stack.context(companyId), actor: 'system:chat-webhook', commandId: randomUUID() },
    });
    await until('the answer', async () => company.replies().length > 0);
    expect(await tellElsewhere(company, message, {})).to.include({ received: 0, duplicates: 1 });
    expect(await tellElsewhere(other, message, {})).to.include({ received: 1, duplicates: 0 });
    await until('the other answer', async () => other.replies().length > 0);
    await stage.quiet();
    expect(company.replies()).to.have.length(1);
    expect(other.replies()).to.have.length(1);
  });
});
