/** Administration of the chat channel: what the assistant knows, what it did, and the cleanup. */
import { isLeft } from 'fp-ts/lib/Either.js';
import { assistantFailures } from '../../../domain/chat/assistant.port.ts';
import { knowledgeEntities } from '../../../domain/chat/knowledge/knowledge-records.ts';
import { skipReasons } from '../../../domain/chat/session/chat-session.events.ts';
import { requestSchema } from '../../../platform/codec/decode-request.ts';
import { optional, withDefault } from '../../../platform/codec/field.ts';
import { boolean, instant, longText, manyOf, text as textField, uuidText } from '../../../platform/codec/fields.ts';
import type { ChatAuditRow } from '../../../projections/chat-audit/chat-audit.read-model.ts';
import type { KnowledgeTextRow } from '../../../projections/knowledge/knowledge-texts.read-model.ts';
import type { ChatApiDeps } from '../../chat/chat-api-deps.ts';
import { json, pageOf } from '../../http/answers.ts';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { pageAnswer, pageFields, pageRequest } from '../../http/pages.ts';
import { notFound } from '../../http/problem.ts';
import { choice, flag, integer, listOf, named, number, orNull, record, text, time, uuid } from '../../http/shapes.ts';
import { shownIn } from '../../http/wait-for.ts';
import { knowledgeShape, knowledgeTextShape } from './knowledge.shapes.ts';

const path = '/api/chatchannel/admin/';

const textView = ({ id, title, text: content, updated_at }: KnowledgeTextRow) => ({ id, title, text: content, updated_at });

/** parked: it failed so often that a person has to look */
const auditCodes = [...assistantFailures, 'parked', ...skipReasons] as const;
const auditShape = named(
  'ChatAuditEntry',
  'An action of the assistant',
  record({
    id: [uuid, 'Entry ID'],
    company: [text, 'Company ID'],
    agent_id: [text, 'Name and version of the agent'],
    action: [choice('reply', 'retrieve', 'handover', 'refuse'), 'Action'],
    session: [orNull(uuid), 'Conversation ID'],
    message: [orNull(uuid), 'ID of the resulting message'],
    model: [orNull(text), 'Model'],
    provider: [orNull(text), 'Provider of the model'],
    prompt_tokens: [integer, 'Input tokens'],
    completion_tokens: [integer, 'Output tokens'],
    total_tokens: [integer, 'Input and output tokens'],
    cost_estimate: [orNull(number), 'Always null: the service does not know prices'],
    latency_ms: [orNull(integer), 'Duration in milliseconds'],
    source_ids: [listOf(text), 'IDs of the records that the answer is based on'],
    prompt_version: [orNull(text), 'Version of the instructions'],
    outcome: [choice('ok', 'no_answer', 'skipped', 'error'), 'Outcome'],
    error_code: [orNull(choice(...auditCodes)), 'Why the action failed or produced no answer'],
    created_at: [time, 'Time of the action'],
  }),
);
/** Events hold it as a text. */
const knownCode = (code: string | null) =>
  code === null ? null : (auditCodes.find((auditCode) => auditCode === code) ?? 'model_failed');
const auditView = ({ company_id, error_code, ...row }: ChatAuditRow) => ({
  ...row,
  error_code: knownCode(error_code),
  company: company_id,
  cost_estimate: null,
});

const entity = manyOf(knowledgeEntities);

/** What the assistant knows of the records. */
const knowledgeRunEndpoints = ({ knowledge }: ChatApiDeps): readonly Endpoint[] => [
  endpoint({
    method: 'post',
    path: `${path}knowledge/sync/`,
    summary: 'Sync the company’s records to the assistant’s knowledge; joins a run in progress',
    permission: 'channels:write',
    body: requestSchema({ force: withDefault(boolean, false), entities: withDefault(entity, knowledgeEntities) }),
    answers: {
      202: json(
        named(
          'KnowledgeRunStarted',
          'A run in progress',
          record({ run_id: [uuid, 'Run ID'], state: [choice('running'), 'State of the run'] }),
        ),
        'Location',
      ),
    },
    handle: async ({ body, context }) => {
      const { runId } = await knowledge.sync({ entities: body.entities, force: body.force }, context);
      return { status: 202, body: { run_id: runId, state: 'running' }, headers: { Location: `${path}knowledge/` } };
    },
  }),
  endpoint({
    method: 'get',
    path: `${path}knowledge/`,
    summary: 'Get the assistant’s knowledge status and its last runs',
    permission: 'channels:read',
    answers: { 200: knowledgeShape },
    handle: async ({ caller }) => {
      const { vectors, records, entities, embedding, searchedBy, runs } = await knowledge.overview(caller.companyId);
      return { status: 200, body: { vectors, records, entities, embedding, vectors_searched_by: searchedBy, runs } };
    },
  }),
];

/** Texts that it answers from. */
const knowledgeTextEndpoints = ({ queries, knowledge, waitFor }: ChatApiDeps): readonly Endpoint[] => [
  endpoint({
    method: 'get',
    path: `${path}knowledge/texts/`,
    summary: 'List the texts that the assistant answers from',
    permission: 'channels:read',
    query: requestSchema(pageFields),
    answers: { 200: pageOf(knowledgeTextShape) },
    handle: async ({ caller, query }) => pageAnswer(await queries.knowledgeTexts(caller.companyId, pageRequest(query)), textView),
  }),
  endpoint({
    method: 'post',
    path: `${path}knowledge/texts/`,
    summary: 'Add a text that the assistant may share with every contact',
    permission: 'channels:write',
    body: requestSchema({ title: textField(200), text: longText(20_000) }),
    answers: { 201: json(knowledgeTextShape, 'Location'), 404: null },
    handle: async ({ body, context }) => {
      const saved = await knowledge.saveText({ textId: null, title: body.title, text: body.text }, context);
      if (isLeft(saved)) return { problem: notFound };
      const { textId, position } = saved.right;
      await shownIn(waitFor, 'knowledge_texts')(position);
      return {
        status: 201,
        body: { id: textId, title: body.title, text: body.text, updated_at: new Date() },
        headers: { Location: `${path}knowledge/texts/${textId}/` },
      };
    },
  }),
  endpoint({
    method: 'delete',
    path: `${path}knowledge/texts/{id}/`,
    summary: 'Delete a text',
    permission: 'channels:write',
    answers: { 204: null, 404: null },
    handle: async ({ params, context }) => {
      const removed = await knowledge.removeText(params.id, context);
      if (isLeft(removed)) return { problem: notFound };
      if (removed.right.position !== null) await waitFor(removed.right.position, ['knowledge_texts'], 1_000);
      return { status: 204 };
    },
  }),
];

/** What it did, and what is cleaned up. */
const oversightEndpoints = ({ queries, cleanUp }: ChatApiDeps): readonly Endpoint[] => [
  endpoint({
    method: 'get',
    path: `${path}audit/`,
    summary: 'List the actions of the assistant, newest first, without message texts',
    permission: 'audit:read',
    query: requestSchema({
      ...pageFields,
      agent_id: optional(textField(100)),
      session: optional(uuidText),
      from: optional(instant),
      to: optional(instant),
    }),
    answers: { 200: pageOf(auditShape) },
    handle: async ({ caller, query }) => {
      const { agent_id, session, from, to } = query;
      const filter = {
        ...(agent_id === undefined ? {} : { agentId: agent_id }),
        ...(session === undefined ? {} : { session }),
        ...(from === undefined ? {} : { from }),
        ...(to === undefined ? {} : { to }),
      };
      return pageAnswer(await queries.chatAudit(caller.companyId, filter, pageRequest(query)), auditView);
    },
  }),
  endpoint({
    method: 'post',
    path: `${path}cleanup/`,
    summary: 'Run the session cleanup of this company, or simulate it with dry_run',
    permission: 'channels:write',
    body: requestSchema({ dry_run: withDefault(boolean, false) }),
    answers: {
      200: named(
        'ChatCleanup',
        'Result of a cleanup or of a dry run',
        record({
          dry_run: [flag, 'Whether this was a dry run that changed nothing'],
          removed: [integer, 'Sessions removed'],
          deactivated: [integer, 'Sessions closed'],
          contents: [integer, 'Message texts removed'],
          failed: [integer, 'Sessions that could not be processed'],
        }),
      ),
    },
    handle: async ({ caller, body }) => {
      const report = await cleanUp({ companyId: caller.companyId, dryRun: body.dry_run });
      return { status: 200, body: { dry_run: body.dry_run, ...report } };
    },
  }),
];

export const chatAdminEndpoints = ({ chat }: { readonly chat: ChatApiDeps }): readonly Endpoint[] => [
  ...knowledgeRunEndpoints(chat),
  ...knowledgeTextEndpoints(chat),
  ...oversightEndpoints(chat),
];
