import type { MailKindWords } from '../en/mail-kinds.ts';

const count = (number: number, singular: string, plural: string): string => `${number} ${number === 1 ? singular : plural}`;

export const mailKinds: MailKindWords = {
  kind: 'Art',
  kinds: {
    question: 'Frage',
    complaint: 'Beschwerde',
    invoice: 'Rechnung',
    quotation: 'Angebot',
    order_confirmation: 'Auftragsbestätigung',
    delivery_note: 'Lieferschein',
    newsletter: 'Newsletter',
    automatic_reply: 'Automatische Antwort',
    delivery_report: 'Zustellbericht',
    other: 'Sonstiges',
  },
  unseen: 'Fragen und Beschwerden',
  unseenOnly: 'Nur ungesehene Fragen und Beschwerden',
  noneUnseen: 'Fragen und Beschwerden, die per E-Mail eingehen, erscheinen hier.',
  counts: (questions, complaints) => `${count(questions, 'Frage', 'Fragen')}, ${count(complaints, 'Beschwerde', 'Beschwerden')}`,
  allUnseen: 'Alle anzeigen',
  markSeen: 'Als gesehen markieren',
  markedSeen: 'Als gesehen markiert',
  seenBy: (user, when) => `Gesehen von ${user}, ${when}`,
  forwarded: 'Weiterleitung',
  forwardEnds: {
    sent: 'Weitergeleitet',
    failed: 'Nicht weitergeleitet',
    ambiguous: 'Zustellung ungewiss',
    not_wanted: 'Nicht zulässig',
  },
  instructions: 'Anweisungen in der E-Mail',
  showInstructions: 'Anweisungen anzeigen',
  noInstructions: 'Im E-Mail-Text wurden keine Anweisungen gefunden',
  instructionsHint: 'Zitiert aus der E-Mail in ihrem Postfach. Nicht gespeichert.',
  instructionsKept: 'Zitiert aus der E-Mail. Wird mit der Entscheidung über den Entwurf gelöscht.',
  keepInstructions: 'Anweisungen aufbewahren, solange ein Auftrag Entwurf ist',
  keepInstructionsHint:
    'Sätze wie „Position 3 bitte weglassen“, höchstens 500 Zeichen je Auftrag, verschlüsselt. Gelöscht, sobald der Entwurf freigegeben, abgelehnt oder storniert ist.',
  senderChecks: 'Absenderprüfung',
  noSenderChecks: 'Der Mailserver hat keine Prüfung aufgezeichnet',
  checkedBy: (server) => `geprüft von ${server}`,
  signed: 'Signatur',
  signatures: { smime: 'S/MIME, nicht geprüft', pgp: 'PGP, nicht geprüft' },
  authservId: 'Name des Servers, der Absender prüft',
  authservIdHint:
    'Wie in der Kopfzeile Authentication-Results empfangener E-Mails. Leer lassen, wenn der Server zur Domain des Postfachs oder des IMAP-Servers gehört.',
  nonOrders: 'E-Mails, die keine Bestellung sind',
  nonOrdersHint: 'Zum Beispiel Fragen, Beschwerden, Rechnungen und Newsletter',
  actions: {
    processed_folder: 'In den Ordner für verarbeitete E-Mails verschieben',
    own_folder: 'In einen anderen Ordner verschieben',
    forward: 'An eine E-Mail-Adresse weiterleiten und verschieben',
    leave: 'Im Posteingang lassen und als verarbeitet markieren',
  },
  folder: 'Ordner für E-Mails, die keine Bestellung sind',
  folderHint: 'Wird beim ersten Verschieben angelegt',
  forwardTo: 'Weiterleiten an',
  forwardToHint:
    'Nicht die Adresse eines hier überwachten Postfachs. Automatische Antworten und Zustellberichte werden nicht weitergeleitet.',
};
