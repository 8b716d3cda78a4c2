import type { MailboxEvent, MailboxTrouble } from '../../../domain/mailbox/mailbox.events.ts';
import { reasonText } from '../../../domain/reasons/reasons.ts';
import { settingChanges } from '../mailbox.sentences.ts';
import { asSentence, type Sentences } from '../sentence.types.ts';
import { counted, moduleNames, quoted } from './sentence.ts';

const troubles: { readonly [trouble in MailboxTrouble]: string } = {
  auth: 'der Server lehnt die Anmeldung ab',
  network: 'der Server ist nicht erreichbar',
  quota: 'der Server lehnt Verbindungen vorübergehend ab',
  blocked: 'der Server ist nicht erlaubt',
  folder: 'einer der Ordner ist nicht nutzbar',
  internal: 'der Server antwortet unverständlich',
  full: 'das Postfach ist voll, verarbeitete E-Mails bleiben in INBOX',
  read_only: 'INBOX ist schreibgeschützt, verarbeitete E-Mails bleiben dort',
  moves_refused: 'der Server lehnt das Verschieben verarbeiteter E-Mails ab',
};

export const mailboxSentences: Sentences<MailboxEvent> = {
  MailboxConfigured: ({ data: { settings } }) =>
    asSentence(`${settings.emailAddress} für ${moduleNames[settings.module]} eingerichtet.`),
  MailboxChanged: ({ data }, past) =>
    asSentence(
      `${counted(Object.keys(data.changes).length, 'Einstellung', 'Einstellungen')} geändert.`,
      settingChanges(data, past, '(verborgen)'),
    ),
  MailboxCalibrationSettled: ({ data }) =>
    asSentence(
      data.raisedFrom === null
        ? `Ein Update hat die Berechnung der Konfidenz geändert. Der Schwellenwert bleibt bei ${data.threshold} %.`
        : `Ein Update hat die Berechnung der Konfidenz geändert. Der Schwellenwert ist ${data.threshold} % statt ${data.raisedFrom} %: ${data.wrongAfter} statt ${data.wrongBefore} von ${data.decided} früheren Entwürfen wären mit Fehlern durchgekommen.`,
    ),
  MailboxRemoved: () => asSentence('Zusammen mit dem Passwort entfernt.'),
  MailboxConditionChanged: ({ data: { trouble: cause, reason } }) =>
    asSentence(cause === null ? 'Funktioniert wieder.' : `Funktioniert nicht: ${troubles[cause]}${quoted(reasonText(reason))}.`),
};
