import type { DocumentEvent } from '../../domain/document/document.events.ts';
import { reasonText } from '../../domain/reasons/reasons.ts';
import { counted, type Sentences, told } from './sentence.types.ts';

export const documentSentences: Sentences<DocumentEvent> = {
  DocumentUploaded: ({ data: { name, size } }) => told(`Uploaded ${name} (${size} bytes).`),
  DocumentExtracted: ({ data: { results, model } }) => {
    const found = `${counted(results.length, 'document')} found in it`;
    if (model === 'pending') return told(`Read by the built-in readers: ${found}. The language model is still reading.`);
    return told(model === 'late' ? `Read by the language model too: ${found}.` : `Read: ${found}.`);
  },
  DocumentRefused: ({ data: { reason } }) => told(`Not read: ${reasonText(reason)}`),
  DocumentDismissed: ({ data: { reason } }) =>
    told(reason === null ? 'Dismissed: no order is made of it.' : `Dismissed: ${reason}`),
  DocumentAssigned: ({ data: { assignee } }) =>
    told(assignee === null ? 'Nobody in particular looks after it.' : `${assignee} looks after it.`),
};
