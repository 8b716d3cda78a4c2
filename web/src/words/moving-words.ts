/** Words of splitting and merging orders: loaded with the pages that show them, and not before the first one. */
import type { Schemas } from '../api/client.ts';
import type { Language } from './words.ts';

type Relation = Schemas['OrderLineMove']['relation'];

const en = {
  cancel: 'Cancel',
  moves: 'Moved lines',
  relations: {
    split_into: 'Split into',
    split_from: 'Split from',
    merged_into: 'Merged into',
    merged_from: 'Merged from',
  } satisfies Record<Relation, string>,
  undoSplit: 'To undo a split, merge the orders again.',
  undoMerge: 'To undo a merge, split the lines into a new order.',
  split: {
    open: 'Split into a new order',
    title: (reference: string) => `Split ${reference}`,
    hint: 'The new draft gets these lines and a copy of all header fields. A printed total that no longer fits is removed.',
    lines: 'Lines to move',
    line: (number: number, text: string) => `${number}. ${text}`,
    submit: (count: number) => (count === 1 ? 'Move 1 line' : `Move ${count} lines`),
    leave: 'Leave at least one article in this order, and move at least one.',
    moved: (reference: string) => `Lines moved to ${reference}`,
  },
  merge: {
    open: 'Merge with another order',
    title: (reference: string) => `Merge another order into ${reference}`,
    order: 'Order to merge',
    choose: 'Choose an order',
    none: 'This customer has no other draft in this currency.',
    hint: (from: string, into: string) =>
      `The lines of ${from} are added to ${into}, and ${from} is closed. The customer is not notified.`,
    lines: (count: number) => (count === 1 ? '1 line is added' : `${count} lines are added`),
    conflicts: (from: string, into: string) => `Values of ${from} that are replaced by those of ${into}`,
    agrees: 'The header fields of both orders agree.',
    submit: 'Merge orders',
    merged: (reference: string) => `Lines of ${reference} added`,
  },
};

const de: typeof en = {
  cancel: 'Abbrechen',
  moves: 'Verschobene Positionen',
  relations: {
    split_into: 'Geteilt in',
    split_from: 'Abgeteilt von',
    merged_into: 'Zusammengeführt mit',
    merged_from: 'Positionen aus',
  },
  undoSplit: 'Um eine Teilung rückgängig zu machen, führen Sie die Aufträge wieder zusammen.',
  undoMerge: 'Um eine Zusammenführung rückgängig zu machen, verschieben Sie die Positionen in einen neuen Auftrag.',
  split: {
    open: 'In neuen Auftrag teilen',
    title: (reference) => `${reference} teilen`,
    hint: 'Der neue Entwurf erhält diese Positionen und eine Kopie aller Kopfdaten. Eine gedruckte Summe, die nicht mehr passt, entfällt.',
    lines: 'Zu verschiebende Positionen',
    line: (number, text) => `${number}. ${text}`,
    submit: (count) => (count === 1 ? '1 Position verschieben' : `${count} Positionen verschieben`),
    leave: 'Lassen Sie mindestens einen Artikel in diesem Auftrag, und verschieben Sie mindestens einen.',
    moved: (reference) => `Positionen in ${reference} verschoben`,
  },
  merge: {
    open: 'Mit anderem Auftrag zusammenführen',
    title: (reference) => `Anderen Auftrag mit ${reference} zusammenführen`,
    order: 'Auftrag',
    choose: 'Auftrag auswählen',
    none: 'Dieser Kunde hat keinen anderen Entwurf in dieser Währung.',
    hint: (from, into) =>
      `Die Positionen von ${from} werden in ${into} übernommen, und ${from} wird geschlossen. Der Kunde wird nicht benachrichtigt.`,
    lines: (count) => (count === 1 ? '1 Position kommt hinzu' : `${count} Positionen kommen hinzu`),
    conflicts: (from, into) => `Werte von ${from}, an deren Stelle die von ${into} gelten`,
    agrees: 'Die Kopfdaten beider Aufträge stimmen überein.',
    submit: 'Zusammenführen',
    merged: (reference) => `Positionen von ${reference} übernommen`,
  },
};

export const movingWords: { readonly [language in Language]: typeof en } = { en, de };
