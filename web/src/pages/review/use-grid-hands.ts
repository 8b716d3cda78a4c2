/** The pointer and the clipboard of the grid of lines. */
import { type ClipboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react';
import { cleared, copied, pasted } from './grid-ranges.ts';
import { rowsOfText, textOfRows } from './grid-text.ts';
import type { GridDeps } from './use-grid-keys.ts';
import { cellAt } from './use-grid-selection.ts';
import { useGridWords } from './use-grid-words.ts';
import { useNotation } from './use-notation.ts';

export const useGridClipboard = ({ grid, lines, selection, mode, readOnly }: GridDeps) => {
  const words = useGridWords();
  const notation = useNotation();
  const isOurs = ({ target }: ClipboardEvent): boolean => mode.current === 'move' && cellAt(target) !== null;
  const copy = (event: ClipboardEvent): boolean => {
    if (!isOurs(event)) return false;
    event.clipboardData.setData('text/plain', textOfRows(copied(grid, selection.range(), notation)));
    event.preventDefault();
    return true;
  };
  return {
    onCopy: (event: ClipboardEvent) => void copy(event),
    onCut: (event: ClipboardEvent) => {
      if (copy(event) && !readOnly) lines.enter(cleared(grid, selection.range(), notation), words.cleared);
    },
    onPaste: (event: ClipboardEvent) => {
      if (readOnly || !isOurs(event)) return;
      event.preventDefault();
      const rows = rowsOfText(event.clipboardData.getData('text/plain'));
      const range = selection.range();
      const { line, column } = range.from;
      const more = Math.max(0, line - 1 + rows.length - grid.lines.length);
      lines.enter(pasted(grid, range, rows, notation), words.pasted, more);
      const wide = Math.max(...rows.map(({ length }) => length));
      if (rows.length > 1 || wide > 1)
        selection.extend(
          {
            line: Math.min(line + rows.length - 1, grid.lines.length),
            column: Math.min(column + wide, grid.columns.length) - 1,
          },
          range.from,
        );
    },
  };
};

/** The first click chooses a cell, the next one writes in it; one that is held chooses a range. A finger touches fields as it does everywhere. */
export const useGridPointer = ({ selection, mode }: Pick<GridDeps, 'selection' | 'mode'>) => {
  const isDragging = useRef(false);
  const isTouch = useRef(false);
  return {
    onPointerDown: ({ pointerType }: PointerEvent) => {
      isTouch.current = pointerType === 'touch';
    },
    onMouseDown: (event: MouseEvent) => {
      const { target, shiftKey, button } = event;
      const at = cellAt(target);
      if (!at || isTouch.current || button !== 0 || !(target instanceof HTMLInputElement) || target.disabled) return;
      if (shiftKey) {
        event.preventDefault();
        selection.extend(at);
      } else if (document.activeElement === target) {
        mode.current = 'edit';
        selection.choose(at);
      } else {
        event.preventDefault();
        target.focus();
        isDragging.current = true;
      }
    },
    onPointerOver: ({ target, buttons }: PointerEvent) => {
      if (buttons !== 1) isDragging.current = false;
      const at = isDragging.current ? cellAt(target) : null;
      if (at) selection.extend(at);
    },
  };
};
