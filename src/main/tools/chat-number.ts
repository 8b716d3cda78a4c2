/**
 * npm run chat-number -- assign COMPANY_ID CHANNEL_ID: an operator decides who owns a chat number, regardless of
 * earlier claims; recorded.
 */
import { isLeft } from 'fp-ts/lib/Either.js';
import { composeChat } from '../compose/compose-chat.ts';
import { runTool } from './run-tool.ts';
import { toolContext } from './tool-context.ts';

const [action, companyId = '', channelId = '', ...more] = process.argv.slice(2);
if (action !== 'assign' || companyId === '' || channelId === '' || more.length > 0) {
  console.error(`Usage: npm run --silent chat-number -- assign COMPANY_ID CHANNEL_ID
Assigns the channel's number to this company; other processes notice within 30 s. The provider is not contacted.`);
  process.exit(2);
}
await runTool(async (foundation) => {
  const { channels } = await composeChat(foundation, foundation.store);
  const assigned = await channels.assign(channelId, toolContext(companyId, 'chat-number'));
  if (isLeft(assigned)) throw new Error(`${channelId} is not a channel of this company`);
  return { channel: channelId, phone_number_id: assigned.right.settings.phoneNumberId, company: companyId };
});
