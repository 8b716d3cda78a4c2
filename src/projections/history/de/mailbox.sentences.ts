import type { MailboxEvent, MailboxTrouble } from '../../../domain/mailbox/mailbox.events.ts';
import { settingChanges } from '../mailbox.sentences.ts';
import { because, type Sentences, told } from '../sentence.types.ts';
import { counted } from './sentence.ts';

const troubles: { readonly [trouble in MailboxTrouble]: string } = {
  auth: 'die Anmeldung wird abgelehnt',
  network: 'der Server ist nicht erreichbar',
  quota: 'es ist voll',
  blocked: 'der Anbieter hat es gesperrt',
  folder: 'ein Ordner fehlt',
  internal: 'ein Fehler bei uns',
};

export const mailboxSentences: Sentences<MailboxEvent> = {
  MailboxConfigured: ({ data: { settings } }) => told(`${settings.emailAddress} für ${settings.module} eingerichtet.`),
  MailboxChanged: ({ data }, past) =>
    told(
      `${counted(Object.keys(data.changes).length, 'Einstellung', 'Einstellungen')} geändert.`,
      settingChanges(data, past, '(verborgen)'),
    ),
  MailboxRemoved: () => told('Entfernt, und das Passwort mit ihm.'),
  MailboxConditionChanged: ({ data: { trouble, reason } }) =>
    told(trouble === null ? `Es geht wieder${because(reason)}.` : `Es geht nicht, ${troubles[trouble]}${because(reason)}.`),
};
