/** Everything that changes the grid of lines, each step of which can be undone: one cell, a range of them, lines that come and go. */
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { type Order, orderQuery, type Versioned } from '../../api/orders.ts';
import { useMe } from '../../api/session.ts';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/toast.tsx';
import { type Entered, fieldValue, lineOf } from './fields.ts';
import { changesBetween, linesOf } from './save-cells.ts';
import { keepTyped, typedKey } from './unsaved.ts';
import type { Draft } from './use-draft.ts';
import { useGridWords } from './use-grid-words.ts';
import { type Step, useLineChanges } from './use-line-changes.ts';
import { useSteps } from './use-steps.ts';

/** What has the focus once these lines are gone. */
const fieldAfter = (lineNumbers: readonly number[], count: number): string => {
  const left = count - lineNumbers.length;
  return left > 0 ? `lines.${Math.min(...lineNumbers, left)}.product` : 'warehouse';
};
const blankLines = (at: number, many: number) => Array.from({ length: many }, (_, index) => ({ at: at + index, line: {} }));

type EditMessage = (count: number) => string;

/** Saves many cells; what is refused stands in its cell, with the reason. Answers the step that was done. */
const useCells = (id: string, draft: Draft) => {
  const { user } = useMe();
  const words = useGridWords();
  const { complain } = useToast();
  return async (entered: readonly Entered[], begun: Versioned): Promise<Step | null> => {
    const keyOf = (field: string) => typedKey(user.id, id, field);
    // what was typed there before is replaced
    for (const { field } of entered) keepTyped(keyOf(field), null);
    const { changes, faults, moved } = await draft.saveAll(entered, begun);
    if (moved) complain(words.linesMoved);
    const refused = entered.filter(({ field }) => field in faults);
    for (const { field, text } of refused) keepTyped(keyOf(field), { text, over: begun });
    if (refused.length > 0) complain(words.notTaken(refused.length));
    return changes.length > 0 ? { kind: 'cells', changes, of: begun.order.lines.length } : null;
  };
};

/** Does a step, whichever kind it is, and answers the one that undoes it. */
const usePerform = (
  draft: Draft,
  id: string,
  {
    lines,
    cachedOrder,
    nextFocus,
  }: { lines: ReturnType<typeof useLineChanges>; cachedOrder: () => Versioned | undefined; nextFocus: RefObject<string | null> },
) => {
  const words = useGridWords();
  const { complain } = useToast();
  const saveCells = useCells(id, draft);
  const perform = async (step: Step): Promise<Step | null> => {
    const current = cachedOrder();
    const mine =
      step.kind === 'cells' && current ? step.changes.filter(({ field, to }) => fieldValue(current.order, field) === to) : null;
    if (!current || current.order.lines.length !== step.of || mine?.length === 0) {
      complain(words.notUndone);
      return null;
    }
    if (step.kind === 'cells')
      return saveCells(
        (mine ?? []).map(({ field, from }) => ({ field, value: from, text: from })),
        current,
      );
    nextFocus.current =
      step.kind === 'insert' ? `lines.${step.lines[0]?.at ?? 1}.product` : fieldAfter(step.lineNumbers, step.of);
    return step.kind === 'insert' ? lines.insert(step.lines, step.of) : lines.remove(step.lineNumbers, step.of);
  };
  return { saveCells, perform };
};

/** @param focus gives the focus to the field of this name */
export const useGridEdits = (order: Order, draft: Draft, focus: (field: string) => void) => {
  const client = useQueryClient();
  const words = useGridWords();
  const { say } = useToast();
  const lines = useLineChanges(order.id, draft);
  const cachedOrder = () => client.getQueryData<Versioned>(orderQuery(order.id).queryKey);
  const nextFocus = useRef<string | null>(null);
  const count = order.lines.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once there is another number of lines
  useEffect(() => {
    if (nextFocus.current) focus(nextFocus.current);
    nextFocus.current = null;
  }, [count]);
  const { saveCells, perform } = usePerform(draft, order.id, { lines, cachedOrder, nextFocus });
  const { record, undo, redo } = useSteps(order.id, perform, draft.settled);
  draft.onSaved.current = (field, before, after) => {
    if (lineOf(field) === null) return;
    const changes = changesBetween(before, after, linesOf([{ field }]));
    if (changes.length > 0) record([{ kind: 'cells', changes, of: after.lines.length }]);
  };
  const undoButton = <Button onClick={() => undo()}>{words.undo}</Button>;
  /** @param next what has the focus then */
  const change = async (next: string, how: () => Promise<Step | null>, message?: string) => {
    nextFocus.current = next;
    const step = await how();
    if (!step) nextFocus.current = null;
    else if (message) say(message, undoButton);
    record([step]);
  };
  const insert = (at: number, many = 1) => change(`lines.${at}.product`, () => lines.insert(blankLines(at, many), count));
  const remove = (lineNumbers: readonly number[]) =>
    change(fieldAfter(lineNumbers, count), () => lines.remove(lineNumbers, count), words.deleted(lineNumbers.length));
  /** @param more lines that are added at the end before */
  const enter = async (entered: readonly Entered[], messageOf: EditMessage, more = 0) => {
    const added = more > 0 ? await lines.insert(blankLines(count + 1, more), count) : null;
    const begun = cachedOrder();
    if (!begun || (more > 0 && !added)) return;
    const step = await saveCells(entered, begun);
    record([added, step]);
    if (step) say(messageOf(entered.length), undoButton);
  };
  const actions = useRef({ insert, remove, enter, undo, redo, count });
  actions.current = { insert, remove, enter, undo, redo, count };
  return useMemo(
    () => ({
      busy: lines.busy,
      add: () => void actions.current.insert(actions.current.count + 1),
      insert: (at: number, many?: number) => void actions.current.insert(at, many),
      remove: (...lineNumbers: readonly number[]) => void actions.current.remove(lineNumbers),
      enter: (entered: readonly Entered[], messageOf: EditMessage, more?: number) =>
        void actions.current.enter(entered, messageOf, more),
      undo: () => actions.current.undo(),
      redo: () => actions.current.redo(),
    }),
    [lines.busy],
  );
};

export type Lines = ReturnType<typeof useGridEdits>;
