import type { LeadEvent } from '../../../domain/lead/lead.events.ts';
import { asSentence, because, type Sentences } from '../sentence.types.ts';

export const leadSentences: Sentences<LeadEvent> = {
  LeadCaptured: ({ data: { name, email } }) =>
    asSentence(`Als Interessent bekannt geworden: ${[name, email].filter((part) => part).join(', ')}.`),
  LeadConverted: ({ data: { customerId } }) => asSentence(`Wurde der Kunde ${customerId}.`),
  LeadDismissed: ({ data: { reason } }) => asSentence(`Verworfen${because(reason)}.`),
};
