/** Other systems that are told of orders: made, changed, paused, resumed, removed, their secrets rotated. */
import { type Either, isLeft } from 'fp-ts/lib/Either.js';
import type { ManageWebhooks, WebhookCommandRefusal, WebhookResult } from '../../../commands/webhook/manage-webhooks.command.ts';
import {
  pausing,
  rotation,
  webhookChanges,
  webhookRequest,
  webhookSettings,
  webhookSettingsChanges,
} from '../../../commands/webhook/webhook-request.schema.ts';
import { requestSchema } from '../../../platform/codec/decode-request.ts';
import type { WebhookEndpointQueries } from '../../../projections/webhook-endpoints/webhook-endpoints.queries.ts';
import { json, pageOf, problems } from '../../http/answers.ts';
import { type CallOfOne, type Endpoint, endpoint } from '../../http/endpoint.ts';
import { revisionTag } from '../../http/etag.ts';
import { pageAnswer, pageFields, pageRequest } from '../../http/pages.ts';
import { notFound } from '../../http/problem.ts';
import { shownIn, type WaitFor } from '../../http/wait-for.ts';
import { createWebhookProblem, webhookProblem, webhookShape, webhookView, webhookWithSecretShape } from './webhook.view.ts';

export const webhooksPath = '/sales/webhook-endpoints/';
const endpointPath = `${webhooksPath}{id}/` as const;

type Deps = {
  readonly commands: {
    readonly webhooks: Omit<ManageWebhooks, 'giveUp'>;
  };
  readonly queries: Pick<WebhookEndpointQueries, 'currentWebhookEndpoint' | 'webhookEndpoints'>;
  readonly waitFor: WaitFor;
};

const createAnswers = ({ queries, waitFor }: Deps) => {
  const shown = shownIn(waitFor, 'webhook_endpoints');
  return {
    shown,
    current: async ({ caller, params }: CallOfOne) => {
      const row = await queries.currentWebhookEndpoint(caller.companyId, params.id);
      return row && webhookView(row);
    },
    /** The endpoint as its stream has it, right after a write. */
    written: async (companyId: string, result: Either<WebhookCommandRefusal, WebhookResult>) => {
      if (isLeft(result)) return { problem: webhookProblem(result.left) };
      const { endpointId, position, revision } = result.right;
      await shown(position);
      const row = await queries.currentWebhookEndpoint(companyId, endpointId);
      return row ? { status: 200 as const, body: webhookView(row), etag: revisionTag(revision) } : { problem: notFound };
    },
  };
};

const collectionEndpoints = (deps: Deps): readonly Endpoint[] => {
  const { commands, queries } = deps;
  const { written } = createAnswers(deps);
  return [
    endpoint({
      method: 'get',
      path: webhooksPath,
      summary: 'List webhook endpoints, newest first',
      permission: 'webhooks:read',
      query: requestSchema(pageFields),
      answers: { 200: pageOf(webhookShape) },
      handle: async ({ caller, query }) =>
        pageAnswer(await queries.webhookEndpoints(caller.companyId, pageRequest(query)), webhookView),
    }),
    endpoint({
      method: 'post',
      path: webhooksPath,
      summary: 'Create a webhook endpoint (Standard Webhooks); its secret is shown only in this response',
      permission: 'webhooks:write',
      body: webhookRequest,
      shownOnce: ['secret'],
      answers: {
        201: json(webhookWithSecretShape, 'ETag', 'Location'),
        404: null,
        409: problems('too_many_webhook_endpoints'),
        412: null,
      },
      handle: async ({ body, context }) => {
        const result = await commands.webhooks.create(webhookSettings(body), context);
        if (isLeft(result)) return { problem: createWebhookProblem(result.left) };
        const answer = await written(context.companyId, result);
        if (answer.problem) return answer;
        const { endpointId, secret } = result.right;
        const headers = { Location: `${webhooksPath}${endpointId}/` };
        return { status: 201, body: { ...answer.body, secret }, etag: answer.etag, headers };
      },
    }),
  ];
};

/** One of them: seen, changed, removed. */
const oneEndpoints = (deps: Deps): readonly Endpoint[] => {
  const { queries } = deps;
  const { webhooks } = deps.commands;
  const { current, shown, written } = createAnswers(deps);
  return [
    endpoint({
      method: 'get',
      path: endpointPath,
      summary: 'Get a webhook endpoint',
      permission: 'webhooks:read',
      answers: { 200: json(webhookShape, 'ETag'), 304: null, 404: null },
      handle: async ({ caller, params }) => {
        const row = await queries.currentWebhookEndpoint(caller.companyId, params.id);
        return row ? { status: 200, body: webhookView(row), etag: revisionTag(row.revision) } : { problem: notFound };
      },
    }),
    endpoint({
      method: 'patch',
      path: endpointPath,
      summary: 'Update a webhook endpoint',
      permission: 'webhooks:write',
      body: webhookChanges,
      current,
      answers: { 200: json(webhookShape, 'ETag'), 404: null, 412: null },
      handle: async ({ params, body, ifMatch, context }) => {
        const changes = webhookSettingsChanges(body);
        return written(context.companyId, await webhooks.change({ endpointId: params.id, changes, ifMatch }, context));
      },
    }),
    endpoint({
      method: 'delete',
      path: endpointPath,
      summary: 'Delete a webhook endpoint and discard its pending deliveries',
      permission: 'webhooks:write',
      answers: { 204: null, 404: null, 412: null },
      handle: async ({ params, ifMatch, context }) => {
        const result = await webhooks.remove({ endpointId: params.id, ifMatch }, context);
        if (isLeft(result)) return { problem: webhookProblem(result.left) };
        await shown(result.right.position);
        return { status: 204 };
      },
    }),
  ];
};

/** What is done with one of them beside changing it. */
const controlEndpoints = (deps: Deps): readonly Endpoint[] => {
  const { webhooks } = deps.commands;
  const { current, written } = createAnswers(deps);
  return [
    endpoint({
      method: 'post',
      path: `${endpointPath}rotate_secret/`,
      summary: 'Rotate the secret of a webhook endpoint; both secrets sign until overlap_hours have passed',
      permission: 'webhooks:write',
      body: rotation,
      shownOnce: ['secret'],
      current,
      answers: { 200: json(webhookWithSecretShape, 'ETag'), 404: null, 412: null },
      handle: async ({ params, body, ifMatch, context }) => {
        const input = { endpointId: params.id, overlapHours: body.overlap_hours, ifMatch };
        const result = await webhooks.rotate(input, context);
        if (isLeft(result)) return { problem: webhookProblem(result.left) };
        const answer = await written(context.companyId, result);
        if (answer.problem) return answer;
        return { ...answer, body: { ...answer.body, secret: result.right.secret } };
      },
    }),
    endpoint({
      method: 'post',
      path: `${endpointPath}pause/`,
      summary: 'Pause a webhook endpoint; deliveries are queued',
      permission: 'webhooks:write',
      body: pausing,
      current,
      answers: { 200: json(webhookShape, 'ETag'), 404: null, 412: null },
      handle: async ({ params, body: { reason }, ifMatch, context }) =>
        written(context.companyId, await webhooks.pause({ endpointId: params.id, reason: reason ?? null, ifMatch }, context)),
    }),
    endpoint({
      method: 'post',
      path: `${endpointPath}resume/`,
      summary: 'Resume a webhook endpoint and send its queued and failed deliveries',
      permission: 'webhooks:write',
      answers: { 200: json(webhookShape, 'ETag'), 404: null, 412: null },
      handle: async ({ params, ifMatch, context }) =>
        written(context.companyId, await webhooks.resume({ endpointId: params.id, ifMatch }, context)),
    }),
  ];
};

export const webhookEndpointEndpoints = (deps: Deps): readonly Endpoint[] => [
  ...collectionEndpoints(deps),
  ...oneEndpoints(deps),
  ...controlEndpoints(deps),
];
