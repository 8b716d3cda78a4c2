/** Words of questions to customers: loaded with the pages that show them, and not before the first one. */
import type { Schemas } from '../api/client.ts';
import type { Language } from './words.ts';

type Code = Schemas['CustomerQuestion']['code'];
type Refused = NonNullable<Schemas['CustomerQuestions']['refused']>;
type Tongue = Schemas['CustomerQuestions']['language'];

const en = {
  ask: 'Ask customer',
  title: (reference: string) => `Ask the customer about ${reference}`,
  questions: 'Questions',
  recipient: 'To',
  language: 'Language',
  preview: 'Preview',
  subject: 'Subject',
  send: 'Send questions',
  cancel: 'Cancel',
  sent: (recipient: string) => `Questions sent to ${recipient}`,
  inChat: (contact: string) => `${contact} (WhatsApp)`,
  template: (name: string) => `The 24-hour window is closed: the template “${name}” is sent, filled in with these values.`,
  waiting: (since: string, due: string) => `Waiting for the customer since ${since}, answer due ${due}.`,
  overdue: (due: string) => `No answer by ${due}. Contact them in another way, or ask again.`,
  undelivered: 'The questions may not have been delivered. Contact the customer in another way.',
  automatic: 'The questions were sent automatically.',
  reminded: 'A reminder was sent.',
  unread: 'The customer answered, but no value could be read. Open the message.',
  answered: 'Answer from the customer',
  answeredHint: 'The draft stays as it is until you apply the answer.',
  apply: 'Apply answer',
  dismiss: 'Dismiss answer',
  applied: 'Answer applied',
  dismissed: 'Answer dismissed',
  dismissReason: 'Answer not used',
  line: (line: number) => `Line ${line}`,
  codes: {
    delivery_date_missing: 'Delivery date is missing',
    delivery_date_contradicts: 'Delivery date is in the past or before the order date',
    ship_to_missing: 'Delivery address is missing',
    article_unknown: 'Item is unknown',
    price_differs: 'Price differs from the price list',
  } satisfies Record<Code, string> as Record<Code, string>,
  refused: {
    asking_is_off: 'Asking customers is off. An administrator can switch it on in the settings.',
    dmarc_failed: 'The email of this order failed DMARC. Contact the customer in another way.',
    no_recipient:
      'The customer has no email address and no chat contact that can be written to. Add an address to the customer record.',
    no_sender: 'No active mailbox can send emails. Activate one.',
    nothing_to_ask: 'There is nothing to ask about this draft.',
  } satisfies Record<Refused, string> as Record<Refused, string>,
  languages: {
    en: 'English',
    de: 'German',
    es: 'Spanish',
    fr: 'French',
    it: 'Italian',
    nl: 'Dutch',
    pl: 'Polish',
    pt: 'Portuguese',
    sv: 'Swedish',
  } satisfies Record<Tongue, string> as Record<Tongue, string>,
  settings: {
    title: 'Questions to customers',
    on: 'Ask customers about incomplete drafts',
    onHint: 'Reviewers can send questions to customers by email or WhatsApp.',
    automatic: 'Send questions without a click',
    automaticHint:
      'Only for new drafts from email that wait for nothing but answers, and only to a sender who is known or authenticated. Once per order.',
    deadline: 'Days until an answer is due',
    reminder: 'Days until a reminder',
    reminderHint: '0: no reminder',
    save: 'Save',
  },
};

const de: typeof en = {
  ask: 'Kunden fragen',
  title: (reference) => `Kunden zu ${reference} fragen`,
  questions: 'Fragen',
  recipient: 'An',
  language: 'Sprache',
  preview: 'Vorschau',
  subject: 'Betreff',
  send: 'Fragen senden',
  cancel: 'Abbrechen',
  sent: (recipient) => `Fragen an ${recipient} gesendet`,
  inChat: (contact) => `${contact} (WhatsApp)`,
  template: (name) => `Das 24-Stunden-Fenster ist geschlossen: Die Vorlage „${name}“ wird mit diesen Werten gesendet.`,
  waiting: (since, due) => `Wartet seit ${since} auf den Kunden, Antwort erwartet bis ${due}.`,
  overdue: (due) => `Der Kunde hat bis ${due} nicht geantwortet. Kontaktieren Sie ihn auf anderem Weg oder fragen Sie erneut.`,
  undelivered: 'Die Fragen wurden möglicherweise nicht zugestellt. Kontaktieren Sie den Kunden auf anderem Weg.',
  automatic: 'Die Fragen wurden automatisch gesendet.',
  reminded: 'Eine Erinnerung wurde gesendet.',
  unread: 'Der Kunde hat geantwortet, aber kein Wert wurde erkannt. Öffnen Sie die Nachricht.',
  answered: 'Antwort des Kunden',
  answeredHint: 'Der Entwurf bleibt unverändert, bis Sie die Antwort übernehmen.',
  apply: 'Antwort übernehmen',
  dismiss: 'Antwort verwerfen',
  applied: 'Antwort übernommen',
  dismissed: 'Antwort verworfen',
  dismissReason: 'Antwort nicht verwendet',
  line: (line) => `Position ${line}`,
  codes: {
    delivery_date_missing: 'Liefertermin fehlt',
    delivery_date_contradicts: 'Liefertermin liegt in der Vergangenheit oder vor dem Bestelldatum',
    ship_to_missing: 'Lieferadresse fehlt',
    article_unknown: 'Artikel ist unbekannt',
    price_differs: 'Preis weicht von der Preisliste ab',
  },
  refused: {
    asking_is_off: 'Rückfragen an Kunden sind ausgeschaltet. Ein Administrator kann sie in den Einstellungen einschalten.',
    dmarc_failed:
      'Die E-Mail dieses Auftrags hat die DMARC-Prüfung nicht bestanden. Kontaktieren Sie den Kunden auf anderem Weg.',
    no_recipient:
      'Weder eine E-Mail-Adresse noch ein erreichbarer Chat-Kontakt des Kunden ist bekannt. Ergänzen Sie eine Adresse im Kundenstamm.',
    no_sender: 'Kein aktives Postfach kann E-Mails senden.',
    nothing_to_ask: 'Zu diesem Entwurf gibt es nichts zu fragen.',
  },
  languages: {
    en: 'Englisch',
    de: 'Deutsch',
    es: 'Spanisch',
    fr: 'Französisch',
    it: 'Italienisch',
    nl: 'Niederländisch',
    pl: 'Polnisch',
    pt: 'Portugiesisch',
    sv: 'Schwedisch',
  },
  settings: {
    title: 'Rückfragen an Kunden',
    on: 'Kunden zu unvollständigen Entwürfen fragen',
    onHint: 'Prüfende können Fragen per E-Mail oder WhatsApp senden.',
    automatic: 'Fragen ohne Klick senden',
    automaticHint:
      'Nur zu neuen Entwürfen aus E-Mails, denen nur Antworten fehlen, und nur an bekannte oder authentifizierte Absender. Einmal je Auftrag.',
    deadline: 'Tage bis zur erwarteten Antwort',
    reminder: 'Tage bis zur Erinnerung',
    reminderHint: '0: keine Erinnerung',
    save: 'Speichern',
  },
};

export const questionWords: { readonly [language in Language]: typeof en } = { en, de };
