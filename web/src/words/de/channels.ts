import type { Words } from '../en.ts';

export const channels: Words['channels'] = {
  title: 'Chatkanäle',
  hint: 'Die Nummern, unter denen Kunden schreiben. Ein Token wird nicht noch einmal angezeigt.',
  none: 'Noch keine Kanäle',
  states: { active: 'In Betrieb', paused: 'Angehalten', unconfirmed: 'Noch nicht bestätigt' },
  troubles: { auth: 'Der Anbieter lehnt das Token ab.', account: 'Der Anbieter lehnt das Konto ab.' },
  report: {
    OK: 'Der Anbieter kennt Nummer und Token.',
    AUTH_FAILED: 'Der Anbieter lehnt das Token ab.',
    NUMBER_UNKNOWN: 'Der Anbieter kennt die Nummer nicht.',
    UNREACHABLE: 'Der Anbieter ist nicht zu erreichen.',
    REFUSED: 'Der Anbieter lehnt die Anfrage ab.',
  },
  acceptOrders: 'Dokumente, die hier ankommen, werden zu Entwürfen',
  numberId: 'Kennung der Nummer beim Anbieter',
  token: 'Token des Anbieters',
  test: 'Prüfen',
  resume: 'Fortsetzen',
  add: 'Kanal anlegen',
  removeSure: (name) => `Auf ${name} kommt keine Nachricht mehr an. Die Gespräche bleiben.`,
};
