/** The lines of a draft as a grid that is worked in like a spreadsheet (ARIA APG, "Grid"). */
import '../../styles/lines.css';
import { type FocusEvent, startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Order } from '../../api/orders.ts';
import { OrderSum } from '../../shell/order-sum.tsx';
import { Button } from '../../ui/button.tsx';
import { useWords } from '../../words/use-words.tsx';
import { CellBar } from './cell-bar.tsx';
import { lineOf, parseField } from './fields.ts';
import { isNumberColumn } from './grid-cell.tsx';
import { columnsOf, type GridColumn } from './grid-columns.ts';
import type { Place } from './grid-place.ts';
import { LineRow } from './line-row.tsx';
import { isWanted, type StandingOfParts, type Standings } from './standing.ts';
import { useColumnName } from './use-column-name.ts';
import type { Desk } from './use-field-input.ts';
import type { Lines } from './use-grid-edits.tsx';
import { useGridClipboard, useGridPointer } from './use-grid-hands.ts';
import { type Mode, useGridKeys } from './use-grid-keys.ts';
import { cellAt, useGridSelection } from './use-grid-selection.ts';
import { useGridWords } from './use-grid-words.ts';

type Props = {
  readonly order: Order;
  readonly lines: Lines;
  readonly standing: StandingOfParts;
  readonly desk: Desk;
  /** that is to have the focus, or had it last */
  readonly focusTarget: string | null;
  readonly focus: (field: string) => void;
  /** a product is made or linked for this field */
  readonly onMake: (field: string) => void;
};

/** So many lines cost nothing that anybody would see; of a longer order the fields of the others come as they are needed. */
const drawnAtOnce = 24;
const none: Standings = {};

/** How many lines are drawn: the first ones at once, all as soon as the page can be worked in. */
const useDrawnLines = (count: number, wantedLine: number | null): number => {
  const [isReady, setReady] = useState(false);
  useEffect(() => startTransition(() => setReady(true)), []);
  return isReady ? count : Math.min(count, Math.max(drawnAtOnce, wantedLine ?? 0));
};

/** As wide as what stands in it; product and text share what is left. */
const tracks: Readonly<Partial<Record<GridColumn, string>>> = {
  product: 'minmax(7rem, 1.3fr)',
  name: 'minmax(6rem, 1fr)',
  qty: '4rem',
  unit: '4.25rem',
  price: '4.75rem',
  discount: '4rem',
  amount: '5.75rem',
  'requested_delivery.until': '6rem',
};
const tracksOf = (columns: readonly GridColumn[]): string =>
  ['2.25rem', ...columns.map((column) => tracks[column] ?? '5rem'), '3rem'].join(' ');

/** The line whose details are shown: one that was opened, or one in whose details the focus is wanted. */
const useOpenLine = (focusTarget: string | null, columns: readonly GridColumn[]) => {
  const [opened, setOpened] = useState<number | null>(null);
  const path = focusTarget === null ? null : parseField(focusTarget);
  const isInPanel = path !== null && path.line !== null && !columns.includes(path.name);
  const toggle = useCallback((line: number) => setOpened((before) => (before === line ? null : line)), []);
  return { open: opened ?? (isInPanel ? path.line : null), toggle };
};

/** The grid itself: what has the focus in it, and what hands do there. */
const useGrid = ({ order, lines, standing, desk, focusTarget, focus }: Props) => {
  const columnNames = columnsOf(order).join(' ');
  // the same as long as they are the same: every line is drawn by them
  const columns = useMemo(() => columnNames.split(' ') as readonly GridColumn[], [columnNames]);
  const root = useRef<HTMLDivElement>(null);
  const mode = useRef<Mode>('move');
  const [active, setActive] = useState<Place | null>(null);
  const selection = useGridSelection(root);
  const { open, toggle } = useOpenLine(focusTarget, columns);
  const deps = {
    order,
    grid: { lines: order.lines, columns },
    lines,
    selection,
    mode,
    readOnly: desk.readOnly,
    focus,
    save: desk.save,
  };
  const isDoubtful = (field: string) => isWanted(standing.lines[lineOf(field) ?? 0]?.[field] ?? {});
  const { arrived, work, onKeyDownCapture } = useGridKeys({ ...deps, isDoubtful, onOpen: toggle });
  const hands = { ...useGridClipboard(deps), ...useGridPointer(deps), onKeyDownCapture };
  const onFocus = ({ target }: FocusEvent) => {
    const at = cellAt(target);
    if (!at) return;
    mode.current = 'move';
    arrived();
    selection.choose(at);
    setActive(at);
  };
  const onInput = () => {
    if (mode.current === 'move') mode.current = 'type';
    work();
  };
  const onDoubleClick = () => {
    mode.current = 'edit';
  };
  return { columns, active, open, toggle, grid: { ref: root, onFocus, onInput, onDoubleClick, ...hands } };
};

export const LinesGrid = (props: Props) => {
  const { order, lines, standing, desk, focusTarget, onMake } = props;
  const { order: words, review } = useWords();
  const gridWords = useGridWords();
  const { columns, active, open, toggle, grid } = useGrid(props);
  const count = order.lines.length;
  const entry = { line: Math.min(active?.line ?? 1, count), column: Math.min(active?.column ?? 0, columns.length - 1) };
  const wantedLine = focusTarget === null ? null : lineOf(focusTarget);
  const drawn = useDrawnLines(count, wantedLine);
  return (
    <section
      className="lines"
      aria-label={words.fields.lines}
      style={{ '--line-tracks': tracksOf(columns) } as React.CSSProperties}
    >
      <header className="lines-head">
        <h2>{words.fields.lines}</h2>
        {desk.readOnly ? null : (
          <Button icon="plus" hint="Alt+N" busy={lines.busy} onClick={lines.add}>
            {review.addLine}
          </Button>
        )}
      </header>
      {count === 0 ? null : (
        <div
          {...grid}
          role="grid"
          className="lines-grid"
          aria-label={words.fields.lines}
          aria-description={gridWords.keys}
          aria-rowcount={count + 1}
          aria-multiselectable
          aria-readonly={desk.readOnly || undefined}
        >
          <Head columns={columns} />
          {order.lines.slice(0, drawn).map((orderLine, index) => (
            <LineRow
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place
              key={index}
              line={orderLine}
              number={index + 1}
              columns={columns}
              standings={standing.lines[index + 1] ?? none}
              desk={desk}
              currency={order.currency}
              busy={lines.busy}
              isFocusTarget={index < drawnAtOnce || index + 1 === wantedLine}
              entry={entry.line === index + 1 ? entry.column : null}
              isOpen={open === index + 1}
              onOpen={toggle}
              onInsert={lines.insert}
              onRemove={lines.remove}
            />
          ))}
        </div>
      )}
      <OrderSum order={order} />
      <Bar {...{ order, active, columns, standing, desk, lines, onMake }} />
    </section>
  );
};

type BarProps = Pick<Props, 'order' | 'standing' | 'desk' | 'lines' | 'onMake'> & {
  readonly active: Place | null;
  readonly columns: readonly GridColumn[];
};
const Bar = ({ order, active, columns, standing, desk, lines, onMake }: BarProps) => {
  const line = active === null ? undefined : order.lines[active.line - 1];
  const column = active === null ? undefined : columns[active.column];
  if (!line || !column || !active) return null;
  return (
    <CellBar
      {...{ order, line, desk, lines, onMake }}
      number={active.line}
      field={`lines.${active.line}.${column}`}
      standings={standing.lines[active.line] ?? none}
    />
  );
};

const Head = ({ columns }: { readonly columns: readonly GridColumn[] }) => {
  const gridWords = useGridWords();
  const nameOf = useColumnName();
  return (
    <div role="row" aria-rowindex={1} className="lines-headrow">
      <div role="columnheader" className="line-cell">
        <span className="visually-hidden">{gridWords.line}</span>
      </div>
      {columns.map((column) => (
        <div key={column} role="columnheader" className={`line-cell ${isNumberColumn(column) ? 'line-cell-number' : ''}`}>
          {nameOf(column)}
        </div>
      ))}
      <div role="columnheader" className="line-cell">
        <span className="visually-hidden">{gridWords.state}</span>
      </div>
    </div>
  );
};
