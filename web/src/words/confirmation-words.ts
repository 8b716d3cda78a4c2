/** Words of order confirmations: loaded with the pages that show them, and not before the first one. */
import type { Schemas } from '../api/client.ts';
import type { Language } from './words.ts';

type Time = Schemas['CompanySettings']['order_confirmation'];

const en = {
  title: 'Order confirmations',
  lead: 'Customers get one email per approved order, with a PDF and a file for their own system.',
  when: 'Send',
  times: {
    off: 'Never',
    on_approval: 'On approval',
    on_acknowledgement: 'When the ERP has accepted the order',
  } satisfies Readonly<Record<Time, string>>,
  address: 'Company address',
  legalText: 'Legal text',
  legalTextHint: 'At the foot of every page: registration, tax number, bank account',
  closingText: 'Closing text',
  closingTextHint: 'Below the totals, such as a reference to your terms of sale',
  confirmation: 'Order confirmation',
  preview: 'Confirmation preview',
  pdf: 'PDF',
  xml: 'UBL file',
};

const de: typeof en = {
  title: 'Auftragsbestätigungen',
  lead: 'Kunden erhalten je freigegebenem Auftrag eine E-Mail mit einem PDF und einer Datei für ihr eigenes System.',
  when: 'Senden',
  times: {
    off: 'Nie',
    on_approval: 'Bei Freigabe',
    on_acknowledgement: 'Wenn das ERP den Auftrag angenommen hat',
  },
  address: 'Anschrift des Unternehmens',
  legalText: 'Pflichtangaben',
  legalTextHint: 'Am Fuß jeder Seite: Registereintrag, Steuernummer, Bankverbindung',
  closingText: 'Schlusstext',
  closingTextHint: 'Unter den Summen, etwa ein Verweis auf Ihre Verkaufsbedingungen',
  confirmation: 'Auftragsbestätigung',
  preview: 'Vorschau der Bestätigung',
  pdf: 'PDF',
  xml: 'UBL-Datei',
};

export const confirmationWords: { readonly [language in Language]: typeof en } = { en, de };
