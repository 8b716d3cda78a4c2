/** Words of the page fill the field that has the focus; a box over several lines fills its column. All of it is saved as if it had been typed. */
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type Order, orderQuery, type Versioned } from '../../api/orders.ts';
import { useMe } from '../../api/session.ts';
import type { PageWord } from '../../evidence/page-words.ts';
import type { PagePlace, Taking } from '../../shell/order-evidence.tsx';
import { useFieldName } from '../../shell/use-field-name.ts';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/toast.tsx';
import { visible } from '../../ui/visible.ts';
import { takingWords } from '../../words/taking-words.ts';
import { useFormat, useSpoken, useWords } from '../../words/use-words.tsx';
import { type Entered, fieldValue, type LineField, parseField } from './fields.ts';
import { type ColumnFill, FillDialog } from './fill-dialog.tsx';
import { copiedValue, isEditable, textField } from './grid-columns.ts';
import { anchorsOf, columnShares, isOfLines, isSameValue, takenValue } from './taken.ts';
import { keepTyped, typedKey } from './unsaved.ts';
import type { Draft } from './use-draft.ts';
import type { Lines } from './use-grid-edits.tsx';
import { useNotation } from './use-notation.ts';

type Deps = {
  readonly order: Order;
  readonly draft: Draft;
  readonly lines: Lines;
  /** that has or had the focus */
  readonly field: string | null;
  readonly readOnly: boolean;
};

/** Fields of records are found by what is typed, the warehouse is chosen from a list. */
const isFillable = ({ lines }: Order, field: string | null): field is string => {
  const path = field === null ? null : parseField(field);
  if (!path) return false;
  if (path.line === null) return path.name !== 'warehouse';
  const line = lines[path.line - 1];
  return line !== undefined && isEditable(line, path.name);
};

/** Into a field that finds, as a person types it: its list opens. */
const search = (field: string, text: string): void => {
  const input = document.querySelector<HTMLInputElement>(`.draft [data-field="${CSS.escape(field)}"]`);
  if (!input) return;
  input.focus();
  // React hears of a value only where its own setter is passed by
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
};

/** A field of the head is saved by itself, and a button takes it back. */
const useHeadFill = ({ order, draft }: Deps) => {
  const client = useQueryClient();
  const { user } = useMe();
  const { review } = useWords();
  const words = takingWords[useSpoken().language];
  const { say, complain } = useToast();
  const nameOf = useFieldName();
  const notation = useNotation();
  const current = (): Versioned | undefined => client.getQueryData<Versioned>(orderQuery(order.id).queryKey);
  const valueNow = (field: string): string => {
    const versioned = current();
    return versioned ? fieldValue(versioned.order, field) : '';
  };
  const undo = async (field: string, { before, after }: { readonly before: string; readonly after: string }) => {
    if (valueNow(field) !== after) return complain(words.notUndone(nameOf(field)));
    if ((await draft.save(field, before)) === 'saved') say(words.undone);
  };
  return async (field: string, value: string) => {
    const key = typedKey(user.id, order.id, field);
    const before = valueNow(field);
    // what was typed there is replaced
    keepTyped(key, null);
    if (isSameValue(field, before, value)) return say(words.same(nameOf(field)));
    const over = current();
    const outcome = await draft.save(field, value);
    if (outcome === 'failed') {
      keepTyped(key, { text: notation.written(field, value), over });
      complain(review.saveFailed(nameOf(field)));
    }
    if (outcome !== 'saved') return undefined;
    const after = valueNow(field);
    const step = { before, after };
    return say(
      words.filled(nameOf(field), visible(notation.written(field, after))),
      <Button onClick={() => void undo(field, step)}>{words.undo}</Button>,
    );
  };
};

/** What a box over a column changes in which lines; null: nothing in it is a value. */
const useColumnFill = ({ order, field, lines }: Deps) => {
  const format = useFormat();
  return (name: LineField, words: readonly PageWord[], at: PagePlace): ColumnFill | null => {
    const from = (field === null ? null : parseField(field)?.line) ?? 1;
    const anchors = anchorsOf(order, at);
    const { shares, skipped } = columnShares(`lines.${from}.${name}`, words, { anchors, from, reading: format });
    const fills = shares.flatMap(({ line, value, text }) => {
      const orderLine = order.lines[line - 1];
      if (orderLine && !isEditable(orderLine, name)) return [];
      const before = orderLine ? copiedValue(orderLine, name) : '';
      const entered: Entered = { field: `lines.${line}.${textField(name)}`, value, text };
      return isSameValue(name, before, value) ? [] : [{ ...entered, shownField: `lines.${line}.${name}`, before }];
    });
    if (shares.length === 0) return null;
    const more = Math.max(0, ...fills.map(({ field: filled }) => (parseField(filled)?.line ?? 0) - order.lines.length));
    return { name, fills, skipped, more, isReplacing: fills.some(({ before }) => before !== ''), enter: lines.enter };
  };
};

export const useTaking = (deps: Deps): { readonly taking: Taking | null; readonly dialog: ReactNode } => {
  const { order, lines, field, readOnly } = deps;
  const words = takingWords[useSpoken().language];
  const format = useFormat();
  const nameOf = useFieldName();
  const { say, complain } = useToast();
  const fillHead = useHeadFill(deps);
  const columnFill = useColumnFill(deps);
  const [pendingFill, setPendingFill] = useState<ColumnFill | null>(null);
  const fillCell = (target: string, line: number, name: LineField, { value, text }: { value: string; text: string }) => {
    const orderLine = order.lines[line - 1];
    if (orderLine && isSameValue(name, copiedValue(orderLine, name), value)) return say(words.same(nameOf(target)));
    const entered = { field: `lines.${line}.${textField(name)}`, value, text };
    return lines.enter([entered], () => words.filled(nameOf(target), visible(text)));
  };
  const fillColumn = (fill: ColumnFill, columnName: string) => {
    if (fill.fills.length === 0) return say(words.same(columnName));
    if (fill.isReplacing || fill.more > 0) return setPendingFill(fill);
    return lines.enter(fill.fills, (count) => words.column(count, columnName));
  };
  const take = (chosenWords: readonly PageWord[], at: PagePlace) => {
    const path = isFillable(order, field) ? parseField(field) : null;
    if (field === null || !path) return complain(words.noField);
    if (chosenWords.length === 0) return complain(words.empty);
    const text = chosenWords.map((word) => word.text).join(' ');
    const unreadable = () => complain(words.unreadable(visible(text), nameOf(field)));
    if (path.line !== null && isOfLines(chosenWords, anchorsOf(order, at))) {
      const fill = columnFill(path.name, chosenWords, at);
      return fill ? fillColumn(fill, nameOf(path.name)) : unreadable();
    }
    const value = takenValue(field, chosenWords, format);
    if (value === null) return unreadable();
    if (field === 'customer') return search(field, value);
    if (path.line === null) return void fillHead(field, value);
    return fillCell(field, path.line, path.name, { value, text: value });
  };
  const target = isFillable(order, field) ? nameOf(field) : null;
  return {
    taking: readOnly ? null : { target, take },
    dialog: pendingFill ? <FillDialog fill={pendingFill} onClose={() => setPendingFill(null)} /> : null,
  };
};
