/** Saves many fields of lines with one request: all that the service accepts, and the reason for each that it refuses. */
import type { QueryClient } from '@tanstack/react-query';
import { correctOrder, keepOrder, type Order, orderQuery, type Versioned } from '../../api/orders.ts';
import { faultsOf, isProblem } from '../../api/problem.ts';
import { type Cell, changesOf, fieldValue, isSameLine, lineFieldsOf } from './fields.ts';
import { isOwn, rememberSaved } from './unsaved.ts';

/** What a field said before, and what it says now. */
export type Change = { readonly field: string; readonly from: string; readonly to: string };
type Faults = Readonly<Record<string, unknown>>;
export type Outcome = { readonly changes: readonly Change[]; readonly faults: Faults; readonly moved: boolean };

const tries = 6;
const pauseMs = 150;

/** What is other in the lines of these fields, which is more than was asked for where a product brings its price. */
export const changesBetween = (before: Order, after: Order, lines: ReadonlySet<number>): readonly Change[] =>
  [...lines].flatMap((line) =>
    lineFieldsOf(line).flatMap((field) => {
      const [from, to] = [fieldValue(before, field), fieldValue(after, field)];
      return from === to ? [] : [{ field, from, to }];
    }),
  );

export const linesOf = (cells: readonly { readonly field: string }[]): ReadonlySet<number> =>
  new Set(cells.map(({ field }) => Number(field.split('.')[1])));

/** @param begun the order as it was when the cells were chosen */
export const saveCells = async (
  client: QueryClient,
  { id, cells, begun }: { readonly id: string; readonly cells: readonly Cell[]; readonly begun: Versioned },
): Promise<Outcome> => {
  const { queryKey } = orderQuery(id);
  let current = client.getQueryData<Versioned>(queryKey) ?? begun;
  let left = cells;
  let faults: Faults = {};
  const outcomeOf = (changes: readonly Change[], moved = false): Outcome => ({ changes, faults, moved });
  for (let turn = 1; left.length > 0; turn += 1) {
    const { order } = current;
    if (
      begun.order.lines.length !== order.lines.length ||
      !left.every(({ field }) => isSameLine(begun.order, order, field, isOwnOf(id)))
    )
      return outcomeOf([], true);
    try {
      const saved = await correctOrder(id, changesOf(left), current.etag);
      const changes = changesBetween(order, saved.order, linesOf(left));
      for (const { field, to } of changes) rememberSaved(id, field, to);
      keepOrder(client, saved);
      return outcomeOf(changes);
    } catch (error) {
      const refused = faultsOf(error);
      const isOld = isProblem(error, 'precondition_failed') && turn < tries;
      // the rest goes without what was refused; where the request as a whole was, nothing of it is saved
      const wrong = isOld ? [] : left.some(({ field }) => refused[field]) ? left.filter(({ field }) => refused[field]) : left;
      faults = { ...faults, ...Object.fromEntries(wrong.map(({ field }) => [field, error])) };
      left = left.filter((cell) => !wrong.includes(cell));
      if (isOld) {
        await new Promise((resolve) => setTimeout(resolve, (turn - 1) * pauseMs));
        current = await client.fetchQuery({ ...orderQuery(id), staleTime: 0 });
      }
    }
  }
  return outcomeOf([]);
};

export const isOwnOf =
  (id: string) =>
  (field: string, value: string): boolean =>
    isOwn(id, field, value);
