/** A line of a draft as a row of the grid. Its texts are there at once; its fields and its button come when it comes near the window, for an order may have hundreds. */
import { memo } from 'react';
import type { OrderLine } from '../../api/orders.ts';
import { IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useNear } from '../../ui/use-near.ts';
import { visible } from '../../ui/visible.ts';
import { baseQuantityText } from '../../words/amount-of.ts';
import { useFormat, useWords } from '../../words/use-words.tsx';
import type { Words } from '../../words/words.ts';
import { lineValue } from './fields.ts';
import { cellClass, ReadCell, TextCell } from './grid-cell.tsx';
import { copiedValue, type GridColumn, isEditable, panelFieldsOf } from './grid-columns.ts';
import { LinePanel } from './line-panel.tsx';
import { ProductCell } from './product-cell.tsx';
import { recordName } from './record-field.tsx';
import { fine, isWanted, type Standings } from './standing.ts';
import { useColumnName } from './use-column-name.ts';
import type { Desk } from './use-field-input.ts';
import { useGridWords } from './use-grid-words.ts';
import { useNotation } from './use-notation.ts';

export type RowProps = {
  readonly line: OrderLine;
  readonly number: number;
  readonly columns: readonly GridColumn[];
  readonly standings: Standings;
  readonly desk: Desk;
  readonly currency: string | null;
  readonly busy: boolean;
  /** its fields do not wait for the window */
  readonly isFocusTarget: boolean;
  /** the column of its cell that Tab comes to; null: that is in another line */
  readonly entry: number | null;
  readonly isOpen: boolean;
  readonly onOpen: (number: number) => void;
  readonly onInsert: (at: number) => void;
  readonly onRemove: (...lineNumbers: readonly number[]) => void;
};

/** The product of a line, or what was said of it; of a charge its kind. */
const productText = (line: OrderLine, charges: Words['order']['charges']): string =>
  line.charge ? charges[line.charge] : recordName(line.product_record) || visible(line.code ?? '');

const Cells = ({ line, number, columns, standings, desk, entry, currency }: RowProps) => {
  const { order: words } = useWords();
  const format = useFormat();
  const { written } = useNotation();
  const nameOf = useColumnName();
  return columns.map((column, index) => {
    const field = `lines.${number}.${column}`;
    const standing = standings[field] ?? (column === 'product' ? standings[`lines.${number}.code`] : undefined) ?? fine;
    const cell = { field, column, position: `${number}/${index}`, isEntry: entry === index, label: nameOf(column) };
    if (column === 'amount')
      return <ReadCell key={column} {...cell} text={line.amount === null ? '' : format.money(line.amount, currency)} />;
    // a field that finds is out of reach where nothing is to be found
    if (!isEditable(line, column) || (column === 'product' && desk.readOnly))
      return (
        <ReadCell
          key={column}
          {...cell}
          text={column === 'product' ? productText(line, words.charges) : written(field, copiedValue(line, column))}
        />
      );
    if (column === 'product') return <ProductCell key={column} {...cell} {...{ line, number, standing, desk }} />;
    const source = line.price_source && words.priceSources[line.price_source];
    const note = column === 'price' ? source : column === 'qty' ? baseQuantityText(line, format) : null;
    return <TextCell key={column} {...cell} {...{ standing, desk, note }} value={lineValue(line, column)} />;
  });
};

/** The same as texts: what one finds and reads of a line that is far away. */
const Texts = ({ line, number, columns, standings, currency }: RowProps) => {
  const { order: words } = useWords();
  const format = useFormat();
  const { written } = useNotation();
  const textOf = (column: GridColumn): string => {
    if (column === 'amount') return line.amount === null ? '' : format.money(line.amount, currency);
    if (column === 'product') return productText(line, words.charges);
    return written(column, lineValue(line, column));
  };
  return columns.map((column, index) => (
    <div
      key={column}
      role="gridcell"
      className={`${cellClass(column, standings[`lines.${number}.${column}`] ?? fine)} line-input`}
      data-cell={`${number}/${index}`}
    >
      {visible(textOf(column))}
    </div>
  ));
};

const State = ({ standings }: { readonly standings: Standings }) => {
  const all = Object.values(standings);
  if (all.some(({ fault }) => fault)) return <Icon name="alert" />;
  if (all.some(isWanted)) return <Icon name="eye" />;
  return all.some(({ seen }) => seen) ? <Icon name="check" /> : null;
};

const Tools = ({ line, number, columns, standings, isOpen, onOpen }: RowProps) => {
  const words = useGridWords();
  const saysMore = panelFieldsOf(columns).some((name) => lineValue(line, name) !== '');
  return (
    <>
      <span className="line-state">
        <State standings={standings} />
      </span>
      <IconButton
        icon={isOpen ? 'x' : saysMore ? 'info' : 'down'}
        label={isOpen ? words.closeDetails(String(number)) : words.details(String(number))}
        aria-expanded={isOpen}
        tabIndex={-1}
        onClick={() => onOpen(number)}
      />
    </>
  );
};

const PlainRow = (props: RowProps) => {
  const { line, number, columns, standings, isFocusTarget, isOpen } = props;
  const [element, near] = useNear<HTMLDivElement>(isFocusTarget);
  const position = line.position !== null && line.position !== String(number) ? visible(line.position) : null;
  return (
    <>
      <div ref={element} role="row" aria-rowindex={number + 1} className={`line ${near ? '' : 'line-far'}`}>
        <div role="rowheader" className="line-cell line-number">
          {number}
          {position === null ? null : <span className="soft small"> ({position})</span>}
        </div>
        {near ? <Cells {...props} /> : <Texts {...props} />}
        <div role="gridcell" className="line-cell line-tools">
          {near ? <Tools {...props} /> : null}
        </div>
      </div>
      {isOpen ? (
        <LinePanel
          {...{ line, number, columns, standings }}
          desk={props.desk}
          busy={props.busy}
          {...{ onInsert: props.onInsert, onRemove: props.onRemove }}
        />
      ) : null}
    </>
  );
};
/** Drawn again where something of it changed. */
export const LineRow = memo(PlainRow);
