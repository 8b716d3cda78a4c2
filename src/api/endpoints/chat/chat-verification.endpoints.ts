/** A code by mail that shows who a contact is, sent for a customer that a person chooses. */
import { isLeft } from 'fp-ts/lib/Either.js';
import { verificationIdOf } from '../../../commands/chat/chat-ids.ts';
import type { VerificationRefusal } from '../../../commands/chat/start-verification.command.ts';
import { requestSchema } from '../../../platform/codec/decode-request.ts';
import { meaning, orBlank, withDefault } from '../../../platform/codec/field.ts';
import { emailAddress, uuidText } from '../../../platform/codec/fields.ts';
import type { ChatApiDeps } from '../../chat/chat-api-deps.ts';
import { problems } from '../../http/answers.ts';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { notFound, problem, wrongField } from '../../http/problem.ts';
import { chatClosed, contactOptedOut, windowClosed } from './chat-problems.ts';
import { sessionShape } from './chat-session.view.ts';
import { sharedOfSessions } from './chat-sessions.endpoints.ts';

const switchedOff = problem(
  409,
  'verification_disabled',
  'Verification by code is switched off for this channel. Set `verify_by_code` of the channel.',
);
const tooMany = problem(
  409,
  'too_many_codes',
  'No more codes can be sent for this contact or customer today. Confirm the customer yourself or try again tomorrow.',
);
const customerUnknown = wrongField('customer', 'unknown_reference', 'is not a customer of this company');
const addressUnknown = wrongField('email', 'unknown_reference', 'is not an email address of the customer’s record');

const problemOf = ({ type }: VerificationRefusal) => {
  switch (type) {
    case 'CustomerUnknown':
      return customerUnknown;
    case 'AddressUnknown':
      return addressUnknown;
    case 'TooManyCodes':
      return tooMany;
    case 'OptedOut':
      return contactOptedOut;
    case 'WindowClosed':
      return windowClosed;
    case 'SessionClosed':
      return chatClosed;
    default:
      return notFound;
  }
};

export const chatVerificationEndpoints = ({ chat }: { readonly chat: ChatApiDeps }): readonly Endpoint[] => {
  const { answer } = sharedOfSessions(chat);
  return [
    endpoint({
      method: 'post',
      path: '/api/chatchannel/sessions/{id}/verification/',
      summary: 'Email a code to a customer that confirms the contact once the contact enters it in the conversation',
      permission: 'chat:write',
      body: requestSchema({
        customer: uuidText,
        email: withDefault(meaning(orBlank(emailAddress), 'Email address of the customer’s record; default: the first'), null),
      }),
      current: async ({ caller, params }) => {
        const { phase } = await chat.load(caller.companyId, params.id);
        return phase === 'none' || phase === 'removed' ? null : {};
      },
      answers: {
        200: sessionShape,
        404: null,
        409: problems('verification_disabled', 'too_many_codes', 'chat_closed', 'contact_opted_out', 'chat_window_closed'),
        422: null,
      },
      handle: async ({ caller: { companyId }, params: { id: sessionId }, body, context }) => {
        const state = await chat.load(companyId, sessionId);
        if (state.phase === 'none' || state.phase === 'removed') return { problem: notFound };
        const channel = await chat.channels.load(companyId, state.channelId);
        if (!('settings' in channel && channel.settings.verifyByCode)) return { problem: switchedOff };
        const verificationId = verificationIdOf(context.commandId);
        const request = { sessionId, verificationId, customerId: body.customer, email: body.email };
        const result = await chat.startVerification.byPerson(request, context);
        if (isLeft(result)) return { problem: problemOf(result.left) };
        const { position } = result.right;
        if (position !== null) await chat.waitFor(position, ['chat_sessions', 'chat_messages'], 1_000);
        const row = await chat.queries.chatSession(companyId, sessionId);
        return row ? answer(companyId, row) : { problem: notFound };
      },
    }),
  ];
};
