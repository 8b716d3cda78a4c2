import type { SentenceFacts } from '@order-intake/kernel';
import type { DocumentType } from '@order-intake/order-extraction/document';
import type { DeliveryEnd } from '../../../domain/delivery/delivery.ts';
import { countAttached, type EmailEvent, type FailureCause, type OrderOutcome } from '../../../domain/email/email.events.ts';
import type { MailKind } from '../../../domain/email/mail-kind.ts';
import type { EmailNote, NoteCode } from '../../../domain/email/notes.ts';
import { reasonText } from '../../../domain/reasons/reasons.ts';
import { reviewReasonsInWords } from '../../../domain/sales-order/review-words.ts';
import { because, type Sentences, told } from '../sentence.types.ts';
import { counted, decimal, listed, moduleNames, quoted } from './sentence.ts';

const outcomes: { readonly [disposition in OrderOutcome['disposition']]: string } = {
  drafted: 'entworfen',
  duplicate: 'schon bekannt',
  revised: 'geändert',
  held: 'war schon freigegeben und bleibt, wie er ist',
  cancellation: 'will der Kunde stornieren',
  answered: 'vom Kunden beantwortet',
};

const notForUs = {
  bounce: 'ein Zustellbericht',
  auto_reply: 'eine automatische Antwort',
  own_notification: 'unsere eigene Nachricht',
  encrypted: 'verschlüsselt',
} as const;

const settledIn = {
  dismissed: 'Verworfen',
  linked: 'Von Hand einem Auftrag zugeordnet',
  replaced: 'Durch eine lesbare Datei ersetzt, aus der ein Auftrag wurde',
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
  quota: 'der Mailserver bat, später zu kommen',
  unreadable: 'eine Datei ist nicht lesbar',
  nothing_found: 'keine Bestellung darin gefunden',
  extractor_down: 'der Dienst, der ausliest, war nicht verfügbar',
  store_down: 'der Speicher des Dienstes war nicht verfügbar',
  gone: 'die Mail ist nicht mehr im Postfach',
  changed: 'die Mail änderte sich, während sie gelesen wurde',
  internal: 'ein Fehler des Dienstes',
};

const notes: { readonly [code in Exclude<NoteCode, 'other'>]: (facts: SentenceFacts) => string } = {
  delivery_report: () => 'ein Zustellbericht, keine Bestellung',
  automatic_reply: () => 'eine automatische Antwort, keine Bestellung',
  own_notification: () => 'unsere eigene Benachrichtigung',
  encrypted: () => 'verschlüsselt: nichts darin ist lesbar',
  no_attachments: () => 'keine Anhänge',
  // why of each file stands beside it, below
  nothing_to_process: () => 'nichts zu verarbeiten',
  no_order_in_it: () => 'das Dokument ist keine Bestellung',
  drafting_is_off: () => 'für dieses Postfach ist das Anlegen von Aufträgen ausgeschaltet',
  changes_unknown_order: () => 'die Mail ändert einen Auftrag, den es hier nicht gibt',
  same_order_again: ({ orders }) => `noch einmal dieselbe Bestellung: siehe ${orders}`,
  cancels_unknown_order: () => 'die Mail will einen Auftrag stornieren, den es hier nicht gibt',
  answer_of_other_address: ({ order }) =>
    `eine Antwort zu ${order} von einer anderen Adresse: Jemand muss entscheiden, ob sie gilt`,
  answer_to_questions: ({ order }) => `eine Antwort auf Rückfragen zu ${order}`,
  cancellation_wished: ({ order }) => `der Kunde möchte ${order} stornieren`,
  cancels_what_is_over: ({ order }) => `die Mail will ${order} stornieren, der schon erledigt ist`,
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
  newsletter: 'Newsletter oder andere Massenmail',
  automatic_reply: 'automatische Antwort',
  delivery_report: 'Zustellbericht',
  other: 'andere Mail',
};
const forwardEnds: { readonly [end in DeliveryEnd]: string } = {
  sent: 'Weitergeleitet.',
  ambiguous: 'Der Server hat nicht bestätigt, dass er die Weiterleitung angenommen hat. Sie wird nicht von selbst wiederholt.',
  failed: 'Die Weiterleitung ist gescheitert. Die Mail bleibt in ihrem Ordner.',
  not_wanted: 'Nicht weitergeleitet: Die Adresse gehört zu einem überwachten Postfach, oder das Postfach wurde entfernt.',
};

const again = (at: string | null): string => (at === null ? 'kein Versuch ist übrig' : `der nächste Versuch ist um ${at} fällig`);
const whichTime = (attempt: number): string => (attempt === 1 ? '' : ` (Versuch ${attempt})`);

export const emailSentences: Sentences<EmailEvent> = {
  EmailReceived: ({ data: { mail, module, attachments, skipped, notForUs: kind } }) =>
    told(
      `Von ${mail.from} erhalten, Betreff „${mail.subject}“, im Postfach ${moduleNames[module]} mit ${counted(countAttached(attachments, skipped), 'Anhang', 'Anhängen')}${
        kind ? `: ${notForUs[kind]}, geht uns nichts an` : ''
      }.`,
    ),
  EmailCopySeen: ({ data: { copy } }) => told(`Dieselbe Mail wurde noch einmal gesehen, in ${copy.folder}.`),
  ExtractionCompleted: ({ data: { results, skipped } }) =>
    told(
      `Gelesen: ${listed(results.map(({ documentType, confidence }) => `${documents[documentType]} (Sicherheit ${decimal(confidence)})`)) || 'nichts'}${
        skipped.length > 0 ? `; ausgelassen: ${listed(skipped.map(({ name }) => name))}` : ''
      }.`,
    ),
  ExtractionFailed: ({ data: { attempt, cause, nextAttemptAt } }) =>
    told(`Versuch ${attempt} scheiterte: ${causes[cause]}; ${again(nextAttemptAt)}.`),
  EmailProcessed: ({ data: { orders, note, requiresReview, reviewReasons, kind } }) =>
    told(
      `Verarbeitet: ${listed(orders.map(({ reference, disposition }) => `${reference} ${outcomes[disposition]}`)) || 'kein Auftrag'}${
        requiresReview ? `, zu prüfen (${reviewReasonsInWords(reviewReasons, 'de')})` : ''
      }${kind ? ` (${kinds[kind]})` : ''}${note ? `; ${noteOf(note)}` : ''}.`,
    ),
  EmailGivenUp: ({ data: { cause } }) => told(`Aufgegeben: ${causes[cause]}. Sie bleibt im Posteingang.`),
  RetryRequested: () => told('Ein weiterer Versuch wurde verlangt.'),
  EmailSettled: ({ data: { how, reason, order } }) =>
    told(`${settledIn[how]}${order ? `: ${order.reference}` : because(reason)}.`),
  EmailAssigned: ({ data: { assignee } }) =>
    told(assignee === null ? 'Niemand Bestimmtes kümmert sich jetzt darum.' : `${assignee} kümmert sich jetzt darum.`),
  EmailSeen: () => told('Als gesehen markiert.'),
  EmailForwarded: ({ data: { end } }) => told(forwardEnds[end]),
  EmailMoved: ({ data: { folder, how } }) =>
    told(how === 'gone' ? 'Sie war schon nicht mehr im Posteingang.' : `Nach ${folder} verschoben.`),
  EmailSetAside: () => told('Im Posteingang gelassen und vorgemerkt, damit sie nicht noch einmal geholt wird.'),
  NotificationAttempted: ({ data: { attempt, recipients } }) =>
    told(`Eine Benachrichtigung geht an ${listed(recipients)}${whichTime(attempt)}.`),
  NotificationSent: () => told('Die Benachrichtigung wurde gesendet.'),
  NotificationFailed: ({ data: { reason, nextAttemptAt } }) =>
    told(`Die Benachrichtigung wurde abgelehnt${quoted(reasonText(reason))}; ${again(nextAttemptAt)}.`),
  NotificationAmbiguous: ({ data: { reason } }) =>
    told(
      `Niemand weiß, ob die Benachrichtigung ankam${quoted(reasonText(reason))}. Sie wird nicht von selbst noch einmal gesendet.`,
    ),
  NotificationRequested: () => told('Die Benachrichtigung wurde noch einmal verlangt.'),
  NotificationNotWanted: () => told('Niemand will eine Benachrichtigung: Keine Adresse ist eingetragen.'),
};
