/** Words of the grid of lines: loaded with the review page. */
import type { Language } from './words.ts';

const cells = (count: number): string => (count === 1 ? '1 cell' : `${count} cells`);
const lines = (count: number): string => (count === 1 ? '1 line' : `${count} lines`);

const en = {
  line: 'Line',
  state: 'State',
  keys: 'Use the arrow keys to move. Type or press F2 to edit. Alt+Enter opens the details of a line.',
  asOrdered: 'As ordered',
  qty: 'Qty',
  details: (line: string) => `Details of line ${line}`,
  closeDetails: (line: string) => `Close the details of line ${line}`,
  insertLine: 'Insert line above',
  deleteLine: 'Delete line',
  pasted: (count: number) => `${cells(count)} pasted`,
  filled: (count: number) => `${cells(count)} filled down`,
  cleared: (count: number) => `${cells(count)} cleared`,
  deleted: (count: number) => `${lines(count)} deleted`,
  undo: 'Undo',
  undone: 'Undone',
  redone: 'Redone',
  nothingToUndo: 'Nothing to undo',
  notUndone: 'These lines were changed elsewhere, so this step can’t be undone.',
  notTaken: (count: number) => `${cells(count)} not saved. See the marked cells for details.`,
  linesMoved: 'Lines were added or removed elsewhere. Nothing was changed. Check the lines and try again.',
  looksFine: 'Nothing to check in this cell',
  changeTo: (quantity: string) => `Use ${quantity}`,
  quantityChanged: 'Quantity changed',
  help: {
    title: 'In the order lines',
    move: 'Move between cells',
    extend: 'Select a range',
    down: 'Confirm a cell to check and go to the next; otherwise move down one line',
    edit: 'Edit cell',
    takeBack: 'Discard input; Tab then leaves the grid',
    fill: 'Fill down',
    clipboard: 'Copy, cut, paste (also with spreadsheets)',
    undo: 'Undo, redo',
    insert: 'Insert line above',
    details: 'Open or close line details',
    record: 'Add or link the customer or product',
  },
};
type GridWords = typeof en;

const zellen = (count: number): string => (count === 1 ? '1 Zelle' : `${count} Zellen`);
const positionen = (count: number): string => (count === 1 ? '1 Position' : `${count} Positionen`);

const de: GridWords = {
  line: 'Position',
  state: 'Status',
  keys: 'Mit den Pfeiltasten bewegen. Tippen oder F2 zum Bearbeiten. Alt+Eingabe öffnet die Details einer Position.',
  asOrdered: 'Wie bestellt',
  qty: 'Menge',
  details: (line) => `Details von Position ${line}`,
  closeDetails: (line) => `Details von Position ${line} schließen`,
  insertLine: 'Position darüber einfügen',
  deleteLine: 'Position löschen',
  pasted: (count) => `${zellen(count)} eingefügt`,
  filled: (count) => `${zellen(count)} nach unten ausgefüllt`,
  cleared: (count) => `${zellen(count)} geleert`,
  deleted: (count) => `${positionen(count)} gelöscht`,
  undo: 'Rückgängig',
  undone: 'Rückgängig gemacht',
  redone: 'Wiederhergestellt',
  nothingToUndo: 'Nichts rückgängig zu machen',
  notUndone: 'Diese Positionen wurden anderswo geändert. Der Schritt kann nicht rückgängig gemacht werden.',
  notTaken: (count) => `${zellen(count)} nicht gespeichert. Einzelheiten stehen in den markierten Zellen.`,
  linesMoved:
    'Positionen wurden anderswo hinzugefügt oder entfernt. Nichts wurde geändert. Prüfen Sie die Positionen und versuchen Sie es erneut.',
  looksFine: 'In dieser Zelle ist nichts zu prüfen',
  changeTo: (quantity) => `${quantity} übernehmen`,
  quantityChanged: 'Menge geändert',
  help: {
    title: 'In den Auftragspositionen',
    move: 'Zwischen Zellen bewegen',
    extend: 'Bereich auswählen',
    down: 'Zu prüfende Zelle bestätigen und zur nächsten; sonst eine Position nach unten',
    edit: 'Zelle bearbeiten',
    takeBack: 'Eingabe verwerfen; danach verlässt Tab die Tabelle',
    fill: 'Nach unten ausfüllen',
    clipboard: 'Kopieren, ausschneiden, einfügen (auch mit Tabellenprogrammen)',
    undo: 'Rückgängig, wiederherstellen',
    insert: 'Position darüber einfügen',
    details: 'Details der Position öffnen oder schließen',
    record: 'Kunden oder Artikel anlegen oder zuordnen',
  },
};

export const gridWords: Readonly<Record<Language, GridWords>> = { en, de };
