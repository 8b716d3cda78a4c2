/** Administration of the chat channel: what the assistant knows, what it did, and the cleanup. */
import { isLeft } from 'fp-ts/lib/Either.js';
import { knowledgeEntities } from '../../../domain/chat/knowledge/knowledge-records.ts';
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
import { anything, choice, flag, integer, listOf, number, orNull, record, text, time, uuid } from '../../http/shapes.ts';

const path = '/api/chatchannel/admin/';
const roles = ['admin'] as const;

const runShape = record({
  run_id: uuid,
  state: choice('running', 'succeeded', 'failed', 'refused'),
  added: integer,
  updated: integer,
  skipped: integer,
  deleted: integer,
  failed: integer,
  tokens: integer,
  error: orNull(text),
  started_at: time,
  finished_at: orNull(time),
});
const textShape = record({ id: uuid, title: text, text, updated_at: time });
const textView = ({ id, title, text: said, updated_at }: KnowledgeTextRow) => ({ id, title, text: said, updated_at });

const auditShape = record({
  id: uuid,
  company: text,
  agent_id: text,
  action: text,
  session: orNull(uuid),
  message: orNull(uuid),
  model: orNull(text),
  provider: orNull(text),
  prompt_tokens: integer,
  completion_tokens: integer,
  total_tokens: integer,
  cost_estimate: orNull(number),
  latency_ms: orNull(integer),
  source_ids: listOf(text),
  prompt_version: orNull(text),
  outcome: choice('ok', 'no_answer', 'skipped', 'error'),
  error_code: orNull(text),
  created_at: time,
});
const auditView = ({ company_id, ...row }: ChatAuditRow) => ({ ...row, company: company_id, cost_estimate: null });

export const chatAdminEndpoints = ({ queries, knowledge, cleanUp, waitFor }: ChatApiDeps): readonly Endpoint[] => {
  const entity = manyOf(knowledgeEntities);
  return [
    endpoint({
      method: 'post',
      path: `${path}knowledge/sync/`,
      summary: 'Bring the company’s records into the assistant’s knowledge; a run that is under way is joined',
      roles,
      body: requestSchema({ force: withDefault(boolean, false), entities: withDefault(entity, knowledgeEntities) }),
      answers: { 202: json(record({ run_id: uuid, state: choice('running') }), 'Location') },
      handle: async ({ body, context }) => {
        const { runId } = await knowledge.sync({ entities: body.entities, force: body.force }, context);
        return { status: 202, body: { run_id: runId, state: 'running' }, headers: { Location: `${path}knowledge/` } };
      },
    }),
    endpoint({
      method: 'get',
      path: `${path}knowledge/`,
      summary: 'What the assistant knows, and the last runs',
      roles,
      answers: {
        200: record({
          vectors: integer,
          records: integer,
          entities: anything,
          embedding: record({ provider: text, model: text, dims: integer, semantic: flag }),
          vectors_searched_by: choice('process', 'pgvector'),
          runs: listOf(runShape),
        }),
      },
      handle: async ({ caller }) => {
        const { vectors, records, entities, embedding, searchedBy, runs } = await knowledge.overview(caller.companyId);
        return { status: 200, body: { vectors, records, entities, embedding, vectors_searched_by: searchedBy, runs } };
      },
    }),
    endpoint({
      method: 'get',
      path: `${path}knowledge/texts/`,
      summary: 'Texts that the assistant answers from: opening hours, terms',
      roles,
      query: requestSchema(pageFields),
      answers: { 200: pageOf(textShape) },
      handle: async ({ caller, query }) =>
        pageAnswer(await queries.knowledgeTexts(caller.companyId, pageRequest(query)), textView),
    }),
    endpoint({
      method: 'post',
      path: `${path}knowledge/texts/`,
      summary: 'Enter a text that the assistant may answer from; everybody who writes may be told it',
      roles,
      body: requestSchema({ title: textField(200), text: longText(20_000) }),
      answers: { 201: textShape },
      handle: async ({ body, context }) => {
        const saved = await knowledge.saveText({ textId: null, title: body.title, text: body.text }, context);
        if (isLeft(saved)) return { problem: notFound };
        const { textId, position } = saved.right;
        if (position !== null) await waitFor(position, ['knowledge_texts'], 1_000);
        return { status: 201, body: { id: textId, title: body.title, text: body.text, updated_at: new Date() } };
      },
    }),
    endpoint({
      method: 'delete',
      path: `${path}knowledge/texts/{id}/`,
      summary: 'Remove a text',
      roles,
      answers: { 204: null, 404: null },
      handle: async ({ params, context }) => {
        const removed = await knowledge.removeText(params.id, context);
        if (isLeft(removed)) return { problem: notFound };
        if (removed.right.position !== null) await waitFor(removed.right.position, ['knowledge_texts'], 1_000);
        return { status: 204 };
      },
    }),
    endpoint({
      method: 'get',
      path: `${path}audit/`,
      summary: 'What the assistant did, newest first; no message texts',
      roles,
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
      summary: 'Run the cleanup of this company’s sessions now, or only say what it would do',
      roles,
      body: requestSchema({ dry_run: withDefault(boolean, false) }),
      answers: { 200: record({ dry_run: flag, removed: integer, deactivated: integer, contents: integer, failed: integer }) },
      handle: async ({ caller, body }) => {
        const report = await cleanUp({ companyId: caller.companyId, dryRun: body.dry_run });
        return { status: 200, body: { dry_run: body.dry_run, ...report } };
      },
    }),
  ];
};
