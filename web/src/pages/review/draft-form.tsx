import { replaceEqualDeep, useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { type Order, warehousesQuery } from '../../api/orders.ts';
import { searchCustomers } from '../../shell/record-search.ts';
import { Button } from '../../ui/button.tsx';
import { useFormat, useWords } from '../../words/use-words.tsx';
import { DeliveryFields } from './delivery-fields.tsx';
import { DraftField, Mark } from './draft-field.tsx';
import { fieldValue, type HeadField } from './fields.ts';
import { LinesGrid } from './lines-grid.tsx';
import { MoveLines } from './move-lines.tsx';
import { RecordField } from './record-field.tsx';
import { fine, isWanted, type StandingOfParts, standingOf } from './standing.ts';
import type { Unsure } from './unsure.ts';
import type { Draft } from './use-draft.ts';
import type { Desk } from './use-field-input.ts';
import type { Lines } from './use-grid-edits.tsx';
import { useRecordWords } from './use-record-words.ts';

type Props = {
  readonly order: Order;
  readonly draft: Draft;
  readonly lines: Lines;
  readonly unsure: readonly Unsure[];
  readonly seen: ReadonlySet<string>;
  readonly readOnly: boolean;
  /** that is to have the focus, or had it last */
  readonly focusTarget: string | null;
  readonly focus: (field: string) => void;
  /** a record is made or linked for this field */
  readonly onMake: (field: string) => void;
};

/** All fields of a draft, in the order in which Tab goes through them. */
export const DraftForm = ({ order, draft, lines, unsure, seen, readOnly, focusTarget, focus, onMake }: Props) => {
  const { review } = useWords();
  const records = useRecordWords();
  const format = useFormat();
  const { save, shown, faults } = draft;
  const desk = useMemo<Desk>(() => ({ orderId: order.id, save, shown, readOnly }), [order.id, save, shown, readOnly]);
  const before = useRef<StandingOfParts>(undefined);
  // the same object for a line of which nothing changed
  const standing = useMemo(
    () => replaceEqualDeep(before.current, standingOf({ unsure, seen, faults })) as StandingOfParts,
    [unsure, seen, faults],
  );
  before.current = standing;
  const of = (field: HeadField) => ({ field, value: fieldValue(order, field), standing: standing.head[field] ?? fine, desk });
  // what approval takes where no total stands
  const sum = order.status === 'DRAFT' && order.total === null ? order.lines_total : null;
  const hasDate = order.delivery_date !== null || order.requested_delivery !== null;
  const isOpenDate = order.status === 'DRAFT' && !hasDate && !order.missing_fields.includes('delivery_date');
  return (
    <div className="draft">
      <div className="form">
        <RecordField
          {...of('customer')}
          placeholder={review.chooseCustomer}
          record={order.customer_record}
          candidates={order.customer_candidates}
          search={searchCustomers}
          onChoose={(id) => void save('customer', id)}
        >
          {readOnly || order.customer !== null ? null : (
            <div>
              <Button icon="plus" onClick={() => onMake('customer')}>
                {records.customer.open}
              </Button>
            </div>
          )}
        </RecordField>
        <DraftField {...of('customer_name')} />
        <DraftField {...of('customer_email')} />
        <DraftField {...of('po_number')} />
        <DraftField {...of('order_date')} />
        <DraftField {...of('delivery_date')} hint={isOpenDate ? review.asSoonAsPossible : null} />
        <DraftField {...of('currency')} />
        <DraftField {...of('total')} hint={sum === null ? null : review.totalTaken(format.money(sum, order.currency))} />
        <WarehouseField {...of('warehouse')} />
      </div>
      <DeliveryFields order={order} readOnly={readOnly} fieldOf={of} />
      <LinesGrid {...{ order, lines, standing, desk, focusTarget, focus, onMake }} />
      {readOnly ? null : <MoveLines order={order} settled={draft.settled} />}
    </div>
  );
};

type WarehouseProps = {
  readonly value: string;
  readonly standing: Parameters<typeof Mark>[0]['standing'];
  readonly desk: Desk;
};

const WarehouseField = ({ value, standing, desk }: WarehouseProps) => {
  const { order: words, review } = useWords();
  const { data = [] } = useQuery(warehousesQuery);
  return (
    <div className={`field ${isWanted(standing) ? 'field-unsure' : ''}`}>
      <label htmlFor="draft-warehouse">{words.fields.warehouse}</label>
      <select
        id="draft-warehouse"
        data-field="warehouse"
        className="input"
        disabled={desk.readOnly}
        value={value}
        aria-invalid={standing.fault ? true : undefined}
        aria-describedby={standing.unsure || standing.fault ? 'draft-warehouse-mark' : undefined}
        onChange={({ target }) => void desk.save('warehouse', target.value)}
      >
        <option value="">{review.chooseWarehouse}</option>
        {data.map(({ id, code, name }) => (
          <option key={id} value={id}>
            {code} · {name}
          </option>
        ))}
      </select>
      <Mark id="draft-warehouse-mark" field="warehouse" standing={standing} />
    </div>
  );
};
