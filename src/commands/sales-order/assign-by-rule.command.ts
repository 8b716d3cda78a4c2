/** A new draft is assigned by the company's rules, unless a person was quicker. */
import type { EventStore, JobContext } from '@order-intake/event-sourcing';
import { customerLanguage } from '../../domain/catalog/customer-language.ts';
import { type AssignmentFacts, ruleFor } from '../../domain/sales-order/assignment-rules.ts';
import { totalOrSum } from '../../domain/sales-order/lines-total.ts';
import { salesOrder } from '../../domain/sales-order/sales-order.decider.ts';
import type { KnownOrder } from '../../domain/sales-order/sales-order.state.ts';
import { salesOrderStream } from '../../domain/sales-order/sales-order.stream.ts';
import type { LoadCompanySettings } from '../company/change-company-settings.command.ts';
import type { LoadEmail } from '../email/advance-email.command.ts';
import { foldStream } from '../shared/fold-stream.ts';
import { orThrow } from '../shared/or-throw.ts';
import type { LoadUsers } from '../user/users.command.ts';
import type { DecideOrder } from './decide-order.command.ts';

/** Asked for again, nothing happens again. */
export type AssignByRule = (orderId: string, context: JobContext) => Promise<void>;

type Deps = {
  readonly store: Pick<EventStore, 'readStream'>;
  readonly companySettings: LoadCompanySettings;
  readonly loadEmail: LoadEmail;
  readonly loadUsers: LoadUsers;
  /** null: there is none, or it was removed */
  readonly customerRecord: (
    companyId: string,
    id: string,
  ) => Promise<{ readonly addresses: readonly { readonly country: string | null }[] } | null>;
  readonly decideOrder: DecideOrder;
};

type Company = { readonly currency: string | null; readonly locale: string | null };

const createFactsOf =
  ({ loadEmail, customerRecord }: Pick<Deps, 'loadEmail' | 'customerRecord'>) =>
  async (companyId: string, { content }: KnownOrder, { currency, locale }: Company): Promise<AssignmentFacts> => {
    const { source, customer, customerEmail } = content;
    const email = source.kind === 'email' ? (await loadEmail(companyId, source.id)).state : null;
    const record = customer && (await customerRecord(companyId, customer.customerId));
    const isOurs = content.currency === null || currency === null || content.currency === currency;
    return {
      customerId: customer?.customerId ?? null,
      mailboxIds: email === null || email.phase === 'none' ? [] : email.copies.map(({ copy }) => copy.mailboxId),
      language: customerLanguage({
        countries: (record?.addresses ?? []).map(({ country }) => country),
        address: customerEmail ?? '',
        locale,
      }),
      total: isOurs ? totalOrSum(content) : null,
    };
  };

export const createAssignByRule = ({ store, companySettings, loadUsers, decideOrder, ...deps }: Deps): AssignByRule => {
  const factsOf = createFactsOf(deps);
  return async (orderId, context) => {
    const { companyId } = context;
    const settings = await companySettings(companyId);
    const { assignmentRules: rules = [] } = settings;
    if (rules.length === 0) return;
    const order = await foldStream(store, salesOrder, salesOrderStream(companyId, orderId));
    if (order.phase !== 'draft' || order.wasAssigned) return;
    const users = await loadUsers(companyId);
    // who signs in elsewhere is no user of this service
    const mayWork = (subject: string) => (users.get(subject)?.status ?? 'active') === 'active';
    const rule = ruleFor(rules, await factsOf(companyId, order, settings), mayWork);
    if (rule === null) return;
    const decision = { type: 'AssignByRule', assignee: rule.assignee, rule: rule.id } as const;
    orThrow(await decideOrder({ orderId, decision, ifMatch: null }, context));
  };
};
