/** Words of the dialogs that make or link a customer or a product from a draft: loaded with the review page. */
import type { Language } from './words.ts';

const en = {
  customer: { open: 'Add or link customer …', title: 'Customer of this order', make: 'Create customer' },
  product: { open: 'Add or link product …', title: (line: string) => `Product of line ${line}`, make: 'Create product' },
  isNew: 'New',
  exists: 'Already in master data',
  link: 'Link',
  rememberName: (name: string) => `Remember “${name}” as a name of this customer`,
  rememberEmail: (email: string) => `Remember ${email} as an email address of this customer`,
  rememberProduct: (productText: string) => `Remember “${productText}” as this customer’s name for the product`,
  equalLines: (count: number) =>
    count === 1 ? 'Also for 1 other line with the same text' : `Also for ${count} other lines with the same text`,
  applyEqual: (count: number) => (count === 1 ? 'Apply to 1 equal line' : `Apply to ${count} equal lines`),
  applied: (count: number) => (count === 1 ? '1 line linked' : `${count} lines linked`),
  made: (name: string) => `${name} created`,
  linked: 'Linked',
  leadOpen: 'The lead of this order is still open. Convert it on the lead page.',
  notRemembered: 'Linked, but not remembered',
};
type RecordWords = typeof en;

const de: RecordWords = {
  customer: { open: 'Kunden anlegen oder zuordnen …', title: 'Kunde dieses Auftrags', make: 'Kunden anlegen' },
  product: { open: 'Artikel anlegen oder zuordnen …', title: (line) => `Artikel von Position ${line}`, make: 'Artikel anlegen' },
  isNew: 'Neu',
  exists: 'Bereits in den Stammdaten',
  link: 'Zuordnen',
  rememberName: (name) => `„${name}“ als Namen dieses Kunden merken`,
  rememberEmail: (email) => `${email} als E-Mail-Adresse dieses Kunden merken`,
  rememberProduct: (productText) => `„${productText}“ als Bezeichnung dieses Kunden für den Artikel merken`,
  equalLines: (count) =>
    count === 1 ? 'Auch für 1 weitere Position mit demselben Text' : `Auch für ${count} weitere Positionen mit demselben Text`,
  applyEqual: (count) => (count === 1 ? 'Für 1 gleiche Position übernehmen' : `Für ${count} gleiche Positionen übernehmen`),
  applied: (count) => (count === 1 ? '1 Position zugeordnet' : `${count} Positionen zugeordnet`),
  made: (name) => `${name} angelegt`,
  linked: 'Zugeordnet',
  leadOpen: 'Der Interessent dieses Auftrags ist noch offen. Wandeln Sie ihn auf der Seite des Interessenten um.',
  notRemembered: 'Zugeordnet, aber nicht gemerkt',
};

export const recordWords: Readonly<Record<Language, RecordWords>> = { en, de };
