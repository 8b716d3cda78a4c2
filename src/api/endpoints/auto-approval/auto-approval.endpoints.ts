/** Automatic approval: its policy, what it would have done, its switch, and what it said of an order. */
import type { PreconditionFailed } from '@order-intake/event-sourcing';
import { dayMs } from '@order-intake/kernel';
import { type Either, isLeft } from 'fp-ts/lib/Either.js';
import {
  autoApprovalChanges,
  autoApprovalCommands,
  autoApprovalFields,
} from '../../../commands/auto-approval/auto-approval-request.schema.ts';
import type {
  ChangedPolicy,
  CurrentAutoApproval,
  LoadApprovalHistory,
  ManageAutoApproval,
} from '../../../commands/auto-approval/manage-auto-approval.command.ts';
import {
  type AutoApproval,
  type AutoApprovalRefusal,
  neededNow,
  proofOf,
  provenNow,
} from '../../../domain/auto-approval/auto-approval.decider.ts';
import { simulate } from '../../../domain/auto-approval/simulation.ts';
import { requestSchema } from '../../../platform/codec/decode-request.ts';
import { optional } from '../../../platform/codec/field.ts';
import { instant } from '../../../platform/codec/fields.ts';
import type { ApprovalJudgementQueries } from '../../../projections/approval-judgements/approval-judgements.queries.ts';
import { json, problems } from '../../http/answers.ts';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import { contentTag, revisionTag } from '../../http/etag.ts';
import { notFound, preconditionFailed, problem } from '../../http/problem.ts';
import { autoApprovalShape, judgementShape, simulationShape } from './auto-approval.shapes.ts';
import { pastOrders, simulationView } from './simulation.view.ts';

const path = '/sales/auto-approval/';
/** orders of one simulation */
const mostOrders = 20_000;
const usualDays = 90;

type Deps = {
  readonly commands: {
    readonly manageAutoApproval: ManageAutoApproval;
    readonly currentAutoApproval: CurrentAutoApproval;
    readonly loadApprovalHistory: LoadApprovalHistory;
  };
  readonly queries: Pick<ApprovalJudgementQueries, 'judgedOrders' | 'approvalJudgement'>;
};

const refusalOf = (refusal: AutoApprovalRefusal | PreconditionFailed) => {
  switch (refusal.type) {
    case 'PolicyMissing':
      return problem(409, 'policy_missing', 'The policy has no rules. Add a rule first.');
    case 'PolicyNotProven': {
      const { needed, proof } = refusal;
      return problem(
        409,
        'policy_not_proven',
        `The policy is not proven yet: its error rate may be up to ${proof.bound} %, and ${proof.accepted} % is accepted. It needs ${needed} more correct orders without an error.`,
      );
    }
    case 'PreconditionFailed':
      return preconditionFailed;
  }
};
const answers = {
  200: json(autoApprovalShape, 'ETag'),
  409: problems('policy_missing', 'policy_not_proven'),
  412: null,
} as const;

/** Tags count from 0, which is before the first event: a policy that there is not yet can be changed as it was seen, too. */
const seenVersion = (ifMatch: number | null): number | null => (ifMatch === null ? null : ifMatch - 1);

const viewOf = (loadApprovalHistory: LoadApprovalHistory) => async (companyId: string, policy: AutoApproval) => {
  const history = await loadApprovalHistory(companyId, policy);
  const { right, wrong, bound, accepted } = proofOf(history, policy.safety);
  return {
    mode: policy.mode,
    version: policy.version,
    ...autoApprovalFields(policy),
    proof: {
      right,
      wrong,
      bound_percent: bound,
      accepted_percent: accepted,
      proven: provenNow(policy, history),
      right_orders_needed: neededNow(policy, history),
    },
  };
};

/** What it would have done, and what it said of one order. */
const readings = ({ commands: { currentAutoApproval: current }, queries }: Deps): readonly Endpoint[] => [
  endpoint({
    method: 'get',
    path: `${path}simulation/`,
    summary: 'Simulate the policy for the orders of a period (default: the last 90 days)',
    permission: 'auto_approval:read',
    query: requestSchema({ from: optional(instant), to: optional(instant) }),
    answers: { 200: simulationShape },
    handle: async ({ caller: { companyId }, query: { to = new Date(), from = new Date(to.getTime() - usualDays * dayMs) } }) => {
      const { policy } = await current(companyId);
      const rows = await queries.judgedOrders(companyId, { from, to }, mostOrders + 1);
      const simulation = simulate(pastOrders(rows.slice(0, mostOrders)), policy.rules);
      const truncated = rows.length > mostOrders;
      return { status: 200, body: { from, to, version: policy.version, ...simulationView(simulation), truncated } };
    },
  }),
  endpoint({
    method: 'get',
    path: `${path}orders/{id}/`,
    summary: "Get the policy's decision about an order with all checks",
    permission: 'auto_approval:read',
    answers: { 200: judgementShape, 404: null },
    handle: async ({ caller, params }) => {
      const row = await queries.approvalJudgement(caller.companyId, params.id);
      if (!row || row.policy_version === null || row.judged_at === null) return { problem: notFound };
      const { id: order, policy_version: version, rule, approves, live, sampled, judged_at, checks } = row;
      return { status: 200, body: { order, version, rule, approves, live, sampled, judged_at, checks } };
    },
  }),
];

export const autoApprovalEndpoints = (deps: Deps): readonly Endpoint[] => {
  const { commands } = deps;
  const { manageAutoApproval: manage, currentAutoApproval: current } = commands;
  const view = viewOf(commands.loadApprovalHistory);
  const answer = async (companyId: string, changed: Either<AutoApprovalRefusal | PreconditionFailed, ChangedPolicy>) => {
    if (isLeft(changed)) return { problem: refusalOf(changed.left) };
    const { policy, revision } = changed.right;
    return { status: 200, body: await view(companyId, policy), etag: revisionTag(revision + 1) } as const;
  };
  return [
    endpoint({
      method: 'get',
      path,
      summary: 'Get the automatic approval policy and its proof',
      permission: 'auto_approval:read',
      answers: { 200: json(autoApprovalShape, 'ETag'), 304: null },
      handle: async ({ caller: { companyId } }) => {
        const { policy, revision } = await current(companyId);
        const body = await view(companyId, policy);
        return { status: 200, body, etag: contentTag(revision + 1, body) };
      },
    }),
    endpoint({
      method: 'patch',
      path,
      summary: 'Change the automatic approval policy; changed rules must be proven again',
      permission: 'auto_approval:write',
      body: autoApprovalChanges,
      current: async ({ caller: { companyId } }) => view(companyId, (await current(companyId)).policy),
      answers,
      handle: async ({ body, ifMatch, context }) =>
        answer(context.companyId, await manage.change(autoApprovalCommands(body), seenVersion(ifMatch), context)),
    }),
    endpoint({
      method: 'post',
      path: `${path}switch_on/`,
      summary: 'Turn on automatic approval once its error rate is proven',
      permission: 'auto_approval:write',
      answers,
      handle: async ({ context }) => answer(context.companyId, await manage.switchOn(context)),
    }),
    endpoint({
      method: 'post',
      path: `${path}switch_off/`,
      summary: 'Turn off automatic approval and stop all planned approvals',
      // anybody who works with orders can stop what is going wrong
      permission: 'orders:write',
      answers,
      handle: async ({ context }) => answer(context.companyId, await manage.switchOff(context)),
    }),
    ...readings(deps),
  ];
};
