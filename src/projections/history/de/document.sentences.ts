import type { DocumentEvent } from '../../../domain/document/document.events.ts';
import { type Sentences, told } from '../sentence.types.ts';
import { counted } from './sentence.ts';

export const documentSentences: Sentences<DocumentEvent> = {
  DocumentUploaded: ({ data: { name, size } }) => told(`${name} hochgeladen (${size} Bytes).`),
  DocumentExtracted: ({ data: { results } }) =>
    told(`Gelesen: ${counted(results.length, 'Dokument', 'Dokumente')} darin gefunden.`),
  DocumentRefused: ({ data: { reason } }) => told(`Nicht gelesen: ${reason}`),
  DocumentDismissed: ({ data: { reason } }) =>
    told(reason === null ? 'Verworfen: Es wird kein Auftrag daraus.' : `Verworfen: ${reason}`),
  DocumentAssigned: ({ data: { assignee } }) =>
    told(assignee === null ? 'Niemand Bestimmtes kümmert sich darum.' : `${assignee} kümmert sich darum.`),
};
