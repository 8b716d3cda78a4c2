/** Drafts follow the records of their company: those of a lead that became a customer, and those that miss a record. */
import type { JobContext } from '@order-intake/event-sourcing';
import { isLeft } from 'fp-ts/lib/Either.js';
import type { MatchAgain } from '../../commands/sales-order/match-again.command.ts';

type Deps = {
  readonly draftsOfLead: (companyId: string, leadId: string) => Promise<readonly string[]>;
  /** ids of drafts without a customer, a warehouse or a product of a line, or with one found by likeness alone; the newest first */
  readonly draftsMissingRecords: (companyId: string, most: number) => Promise<readonly string[]>;
  readonly matchAgain: MatchAgain;
};

/** A person works with no more of them in a day; older ones are matched again when somebody asks for it. */
const mostDrafts = 500;

const matchOrderAgain = async (matchAgain: MatchAgain, orderId: string, customerId: string | null, context: JobContext) => {
  const outcome = await matchAgain({ orderId, customerId }, context);
  // decided meanwhile: it stays as it was decided
  if (isLeft(outcome) && outcome.left.type !== 'OrderDecided')
    throw new Error(`order ${orderId} could not be matched again: ${outcome.left.type}`);
};

export const createMatchDraftsAgain =
  ({ draftsOfLead, matchAgain }: Pick<Deps, 'draftsOfLead' | 'matchAgain'>) =>
  async (
    { leadId, customerId }: { readonly leadId: string; readonly customerId: string },
    context: JobContext,
  ): Promise<void> => {
    for (const orderId of await draftsOfLead(context.companyId, leadId))
      await matchOrderAgain(matchAgain, orderId, customerId, context);
  };

export const createFollowCatalog =
  ({ draftsMissingRecords, matchAgain }: Pick<Deps, 'draftsMissingRecords' | 'matchAgain'>) =>
  async (context: JobContext): Promise<void> => {
    for (const orderId of await draftsMissingRecords(context.companyId, mostDrafts))
      await matchOrderAgain(matchAgain, orderId, null, context);
  };
