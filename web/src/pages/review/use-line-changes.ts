/** Lines of a draft that come and go, and what undoes it: after all that was typed is saved, for a line is known by its place. */
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { correctOrder, keepOrder, type Order, type OrderChanges, orderQuery, type Versioned } from '../../api/orders.ts';
import { useFieldName } from '../../shell/use-field-name.ts';
import { useSentence } from '../../shell/use-sentence.ts';
import { useToast } from '../../ui/toast.tsx';
import { useWords } from '../../words/use-words.tsx';
import { lineAgain } from './grid-columns.ts';
import type { Change } from './save-cells.ts';
import type { Draft } from './use-draft.ts';
import { useGridWords } from './use-grid-words.ts';

type LineChanges = NonNullable<OrderChanges['lines']>[number];
/** A line, and the place that it is to have. */
type Placed = { readonly at: number; readonly line: LineChanges };

/** What was done, and can be done again or undone. `of`: how many lines there are where it can. */
export type Step = { readonly of: number } & (
  | { readonly kind: 'cells'; readonly changes: readonly Change[] }
  | { readonly kind: 'insert'; readonly lines: readonly Placed[] }
  | { readonly kind: 'remove'; readonly lineNumbers: readonly number[] }
);

/** Before which of the lines that are there now each goes, so that it stands at its place in the end. */
const insertions = (lines: readonly Placed[], count: number): readonly LineChanges[] =>
  lines.map(({ at, line }, index) => (at - index > count ? line : { before: at - index, ...line }));

/** Changes which lines there are; answers the step that undoes it, or null where it could not be done. */
export const useLineChanges = (id: string, draft: Pick<Draft, 'settled'>) => {
  const client = useQueryClient();
  const words = useWords();
  const gridWords = useGridWords();
  const nameOf = useFieldName();
  const { complain } = useToast();
  const sentence = useSentence();
  const [busy, setBusy] = useState(false);
  const working = useRef(false);
  const change = async (of: number, linesOf: (order: Order) => readonly LineChanges[], undo: (before: Order) => Step) => {
    if (working.current) return null;
    working.current = true;
    setBusy(true);
    try {
      const unsaved = await draft.settled();
      if (unsaved) {
        complain(words.review.saveFailed(nameOf(unsaved[0])));
        return null;
      }
      const cached = client.getQueryData<Versioned>(orderQuery(id).queryKey);
      if (!cached || cached.order.lines.length !== of) {
        complain(gridWords.linesMoved);
        return null;
      }
      keepOrder(client, await correctOrder(id, { lines: [...linesOf(cached.order)] }, cached.etag));
      return undo(cached.order);
    } catch (error) {
      complain(sentence(error));
      // perhaps somebody else was quicker: then the places are others now
      void client.invalidateQueries({ queryKey: orderQuery(id).queryKey });
      return null;
    } finally {
      working.current = false;
      setBusy(false);
    }
  };
  const latest = useRef(change);
  latest.current = change;
  const insert = useCallback(
    (lines: readonly Placed[], of: number) =>
      latest.current(
        of,
        () => insertions(lines, of),
        () => ({ kind: 'remove', lineNumbers: lines.map(({ at }) => at), of: of + lines.length }),
      ),
    [],
  );
  const remove = useCallback((lineNumbers: readonly number[], of: number) => {
    const sorted = [...lineNumbers].sort((a, b) => a - b);
    return latest.current(
      of,
      () => sorted.map((line) => ({ line, remove: true })),
      ({ lines }) => ({
        kind: 'insert',
        lines: sorted.flatMap((at) => {
          const line = lines[at - 1];
          return line ? [{ at, line: lineAgain(line) }] : [];
        }),
        of: of - sorted.length,
      }),
    );
  }, []);
  return { busy, insert, remove };
};
