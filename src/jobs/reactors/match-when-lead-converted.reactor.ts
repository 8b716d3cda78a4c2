import { enqueue, reactor } from '@order-intake/event-sourcing';
import type { LeadEvent } from '../../domain/lead/lead.events.ts';
import { matchDraftsAgain } from '../definitions.ts';

/** Read models have caught up by then: which drafts are the lead's, and the customer it became, stand there. */
const settleMs = 1_000;

export const matchWhenLeadConverted = reactor<LeadEvent>()({
  name: 'match-when-lead-converted',
  on: {
    LeadConverted: ({ data: { leadId, customerId }, metadata, recordedAt }) =>
      enqueue(
        matchDraftsAgain,
        { companyId: metadata.companyId, leadId, customerId },
        leadId,
        new Date(recordedAt.getTime() + settleMs),
      ),
  },
});
