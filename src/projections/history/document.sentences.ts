import type { DocumentEvent } from '../../domain/document/document.events.ts';
import { reasonText } from '../../domain/reasons/reasons.ts';
import { asSentence, counted, type Sentences } from './sentence.types.ts';

export const documentSentences: Sentences<DocumentEvent> = {
  DocumentUploaded: ({ data: { name, size } }) => asSentence(`Uploaded ${name} (${size} bytes).`),
  DocumentExtracted: ({ data: { results, model } }) => {
    const count = `${counted(results.length, 'document')} found in it`;
    if (model === 'pending') return asSentence(`Read by the built-in readers: ${count}. The language model is still reading.`);
    return asSentence(model === 'late' ? `Read by the language model too: ${count}.` : `Read: ${count}.`);
  },
  DocumentRefused: ({ data: { reason } }) => asSentence(`Not read: ${reasonText(reason)}`),
  DocumentDismissed: ({ data: { reason } }) =>
    asSentence(reason === null ? 'Dismissed: no order is made of it.' : `Dismissed: ${reason}`),
  DocumentAssigned: ({ data: { assignee } }) =>
    asSentence(assignee === null ? 'Nobody in particular looks after it.' : `${assignee} looks after it.`),
};
