/** The keys of the grid of lines, as people know them from a spreadsheet. */
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import type { Order } from '../../api/orders.ts';
import { useMe } from '../../api/session.ts';
import { keyName } from '../../ui/keys.ts';
import { fieldValue, parseField } from './fields.ts';
import { isEditable } from './grid-columns.ts';
import { isOne, nextInRows, type Place, placeAfter } from './grid-place.ts';
import { cleared, filledDown, type Grid } from './grid-ranges.ts';
import { keepTyped, typedAt, typedKey } from './unsaved.ts';
import type { Draft } from './use-draft.ts';
import type { Lines } from './use-grid-edits.tsx';
import { cellAt, type Selection } from './use-grid-selection.ts';
import { useGridWords } from './use-grid-words.ts';
import { useNotation } from './use-notation.ts';

/** `move`: keys lead from cell to cell. `type`: what is typed replaces the cell, and an arrow ends it. `edit`: keys move in the text. */
export type Mode = 'move' | 'type' | 'edit';

export type GridDeps = {
  readonly order: Order;
  readonly grid: Grid;
  readonly lines: Lines;
  readonly selection: Selection;
  readonly mode: RefObject<Mode>;
  readonly readOnly: boolean;
  readonly focus: (field: string) => void;
  readonly save: Draft['save'];
};
type Deps = GridDeps & {
  /** a person should look at this field */
  readonly isDoubtful: (field: string) => boolean;
  readonly onOpen: (line: number) => void;
};

/**
 * Whether somebody works in the grid: Tab goes from cell to cell then. Who comes by with Tab alone leaves by the next one, and so does who pressed
 * Escape: a table of hundreds of lines is one stop on the way through the page.
 */
const useWorking = () => {
  const working = useRef(false);
  const arriving = useRef(false);
  useEffect(() => {
    const handleEvent = (event: Event) => {
      const key = event instanceof globalThis.KeyboardEvent ? event.key : null;
      arriving.current = key === 'Tab' && cellAt(document.activeElement) === null;
    };
    const heardKeys = { capture: true } as const;
    document.addEventListener('keydown', handleEvent, heardKeys);
    document.addEventListener('pointerdown', handleEvent, heardKeys);
    return () => {
      document.removeEventListener('keydown', handleEvent, heardKeys);
      document.removeEventListener('pointerdown', handleEvent, heardKeys);
    };
  }, []);
  return {
    working,
    arrived: () => {
      working.current = !arriving.current;
    },
  };
};

const isFinding = (input: HTMLElement): boolean => input.getAttribute('aria-expanded') === 'true';
/** What is pointed at in the open list of a product is taken, as by Enter. */
const takeFound = (input: HTMLElement): void =>
  document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.click();

/** What changes lines and cells; false: the key is none of them. */
const useChanges = ({ grid, lines, selection, mode, readOnly }: GridDeps) => {
  const words = useGridWords();
  const notation = useNotation();
  const rowsChosen = () => {
    const { from, to } = selection.range();
    return Array.from({ length: to.line - from.line + 1 }, (_, index) => from.line + index);
  };
  const keys: Readonly<Record<string, () => void>> = {
    'ctrl+d': () => lines.enter(filledDown(grid, selection.range()), words.filled),
    delete: () => lines.enter(cleared(grid, selection.range(), notation), words.cleared),
    'ctrl+z': lines.undo,
    'ctrl+y': lines.redo,
    'ctrl+shift+z': lines.redo,
    'alt+insert': () => lines.insert(selection.range().from.line, rowsChosen().length),
    'alt+delete': () => lines.remove(...rowsChosen()),
  };
  const inText = /^(delete|ctrl\+z|ctrl\+y|ctrl\+shift\+z)$/;
  return (name: string): boolean => {
    const change = keys[name];
    if (!change || readOnly || (mode.current !== 'move' && inText.test(name))) return false;
    change();
    return true;
  };
};

/** What ends the writing in a cell, or begins it. */
const useWriting = ({ order, grid, selection, mode, readOnly, save }: GridDeps, leave: () => void) => {
  const { user } = useMe();
  return (name: string, at: Place, input: HTMLInputElement): boolean => {
    if (name === 'f2') {
      if (readOnly) return true;
      mode.current = 'edit';
      // the list of products opens by itself
      if (input.role === 'combobox') return false;
      input.setSelectionRange(input.value.length, input.value.length);
      return true;
    }
    if (name !== 'escape') return false;
    const field = `lines.${at.line}.${grid.columns[at.column]}`;
    const key = typedKey(user.id, order.id, field);
    if (mode.current === 'move' && typedAt(key) === null) {
      if (isOne(selection.range())) leave();
      else selection.choose(at);
      return true;
    }
    mode.current = 'move';
    keepTyped(key, null);
    // what was refused is so no more
    if (!readOnly && parseField(field)) void save(field, fieldValue(order, field));
    requestAnimationFrame(() => input.select());
    return input.role !== 'combobox';
  };
};

export const useGridKeys = (deps: Deps) => {
  const { grid, selection, mode, focus, isDoubtful, onOpen } = deps;
  const { working, arrived } = useWorking();
  const change = useChanges(deps);
  const write = useWriting(deps, () => {
    working.current = false;
  });
  const size = { lines: grid.lines.length, columns: grid.columns.length };
  const fieldAt = ({ line, column }: Place) => `lines.${line}.${grid.columns[column]}`;
  const goTo = (position: Place): true => {
    working.current = true;
    focus(fieldAt(position));
    return true;
  };
  const isOpenTo = ({ line, column }: Place): boolean => {
    const [gridLine, name] = [grid.lines[line - 1], grid.columns[column]];
    return gridLine !== undefined && name !== undefined && isEditable(gridLine, name);
  };
  const tab = (at: Place, by: 1 | -1): boolean => {
    if (!working.current) return false;
    let next = nextInRows(at, by, size);
    while (next && !isOpenTo(next)) next = nextInRows(next, by, size);
    return next !== null && goTo(next);
  };
  const enter = (at: Place): boolean => {
    // what is doubtful is accepted, and the page goes to what is doubtful next
    if (isDoubtful(fieldAt(at)) || at.line === size.lines) return false;
    return goTo({ ...at, line: at.line + 1 });
  };
  const move = (name: string, at: Place): boolean => {
    if (mode.current === 'edit') return false;
    const isExtending = name.includes('shift+');
    if (mode.current === 'type' && (isExtending || /home|end|ctrl/.test(name))) return false;
    if (name === 'ctrl+a') {
      selection.extend({ line: size.lines, column: size.columns - 1 }, { line: 1, column: 0 });
      return true;
    }
    const to = placeAfter(name.replace('shift+', ''), isExtending ? selection.head() : at, size);
    if (to === null) return false;
    if (!isExtending) return goTo(to);
    selection.extend(to);
    return true;
  };
  const act = (name: string, at: Place, input: HTMLInputElement): boolean => {
    if (name === 'tab' || name === 'shift+tab') {
      if (isFinding(input)) takeFound(input);
      return tab(at, name === 'tab' ? 1 : -1);
    }
    if (isFinding(input)) {
      // the list takes both, and leaves a cell as it is chosen
      if (name === 'escape' || name === 'enter') mode.current = 'move';
      return false;
    }
    if (name === 'enter') return enter(at);
    if (name === 'alt+enter') {
      onOpen(at.line);
      return true;
    }
    return write(name, at, input) || change(name) || move(name, at);
  };
  return {
    arrived,
    work: () => {
      working.current = true;
    },
    onKeyDownCapture: (event: KeyboardEvent) => {
      const at = cellAt(event.target);
      if (!at || event.nativeEvent.isComposing || !(event.target instanceof HTMLInputElement)) return;
      if (!act(keyName(event.nativeEvent), at, event.target)) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
};
