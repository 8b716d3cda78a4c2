/** Sends a reply: recorded before, its end recorded after. An end that is not known is said to be unknown and never simply sent again. */

import type { JobContext } from '@order-intake/event-sourcing';
import { isLeft } from 'fp-ts/lib/Either.js';
import type { ChatContact } from '../../commands/chat/chat-contacts.ts';
import type { ChatContent } from '../../commands/chat/chat-contents.ts';
import { trackerOf, wamidHash } from '../../commands/chat/chat-ids.ts';
import type { ChatAddress, SendResult } from '../../domain/chat/channel/chat-provider.port.ts';
import type { ChatSessionCommand } from '../../domain/chat/session/chat-session.commands.ts';
import type { AskedInChat } from '../../domain/chat/session/chat-session.events.ts';
import type { Reply } from '../../domain/chat/session/chat-session.outbound.ts';
import type { OpenSession } from '../../domain/chat/session/chat-session.state.ts';
import { reasonFromText } from '../../domain/reasons/reasons.ts';
import { onceStoresAreBack } from '../shared/once-stores-are-back.ts';
import type { ChatDeps } from './chat-deps.ts';

/** Where the message came from that is answered: not where its contact can be reached by now, which may be somebody else's. */
const addressOf = (answered: ChatContent | undefined): ChatAddress | null => {
  if (answered?.from) return { kind: 'phone', value: answered.from };
  return answered?.fromUserId ? { kind: 'user', value: answered.fromUserId } : null;
};

/** Questions go only to who is confirmed as the customer now, and wants messages: under the addresses that were confirmed. */
const addressOfQuestion = (contact: ChatContact | null, { customerId }: AskedInChat): ChatAddress | null => {
  if (contact === null || contact.optedOut || contact.confirmed?.customerId !== customerId) return null;
  if (contact.phone) return { kind: 'phone', value: contact.phone };
  return contact.userId ? { kind: 'user', value: contact.userId } : null;
};

export const createSendReply = (deps: ChatDeps) => {
  const { advance, contents, contacts, channels, tokens, provider, rules, now } = deps;

  /** False when the turn is over or waits. */
  return async (state: OpenSession, reply: Reply, context: JobContext): Promise<boolean> => {
    const { companyId } = context;
    const { sessionId, channelId } = state;
    const { messageId, answersTo } = reply;
    const give = (command: ChatSessionCommand) => advance(sessionId, command, context);
    const attempted = await give({ type: 'AttemptSend', messageId, now: now().toISOString() });
    if (isLeft(attempted)) return false;
    // the state read again: barred meanwhile (handover, opted out, window) means skipped
    if (!attempted.right.appended.some(({ type }) => type === 'ReplySendAttempted')) return true;

    const channel = await channels.load(companyId, channelId);
    const token = 'settings' in channel ? await tokens.open(companyId, channel.settings.tokenRef) : null;
    const contentById = await contents.open(companyId, [messageId, answersTo]);
    const { text = null, choices = null, template = null } = contentById.get(messageId) ?? {};
    const { question } = reply;
    const to = question
      ? addressOfQuestion(await contacts.get(companyId, state.contactId), question)
      : addressOf(contentById.get(answersTo));
    const repliesTo = question ? null : (contentById.get(answersTo)?.wamid ?? null);
    const result: SendResult =
      'settings' in channel && token !== null && to !== null && text !== null
        ? await provider.send(
            { phoneNumberId: channel.settings.phoneNumberId, token },
            { to, text, choices, template, repliesTo, tracker: trackerOf(sessionId, messageId) },
          )
        : { outcome: 'refused', errorClass: token === null ? 'auth' : 'recipient', code: null, retryAfterMs: null };

    const at = now().toISOString();
    switch (result.outcome) {
      case 'sent':
        // without the outcome it would have to be sent again
        await onceStoresAreBack(() => contents.setWamid(companyId, messageId, result.wamid, wamidHash(result.wamid)));
        await onceStoresAreBack(() => give({ type: 'RecordSent', messageId, wamidHash: wamidHash(result.wamid), now: at }));
        return true;
      case 'refused': {
        const { errorClass, code, retryAfterMs } = result;
        const failed = { messageId, errorClass, code, retryAfterMs, unitMs: rules.sendRetryUnitMs, now: at };
        await onceStoresAreBack(() => give({ type: 'RecordSendFailed', ...failed }));
        // the administrators are told by what reacts to the pause
        if (errorClass === 'auth' || errorClass === 'account') await channels.pause(channelId, errorClass, code ?? 0, context);
        if (errorClass === 'request') deps.log.warn({ code, sessionId }, 'the chat provider refused a request as malformed');
        return true;
      }
      case 'unknown':
        await give({
          type: 'RecordSendUnknown',
          messageId,
          reason: reasonFromText(result.reason),
          waitMs: rules.unknownWaitMs,
          now: at,
        });
        return true;
    }
  };
};
