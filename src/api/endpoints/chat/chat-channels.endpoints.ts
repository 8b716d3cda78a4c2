/** A company's numbers at the chat provider. The access token goes in and never comes back. */
import { isLeft } from 'fp-ts/lib/Either.js';
import type { ChannelRefusal, ChatChannelInput, ChatChannelResult } from '../../../commands/chat/manage-chat-channel.command.ts';
import { partialOf, requestSchema } from '../../../platform/codec/decode-request.ts';
import { orBlank, withDefault } from '../../../platform/codec/field.ts';
import { boolean, digits, password, text as textField } from '../../../platform/codec/fields.ts';
import type { ChatApiDeps } from '../../chat/chat-api-deps.ts';
import { json, pageOf, problems } from '../../http/answers.ts';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { contentTag, revisionTag } from '../../http/etag.ts';
import { pageAnswer, pageFields, pageRequest } from '../../http/pages.ts';
import { notFound, preconditionFailed, problem } from '../../http/problem.ts';
import { shownIn } from '../../http/wait-for.ts';
import { channelShape, channelView, reportShape } from './chat-channel.view.ts';

const path = '/api/chatchannel/channels/';
const channelPath = `${path}{id}/` as const;

const channelRequest = requestSchema(
  {
    name: textField(100),
    phone_number_id: digits(5, 32),
    display_phone_number: withDefault(orBlank(textField(40)), null),
    access_token: password(2_000),
    accept_orders: withDefault(boolean, false),
    question_template: withDefault(orBlank(textField(512)), null),
    verify_by_code: withDefault(boolean, false),
  },
  ['id', 'company', 'has_access_token', 'state', 'trouble', 'trouble_code', 'created_at', 'updated_at'],
);
type ChannelRequest = {
  readonly name: string;
  readonly phone_number_id: string;
  readonly display_phone_number: string | null;
  readonly access_token: string;
  readonly accept_orders: boolean;
  readonly question_template: string | null;
  readonly verify_by_code: boolean;
};
const inputOf = (body: Partial<ChannelRequest>): Partial<ChatChannelInput> & { readonly token?: string } => ({
  ...(body.name === undefined ? {} : { name: body.name }),
  ...(body.phone_number_id === undefined ? {} : { phoneNumberId: body.phone_number_id }),
  ...(body.display_phone_number === undefined ? {} : { displayPhoneNumber: body.display_phone_number }),
  ...(body.accept_orders === undefined ? {} : { acceptOrders: body.accept_orders }),
  ...(body.question_template === undefined ? {} : { questionTemplate: body.question_template }),
  ...(body.verify_by_code === undefined ? {} : { verifyByCode: body.verify_by_code }),
  ...(body.access_token === undefined ? {} : { token: body.access_token }),
});

const notConfirmedProblems = problems('phone_number_not_confirmed');
/** One word for both, so that a caller cannot find out whether another company has the number. */
const numberNotConfirmed = problem(
  409,
  'phone_number_not_confirmed',
  'phone_number_id: the provider does not confirm that this access token owns this number, or another channel uses the number. Check the number and the token.',
);
const problemOf = (refusal: ChannelRefusal) => {
  switch (refusal.type) {
    case 'ChannelUnknown':
      return notFound;
    case 'PreconditionFailed':
      return preconditionFailed;
    case 'NumberNotConfirmed':
      return numberNotConfirmed;
  }
};

/** What the endpoints of channels share. */
const shared = ({ queries, waitFor }: ChatApiDeps) => {
  const waitUntilShown = shownIn(waitFor, 'chat_channels');
  const answer = async (companyId: string, result: ChatChannelResult) => {
    await waitUntilShown(result.position);
    const row = await queries.chatChannel(companyId, result.channelId);
    const now = new Date();
    const { settings, channelId, paused, confirmed, revision } = result;
    const view = channelView({
      id: channelId,
      company_id: companyId,
      name: settings.name,
      phone_number_id: settings.phoneNumberId,
      display_phone_number: settings.displayPhoneNumber,
      accept_orders: settings.acceptOrders,
      question_template: settings.questionTemplate ?? null,
      verify_by_code: settings.verifyByCode ?? false,
      state: paused ? 'paused' : 'active',
      confirmed,
      trouble: paused ? (row?.trouble ?? null) : null,
      trouble_code: paused ? (row?.trouble_code ?? null) : null,
      created_at: row?.created_at ?? now,
      updated_at: row?.updated_at ?? now,
      revision,
    });
    return { status: 200 as const, body: view, etag: revisionTag(revision) };
  };
  return { shown: waitUntilShown, answer };
};
type Parts = ChatApiDeps & ReturnType<typeof shared>;

const reading = ({ queries }: Parts): readonly Endpoint[] => [
  endpoint({
    method: 'get',
    path,
    summary: 'List chat channels',
    permission: 'channels:read',
    query: requestSchema(pageFields),
    answers: { 200: pageOf(channelShape) },
    handle: async ({ caller, query }) =>
      pageAnswer(await queries.chatChannels(caller.companyId, pageRequest(query)), channelView),
  }),
  endpoint({
    method: 'get',
    path: channelPath,
    summary: 'Get a chat channel',
    permission: 'channels:read',
    answers: { 200: json(channelShape, 'ETag'), 304: null, 404: null },
    handle: async ({ caller, params }) => {
      const row = await queries.chatChannel(caller.companyId, params.id);
      if (!row) return { problem: notFound };
      const body = channelView(row);
      return { status: 200, body, etag: contentTag(row.revision, body) };
    },
  }),
];

const writing = ({ queries, channels, shown: waitUntilShown, answer }: Parts): readonly Endpoint[] => [
  endpoint({
    method: 'post',
    path,
    summary: 'Create a chat channel',
    permission: 'channels:write',
    body: channelRequest,
    answers: { 201: json(channelShape, 'ETag', 'Location'), 404: null, 409: notConfirmedProblems, 412: null },
    handle: async ({ body, context }) => {
      const input = inputOf(body) as ChatChannelInput & { readonly token: string };
      const result = await channels.configure(input, context);
      if (isLeft(result)) return { problem: problemOf(result.left) };
      const headers = { Location: `${path}${result.right.channelId}/` };
      return { ...(await answer(context.companyId, result.right)), status: 201, headers };
    },
  }),
  endpoint({
    method: 'patch',
    path: channelPath,
    summary: 'Update a chat channel; a new access token ends a pause',
    permission: 'channels:write',
    body: partialOf(channelRequest),
    current: async ({ caller, params }) => {
      const row = await queries.chatChannel(caller.companyId, params.id);
      return row && channelView(row);
    },
    answers: { 200: json(channelShape, 'ETag'), 404: null, 409: notConfirmedProblems, 412: null },
    handle: async ({ params, body, ifMatch, context }) => {
      const result = await channels.change({ channelId: params.id, changes: inputOf(body), ifMatch }, context);
      return isLeft(result) ? { problem: problemOf(result.left) } : answer(context.companyId, result.right);
    },
  }),
  endpoint({
    method: 'delete',
    path: channelPath,
    summary: 'Delete a chat channel and its access token',
    permission: 'channels:write',
    answers: { 204: null, 404: null },
    handle: async ({ params, context }) => {
      const state = await channels.load(context.companyId, params.id);
      if (!('settings' in state)) return { problem: notFound };
      await waitUntilShown((await channels.remove(params.id, context)).position);
      return { status: 204 };
    },
  }),
];

const acting = ({ channels, testChannel, answer }: Parts): readonly Endpoint[] => [
  endpoint({
    method: 'post',
    path: `${channelPath}test/`,
    summary: 'Check the phone number and access token with the provider; confirms an unconfirmed channel',
    permission: 'channels:write',
    answers: { 200: reportShape, 404: null, 409: notConfirmedProblems },
    handle: async ({ caller, params, context }) => {
      const report = await testChannel(caller.companyId, params.id);
      if (!report) return { problem: notFound };
      const { ok, code, hint, displayPhoneNumber, verifiedName, ms } = report;
      const confirmed = ok ? await channels.confirm(params.id, context) : null;
      if (confirmed && isLeft(confirmed))
        return { problem: confirmed.left.type === 'ChannelUnknown' ? notFound : numberNotConfirmed };
      return {
        status: 200,
        body: { ok, code, hint, display_phone_number: displayPhoneNumber, verified_name: verifiedName, ms },
      };
    },
  }),
  endpoint({
    method: 'post',
    path: `${channelPath}resume/`,
    summary: 'Resume a paused chat channel',
    permission: 'channels:write',
    answers: { 200: json(channelShape, 'ETag'), 404: null, 409: notConfirmedProblems, 412: null },
    handle: async ({ params, context }) => {
      const result = await channels.resume(params.id, context);
      return isLeft(result) ? { problem: problemOf(result.left) } : answer(context.companyId, result.right);
    },
  }),
];

export const chatChannelEndpoints = ({ chat }: { readonly chat: ChatApiDeps }): readonly Endpoint[] => {
  const parts = { ...chat, ...shared(chat) };
  return [...reading(parts), ...writing(parts), ...acting(parts)];
};
