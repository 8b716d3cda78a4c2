import type { LeadEvent } from '../../../domain/lead/lead.events.ts';
import { because, type Sentences, told } from '../sentence.types.ts';

export const leadSentences: Sentences<LeadEvent> = {
  LeadCaptured: ({ data: { name, email } }) => told(`Interessent angelegt: ${[name, email].filter((part) => part).join(', ')}.`),
  LeadConverted: ({ data: { customerId } }) => told(`In Kunde ${customerId} umgewandelt.`),
  LeadDismissed: ({ data: { reason } }) => told(`Verworfen${because(reason)}.`),
};
