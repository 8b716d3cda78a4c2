/** What else is said of a line, below its row. */
import type { OrderLine } from '../../api/orders.ts';
import { Button } from '../../ui/button.tsx';
import { DraftField } from './draft-field.tsx';
import { lineValue } from './fields.ts';
import { type GridColumn, panelFieldsOf } from './grid-columns.ts';
import { fine, type Standings } from './standing.ts';
import { useColumnName } from './use-column-name.ts';
import type { Desk } from './use-field-input.ts';
import { useGridWords } from './use-grid-words.ts';

type Props = {
  readonly line: OrderLine;
  readonly number: number;
  readonly columns: readonly GridColumn[];
  readonly standings: Standings;
  readonly desk: Desk;
  readonly busy: boolean;
  readonly onInsert: (at: number) => void;
  readonly onRemove: (...lineNumbers: readonly number[]) => void;
};

export const LinePanel = ({ line, number, columns, standings, desk, busy, onInsert, onRemove }: Props) => {
  const words = useGridWords();
  const nameOf = useColumnName();
  const fields = line.kind === 'charge' ? [] : panelFieldsOf(columns);
  return (
    <div role="row" className="line-panel-row">
      <div role="gridcell" className="line-panel" aria-colspan={columns.length + 2}>
        <div className="line-values" role="group" aria-label={words.details(String(number))}>
          {fields.map((name) => {
            const field = `lines.${number}.${name}`;
            const value = lineValue(line, name);
            return <DraftField key={name} {...{ field, value, desk }} short={nameOf(name)} standing={standings[field] ?? fine} />;
          })}
        </div>
        {desk.readOnly ? null : (
          <div className="row">
            <Button icon="plus" hint="Alt+Ins" busy={busy} onClick={() => onInsert(number)}>
              {words.insertLine}
            </Button>
            <Button icon="trash" hint="Alt+Del" busy={busy} onClick={() => onRemove(number)}>
              {words.deleteLine}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
};
