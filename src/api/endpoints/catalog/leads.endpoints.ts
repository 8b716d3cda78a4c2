/** Who ordered and is no customer yet. */
import { isLeft } from 'fp-ts/lib/Either.js';
import type { DecideLead, LeadDecision, LeadDecisionRefusal } from '../../../commands/lead/decide-lead.command.ts';
import { requestSchema } from '../../../platform/codec/decode-request.ts';
import { meaning, optional } from '../../../platform/codec/field.ts';
import { oneOf, text, uuidText } from '../../../platform/codec/fields.ts';
import type { LeadQueries } from '../../../projections/leads/leads.queries.ts';
import type { LeadRow } from '../../../projections/leads/leads.read-model.ts';
import { json, pageOf, problems } from '../../http/answers.ts';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { contentTag, revisionTag } from '../../http/etag.ts';
import { pageAnswer, pageFields, pageRequest } from '../../http/pages.ts';
import { notFound, preconditionFailed, problem, wrongField } from '../../http/problem.ts';
import { choice, named, orNull, record, type ShapeOf, text as textShape, time, uuid } from '../../http/shapes.ts';
import { shownIn, type WaitFor } from '../../http/wait-for.ts';
import { orderSource } from '../sales-order/order.shapes.ts';

const path = '/sales/leads/';
const statuses = ['OPEN', 'CONVERTED', 'DISMISSED'] as const;
const filters = requestSchema({ ...pageFields, status: optional(oneOf(statuses)) });
const decision = requestSchema({
  status: oneOf(['CONVERTED', 'DISMISSED'] as const),
  customer: optional(uuidText),
  name: optional(text(255)),
  code: meaning(optional(text(100)), 'Customer number of the new customer'),
  reason: optional(text(500)),
});

const leadShape = named(
  'Lead',
  'A sender of an order who is not a customer yet',
  record({
    id: [uuid, 'Lead ID'],
    company: [textShape, 'Company ID'],
    name: [orNull(textShape), 'Name from the document or the sender'],
    email: [orNull(textShape), 'Email address'],
    phone: [orNull(textShape), 'Phone number'],
    source: [orderSource, 'Source of the lead'],
    status: [choice(...statuses), 'Status of the lead'],
    customer: [orNull(uuid), 'ID of the customer that the lead became'],
    reason: [orNull(textShape), 'Reason for dismissing the lead'],
    created_at: [time, 'Time of the first order'],
  }),
);

const leadView = (row: LeadRow): ShapeOf<typeof leadShape> => ({
  id: row.id,
  company: row.company_id,
  name: row.name,
  email: row.email,
  phone: row.phone,
  source: row.source,
  status: row.status,
  customer: row.customer_id,
  reason: row.reason,
  created_at: row.created_at,
});

const leadProblem = (refusal: LeadDecisionRefusal) => {
  switch (refusal.type) {
    case 'LeadUnknown':
      return notFound;
    case 'PreconditionFailed':
      return refusal.revision < 0 ? notFound : preconditionFailed;
    case 'LeadConvertedAlready':
      return problem(409, 'lead_converted', `This lead was already converted to customer ${refusal.customerId}.`);
    case 'CustomerUnknown':
      return wrongField('customer', 'unknown_reference', 'does not exist in your company');
    case 'NameRequired':
      return wrongField('name', 'required', 'is required because the lead has no name');
    case 'CustomerExists':
      return problem(
        409,
        'customer_exists',
        `Customer ${refusal.customerId} has the same code but another name. Send that ID as customer, or choose another code.`,
      );
  }
};

type Deps = {
  readonly commands: {
    readonly decideLead: DecideLead;
  };
  readonly queries: Pick<LeadQueries, 'currentLead' | 'leads'>;
  readonly waitFor: WaitFor;
};

export const leadEndpoints = ({ commands, queries, waitFor }: Deps): readonly Endpoint[] => [
  endpoint({
    method: 'get',
    path,
    summary: 'List leads, newest first',
    permission: 'leads:read',
    ofPersons: true,
    query: filters,
    answers: { 200: pageOf(leadShape) },
    handle: async ({ caller, query: { limit, cursor, ...filter } }) =>
      pageAnswer(await queries.leads(caller.companyId, filter, pageRequest({ limit, ...(cursor ? { cursor } : {}) })), leadView),
  }),
  endpoint({
    method: 'get',
    path: `${path}{id}/`,
    summary: 'Get a lead',
    permission: 'leads:read',
    answers: { 200: json(leadShape, 'ETag'), 304: null, 404: null },
    handle: async ({ caller, params }) => {
      const row = await queries.currentLead(caller.companyId, params.id);
      if (!row) return { problem: notFound };
      const body = leadView(row);
      return { status: 200, body, etag: contentTag(row.revision, body) };
    },
  }),
  endpoint({
    method: 'patch',
    path: `${path}{id}/`,
    summary: 'Convert a lead to a customer, or dismiss it',
    permission: 'leads:write',
    body: decision,
    current: async ({ caller, params }) => ((await queries.currentLead(caller.companyId, params.id)) ? {} : null),
    answers: { 200: json(leadShape, 'ETag'), 404: null, 409: problems('lead_converted', 'customer_exists'), 412: null },
    handle: async ({ params, body: { status, customer, name, code, reason }, ifMatch, context }) => {
      const leadId = params.id;
      const decision: LeadDecision =
        status === 'DISMISSED'
          ? { to: 'dismissed', reason: reason ?? null }
          : { to: 'customer', customerId: customer?.toLowerCase() ?? null, name: name ?? null, code: code ?? null };
      const result = await commands.decideLead({ leadId, decision: decision, ifMatch }, context);
      if (isLeft(result)) return { problem: leadProblem(result.left) };
      const { position, revision } = result.right;
      await shownIn(waitFor, 'leads')(position);
      const row = await queries.currentLead(context.companyId, leadId);
      return row ? { status: 200, body: leadView(row), etag: revisionTag(revision) } : { problem: notFound };
    },
  }),
];
