/** Below the grid, always at the same place: what is to be said of the cell that has the focus, and the products that are nearly it. */
import { useEffect, useState } from 'react';
import type { Order } from '../../api/orders.ts';
import { useFieldName } from '../../shell/use-field-name.ts';
import { Button } from '../../ui/button.tsx';
import { Check } from '../../ui/field.tsx';
import { Foreign } from '../../ui/text.tsx';
import { amountOf } from '../../words/amount-of.ts';
import type { Format } from '../../words/format.ts';
import { useFormat, useWords } from '../../words/use-words.tsx';
import { Mark } from './draft-field.tsx';
import { equalLines } from './equal-lines.ts';
import { isToLearn } from './product-cell.tsx';
import { Candidates } from './record-field.tsx';
import { fine, type Standings } from './standing.ts';
import type { Finding } from './unsure.ts';
import type { Desk } from './use-field-input.ts';
import type { Lines } from './use-grid-edits.tsx';
import { useGridWords } from './use-grid-words.ts';
import { useRecordWords } from './use-record-words.ts';

type Line = Order['lines'][number];

/** A match that needs no lesson: what the customer said is known already. */
const isCertain = ({ product, matched_by: by }: Line): boolean =>
  product !== null && by !== null && ['code', 'ean', 'alias', 'name'].includes(by);

type Props = {
  readonly line: Line;
  readonly number: number;
  readonly field: string;
  readonly standings: Standings;
  readonly desk: Desk;
  readonly order: Order;
  readonly lines: Lines;
  readonly onMake: (field: string) => void;
};

/** The nearest quantity that the product is sold in, as cells of the line. */
const nearestQuantity = (number: number, finding: Finding | undefined, format: Format) => {
  if (finding?.reason !== 'quantity_below_minimum' && finding?.reason !== 'quantity_not_multiple') return null;
  const { nearest, nearest_unit: unit } = finding.facts;
  const qty = { field: `lines.${number}.qty`, value: String(nearest), text: format.input(nearest) };
  const unitCells = unit === null ? [] : [{ field: `lines.${number}.unit`, value: unit, text: unit }];
  return { entered: [qty, ...unitCells], text: amountOf(format.number(nearest), unit) };
};

export const CellBar = ({ line, number, field, standings, desk, order, lines, onMake }: Props) => {
  const { review } = useWords();
  const words = useGridWords();
  const records = useRecordWords();
  const nameOf = useFieldName();
  const format = useFormat();
  const [learn, setLearn] = useState(false);
  const lineText = [line.code, line.name].filter(Boolean).join(' · ');
  // what was to be learned was of what stood here
  // biome-ignore lint/correctness/useExhaustiveDependencies: of every other line anew
  useEffect(() => setLearn(false), [number, lineText]);
  const product = `lines.${number}.product`;
  const isProduct = field === product && line.kind !== 'charge' && !desk.readOnly;
  const standing = standings[field] ?? fine;
  const { product: knownProduct } = line;
  const equal = knownProduct === null || !isProduct ? [] : equalLines(order, number, knownProduct);
  const nearest = nearestQuantity(number, standing.unsure?.finding, format);
  const apply = () =>
    lines.enter(
      equal.map((lineNumber) => ({ field: `lines.${lineNumber}.product`, value: knownProduct ?? '', text: '' })),
      records.applied,
    );
  return (
    <div className="cell-bar">
      <div className="cell-bar-said">
        <strong>{nameOf(field)}</strong>
        {lineText ? (
          <span className="soft">
            {words.asOrdered}: <Foreign>{lineText}</Foreign>
          </span>
        ) : null}
        {standing.unsure || standing.fault ? (
          // the cell itself is described by it
          <span aria-hidden="true">
            <Mark id="cell-bar-mark" field={field} standing={standing} />
          </span>
        ) : (
          <span className="soft">{words.looksFine}</span>
        )}
      </div>
      {isProduct && line.candidates.length > 0 ? (
        <Candidates candidates={line.candidates} onChoose={(id) => void desk.save(product, id, { learn: isToLearn(number) })} />
      ) : null}
      {isProduct && order.customer !== null && lineText && !isCertain(line) ? (
        <Check
          label={review.learn}
          checked={learn}
          data-learn={`lines.${number}`}
          tabIndex={-1}
          onChange={({ target }) => setLearn(target.checked)}
        />
      ) : null}
      {isProduct && knownProduct === null ? (
        <Button icon="plus" hint="Alt+C" onClick={() => onMake(product)}>
          {records.product.open}
        </Button>
      ) : null}
      {nearest && !desk.readOnly ? (
        <Button onClick={() => void lines.enter(nearest.entered, () => words.quantityChanged)}>
          {words.changeTo(nearest.text)}
        </Button>
      ) : null}
      {equal.length > 0 ? <Button onClick={apply}>{records.applyEqual(equal.length)}</Button> : null}
    </div>
  );
};
