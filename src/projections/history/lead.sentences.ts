import type { LeadEvent } from '../../domain/lead/lead.events.ts';
import { because, type Sentences, told } from './sentence.types.ts';

export const leadSentences: Sentences<LeadEvent> = {
  LeadCaptured: ({ data: { name, email } }) => told(`Lead created: ${[name, email].filter((part) => part).join(', ')}.`),
  LeadConverted: ({ data: { customerId } }) => told(`Converted to customer ${customerId}.`),
  LeadDismissed: ({ data: { reason } }) => told(`Dismissed${because(reason)}.`),
};
