import type { Words } from '../en.ts';

export const channels: Words['channels'] = {
  title: 'Chatkanäle',
  hint: 'Die Nummern, auf denen Kunden schreiben. Ein Token wird nie wieder gezeigt.',
  none: 'Noch keine Kanäle',
  states: { active: 'Läuft', paused: 'Angehalten', unconfirmed: 'Noch nicht bestätigt' },
  troubles: { auth: 'Der Anbieter lehnt das Token ab.', account: 'Der Anbieter lehnt das Konto ab.' },
  report: {
    OK: 'Der Anbieter kennt Nummer und Token.',
    AUTH_FAILED: 'Der Anbieter lehnt das Token ab.',
    NUMBER_UNKNOWN: 'Der Anbieter kennt die Nummer nicht.',
    UNREACHABLE: 'Der Anbieter ist nicht zu erreichen.',
    REFUSED: 'Der Anbieter lehnt ab.',
  },
  acceptOrders: 'Dokumente, die hier ankommen, werden Entwürfe',
  numberId: 'Kennung der Nummer beim Anbieter',
  token: 'Token des Anbieters',
  test: 'Prüfen',
  resume: 'Weiter damit',
  add: 'Kanal anlegen',
  removeSure: (name) => `Auf ${name} kommt keine Nachricht mehr an. Die Gespräche bleiben.`,
};
