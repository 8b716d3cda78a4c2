import type { Order } from '../../api/orders.ts';
import { useFieldName } from '../../shell/use-field-name.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Diff } from '../../ui/diff.tsx';
import { Foreign } from '../../ui/text.tsx';
import { fieldValueShown } from '../../words/field-value.ts';
import { useFormat, useWords } from '../../words/use-words.tsx';
import { fieldsOf, fieldValue } from './fields.ts';
import { recordName } from './record-field.tsx';
import type { Conflict } from './use-draft.ts';

/** What people read for a value: a record by its name. */
const shownValue = (order: Order, field: string): string => {
  if (field === 'customer') return recordName(order.customer_record);
  if (field === 'warehouse') return recordName(order.warehouse_record);
  const line = /^lines\.(\d+)\.product$/.exec(field)?.[1];
  return line ? recordName(order.lines[Number(line) - 1]?.product_record ?? null) : fieldValue(order, field);
};

type Props = { readonly conflict: Conflict; readonly onSettle: (keep: 'mine' | 'theirs') => void };

/** Two people on one draft: what the other changed, and the value that was to be saved; one of them is chosen. */
export const ConflictDialog = ({ conflict, onSettle }: Props) => {
  const words = useWords();
  const { review } = words;
  const format = useFormat();
  const { field, mine, before, now } = conflict;
  const nameOf = useFieldName();
  const changes = fieldsOf(now.order).flatMap((changedField) => {
    const [was, is] = [shownValue(before.order, changedField), shownValue(now.order, changedField)];
    return was === is ? [] : [{ field: changedField, before: was || null, after: is || null }];
  });
  return (
    <Dialog
      title={review.conflict.title}
      onClose={() => onSettle('theirs')}
      footer={
        <>
          <Button onClick={() => onSettle('theirs')}>{review.conflict.takeTheirs}</Button>
          <Button look="primary" data-focus-first onClick={() => onSettle('mine')}>
            {review.conflict.keepMine}
          </Button>
        </>
      }
    >
      <p>{review.conflict.lead}</p>
      <Diff changes={changes} nameOf={nameOf} />
      <dl className="facts">
        <dt>
          {nameOf(field)} · {review.conflict.mine}
        </dt>
        <dd>
          <strong>
            <Foreign>{fieldValueShown(field, mine, format)}</Foreign>
          </strong>
        </dd>
        <dt>
          {nameOf(field)} · {review.conflict.theirs}
        </dt>
        <dd>
          <Foreign>{fieldValueShown(field, shownValue(now.order, field), format)}</Foreign>
        </dd>
      </dl>
    </Dialog>
  );
};
