import {
  type CommandContext,
  type CommandHandler,
  type EventStore,
  lastRevision,
  type Position,
  type PreconditionFailed,
} from '@order-intake/event-sourcing';
import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js';
import { type Lead, type LeadRefusal, lead } from '../../domain/lead/lead.decider.ts';
import { leadStream } from '../../domain/lead/lead.stream.ts';
import type { CatalogLookup } from '../../domain/sales-order/catalog-lookup.port.ts';
import { comparable } from '../../domain/sales-order/comparable.ts';
import { foldStream } from '../shared/fold-stream.ts';

/** `customerId` null: a new customer is registered from what is known of the lead; `code` and `name` complete it. */
export type LeadDecision =
  | { readonly to: 'customer'; readonly customerId: string | null; readonly name: string | null; readonly code: string | null }
  | { readonly to: 'dismissed'; readonly reason: string | null };
export type LeadDecisionRefusal =
  | LeadRefusal
  | PreconditionFailed
  | { readonly type: 'CustomerUnknown' }
  | { readonly type: 'NameRequired' }
  /** of another name, with the number that was given: who that is has to be said */
  | { readonly type: 'CustomerExists'; readonly customerId: string };

export type DecideLead = (
  input: { readonly leadId: string; readonly decision: LeadDecision; readonly ifMatch: number | null },
  context: CommandContext,
) => Promise<Either<LeadDecisionRefusal, { readonly revision: number; readonly position: Position | null }>>;

/** `created: false`: there is one with the code, or without one the name, already; `details` are theirs. */
export type RegisterFromLead = (
  customer: {
    readonly name: string;
    readonly code: string | null;
    readonly emails: readonly string[];
    readonly phones: readonly string[];
  },
  context: CommandContext,
) => Promise<{ readonly customerId: string; readonly created: boolean; readonly details: { readonly name: string } }>;

type Deps = {
  readonly handle: CommandHandler;
  readonly store: Pick<EventStore, 'readStream'>;
  readonly catalog: Pick<CatalogLookup, 'customer'>;
  readonly registerCustomer: RegisterFromLead;
};
type Known = Extract<Lead, { phase: 'open' | 'dismissed' | 'converted' }>;

const every = () => true;

/** The customer first: a lead is never converted into one that is not there. Repeated, both do nothing. */
export const createDecideLead = ({ handle, store, catalog, registerCustomer }: Deps): DecideLead => {
  const customerFor = async (
    { captured: { name, email, phone } }: Known,
    decision: Extract<LeadDecision, { to: 'customer' }>,
    context: CommandContext,
  ): Promise<Either<LeadDecisionRefusal, string>> => {
    const { customerId } = decision;
    if (customerId !== null)
      return (await catalog.customer(context.companyId, customerId)) ? right(customerId) : left({ type: 'CustomerUnknown' });
    const customerName = decision.name ?? name;
    if (customerName === null) return left({ type: 'NameRequired' });
    const customer = {
      name: customerName,
      code: decision.code,
      emails: email === null ? [] : [email],
      phones: phone === null ? [] : [phone],
    };
    const { customerId: id, created, details } = await registerCustomer(customer, context);
    // one of the same name may be of this request's first try, which ended in between
    const another = !created && comparable(details.name) !== comparable(customerName);
    return another ? left({ type: 'CustomerExists', customerId: id }) : right(id);
  };

  return async ({ leadId, decision, ifMatch }, context) => {
    const stream = leadStream(context.companyId, leadId);
    const state = await foldStream(store, lead, stream);
    if (state.phase === 'none') return left({ type: 'LeadUnknown' });
    const customer =
      decision.to === 'customer' && state.phase !== 'converted' ? await customerFor(state, decision, context) : null;
    if (customer && isLeft(customer)) return customer;
    const command =
      decision.to === 'dismissed'
        ? ({ type: 'DismissLead', reason: decision.reason } as const)
        : ({ type: 'ConvertLead', customerId: customer?.right ?? decision.customerId ?? '' } as const);
    const pinned = ifMatch === null ? {} : { pinned: { revision: ifMatch, of: every } };
    const handled = await handle({ decider: lead, stream, command, context, ...pinned });
    if (isLeft(handled)) return handled;
    return right({ revision: lastRevision(handled.right.log, every), position: handled.right.position });
  };
};
