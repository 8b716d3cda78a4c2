/** Words of the grid of lines: loaded with the review page. */
import type { Language } from './words.ts';

const cells = (count: number): string => (count === 1 ? '1 cell' : `${count} cells`);
const lines = (count: number): string => (count === 1 ? '1 line' : `${count} lines`);

const en = {
  line: 'Line',
  state: 'State',
  keys: 'Arrow keys move. Type or press F2 to edit. Alt+Enter opens the details of a line.',
  asOrdered: 'As ordered',
  qty: 'Qty',
  details: (line: string) => `Details of line ${line}`,
  closeDetails: (line: string) => `Close the details of line ${line}`,
  insertLine: 'Insert a line above',
  deleteLine: 'Delete this line',
  pasted: (count: number) => `${cells(count)} pasted`,
  filled: (count: number) => `${cells(count)} filled down`,
  cleared: (count: number) => `${cells(count)} cleared`,
  deleted: (count: number) => `${lines(count)} deleted`,
  undo: 'Undo',
  undone: 'Undone',
  redone: 'Redone',
  nothingToUndo: 'Nothing to undo',
  notUndone: 'Somebody else changed these lines meanwhile, so this step stays.',
  notTaken: (count: number) => `${cells(count)} not saved: the marked cells say why`,
  linesMoved: 'Somebody else added or removed lines meanwhile. Nothing was changed: check the lines and try again.',
  looksFine: 'Nothing to check in this cell',
  help: {
    title: 'In the lines of a draft',
    move: 'Move between cells',
    extend: 'Select a range',
    down: 'Accept a cell to check and go to the next one; in any other cell, the line below',
    edit: 'Edit the cell',
    takeBack: 'Discard what you typed; then let Tab leave the grid',
    fill: 'Fill down',
    clipboard: 'Copy, cut, paste: from and to spreadsheets',
    undo: 'Undo, redo',
    insert: 'Insert a line above',
    details: 'Open or close the details of the line',
    record: 'Add or link the customer or product',
  },
};
type GridWords = typeof en;

const zellen = (count: number): string => (count === 1 ? '1 Zelle' : `${count} Zellen`);
const positionen = (count: number): string => (count === 1 ? '1 Position' : `${count} Positionen`);

const de: GridWords = {
  line: 'Position',
  state: 'Status',
  keys: 'Die Pfeiltasten bewegen. Tippen oder F2 bearbeitet. Alt+Eingabe öffnet die Details einer Position.',
  asOrdered: 'Wie bestellt',
  qty: 'Menge',
  details: (line) => `Details von Position ${line}`,
  closeDetails: (line) => `Details von Position ${line} schließen`,
  insertLine: 'Position darüber einfügen',
  deleteLine: 'Diese Position löschen',
  pasted: (count) => `${zellen(count)} eingefügt`,
  filled: (count) => `${zellen(count)} nach unten ausgefüllt`,
  cleared: (count) => `${zellen(count)} geleert`,
  deleted: (count) => `${positionen(count)} gelöscht`,
  undo: 'Rückgängig',
  undone: 'Rückgängig gemacht',
  redone: 'Wiederhergestellt',
  nothingToUndo: 'Nichts rückgängig zu machen',
  notUndone: 'Jemand anderes hat diese Positionen inzwischen geändert, deshalb bleibt dieser Schritt.',
  notTaken: (count) => `${zellen(count)} nicht gespeichert: Die markierten Zellen nennen den Grund`,
  linesMoved:
    'Jemand anderes hat inzwischen Positionen hinzugefügt oder entfernt. Nichts wurde geändert: Prüfen Sie die Positionen und versuchen Sie es erneut.',
  looksFine: 'In dieser Zelle ist nichts zu prüfen',
  help: {
    title: 'In den Positionen eines Entwurfs',
    move: 'Von Zelle zu Zelle',
    extend: 'Bereich auswählen',
    down: 'Zu prüfende Zelle bestätigen und zur nächsten; in jeder anderen Zelle eine Position tiefer',
    edit: 'Zelle bearbeiten',
    takeBack: 'Eingabe verwerfen; danach verlässt Tab die Tabelle',
    fill: 'Nach unten ausfüllen',
    clipboard: 'Kopieren, ausschneiden, einfügen: auch aus Tabellenprogrammen',
    undo: 'Rückgängig, wiederherstellen',
    insert: 'Position darüber einfügen',
    details: 'Details der Position öffnen oder schließen',
    record: 'Kunden oder Artikel anlegen oder zuordnen',
  },
};

export const gridWords: Readonly<Record<Language, GridWords>> = { en, de };
