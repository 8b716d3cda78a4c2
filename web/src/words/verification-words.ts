/** Words of the code that verifies a chat contact: loaded with the pages that show them, and not before the first one. */
import type { Schemas } from '../api/client.ts';
import type { Language } from './words.ts';

type State = NonNullable<Schemas['ChatSession']['verification']>['state'];

const en = {
  setting: 'Verify contacts by a code sent to their email address on record',
  open: 'Verify by code',
  lead: 'The customer gets a six-digit code by email. The contact is confirmed after entering it in the conversation.',
  address: 'Email address',
  none: 'This customer has no email address on record.',
  send: 'Send code',
  sent: 'Code sent',
  latest: 'Latest code',
  states: {
    open: 'Waiting for the code',
    verified: 'Verified by code',
    exhausted: 'Too many wrong codes',
    expired: 'Expired',
    address_moved: 'Ended: the contact’s number changed',
  } satisfies Readonly<Record<State, string>>,
  unknown: 'The contact named no known customer, or the daily limit was reached. No code was sent.',
  wrong: (count: number) => (count === 1 ? '1 wrong code' : `${count} wrong codes`),
  until: (time: string) => `valid until ${time}`,
};

const de: typeof en = {
  setting: 'Kontakte mit einem Code an ihre gespeicherte E-Mail-Adresse verifizieren',
  open: 'Mit Code verifizieren',
  lead: 'Der Kunde erhält einen sechsstelligen Code per E-Mail. Der Kontakt ist bestätigt, sobald er ihn in die Unterhaltung schreibt.',
  address: 'E-Mail-Adresse',
  none: 'Für diesen Kunden ist keine E-Mail-Adresse gespeichert.',
  send: 'Code senden',
  sent: 'Code gesendet',
  latest: 'Letzter Code',
  states: {
    open: 'Wartet auf den Code',
    verified: 'Mit Code verifiziert',
    exhausted: 'Zu viele falsche Codes',
    expired: 'Abgelaufen',
    address_moved: 'Beendet: die Nummer des Kontakts hat sich geändert',
  },
  unknown: 'Der Kontakt hat keinen bekannten Kunden genannt, oder das Tageslimit war erreicht. Es wurde kein Code gesendet.',
  wrong: (count) => (count === 1 ? '1 falscher Code' : `${count} falsche Codes`),
  until: (time) => `gültig bis ${time}`,
};

export const verificationWords: Readonly<Record<Language, typeof en>> = { en, de };
