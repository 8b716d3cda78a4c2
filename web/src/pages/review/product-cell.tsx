/** The product of a line: found by typing, or taken from what is nearly it by Alt and a digit. */
import { useCallback, useId } from 'react';
import type { OrderLine } from '../../api/orders.ts';
import { searchProducts } from '../../shell/record-search.ts';
import { useFieldName } from '../../shell/use-field-name.ts';
import { Combobox } from '../../ui/combobox.tsx';
import { visible } from '../../ui/visible.ts';
import { useWords } from '../../words/use-words.tsx';
import { Mark } from './draft-field.tsx';
import { type CellProps, cellClass } from './grid-cell.tsx';
import { recordName } from './record-field.tsx';
import type { Standing } from './standing.ts';
import type { Desk } from './use-field-input.ts';

/** Whether the customer's word for a product is to be remembered: the box that asks lies in the bar of the cell. */
export const isToLearn = (line: number): boolean =>
  document.querySelector<HTMLInputElement>(`[data-learn="lines.${line}"]`)?.checked ?? false;

type Props = CellProps & { readonly line: OrderLine; readonly number: number; readonly standing: Standing; readonly desk: Desk };

export const ProductCell = ({ field, column, position, isEntry, label, line, number, standing, desk }: Props) => {
  const { review } = useWords();
  const id = useId();
  const name = useFieldName()(field);
  const { save } = desk;
  const choose = useCallback((id: string) => void save(field, id, { learn: isToLearn(number) }), [save, field, number]);
  const isMarked = Boolean(standing.unsure || standing.fault);
  return (
    <div role="gridcell" className={cellClass(column, standing)} data-cell={position} data-label={label}>
      <Combobox
        isCell
        tabIndex={isEntry ? 0 : -1}
        label={name}
        hideLabel
        name={field}
        placeholder={visible(line.code ?? '') || review.chooseProduct}
        chosen={recordName(line.product_record)}
        search={searchProducts}
        onChoose={choose}
        disabled={desk.readOnly}
        describedBy={isMarked ? `${id}-mark` : undefined}
        invalid={Boolean(standing.fault)}
      />
      <span className="line-mark">
        <Mark id={`${id}-mark`} field={field} standing={standing} />
      </span>
    </div>
  );
};
