/** Whose a chat number is: the provider says so, by the token that sees it; a claim alone brings nobody another company's messages. */
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import { composeChat } from '../../../src/main/compose/compose-chat.ts';
import { type ChatCompany, type ChatStage, startChatStage } from '../../support/chat/chat-stage.ts';
import { change, payload, text } from '../../support/chat/payloads.ts';
import { until } from '../../support/until.ts';

const path = '/api/chatchannel/channels/';
type Channel = { readonly id: string; readonly state: string; readonly code: string };

describe('a chat number that somebody claims', () => {
  let stage: ChatStage;
  before(async () => {
    stage = await startChatStage();
  });
  after(() => stage.stop());

  const claim = (who: ChatCompany, phone_number_id: string, access_token: string) =>
    stage.call('POST', path, who.admin, { name: 'Sales', phone_number_id, access_token });
  const shown = (who: ChatCompany, id: string, state: string) =>
    until(`the channel to be ${state}`, async () => {
      const { status, body } = await stage.get(`${path}${id}/`, who.admin);
      return status === 200 && (body as Channel).state === state;
    });
  const received = async (companyId: string) =>
    Number(
      (await stage.stack.foundation.pool.query('select count(*) as n from app.chat_contents where company_id = $1', [companyId]))
        .rows[0].n,
    );
  const say = (phoneNumberId: string, words: string) =>
    stage.post(payload(change(phoneNumberId, { messages: [text('15550002222', words)] })));

  it('is theirs when the provider shows it to their token, and refused in the same words when it does not or is taken', async () => {
    const [owner, thief] = [await stage.company(), await stage.company()];
    stage.graph.own('200000000001', 'the owner token');
    const stolen = await claim(thief, '200000000001', 'a token of somebody else');
    expect(stolen.status).to.equal(409);
    const held = await claim(owner, '200000000001', 'the owner token');
    expect({ status: held.status, state: (held.body as Channel).state }).to.deep.equal({ status: 201, state: 'active' });
    const again = await claim(thief, '200000000001', 'the owner token');
    const { correlation_id: _, ...refusal } = stolen.body as { correlation_id?: string };
    const { correlation_id: __, ...other } = again.body as { correlation_id?: string };
    expect(other).to.deep.equal(refusal);
    expect(refusal).to.include({ code: 'phone_number_not_confirmed' });

    await say('200000000001', 'For the owner');
    await until('the message to be received', async () => (await received(owner.companyId)) > 0);
    expect(await received(thief.companyId)).to.equal(0);
  });

  it('cannot be moved to a number that the token does not see', async () => {
    const [owner, thief] = [await stage.company(), await stage.company()];
    stage.graph.own('200000000002', 'hers');
    await claim(owner, '200000000002', 'hers');
    stage.graph.own('200000000003', 'his');
    const his = await claim(thief, '200000000003', 'his');
    await shown(thief, (his.body as Channel).id, 'active');
    const moved = await stage.call('PATCH', `${path}${(his.body as Channel).id}/`, thief.admin, {
      phone_number_id: '200000000002',
    });
    expect(moved.status).to.equal(409);
    await say('200000000002', 'Still hers');
    await until('the message to be received', async () => (await received(owner.companyId)) > 0);
    expect(await received(thief.companyId)).to.equal(0);
  });

  it('is an operator’s to give to somebody else, and that is recorded', async () => {
    const [first, second] = [await stage.company(), await stage.company()];
    const { foundation } = stage.stack;
    stage.graph.own('200000000004', 'first');
    await claim(first, '200000000004', 'first');
    const { channels } = await composeChat(foundation, foundation.store);
    const context = { ...stage.stack.request(second.companyId), actor: 'system:chat-number' };
    // as somebody has it whose number another company held: not confirmed, and moved by hand
    await foundation.pool.query('delete from app.chat_channel_routes where channel_id = $1', [second.channelId]);
    await shown(second, second.channelId, 'unconfirmed');
    await channels.assign(second.channelId, context);
    await shown(second, second.channelId, 'active');
    const events = await stage.stack.events(`chatChannel-${second.companyId}_${second.channelId}`);
    expect(events.at(-1)).to.deep.equal({
      type: 'ChatNumberAssigned',
      data: { channelId: second.channelId, phoneNumberId: second.phoneNumberId },
    });
  });
});
