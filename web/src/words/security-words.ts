/** Words of the security log: loaded with its page, and not before. */
import type { Schemas } from '../api/client.ts';
import type { Language } from './words.ts';

const en = {
  title: 'Security log',
  lead: 'Sign-ins, denied access, and changes to keys, permissions, settings and records.',
  empty: 'No matching entries',
  kind: 'Event',
  actor: 'Actor',
  actorName: 'Name, or part of it',
  what: 'Details',
  times: (count: string) => `${count} times`,
  kinds: {
    signed_in: 'Signed in',
    signed_out: 'Signed out',
    sign_in_changed: 'Sign-in method changed',
    access_refused: 'Access denied',
    key_made: 'API key created',
    key_ended: 'API key ended',
    rights_changed: 'Permissions changed',
    settings_changed: 'Settings changed',
    person_erased: 'Person erased',
    records_read: 'Many records read',
    records_exported: 'Records exported',
  } satisfies Record<Schemas['SecurityLogEntry']['kind'], string>,
};

const de: typeof en = {
  title: 'Sicherheitsprotokoll',
  lead: 'Anmeldungen, verweigerte Zugriffe und Änderungen an Schlüsseln, Rechten, Einstellungen und Stammdaten.',
  empty: 'Keine passenden Einträge',
  kind: 'Ereignis',
  actor: 'Akteur',
  actorName: 'Name oder ein Teil davon',
  what: 'Details',
  times: (count) => `${count}-mal`,
  kinds: {
    signed_in: 'Angemeldet',
    signed_out: 'Abgemeldet',
    sign_in_changed: 'Art der Anmeldung geändert',
    access_refused: 'Zugriff verweigert',
    key_made: 'API-Schlüssel erstellt',
    key_ended: 'API-Schlüssel beendet',
    rights_changed: 'Rechte geändert',
    settings_changed: 'Einstellungen geändert',
    person_erased: 'Person gelöscht',
    records_read: 'Viele Datensätze gelesen',
    records_exported: 'Datensätze exportiert',
  },
};

export const securityWords: { readonly [language in Language]: typeof en } = { en, de };
