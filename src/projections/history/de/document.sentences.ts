import type { DocumentEvent, DocumentRefusalCode } from '../../../domain/document/document.events.ts';
import { asSentence, type Sentences } from '../sentence.types.ts';
import { counted } from './sentence.ts';

const refusals: { readonly [code in DocumentRefusalCode]: string } = {
  password_protected: 'Die Datei ist passwortgeschützt.',
  unsupported_type: 'Dieser Dateityp wird nicht unterstützt.',
  not_a_document: 'Die Datei ist kein Dokument, zum Beispiel ein Logo.',
  too_large: 'Die Datei ist zu groß.',
  too_many_pages: 'Die Datei hat zu viele Seiten.',
  corrupt: 'Die Datei ist beschädigt.',
  hostile: 'Die Datei ist verdächtig aufgebaut und wurde abgelehnt.',
  timed_out: 'Das Auslesen dauerte zu lange.',
  empty: 'Die Datei ist leer.',
  nested_archive: 'Das Archiv enthält ein weiteres Archiv.',
  too_many_files: 'Das Archiv enthält zu viele Dateien.',
  nothing_found: 'Keine Bestellung gefunden.',
};

export const documentSentences: Sentences<DocumentEvent> = {
  DocumentUploaded: ({ data: { name, size } }) => asSentence(`${name} hochgeladen (${size} Bytes).`),
  DocumentExtracted: ({ data: { results, model } }) => {
    const documents = `${counted(results.length, 'Dokument', 'Dokumente')} gefunden`;
    if (model === 'pending') return asSentence(`Nach Regeln gelesen: ${documents}. Das Sprachmodell liest noch.`);
    return asSentence(model === 'late' ? `Auch vom Sprachmodell gelesen: ${documents}.` : `Gelesen: ${documents}.`);
  },
  DocumentRefused: ({ data: { code } }) => asSentence(`Nicht gelesen: ${refusals[code]}`),
  DocumentDismissed: ({ data: { reason } }) =>
    asSentence(reason === null ? 'Ohne Auftrag abgeschlossen.' : `Verworfen: ${reason}`),
  DocumentAssigned: ({ data: { assignee } }) =>
    asSentence(assignee === null ? 'Zuweisung aufgehoben.' : `Zuständig: ${assignee}.`),
};
