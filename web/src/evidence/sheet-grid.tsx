/** The cells of a sheet that were read. */
import { memo, useMemo } from 'react';
import { visible } from '../ui/visible.ts';
import { fieldOf, type Grid, gridOf, type Mark } from './marks.ts';

type Props = {
  readonly name: string;
  readonly marks: readonly Mark[];
  readonly active: readonly Mark[];
  readonly nameOf: (field: string) => string;
  readonly onPick: (field: string) => void;
};

export const SheetGrid = ({ name, marks, active, nameOf, onPick }: Props) => {
  const { columns, rows } = useMemo(() => gridOf(marks), [marks]);
  const fields = new Set(active.map(({ field }) => field));
  return (
    <div className="scroll-x">
      <table className="sheet-grid" aria-label={visible(name)}>
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ number, cells }) => {
            const current = cells.flatMap((mark) => (mark && fields.has(mark.field) ? [mark.field] : [])).join(' ');
            return <Row key={number} {...{ number, cells, columns, current, nameOf, onPick }} />;
          })}
        </tbody>
      </table>
    </div>
  );
};

type RowProps = Grid['rows'][number] &
  Pick<Grid, 'columns'> &
  Pick<Props, 'nameOf' | 'onPick'> & {
    /** its fields that have the focus, divided by blanks */
    readonly current: string;
  };

/** Drawn again where the focus comes or goes: a sheet may have thousands of cells. */
const Row = memo(({ number, cells, columns, current, nameOf, onPick }: RowProps) => (
  <tr>
    <th scope="row">{number}</th>
    {cells.map((mark, index) => (
      <td key={columns[index]}>
        {mark ? (
          <button
            type="button"
            tabIndex={-1}
            className={`cell-mark ${mark.confidence < 0.7 ? 'mark-low' : 'mark-high'}`}
            aria-current={current.split(' ').includes(mark.field) ? 'true' : undefined}
            title={nameOf(mark.field)}
            onClick={() => onPick(fieldOf(mark))}
          >
            <bdi>{visible(mark.source)}</bdi>
          </button>
        ) : null}
      </td>
    ))}
  </tr>
));
