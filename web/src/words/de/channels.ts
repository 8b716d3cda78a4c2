import type { Words } from '../en.ts';

export const channels: Words['channels'] = {
  title: 'Chatkanäle',
  hint: 'Die Telefonnummern, an die Kunden schreiben. Zugriffstokens werden nicht noch einmal angezeigt.',
  none: 'Noch keine Kanäle',
  states: { active: 'Aktiv', paused: 'Angehalten', unconfirmed: 'Nicht bestätigt' },
  troubles: { auth: 'Der Anbieter lehnt das Zugriffstoken ab.', account: 'Der Anbieter lehnt das Konto ab.' },
  report: {
    OK: 'Nummer und Zugriffstoken funktionieren.',
    AUTH_FAILED: 'Der Anbieter lehnt das Zugriffstoken ab.',
    NUMBER_UNKNOWN: 'Der Anbieter kennt diese Nummer nicht.',
    UNREACHABLE: 'Der Anbieter ist nicht erreichbar.',
    REFUSED: 'Der Anbieter lehnt die Anfrage ab.',
  },
  acceptOrders: 'Aus hier eingehenden Dokumenten Entwürfe anlegen',
  questionTemplate: 'Vorlage für Fragen zu Aufträgen',
  questionTemplateHint:
    'Name einer freigegebenen Vorlage mit zwei Parametern im Text: der Bestellung und den Fragen. Sie wird benutzt, wenn das 24-Stunden-Fenster geschlossen ist.',
  numberId: 'Telefonnummern-ID beim Anbieter',
  token: 'Zugriffstoken',
  test: 'Testen',
  resume: 'Fortsetzen',
  add: 'Kanal hinzufügen',
  removeSure: (name) => `${name} entfernen? Sie erhalten darüber keine Nachrichten mehr. Die Gespräche bleiben erhalten.`,
};
