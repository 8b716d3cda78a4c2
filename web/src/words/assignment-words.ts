/** Words of the rules that assign new drafts: loaded with the settings. */
import type { Language } from './words.ts';

const en = {
  title: 'Assignment rules',
  hint: 'The first rule whose conditions all match assigns a new draft. Drafts that someone has assigned stay as they are.',
  none: 'No rules yet. New drafts are unassigned.',
  assignee: 'Assign to',
  customer: 'Customer',
  customerHint: 'Any customer',
  mailbox: 'Mailbox',
  anyMailbox: 'Any source',
  language: 'Language of the customer',
  anyLanguage: 'Any language',
  minTotal: 'Minimum total',
  minTotalHint: 'Whole units of your currency',
  everyDraft: 'Every draft',
  atLeast: (amount: string) => `from ${amount}`,
  left: 'No longer a user. The rule is skipped.',
  addRule: 'Add rule',
  first: (position: string) => `Move rule ${position} up`,
  remove: (position: string) => `Remove rule ${position}`,
  choose: 'Choose a person',
};

const de: typeof en = {
  title: 'Zuweisungsregeln',
  hint: 'Die erste Regel, deren Bedingungen alle zutreffen, weist einen neuen Entwurf zu. Was jemand zugewiesen hat, bleibt.',
  none: 'Noch keine Regeln. Neue Entwürfe sind nicht zugewiesen.',
  assignee: 'Zuweisen an',
  customer: 'Kunde',
  customerHint: 'Jeder Kunde',
  mailbox: 'Postfach',
  anyMailbox: 'Jede Quelle',
  language: 'Sprache des Kunden',
  anyLanguage: 'Jede Sprache',
  minTotal: 'Mindestsumme',
  minTotalHint: 'Ganze Einheiten Ihrer Währung',
  everyDraft: 'Jeder Entwurf',
  atLeast: (amount) => `ab ${amount}`,
  left: 'Kein Benutzer mehr. Die Regel wird übersprungen.',
  addRule: 'Regel hinzufügen',
  first: (position) => `Regel ${position} nach oben`,
  remove: (position) => `Regel ${position} entfernen`,
  choose: 'Person wählen',
};

export const assignmentWords: { readonly [language in Language]: typeof en } = { en, de };
