/** Words of the command palette: loaded with it. */
import type { Language } from './words.ts';

const en = {
  title: 'Search and commands',
  field: 'Search records, pages and actions',
  placeholder: 'PO number, customer, product, page …',
  results: 'Results',
  groups: {
    recent: 'Recent',
    pages: 'Go to',
    actions: 'Actions',
    order: 'Orders',
    customer: 'Customers',
    product: 'Products',
    email: 'Emails',
  },
  actions: {
    nextDraft: 'Review next draft',
    newMailbox: 'Set up mailbox',
    import: 'Import customers, products and prices',
    shortcuts: 'Show keyboard shortcuts',
    theme: (name: string) => `Appearance: ${name}`,
    language: (name: string) => `Language: ${name}`,
    signOut: 'Sign out',
  },
  count: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  none: 'No matches',
  failed: 'Search failed. Change the text to try again.',
  keys: 'Use ↑ and ↓ to choose and Enter to open.',
  help: 'Search everything',
};

const de: typeof en = {
  title: 'Suche und Befehle',
  field: 'Datensätze, Seiten und Aktionen suchen',
  placeholder: 'Bestellnummer, Kunde, Artikel, Seite …',
  results: 'Ergebnisse',
  groups: {
    recent: 'Zuletzt geöffnet',
    pages: 'Gehe zu',
    actions: 'Aktionen',
    order: 'Aufträge',
    customer: 'Kunden',
    product: 'Artikel',
    email: 'E-Mails',
  },
  actions: {
    nextDraft: 'Nächsten Entwurf prüfen',
    newMailbox: 'Postfach einrichten',
    import: 'Kunden, Artikel und Preise importieren',
    shortcuts: 'Tastenkürzel anzeigen',
    theme: (name) => `Darstellung: ${name}`,
    language: (name) => `Sprache: ${name}`,
    signOut: 'Abmelden',
  },
  count: (count) => (count === 1 ? '1 Ergebnis' : `${count} Ergebnisse`),
  none: 'Keine Treffer',
  failed: 'Suche fehlgeschlagen. Ändern Sie den Text, um es erneut zu versuchen.',
  keys: 'Mit ↑ und ↓ auswählen, mit Eingabe öffnen.',
  help: 'Alles durchsuchen',
};

export const paletteWords: Readonly<Record<Language, typeof en>> = { en, de };
