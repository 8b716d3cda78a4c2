/** A table of any length: only what is seen is in the document. Rows are links, and `j` and `k` go through them. */
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { memo, type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useWords } from '../words/use-words.tsx';
import { Icon } from './icon.tsx';
import { step } from './keys.ts';
import { useKeys } from './use-keys.ts';

export type Column<Row> = {
  readonly key: string;
  readonly header: ReactNode;
  /** a CSS grid track: 8rem, minmax(0, 2fr) */
  readonly width: string;
  readonly cell: (row: Row) => ReactNode;
  readonly align?: 'end';
  /** left out where the window is narrow */
  readonly extra?: boolean;
  /** the ordering that sorts by it */
  readonly sort?: string;
};

type Props<Row> = {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  readonly keyOf: (row: Row) => string;
  readonly hrefOf?: (row: Row) => string;
  readonly nameOf?: (row: Row) => string;
  /** of all pages, where it is known */
  readonly total?: number | null;
  readonly onEnd?: () => void;
  readonly leading?: ((row: Row) => ReactNode) | undefined;
  /** with `-` before it: downwards */
  readonly ordering?: string;
  readonly onOrder?: (ordering: string) => void;
};

const rowHeight = 49;
/** From how far before the end more is asked for, in rows. */
const ahead = 30;

/** Of each column's cells: where they stand in a window that is narrow, the first and the last of what is shown there above the rest. */
const classesOf = <Row,>(columns: readonly Column<Row>[]): readonly string[] => {
  const few = columns.filter(({ extra }) => !extra);
  return columns.map((column) => {
    const position = few.indexOf(column);
    const isUnder = position > 0 && position < few.length - 1;
    return [
      'cell',
      column.align ? 'cell-end' : '',
      column.extra ? 'cell-extra' : '',
      isUnder ? 'cell-under' : '',
      isUnder && position === 2 ? 'cell-under-end' : '',
      few.length > 1 && position === few.length - 1 ? 'cell-last' : '',
    ]
      .filter(Boolean)
      .join(' ');
  });
};

type RowProps<Row> = Pick<Props<Row>, 'columns' | 'hrefOf' | 'nameOf' | 'leading'> & {
  readonly row: Row;
  readonly index: number;
  /** below the table's head, in pixels */
  readonly top: number;
  readonly measure: (element: HTMLElement | null) => void;
  readonly onFocus: (index: number) => void;
  readonly onOpen: () => void;
};

const PlainRow = <Row,>({ row, index, top, columns, hrefOf, nameOf, leading, measure, onFocus, onOpen }: RowProps<Row>) => {
  const classes = useMemo(() => classesOf(columns), [columns]);
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      data-index={index}
      ref={measure}
      className="table-row"
      style={{ transform: `translateY(${top}px)` }}
      onFocus={() => onFocus(index)}
    >
      {leading ? (
        <div role="cell" className="cell cell-leading">
          {leading(row)}
        </div>
      ) : null}
      {columns.map(({ key: name, cell }, index) => (
        <div key={name} role="cell" className={classes[index]}>
          {index === 0 && hrefOf ? (
            <Link href={hrefOf(row)} className="row-link" aria-label={nameOf?.(row)} onClick={onOpen}>
              {cell(row)}
            </Link>
          ) : (
            cell(row)
          )}
        </div>
      ))}
    </div>
  );
};
/** The row that was opened, kept with the list's place in the browser's history: Back returns to it. */
const openedRow = {
  read: (): unknown => (history.state as { readonly row?: unknown } | null)?.row,
  keep: (row: string): void => history.replaceState({ ...history.state, row }, ''),
};

/** Drawn once: while one scrolls, only rows that come are drawn. */
const TableRow = memo(PlainRow) as typeof PlainRow;

export const Table = <Row,>({
  label,
  rows,
  columns,
  keyOf,
  hrefOf,
  nameOf,
  total,
  onEnd,
  leading,
  ordering,
  onOrder,
}: Props<Row>) => {
  const body = useRef<HTMLDivElement>(null);
  const [margin, setMargin] = useState(0);
  const [active, setActive] = useState<number | null>(null);
  useLayoutEffect(() => setMargin(body.current?.offsetTop ?? 0), []);
  // what is seen is drawn first, and what may be scrolled to a moment later
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true));
    return () => clearTimeout(timer);
  }, []);
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => rowHeight,
    overscan: shown ? 6 : 0,
    scrollMargin: margin,
    getItemKey: (index) => keyOf(rows[index] as Row),
  });
  const items = virtual.getVirtualItems();
  const last = items.at(-1)?.index ?? 0;
  useEffect(() => {
    if (rows.length > 0 && last >= rows.length - ahead) onEnd?.();
  }, [last, rows.length, onEnd]);
  const goTo = (index: number) => {
    setActive(index);
    virtual.scrollToIndex(index, { align: 'auto' });
    requestAnimationFrame(() => body.current?.querySelector<HTMLElement>(`[data-index="${index}"] .row-link`)?.focus());
  };
  const go = (by: 1 | -1) => {
    const next = step(active, by, rows.length);
    if (next !== null && hrefOf) goTo(next);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the list is there again
  useEffect(() => {
    const opened = openedRow.read();
    const index = opened === undefined ? -1 : rows.findIndex((row) => keyOf(row) === opened);
    if (index >= 0) goTo(index);
  }, []);
  useKeys({ j: () => go(1), k: () => go(-1) });
  const tracks = [...(leading ? ['2.25rem'] : []), ...columns.map(({ width }) => width)].join(' ');
  // what is long in the last cell leaves the first, which says what the row is, its half
  const narrow = [...(leading ? ['2.25rem'] : []), 'minmax(0, 1fr)', 'fit-content(50%)'].join(' ');
  return (
    <div
      className="table"
      role="table"
      aria-label={label}
      aria-rowcount={(total ?? rows.length) + 1}
      style={{ '--tracks': tracks, '--tracks-narrow': narrow } as React.CSSProperties}
    >
      <div role="rowgroup" className="table-head">
        <Head columns={columns} leading={leading !== undefined} ordering={ordering} onOrder={onOrder} />
      </div>
      <div role="rowgroup" className="table-body" ref={body} style={{ height: virtual.getTotalSize() }}>
        {items.map(({ index, key, start }) => {
          const row = rows[index] as Row;
          return (
            <TableRow
              key={key}
              row={row}
              index={index}
              top={start - margin}
              columns={columns}
              hrefOf={hrefOf}
              nameOf={nameOf}
              leading={leading}
              measure={virtual.measureElement}
              onFocus={setActive}
              onOpen={() => openedRow.keep(keyOf(row))}
            />
          );
        })}
      </div>
    </div>
  );
};

type HeadProps<Row> = {
  readonly columns: readonly Column<Row>[];
  readonly leading: boolean;
  readonly ordering: string | undefined;
  readonly onOrder: ((ordering: string) => void) | undefined;
};

/** Upwards first, then the other way. */
const Head = <Row,>({ columns, leading, ordering, onOrder }: HeadProps<Row>) => {
  const { common } = useWords();
  return (
    <div role="row" aria-rowindex={1} className="table-headrow">
      {leading ? (
        <div role="columnheader" className="cell">
          <span className="visually-hidden">{common.actions}</span>
        </div>
      ) : null}
      {columns.map(({ key, header, align, extra, sort }) => (
        <div
          key={key}
          role="columnheader"
          aria-sort={
            sort === undefined ? undefined : ordering === sort ? 'ascending' : ordering === `-${sort}` ? 'descending' : 'none'
          }
          className={`cell ${align ? 'cell-end' : ''} ${extra ? 'cell-extra' : ''}`}
        >
          {sort !== undefined && onOrder ? (
            <button type="button" className="sort-button" onClick={() => onOrder(ordering === sort ? `-${sort}` : sort)}>
              {header}
              <Icon name="down" className={ordering === sort ? 'sort-up' : ordering === `-${sort}` ? '' : 'sort-none'} />
            </button>
          ) : (
            header
          )}
        </div>
      ))}
    </div>
  );
};
