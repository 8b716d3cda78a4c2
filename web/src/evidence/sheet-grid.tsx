/** The cells of a sheet that were read. */
import { visible } from '../ui/visible.ts';
import { fieldOf, gridOf, type Mark } from './marks.ts';

type Props = {
  readonly name: string;
  readonly marks: readonly Mark[];
  readonly active: readonly Mark[];
  readonly nameOf: (field: string) => string;
  readonly onPick: (field: string) => void;
};

export const SheetGrid = ({ name, marks, active, nameOf, onPick }: Props) => {
  const { columns, rows } = gridOf(marks);
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
          {rows.map(({ number, cells }) => (
            <tr key={number}>
              <th scope="row">{number}</th>
              {cells.map((mark, index) => (
                <td key={columns[index]}>
                  {mark ? (
                    <button
                      type="button"
                      tabIndex={-1}
                      className={`cell-mark ${mark.confidence < 0.7 ? 'mark-low' : 'mark-high'}`}
                      aria-current={active.some(({ field }) => field === mark.field) ? 'true' : undefined}
                      title={nameOf(mark.field)}
                      onClick={() => onPick(fieldOf(mark))}
                    >
                      <bdi>{visible(mark.source)}</bdi>
                    </button>
                  ) : null}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
