import type { DocumentEvent, DocumentRefusalCode } from '../../../domain/document/document.events.ts';
import { asSentence, type Sentences } from '../sentence.types.ts';
import { counted } from './sentence.ts';

const refusals: { readonly [code in DocumentRefusalCode]: string } = {
  password_protected: 'Die Datei ist mit einem Passwort geschützt.',
  unsupported_type: 'Diese Art von Datei wird nicht gelesen.',
  not_a_document: 'Die Datei ist kein Dokument, zum Beispiel ein Logo.',
  too_large: 'Die Datei ist zu groß.',
  too_many_pages: 'Die Datei hat zu viele Seiten.',
  corrupt: 'Die Datei ist beschädigt.',
  hostile: 'Die Datei wurde beim Lesen gefährlich und deshalb abgewiesen.',
  timed_out: 'Das Auslesen dauerte zu lange.',
  empty: 'Die Datei ist leer.',
  nested_archive: 'Im Archiv liegt ein weiteres Archiv.',
  too_many_files: 'Das Archiv enthält zu viele Dateien.',
  nothing_found: 'Keine Bestellung darin gefunden.',
};

export const documentSentences: Sentences<DocumentEvent> = {
  DocumentUploaded: ({ data: { name, size } }) => asSentence(`${name} hochgeladen (${size} Bytes).`),
  DocumentExtracted: ({ data: { results, model } }) => {
    const count = `${counted(results.length, 'Dokument', 'Dokumente')} darin gefunden`;
    if (model === 'pending') return asSentence(`Von den eingebauten Lesern gelesen: ${count}. Das Sprachmodell liest noch.`);
    return asSentence(model === 'late' ? `Auch vom Sprachmodell gelesen: ${count}.` : `Gelesen: ${count}.`);
  },
  DocumentRefused: ({ data: { code } }) => asSentence(`Nicht gelesen: ${refusals[code]}`),
  DocumentDismissed: ({ data: { reason } }) =>
    asSentence(reason === null ? 'Verworfen: Es wird kein Auftrag daraus.' : `Verworfen: ${reason}`),
  DocumentAssigned: ({ data: { assignee } }) =>
    asSentence(assignee === null ? 'Niemand Bestimmtes kümmert sich darum.' : `${assignee} kümmert sich darum.`),
};
