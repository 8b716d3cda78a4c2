import type { LeadEvent } from '../../domain/lead/lead.events.ts';
import { asSentence, because, type Sentences } from './sentence.types.ts';

export const leadSentences: Sentences<LeadEvent> = {
  LeadCaptured: ({ data: { name, email } }) => asSentence(`Lead created: ${[name, email].filter((part) => part).join(', ')}.`),
  LeadConverted: ({ data: { customerId } }) => asSentence(`Converted to customer ${customerId}.`),
  LeadDismissed: ({ data: { reason } }) => asSentence(`Dismissed${because(reason)}.`),
};
