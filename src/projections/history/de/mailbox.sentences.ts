import type { MailboxEvent, MailboxTrouble } from '../../../domain/mailbox/mailbox.events.ts';
import { reasonText } from '../../../domain/reasons/reasons.ts';
import { settingChanges } from '../mailbox.sentences.ts';
import { asSentence, type Sentences } from '../sentence.types.ts';
import { counted, moduleNames, quoted } from './sentence.ts';

const troubles: { readonly [trouble in MailboxTrouble]: string } = {
  auth: 'der Server lehnt die Anmeldung ab',
  network: 'der Server ist nicht erreichbar',
  quota: 'der Server weist uns vorübergehend ab',
  blocked: 'sein Server ist hier nicht erlaubt',
  folder: 'sein Ordner für verarbeitete Mails kann nicht benutzt werden',
  internal: 'sein Server antwortet unverständlich',
  full: 'das Postfach ist voll, verarbeitete Mails bleiben in INBOX',
  read_only: 'INBOX ist schreibgeschützt, verarbeitete Mails bleiben dort',
  moves_refused: 'der Server lässt verarbeitete Mails nicht verschieben',
};

export const mailboxSentences: Sentences<MailboxEvent> = {
  MailboxConfigured: ({ data: { settings } }) =>
    asSentence(`${settings.emailAddress} für ${moduleNames[settings.module]} eingerichtet.`),
  MailboxChanged: ({ data }, past) =>
    asSentence(
      `${counted(Object.keys(data.changes).length, 'Einstellung', 'Einstellungen')} geändert.`,
      settingChanges(data, past, '(verborgen)'),
    ),
  MailboxRemoved: () => asSentence('Entfernt, und das Passwort mit ihm.'),
  MailboxConditionChanged: ({ data: { trouble: problem, reason } }) =>
    asSentence(
      problem === null
        ? 'Es geht wieder: Das Postfach antwortet.'
        : `Es geht nicht: ${troubles[problem]}${quoted(reasonText(reason))}.`,
    ),
};
