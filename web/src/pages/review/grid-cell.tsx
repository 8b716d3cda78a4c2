/** One cell of the grid of lines. It is a field like any other of the draft; the keys that move from cell to cell are the grid's. */
import { useId } from 'react';
import { useFieldName } from '../../shell/use-field-name.ts';
import { Mark } from './draft-field.tsx';
import { isNumeric } from './fields.ts';
import type { GridColumn } from './grid-columns.ts';
import { isWanted, type Standing } from './standing.ts';
import { type Desk, useFieldInput } from './use-field-input.ts';

export type CellProps = {
  readonly field: string;
  readonly column: GridColumn;
  /** line and column, joined by a slash: the grid's key of the cell */
  readonly position: string;
  /** by what Tab comes into the grid */
  readonly isEntry: boolean;
  readonly label: string;
};

export const isNumberColumn = (column: GridColumn): boolean => column === 'amount' || isNumeric(column);

export const cellClass = (column: GridColumn, standing: Standing): string =>
  [
    'line-cell',
    `line-${column.replace(/\..*/, '')}`,
    isNumberColumn(column) ? 'line-cell-number' : '',
    isWanted(standing) ? 'line-cell-unsure' : '',
    standing.fault ? 'line-cell-fault' : '',
  ]
    .filter(Boolean)
    .join(' ');

type TextCellProps = CellProps & {
  readonly value: string;
  readonly standing: Standing;
  readonly desk: Desk;
  /** where the value comes from, when nobody wrote it, or what it comes to */
  readonly note: string | null;
};

export const TextCell = ({ field, column, position, isEntry, label, value, standing, desk, note }: TextCellProps) => {
  const id = useId();
  const name = useFieldName()(field);
  const { control } = useFieldInput({ field, value, desk });
  const isMarked = Boolean(standing.unsure || standing.fault);
  const described = [isMarked ? `${id}-mark` : '', note ? `${id}-note` : ''].filter(Boolean).join(' ');
  return (
    <div role="gridcell" className={cellClass(column, standing)} data-cell={position} data-label={label}>
      <input
        {...control}
        type="text"
        className="line-input"
        tabIndex={isEntry ? 0 : -1}
        aria-label={name}
        aria-invalid={standing.fault ? true : undefined}
        aria-describedby={described || undefined}
      />
      <span className="line-mark">
        <Mark id={`${id}-mark`} field={field} standing={standing} />
        {note ? (
          <small id={`${id}-note`} className="soft">
            {note}
          </small>
        ) : null}
      </span>
    </div>
  );
};

/** What is computed, or what a line of this kind does not have: to be read and copied. */
export const ReadCell = ({ field, column, position, isEntry, label, text }: CellProps & { readonly text: string }) => {
  const name = useFieldName()(field);
  return (
    <div role="gridcell" aria-readonly className={cellClass(column, {})} data-cell={position} data-label={label}>
      <input
        type="text"
        className="line-input"
        readOnly
        data-field={field}
        tabIndex={isEntry ? 0 : -1}
        aria-label={name}
        value={text}
        onFocus={({ target }) => target.select()}
      />
    </div>
  );
};
