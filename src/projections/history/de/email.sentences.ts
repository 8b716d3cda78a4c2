import type { SentenceFacts } from '@order-intake/kernel';
import type { DocumentType } from '@order-intake/order-extraction/document';
import type { DeliveryEnd } from '../../../domain/delivery/delivery.ts';
import { countAttached, type EmailEvent, type FailureCause, type OrderOutcome } from '../../../domain/email/email.events.ts';
import type { MailKind } from '../../../domain/email/mail-kind.ts';
import type { EmailNote, NoteCode } from '../../../domain/email/notes.ts';
import { reasonText } from '../../../domain/reasons/reasons.ts';
import { reviewReasonsInWords } from '../../../domain/sales-order/review-words.ts';
import { asSentence, because, type Sentences } from '../sentence.types.ts';
import { counted, decimal, listed, moduleNames, quoted } from './sentence.ts';

const outcomes: { readonly [disposition in OrderOutcome['disposition']]: string } = {
  drafted: 'angelegt',
  duplicate: 'erneut eingegangen',
  revised: 'geändert',
  held: 'mit Änderung zur Prüfung',
  cancellation: 'mit Stornierungsanfrage',
  answered: 'vom Kunden beantwortet',
};

const notForUs = {
  bounce: 'ein Zustellbericht',
  auto_reply: 'eine automatische Antwort',
  own_notification: 'eigene Benachrichtigung',
  encrypted: 'verschlüsselt',
} as const;

const settledIn = {
  dismissed: 'Verworfen',
  linked: 'Mit einem Auftrag verknüpft',
  replaced: 'Mit einer anderen Datei erledigt, aus der ein Auftrag wurde',
} as const;

const documents: { readonly [type in DocumentType]: string } = {
  order: 'Bestellung',
  order_change: 'Bestelländerung',
  order_cancellation: 'Stornierung',
  order_response: 'Auftragsbestätigung',
  quotation: 'Angebot',
  invoice: 'Rechnung',
  delivery_note: 'Lieferschein',
  receipt: 'Beleg',
  other: 'anderes Dokument',
};

const causes: { readonly [cause in FailureCause]: string } = {
  network: 'der Mailserver war nicht erreichbar',
  auth: 'der Mailserver lehnte das Passwort ab',
  quota: 'der Mailserver bittet um einen späteren Versuch',
  unreadable: 'eine Datei ist nicht lesbar',
  nothing_found: 'keine Bestellung gefunden',
  extractor_down: 'das Auslesen war nicht verfügbar',
  store_down: 'die Datenbank war nicht verfügbar',
  gone: 'die E-Mail ist nicht mehr im Postfach',
  changed: 'die E-Mail hat sich während der Verarbeitung geändert',
  internal: 'interner Fehler',
};

const notes: { readonly [code in Exclude<NoteCode, 'other'>]: (facts: SentenceFacts) => string } = {
  delivery_report: () => 'Zustellbericht, keine Bestellung',
  automatic_reply: () => 'automatische Antwort, keine Bestellung',
  own_notification: () => 'eigene Benachrichtigung',
  encrypted: () => 'verschlüsselt und nicht lesbar',
  no_attachments: () => 'keine Anhänge',
  // why of each file stands beside it, below
  nothing_to_process: () => 'nichts zu verarbeiten',
  no_order_in_it: () => 'das Dokument ist keine Bestellung',
  drafting_is_off: () => 'für dieses Postfach ist das automatische Anlegen ausgeschaltet',
  changes_unknown_order: () => 'die E-Mail ändert einen unbekannten Auftrag',
  same_order_again: ({ orders }) => `Duplikat von ${orders}`,
  cancels_unknown_order: () => 'die E-Mail storniert einen unbekannten Auftrag',
  answer_of_other_address: ({ order }) =>
    `eine Antwort zu ${order} von einer anderen Adresse: Jemand muss entscheiden, ob sie gilt`,
  answer_to_questions: ({ order }) => `eine Antwort auf Rückfragen zu ${order}`,
  cancellation_wished: ({ order }) => `Stornierungsanfrage für ${order}`,
  cancels_what_is_over: ({ order }) => `Stornierungsanfrage für ${order}, der bereits abgeschlossen ist`,
};
/** What is no note of ours is somebody's own words. */
const noteOf = ({ code, facts, text }: EmailNote): string => (code === 'other' ? (text ?? '') : notes[code](facts));

const kinds: { readonly [kind in MailKind]: string } = {
  question: 'Frage',
  complaint: 'Beschwerde',
  invoice: 'Rechnung',
  quotation: 'Angebot',
  order_confirmation: 'Auftragsbestätigung',
  delivery_note: 'Lieferschein',
  newsletter: 'Newsletter oder andere Massen-E-Mail',
  automatic_reply: 'automatische Antwort',
  delivery_report: 'Zustellbericht',
  other: 'andere E-Mail',
};
const forwardEnds: { readonly [end in DeliveryEnd]: string } = {
  sent: 'Weitergeleitet.',
  ambiguous: 'Die Weiterleitung wurde vom Server nicht bestätigt. Sie wird nicht automatisch wiederholt.',
  failed: 'Die Weiterleitung ist fehlgeschlagen. Die E-Mail bleibt in ihrem Ordner.',
  not_wanted: 'Nicht weitergeleitet: Die Adresse gehört zu einem überwachten Postfach, oder das Postfach wurde entfernt.',
};

const nextAttempt = (at: string | null): string => (at === null ? 'keine weiteren Versuche' : `nächster Versuch um ${at}`);
const whichTime = (attempt: number): string => (attempt === 1 ? '' : ` (Versuch ${attempt})`);

export const emailSentences: Sentences<EmailEvent> = {
  EmailReceived: ({ data: { mail, module, attachments, skipped, notForUs: kind } }) =>
    asSentence(
      `Von ${mail.from} erhalten, Betreff „${mail.subject}“, im Postfach ${moduleNames[module]} mit ${counted(countAttached(attachments, skipped), 'Anhang', 'Anhängen')}${
        kind ? `: ${notForUs[kind]}, nicht verarbeitet` : ''
      }.`,
    ),
  EmailCopySeen: ({ data: { copy } }) => asSentence(`Weitere Kopie in ${copy.folder} gefunden.`),
  ExtractionCompleted: ({ data: { results, skipped } }) =>
    asSentence(
      `Gelesen: ${listed(results.map(({ documentType, confidence }) => `${documents[documentType]} (Konfidenz ${decimal(confidence)})`)) || 'nichts'}${
        skipped.length > 0 ? `; übersprungen: ${listed(skipped.map(({ name }) => name))}` : ''
      }.`,
    ),
  ExtractionFailed: ({ data: { attempt, cause, nextAttemptAt } }) =>
    asSentence(`Versuch ${attempt} fehlgeschlagen: ${causes[cause]}; ${nextAttempt(nextAttemptAt)}.`),
  EmailProcessed: ({ data: { orders, note, requiresReview, reviewReasons, kind } }) =>
    asSentence(
      `Verarbeitet: ${listed(orders.map(({ reference, disposition }) => `${reference} ${outcomes[disposition]}`)) || 'kein Auftrag'}${
        requiresReview ? `, zu prüfen (${reviewReasonsInWords(reviewReasons, 'de')})` : ''
      }${kind ? ` (${kinds[kind]})` : ''}${note ? `; ${noteOf(note)}` : ''}.`,
    ),
  EmailGivenUp: ({ data: { cause } }) => asSentence(`Aufgegeben: ${causes[cause]}. Die E-Mail bleibt im Posteingang.`),
  RetryRequested: () => asSentence('Neuer Versuch angefordert.'),
  EmailSettled: ({ data: { how, reason, order } }) =>
    asSentence(`${settledIn[how]}${order ? `: ${order.reference}` : because(reason)}.`),
  EmailAssigned: ({ data: { assignee } }) => asSentence(assignee === null ? 'Zuweisung aufgehoben.' : `Zuständig: ${assignee}.`),
  EmailSeen: () => asSentence('Als gesehen markiert.'),
  EmailForwarded: ({ data: { end } }) => asSentence(forwardEnds[end]),
  EmailMoved: ({ data: { folder, how } }) =>
    asSentence(how === 'gone' ? 'Nicht mehr im Posteingang.' : `Nach ${folder} verschoben.`),
  EmailSetAside: () => asSentence('Im Posteingang gelassen und markiert, damit sie nicht erneut abgerufen wird.'),
  NotificationAttempted: ({ data: { attempt, recipients } }) =>
    asSentence(`Benachrichtigung wird gesendet an ${listed(recipients)}${whichTime(attempt)}.`),
  NotificationSent: () => asSentence('Benachrichtigung gesendet.'),
  NotificationFailed: ({ data: { reason, nextAttemptAt } }) =>
    asSentence(`Benachrichtigung abgelehnt${quoted(reasonText(reason))}; ${nextAttempt(nextAttemptAt)}.`),
  NotificationAmbiguous: ({ data: { reason } }) =>
    asSentence(`Zustellung der Benachrichtigung ungewiss${quoted(reasonText(reason))}. Sie wird nicht automatisch wiederholt.`),
  NotificationRequested: () => asSentence('Benachrichtigung erneut angefordert.'),
  NotificationNotWanted: () => asSentence('Keine Benachrichtigung: Es ist keine Adresse eingetragen.'),
};
