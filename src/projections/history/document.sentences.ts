import type { DocumentEvent } from '../../domain/document/document.events.ts';
import { reasonText } from '../../domain/reasons/reasons.ts';
import { counted, type Sentences, told } from './sentence.types.ts';

export const documentSentences: Sentences<DocumentEvent> = {
  DocumentUploaded: ({ data: { name, size } }) => told(`Uploaded ${name} (${size} bytes).`),
  DocumentExtracted: ({ data: { results, model } }) => {
    const found = `${counted(results.length, 'document')} found`;
    if (model === 'pending') return told(`Read by the built-in rules: ${found}. The language model is still reading.`);
    return told(model === 'late' ? `Also read by the language model: ${found}.` : `Read: ${found}.`);
  },
  DocumentRefused: ({ data: { reason } }) => told(`Not read: ${reasonText(reason)}`),
  DocumentDismissed: ({ data: { reason } }) => told(reason === null ? 'Dismissed without an order.' : `Dismissed: ${reason}`),
  DocumentAssigned: ({ data: { assignee } }) => told(assignee === null ? 'Unassigned.' : `Assigned to ${assignee}.`),
};
