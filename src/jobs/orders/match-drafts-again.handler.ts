/** The drafts of a lead that became a customer are matched again. */
import type { MatchAgain } from '../../commands/sales-order/match-again.command.ts';
import type { JobContext } from '../../platform/command-handling/command-context.ts';

type Deps = {
  readonly draftsOfLead: (companyId: string, leadId: string) => Promise<readonly string[]>;
  readonly matchAgain: MatchAgain;
};

export const createMatchDraftsAgain =
  ({ draftsOfLead, matchAgain }: Deps) =>
  async (
    { leadId, customerId }: { readonly leadId: string; readonly customerId: string },
    context: JobContext,
  ): Promise<void> => {
    for (const orderId of await draftsOfLead(context.companyId, leadId)) await matchAgain({ orderId, customerId }, context);
  };
