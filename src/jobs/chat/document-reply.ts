/** What a customer is told about a file: its reference, or what is missing. */
import { fixedText } from '@order-intake/chat-language';
import { spokenField } from '@order-intake/chat-language/records';
import type { OpenSession } from '../../domain/chat/session/chat-session.state.ts';

type Taken = OpenSession['taken'][string];

/** null where no file was taken in this turn. */
export const documentReply = (takenDocuments: readonly Taken[], language: string): string | null => {
  if (takenDocuments.length === 0) return null;
  const sentences = takenDocuments.flatMap((document) => {
    if (document.orders.length === 0) return [fixedText('order_refused', language)];
    const orders = document.orders.map(({ reference, disposition }) =>
      fixedText(disposition === 'duplicate' ? 'order_known' : 'order_taken', language, { reference }),
    );
    const fields = document.missingFields.map((field) => spokenField(field, language)).join(', ');
    return fields === '' ? orders : [...orders, fixedText('order_missing', language, { fields })];
  });
  return [...new Set(sentences)].join('\n');
};
