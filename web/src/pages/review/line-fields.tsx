/** A line of a draft. What it is stands there at once; its fields come when it comes near the window, for an order may have hundreds. */
import { memo, useCallback, useEffect, useState } from 'react';
import { findProducts, type OrderLine } from '../../api/orders.ts';
import { useDetailNames } from '../../shell/use-field-name.ts';
import { IconButton } from '../../ui/button.tsx';
import type { Found } from '../../ui/combobox.tsx';
import { Check } from '../../ui/field.tsx';
import { Foreign } from '../../ui/text.tsx';
import { useNear } from '../../ui/use-near.ts';
import { useFormat, useWords } from '../../words/use-words.tsx';
import { type Desk, DraftField } from './draft-field.tsx';
import { type LineField, lineDetailFields, lineValue } from './fields.ts';
import { RecordField } from './record-field.tsx';
import { fine, type Standings } from './standing.ts';

const products = async (text: string, signal: AbortSignal): Promise<readonly Found[]> =>
  (await findProducts(text, signal)).map(({ id, name, code, unit }) => ({
    id,
    name,
    detail: [code, unit].filter(Boolean).join(' · '),
  }));

/** A match that needs no lesson: what the customer said is known already. */
const isCertain = ({ product, matched_by: by }: OrderLine): boolean =>
  product !== null && by !== null && ['code', 'ean', 'alias', 'name'].includes(by);

type Props = {
  readonly line: OrderLine;
  readonly number: number;
  readonly standings: Standings;
  readonly desk: Desk;
  readonly currency: string | null;
  /** of whom something can be learned */
  readonly hasCustomer: boolean;
  readonly busy: boolean;
  readonly onRemove: (number: number) => void;
  /** its fields do not wait for the window */
  readonly wanted: boolean;
};

const PlainLine = (props: Props) => {
  const { line, number, desk, currency, busy, onRemove, wanted } = props;
  const { order: words, review } = useWords();
  const format = useFormat();
  const [element, near] = useNear<HTMLDivElement>(wanted);
  return (
    <div ref={element} className={near ? 'line' : 'line line-far'} role="group" aria-label={words.line(String(number))}>
      <div className="line-head">
        <span className="line-number">{number}</span>
        <span className="line-said">
          <Foreign>{[line.code, line.name].filter(Boolean).join(' · ')}</Foreign>
        </span>
        {line.amount === null ? null : <strong className="line-amount">{format.money(line.amount, currency)}</strong>}
        {desk.readOnly || !near ? null : (
          <IconButton
            icon="trash"
            label={`${review.removeLine(String(number))} (Alt+Del)`}
            tabIndex={-1}
            busy={busy}
            onClick={() => onRemove(number)}
          />
        )}
      </div>
      {line.charge ? <p className="soft">{words.charges[line.charge]}</p> : null}
      {near ? <Fields {...props} /> : null}
    </div>
  );
};
/** Drawn again where something of it changed. */
export const LineFields = memo(PlainLine);

const Fields = ({ line, number, standings, desk, hasCustomer }: Props) => {
  const { order: words, review } = useWords();
  const [learn, setLearn] = useState(false);
  const path = `lines.${number}`;
  const names = useDetailNames();
  const shortName = (name: LineField): string => {
    if (name === 'requested_delivery.until') return names.delivery_date;
    return name in words.fields ? words.fields[name as keyof typeof words.fields] : names[name as keyof typeof names];
  };
  const { save } = desk;
  const choose = useCallback((id: string) => void save(`${path}.product`, id, { learn }), [save, path, learn]);
  const said = line.code ?? line.name;
  // what was to be learned was of what stood here
  // biome-ignore lint/correctness/useExhaustiveDependencies: of every other line anew
  useEffect(() => setLearn(false), [said]);
  const of = (name: LineField) => {
    const field = `${path}.${name}`;
    return { field, value: lineValue(line, name), short: shortName(name), standing: standings[field] ?? fine, desk };
  };
  return (
    <>
      {line.charge ? null : (
        <RecordField
          {...of('product')}
          placeholder={review.chooseProduct}
          record={line.product_record}
          candidates={line.candidates}
          search={products}
          onChoose={choose}
        >
          {!desk.readOnly && hasCustomer && said && !isCertain(line) ? (
            <Check
              label={review.learn}
              checked={learn}
              data-learn={path}
              tabIndex={-1}
              onChange={({ target }) => setLearn(target.checked)}
            />
          ) : null}
        </RecordField>
      )}
      <div className="line-values">
        <DraftField {...of('qty')} />
        {line.charge ? null : <DraftField {...of('unit')} />}
        <DraftField {...of('price')} />
        {line.charge ? null : <DraftField {...of('discount')} />}
      </div>
      {line.charge ? null : (
        <details className="line-details" open={lineDetailFields.some((name) => lineValue(line, name) !== '')}>
          <summary>{names.title}</summary>
          <div className="line-values">
            {lineDetailFields.map((name) => (
              <DraftField key={name} {...of(name)} />
            ))}
          </div>
        </details>
      )}
    </>
  );
};
