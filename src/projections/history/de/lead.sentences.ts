import type { LeadEvent } from '../../../domain/lead/lead.events.ts';
import { asSentence, because, type Sentences } from '../sentence.types.ts';

export const leadSentences: Sentences<LeadEvent> = {
  LeadCaptured: ({ data: { name, email } }) =>
    asSentence(`Interessent angelegt: ${[name, email].filter((part) => part).join(', ')}.`),
  LeadConverted: ({ data: { customerId } }) => asSentence(`In Kunde ${customerId} umgewandelt.`),
  LeadDismissed: ({ data: { reason } }) => asSentence(`Verworfen${because(reason)}.`),
};
