/** Words of filling fields from the page: loaded with the review page. */
import type { Language } from './words.ts';

const texts = (count: number): string => (count === 1 ? '1 text' : `${count} texts`);
const lines = (count: number): string => (count === 1 ? '1 line' : `${count} lines`);

const en = {
  filled: (field: string, text: string) => `${field} filled from the page: ${text}`,
  column: (count: number, field: string) => `${field} of ${lines(count)} filled from the page`,
  same: (field: string) => `${field} already has this value`,
  unreadable: (text: string, field: string) => `“${text}” is not a value for ${field}. Nothing was changed.`,
  empty: 'No words in this box. Draw it around the words.',
  noField: 'Choose a field first. It is filled with the words that you choose on the page.',
  undo: 'Undo',
  undone: 'Undone',
  notUndone: (field: string) => `${field} was changed again, so this step can’t be undone.`,
  ask: {
    title: (count: number, field: string) => `Fill ${field} of ${lines(count)} from the page?`,
    more: (count: number) => `${lines(count)} will be added.`,
    skipped: (count: number) => `${texts(count)} in the box will not be used.`,
    fill: 'Fill',
    cancel: 'Cancel',
  },
};
type TakingWords = typeof en;

const texte = (count: number): string => (count === 1 ? '1 Text' : `${count} Texte`);
const positionen = (count: number): string => (count === 1 ? '1 Position' : `${count} Positionen`);

const de: TakingWords = {
  filled: (field, text) => `${field} aus der Seite gefüllt: ${text}`,
  column: (count, field) => `${field} in ${positionen(count)} aus der Seite gefüllt`,
  same: (field) => `${field} hat diesen Wert bereits`,
  unreadable: (text, field) => `„${text}“ ist kein Wert für ${field}. Nichts wurde geändert.`,
  empty: 'In diesem Rahmen stehen keine Wörter. Ziehen Sie ihn um die Wörter.',
  noField: 'Wählen Sie zuerst ein Feld. Es wird mit den Wörtern gefüllt, die Sie auf der Seite wählen.',
  undo: 'Rückgängig',
  undone: 'Rückgängig gemacht',
  notUndone: (field) => `${field} wurde erneut geändert. Der Schritt kann nicht rückgängig gemacht werden.`,
  ask: {
    title: (count, field) => `${field} in ${positionen(count)} aus der Seite füllen?`,
    more: (count) => `${positionen(count)} ${count === 1 ? 'wird' : 'werden'} hinzugefügt.`,
    skipped: (count) => `${texte(count)} im Rahmen ${count === 1 ? 'wird' : 'werden'} nicht verwendet.`,
    fill: 'Füllen',
    cancel: 'Abbrechen',
  },
};

export const takingWords: Readonly<Record<Language, TakingWords>> = { en, de };
