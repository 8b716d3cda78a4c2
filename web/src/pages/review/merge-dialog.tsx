/** Which other draft of the customer is merged into this one, and what of its header goes. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { keys } from '../../api/keys.ts';
import { fetchMergeable, mergeOrder } from '../../api/move-lines.ts';
import { type Order, orderQuery } from '../../api/orders.ts';
import { ProblemBox } from '../../shell/problem-box.tsx';
import { useFieldName } from '../../shell/use-field-name.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Diff } from '../../ui/diff.tsx';
import { Select } from '../../ui/field.tsx';
import { Loading } from '../../ui/states.tsx';
import { movingWords } from '../../words/moving-words.ts';
import { useFormat, useSpoken } from '../../words/use-words.tsx';
import { useMoving } from './use-moving.ts';

const headerFields = ['po_number', 'order_date', 'delivery_date'] as const;
const addressFields = ['name', 'street', 'postal_code', 'city', 'country'] as const;

/** What the order to be merged says otherwise; `after`: what remains. */
const conflictsOf = (into: Order, from: Order) =>
  [
    ...headerFields.map((field) => ({ field: field as string, before: from[field], after: into[field] })),
    ...addressFields.map((name) => ({
      field: `ship_to.${name}`,
      before: from.ship_to?.[name] ?? null,
      after: into.ship_to?.[name] ?? null,
    })),
  ].filter(({ before, after }) => before !== null && before !== after);

export const MergeDialog = ({ order, onClose }: { readonly order: Order; readonly onClose: () => void }) => {
  const all = movingWords[useSpoken().language];
  const words = all.merge;
  const format = useFormat();
  const [chosenId, setChosenId] = useState('');
  const candidates = useQuery({
    queryKey: [...keys.orders.one(order.id), 'mergeable'],
    queryFn: ({ signal }) => fetchMergeable(order, signal),
    staleTime: 0,
  });
  const from = useQuery({ ...orderQuery(chosenId), enabled: chosenId !== '', staleTime: 0 });
  const chosenOrder = chosenId === '' ? undefined : from.data?.order;
  const moving = useMoving({
    order,
    move: (versioned) => mergeOrder(versioned, chosenId),
    messageOf: () => words.merged(chosenOrder?.reference ?? ''),
    onClose,
  });
  const entries = candidates.data ?? [];
  const options = entries.map(({ id, reference, po_number: number, total, currency, created_at: at }) => ({
    value: id,
    label: [reference, number, total === null ? null : format.money(total, currency), format.dateTime(at)]
      .filter((part) => part !== null)
      .join(' · '),
  }));
  const error = candidates.error ?? from.error;
  return (
    <Dialog
      title={words.title(order.reference)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{all.cancel}</Button>
          <Button look="primary" busy={moving.isPending} disabled={!chosenOrder} onClick={() => moving.mutate()}>
            {words.submit}
          </Button>
        </>
      }
    >
      {error ? <ProblemBox error={error} /> : null}
      {candidates.isPending ? <Loading rows={2} /> : null}
      {candidates.isSuccess && entries.length === 0 ? <p>{words.none}</p> : null}
      {entries.length > 0 ? (
        <Select
          label={words.order}
          value={chosenId}
          options={[{ value: '', label: words.choose }, ...options]}
          onChange={({ target }) => setChosenId(target.value)}
        />
      ) : null}
      {chosenOrder ? <Consequences into={order} from={chosenOrder} /> : null}
    </Dialog>
  );
};

const Consequences = ({ into, from }: { readonly into: Order; readonly from: Order }) => {
  const words = movingWords[useSpoken().language].merge;
  const nameOf = useFieldName();
  const conflicts = conflictsOf(into, from);
  return (
    <div role="status" className="stack-tight">
      <p>
        {words.hint(from.reference, into.reference)} {words.lines(from.lines.length)}.
      </p>
      {conflicts.length === 0 ? (
        <p className="soft">{words.agrees}</p>
      ) : (
        <>
          <p>{words.conflicts(from.reference, into.reference)}</p>
          <Diff changes={conflicts} nameOf={nameOf} />
        </>
      )}
    </div>
  );
};
