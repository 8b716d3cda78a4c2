import { countAttached, type EmailEvent, type OrderOutcome } from '../../../domain/email/email.events.ts';
import { reviewReasonsInWords } from '../../../domain/sales-order/review-words.ts';
import type { DocumentType } from '../../../domain/shared/extraction.ts';
import { because, type Sentences, told } from '../sentence.types.ts';
import { counted, decimal, listed, moduleNames } from './sentence.ts';

const outcomes: { readonly [disposition in OrderOutcome['disposition']]: string } = {
  drafted: 'entworfen',
  duplicate: 'schon bekannt',
  revised: 'geändert',
  held: 'war schon freigegeben und bleibt, wie er ist',
  cancellation: 'will der Kunde stornieren',
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
        skipped.length > 0 ? `; ausgelassen: ${listed(skipped.map(({ name, reason }) => `${name} (${reason})`))}` : ''
      }.`,
    ),
  ExtractionFailed: ({ data: { attempt, reason, nextAttemptAt } }) =>
    told(`Versuch ${attempt} scheiterte${because(reason)}; ${again(nextAttemptAt)}.`),
  EmailProcessed: ({ data: { orders, note, requiresReview, reviewReasons } }) =>
    told(
      `Verarbeitet: ${listed(orders.map(({ reference, disposition }) => `${reference} ${outcomes[disposition]}`)) || 'kein Auftrag'}${
        requiresReview ? `, zu prüfen (${reviewReasonsInWords(reviewReasons, 'de')})` : ''
      }${note ? `; ${note}` : ''}.`,
    ),
  EmailGivenUp: ({ data: { reason } }) => told(`Aufgegeben${because(reason)}. Sie bleibt im Posteingang.`),
  RetryRequested: () => told('Ein weiterer Versuch wurde verlangt.'),
  EmailSettled: ({ data: { how, reason, order } }) =>
    told(`${settledIn[how]}${order ? `: ${order.reference}` : because(reason)}.`),
  EmailAssigned: ({ data: { assignee } }) =>
    told(assignee === null ? 'Niemand Bestimmtes kümmert sich jetzt darum.' : `${assignee} kümmert sich jetzt darum.`),
  EmailMoved: ({ data: { folder, how } }) =>
    told(how === 'gone' ? 'Sie war schon nicht mehr im Posteingang.' : `Nach ${folder} verschoben.`),
  EmailSetAside: () => told('Im Posteingang gelassen und vorgemerkt, damit sie nicht noch einmal geholt wird.'),
  NotificationAttempted: ({ data: { attempt, recipients } }) =>
    told(`Eine Benachrichtigung geht an ${listed(recipients)}${whichTime(attempt)}.`),
  NotificationSent: () => told('Die Benachrichtigung wurde gesendet.'),
  NotificationFailed: ({ data: { reason, nextAttemptAt } }) =>
    told(`Die Benachrichtigung wurde abgelehnt${because(reason)}; ${again(nextAttemptAt)}.`),
  NotificationAmbiguous: ({ data: { reason } }) =>
    told(`Niemand weiß, ob die Benachrichtigung ankam${because(reason)}. Sie wird nicht von selbst noch einmal gesendet.`),
  NotificationRequested: () => told('Die Benachrichtigung wurde noch einmal verlangt.'),
  NotificationNotWanted: () => told('Niemand will eine Benachrichtigung: Keine Adresse ist eingetragen.'),
};
