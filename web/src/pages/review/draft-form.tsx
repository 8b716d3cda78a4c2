import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { findCustomers, findProducts, type OrderLine, warehousesQuery } from '../../api/orders.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import type { Found } from '../../ui/combobox.tsx';
import { Check } from '../../ui/field.tsx';
import { Foreign } from '../../ui/text.tsx';
import { useFormat, useWords } from '../../words/use-words.tsx';
import { DraftField, type FieldContext, Mark } from './draft-field.tsx';
import { RecordField } from './record-field.tsx';
import type { Lines } from './use-lines.ts';

/** All fields of a draft, in the order in which Tab goes through them. */
export const DraftForm = ({ lines, ...context }: FieldContext & { readonly lines: Lines }) => {
  const { order: words, review } = useWords();
  const { order, readOnly } = context;
  return (
    <div className="draft">
      <div className="form">
        <CustomerField {...context} />
        <DraftField field="customer_name" {...context} />
        <DraftField field="customer_email" {...context} />
        <DraftField field="po_number" {...context} />
        <DraftField field="order_date" {...context} />
        <DraftField field="delivery_date" {...context} />
        <DraftField field="currency" {...context} />
        <DraftField field="total" {...context} />
        <WarehouseField {...context} />
      </div>
      <section className="lines" aria-label={words.fields.lines}>
        <h2>{words.fields.lines}</h2>
        {order.lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place
          <LineFields key={index} line={line} number={index + 1} lines={lines} {...context} />
        ))}
        {readOnly ? null : (
          <div>
            <Button icon="plus" hint="Alt+N" busy={lines.busy} onClick={lines.add}>
              {review.addLine}
            </Button>
          </div>
        )}
      </section>
    </div>
  );
};

const customers = async (text: string, signal: AbortSignal): Promise<readonly Found[]> =>
  (await findCustomers(text, signal)).map(({ id, name, code, emails }) => ({
    id,
    name,
    detail: [code, emails[0]].filter(Boolean).join(' · ') || null,
  }));
const products = async (text: string, signal: AbortSignal): Promise<readonly Found[]> =>
  (await findProducts(text, signal)).map(({ id, name, code, unit }) => ({
    id,
    name,
    detail: [code, unit].filter(Boolean).join(' · '),
  }));

const CustomerField = (context: FieldContext) => {
  const { review } = useWords();
  const { order, draft } = context;
  return (
    <div className="form-wide">
      <RecordField
        field="customer"
        placeholder={review.chooseCustomer}
        record={order.customer_record}
        candidates={order.customer_candidates}
        search={customers}
        onChoose={(id) => void draft.save('customer', id)}
        {...context}
      />
    </div>
  );
};

const WarehouseField = (context: FieldContext) => {
  const { order: words, review } = useWords();
  const { order, draft, unsure, seen, readOnly } = context;
  const { data = [] } = useQuery(warehousesQuery);
  return (
    <div className={`field ${unsure.some(({ field }) => field === 'warehouse') && !seen.has('warehouse') ? 'field-unsure' : ''}`}>
      <label htmlFor="draft-warehouse">{words.fields.warehouse}</label>
      <select
        id="draft-warehouse"
        data-field="warehouse"
        className="input"
        disabled={readOnly}
        value={order.warehouse ?? ''}
        onChange={({ target }) => void draft.save('warehouse', target.value)}
      >
        <option value="">{review.chooseWarehouse}</option>
        {data.map(({ id, code, name }) => (
          <option key={id} value={id}>
            {code} · {name}
          </option>
        ))}
      </select>
      <Mark id="draft-warehouse-mark" field="warehouse" unsure={unsure} seen={seen} fault={draft.faults.warehouse} />
    </div>
  );
};

/** A match that needs no lesson: what the customer said is known already. */
const isCertain = ({ product, matched_by: by }: OrderLine): boolean =>
  product !== null && by !== null && ['code', 'ean', 'alias', 'name'].includes(by);

type LineProps = FieldContext & { readonly line: OrderLine; readonly number: number; readonly lines: Lines };

const LineFields = ({ line, number, lines, ...context }: LineProps) => {
  const { order: words, review } = useWords();
  const format = useFormat();
  const { order, draft, readOnly } = context;
  const [learn, setLearn] = useState(false);
  const path = `lines.${number}`;
  const choose = useCallback((id: string) => void draft.save(`${path}.product`, id, { learn }), [draft, path, learn]);
  const said = line.code ?? line.name;
  // what was to be learned was of what stood here
  // biome-ignore lint/correctness/useExhaustiveDependencies: of every other line anew
  useEffect(() => setLearn(false), [said]);
  return (
    <div className="line" role="group" aria-label={words.line(String(number))}>
      <div className="line-head">
        <span className="line-number">{number}</span>
        <span className="line-said">
          <Foreign>{[line.code, line.name].filter(Boolean).join(' · ')}</Foreign>
        </span>
        {line.amount === null ? null : <strong className="line-amount">{format.money(line.amount, order.currency)}</strong>}
        {readOnly ? null : (
          <IconButton
            icon="trash"
            label={`${review.removeLine(String(number))} (Alt+Del)`}
            tabIndex={-1}
            busy={lines.busy}
            onClick={() => lines.remove(number)}
          />
        )}
      </div>
      {line.charge ? <p className="soft">{words.charges[line.charge]}</p> : null}
      {line.charge ? null : (
        <RecordField
          field={`${path}.product`}
          short={words.fields.product}
          placeholder={review.chooseProduct}
          record={line.product_record}
          candidates={line.candidates}
          search={products}
          onChoose={choose}
          {...context}
        >
          {!readOnly && order.customer && said && !isCertain(line) ? (
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
        <DraftField field={`${path}.qty`} short={words.fields.qty} {...context} />
        {line.charge ? null : <DraftField field={`${path}.unit`} short={words.fields.unit} {...context} />}
        <DraftField field={`${path}.price`} short={words.fields.price} {...context} />
        {line.charge ? null : <DraftField field={`${path}.discount`} short={words.fields.discount} {...context} />}
      </div>
    </div>
  );
};
