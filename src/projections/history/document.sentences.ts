import type { DocumentEvent } from '../../domain/document/document.events.ts';
import { reasonText } from '../../domain/reasons/reasons.ts';
import { asSentence, counted, type Sentences } from './sentence.types.ts';

export const documentSentences: Sentences<DocumentEvent> = {
  DocumentUploaded: ({ data: { name, size } }) => asSentence(`Uploaded ${name} (${size} bytes).`),
  DocumentExtracted: ({ data: { results, model } }) => {
    const documents = `${counted(results.length, 'document')} found`;
    if (model === 'pending') return asSentence(`Read by the built-in rules: ${documents}. The language model is still reading.`);
    return asSentence(model === 'late' ? `Also read by the language model: ${documents}.` : `Read: ${documents}.`);
  },
  DocumentRefused: ({ data: { reason } }) => asSentence(`Not read: ${reasonText(reason)}`),
  DocumentDismissed: ({ data: { reason } }) =>
    asSentence(reason === null ? 'Dismissed without an order.' : `Dismissed: ${reason}`),
  DocumentAssigned: ({ data: { assignee } }) => asSentence(assignee === null ? 'Unassigned.' : `Assigned to ${assignee}.`),
};
