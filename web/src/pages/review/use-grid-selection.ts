/** The range of cells that is chosen. It is marked in the document itself: nothing of hundreds of lines is drawn again for it. */
import { type RefObject, useCallback, useMemo, useRef } from 'react';
import { isOne, type Place, placesOf, type Range, rangeOf } from './grid-place.ts';

export const cellAt = (target: EventTarget | null): Place | null => {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null;
  const [line, column] = cell?.dataset.cell?.split('/') ?? [];
  return line && column ? { line: Number(line), column: Number(column) } : null;
};

export const useGridSelection = (root: RefObject<HTMLDivElement | null>) => {
  const anchor = useRef<Place>({ line: 1, column: 0 });
  const head = useRef<Place>({ line: 1, column: 0 });
  const range = useCallback((): Range => rangeOf(anchor.current, head.current), []);
  const elementAt = useCallback(
    ({ line, column }: Place) => root.current?.querySelector(`[data-cell="${line}/${column}"]`) ?? null,
    [root],
  );
  const paint = useCallback(() => {
    for (const cell of root.current?.querySelectorAll('[aria-selected]') ?? []) cell.removeAttribute('aria-selected');
    if (isOne(range())) return;
    for (const position of placesOf(range())) elementAt(position)?.setAttribute('aria-selected', 'true');
  }, [root, range, elementAt]);
  return useMemo(
    () => ({
      range,
      head: () => head.current,
      /** This cell and no other. */
      choose: (position: Place) => {
        const before = range();
        anchor.current = position;
        head.current = position;
        if (!isOne(before)) paint();
      },
      /** Everything between the cell that was chosen first and this one. */
      extend: (to: Place, from: Place = anchor.current) => {
        anchor.current = from;
        head.current = to;
        paint();
        elementAt(to)?.scrollIntoView({ block: 'nearest' });
      },
    }),
    [range, paint, elementAt],
  );
};

export type Selection = ReturnType<typeof useGridSelection>;
