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
  code: meaning(optional(text(100)), 'The number of the customer that is made of it'),
  reason: optional(text(500)),
});

const leadShape = named(
  'Lead',
  'Who ordered and is no customer yet',
  record({
    id: [uuid, 'The lead'],
    company: [textShape, 'Whose it is'],
    name: [orNull(textShape), 'As the document or the sender says'],
    email: [orNull(textShape), 'Their address'],
    phone: [orNull(textShape), 'Their telephone'],
    source: [orderSource, 'Where they came from'],
    status: [choice(...statuses), 'What became of it'],
    customer: [orNull(uuid), 'The customer it became'],
    reason: [orNull(textShape), 'Why it was dismissed'],
    created_at: [time, 'When they first ordered'],
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
      return problem(409, 'lead_converted', `This lead is the customer ${refusal.customerId} already.`);
    case 'CustomerUnknown':
      return wrongField('customer', 'unknown_reference', 'there is none of this id in your company');
    case 'NameRequired':
      return wrongField('name', 'required', 'is required: the lead has none that the customer could be called by');
    case 'CustomerExists':
      return problem(
        409,
        'customer_exists',
        `There is a customer with this code already, of another name: ${refusal.customerId}. Name that one as customer, or give another code.`,
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
    summary: 'The leads of the company, newest first',
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
    summary: 'One lead',
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
    summary: 'Make a lead a customer (a new one, or the one named), which matches its drafts again; or dismiss it',
    permission: 'leads:write',
    body: decision,
    current: async ({ caller, params }) => ((await queries.currentLead(caller.companyId, params.id)) ? {} : null),
    answers: { 200: json(leadShape, 'ETag'), 404: null, 409: problems('lead_converted', 'customer_exists'), 412: null },
    handle: async ({ params, body: { status, customer, name, code, reason }, ifMatch, context }) => {
      const leadId = params.id;
      const wanted: LeadDecision =
        status === 'DISMISSED'
          ? { to: 'dismissed', reason: reason ?? null }
          : { to: 'customer', customerId: customer?.toLowerCase() ?? null, name: name ?? null, code: code ?? null };
      const done = await commands.decideLead({ leadId, decision: wanted, ifMatch }, context);
      if (isLeft(done)) return { problem: leadProblem(done.left) };
      const { position, revision } = done.right;
      await shownIn(waitFor, 'leads')(position);
      const row = await queries.currentLead(context.companyId, leadId);
      return row ? { status: 200, body: leadView(row), etag: revisionTag(revision) } : { problem: notFound };
    },
  }),
];
